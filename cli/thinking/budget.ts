import type { SearchModel } from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';

/** How long somebody thinks: by simulated games, which has the same answer every time, or by time. */
export type Budget = { readonly games: number } | { readonly milliseconds: number };

const SPEC = /^(?<number>[1-9]\d{0,6})(?<unit>ms)?$/;

/** Reads `1000` or `2000ms`; throws `BadInput`. */
export function readBudget(typed: string): Budget {
  const { number, unit } = SPEC.exec(typed)?.groups ?? {};
  if (number === undefined) throw badInput('--budget', 'badBudget', { value: typed.slice(0, 40) });
  return unit === undefined ? { games: Number(number) } : { milliseconds: Number(number) };
}

/** So many times as long as a strong bot thinks somebody who asks for advice can wait. */
const PATIENCE = 4;

/** What advice is worth, if nobody says otherwise. */
export function usualAdvice({ levels }: SearchModel): { readonly games: number } {
  return { games: PATIENCE * levels.strong.iterations };
}

/** Each position of a game that is looked back on, if nobody says otherwise. */
export const USUAL_REVIEW: Budget = { games: 64 };

/** Where thinking by time begins, and how much longer it thinks each time that it begins anew. */
const FIRST_GAMES = 8;
const MOST_TIMES = 8;

/**
 * What comes of thinking as long as a budget says. How many games fit into a time is found by thinking
 * longer and longer; the last answer counts.
 */
export async function thinkFor<T>(
  budget: Budget,
  think: (games: number) => Promise<T>,
): Promise<{ readonly games: number; readonly answer: T }> {
  if ('games' in budget) return { games: budget.games, answer: await think(budget.games) };
  const end = performance.now() + budget.milliseconds;
  for (let games = FIRST_GAMES; ; ) {
    const begun = performance.now();
    const answer = await think(games);
    const now = performance.now();
    const times = Math.min(MOST_TIMES, (end - now) / (now - begun));
    // Too little time is left to learn much more.
    if (times < 1.5) return { games, answer };
    games = Math.round(games * times);
  }
}
