import type { Advised, Task } from '@nineworlds/bots/search-tools';
import {
  type Argument,
  badInput,
  CHANCE,
  type FactTexts,
  type LineContext,
  lineContext,
  type Onlooker,
  OVER,
  packPosition,
  type SearchModel,
  type Seat,
  spellLine,
} from '@nineworlds/engine';
import type { Table } from './table.ts';

/** What of a table is needed to advise somebody at it. */
export type AdvisedTable = Pick<Table, 'game' | 'options' | 'observationFor'>;

/** A line that somebody is advised to play, as they may read it. */
export interface VisibleAdvice {
  readonly line: string;
  readonly context: LineContext;
  /** The chance to win with it, and the standard error of that. */
  readonly winProbability: number;
  readonly error: number;
  /** What speaks for it, in sentences. */
  readonly reasons: readonly string[];
}

/** So many times as long as a strong bot searches somebody who asks for advice can wait. */
const TIMES_STRONG = 4;

/** How many simulated games advice is worth, if nobody says otherwise. */
export function adviceGames({ levels }: Pick<SearchModel, 'levels'>): number {
  return TIMES_STRONG * levels.strong.iterations;
}

/**
 * The task of advising a seat about the open question, by so many simulated games; throws `BadInput`
 * where there is nothing to advise. Equal seeds give equal advice.
 */
export function adviceTask(
  table: AdvisedTable,
  seat: Seat,
  games: number,
  seed: number,
): Extract<Task, { readonly type: 'advise' }> {
  const { game, options } = table;
  const known = table.observationFor(seat);
  const asked = known.frames.seat;
  if (asked === OVER) throw badInput('', 'gameOver');
  if (asked === CHANCE) throw badInput('', 'nothingToAdvise');
  if (asked >= 0 && asked !== seat) throw badInput('', 'notYourTurn', { seat });
  const observation = packPosition(known);
  return { type: 'advise', game: game.id, options, seat, seed, observation, games };
}

/** What came of that task, the best line first, as the seat may read it. */
export function visibleAdvice(
  table: AdvisedTable,
  seat: Seat,
  advice: readonly Advised[],
  texts: FactTexts,
  onlooker: Pick<Onlooker, 'names'>,
): readonly VisibleAdvice[] {
  const { game, options } = table;
  const known = table.observationFor(seat);
  const scratch = game.blank(options);
  return advice.map(({ line, winProbability, error, inFavour }) => ({
    line: spellLine(game, known, line, seat, scratch),
    context: lineContext(game, known, line, scratch),
    winProbability,
    error,
    reasons: inFavour.map((argument) => argumentText(argument, texts, onlooker)),
  }));
}

/** The sentence for an argument, with the name of who sits at the seat that it speaks of. */
export function argumentText(
  { argument, facts }: Argument,
  texts: FactTexts,
  { names }: Pick<Onlooker, 'names'>,
): string {
  const { seat } = facts;
  const name = typeof seat === 'number' ? names[seat] : undefined;
  const sentence = Object.hasOwn(texts, argument) ? texts[argument] : undefined;
  return sentence?.(name === undefined ? facts : { ...facts, seat: name }) ?? argument;
}
