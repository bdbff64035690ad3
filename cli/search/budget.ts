import type { SearchModel } from '@nineworlds/engine';
import { adviceGames, REVIEW_GAMES } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';

/** How long is searched: by simulated games, which has the same answer every time, or by time. */
export type Budget = { readonly games: number } | { readonly milliseconds: number };

const SPEC = /^(?<number>[1-9]\d{0,6})(?<unit>ms)?$/;

/** Reads `1000` or `2000ms`; throws `BadInput`. */
export function readBudget(typed: string): Budget {
  const { number, unit } = SPEC.exec(typed)?.groups ?? {};
  if (number === undefined) throw badInput('--budget', 'badBudget', { value: typed.slice(0, 40) });
  return unit === undefined ? { games: Number(number) } : { milliseconds: Number(number) };
}

/** What advice is worth, if nobody says otherwise. */
export function usualAdvice(searchModel: SearchModel): { readonly games: number } {
  return { games: adviceGames(searchModel) };
}

/** Each position of a game that is looked back on, if nobody says otherwise. */
export const USUAL_REVIEW: Budget = { games: REVIEW_GAMES.normal };

/** Where a search by time begins, and how much longer it is each time that it begins anew. */
const FIRST_GAMES = 8;
const MOST_TIMES = 8;

/**
 * What comes of searching as long as a budget says. How many games fit into a time is found by searching
 * longer and longer; the last answer counts.
 */
export async function searchFor<T>(
  budget: Budget,
  search: (games: number) => Promise<T>,
): Promise<{ readonly games: number; readonly answer: T }> {
  if ('games' in budget) return { games: budget.games, answer: await search(budget.games) };
  const end = performance.now() + budget.milliseconds;
  for (let games = FIRST_GAMES; ; ) {
    const begun = performance.now();
    const answer = await search(games);
    const now = performance.now();
    const times = Math.min(MOST_TIMES, (end - now) / (now - begun));
    // Too little time is left to learn much more.
    if (times < 1.5) return { games, answer };
    games = Math.round(games * times);
  }
}
