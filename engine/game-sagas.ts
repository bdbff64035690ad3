import type { Fault } from './faults.ts';
import type { Json, Options } from './game.ts';
import type { Lang } from './locale/language.ts';
import type { Move } from './moves.ts';

/** What is wrong with a saga, and where, with the id of the check that found it: `S-4`. */
export interface SagaFault extends Fault {
  readonly id: string;
}

/** What a check of a saga found: errors, with which nobody can play it, and warnings. */
export interface SagaFindings {
  readonly errors: readonly SagaFault[];
  readonly warnings: readonly SagaFault[];
}

/** How many games of bots went how, for one number of players. */
export interface SagaBalance {
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly meanTurns: number;
  /** Life points that a god has left after a win; 0 where nobody won. */
  readonly meanLives: number;
  /** Lost games by their cause, the most frequent first. */
  readonly defeats: readonly (readonly [cause: string, games: number])[];
}

/** What a game with sagas lends to the terminal: games by the pages of a book, which people may write themselves. */
export interface GameSagas {
  /** The numbers of its own sagas. */
  readonly numbers: readonly number[];
  title(number: number, lang: Lang): Promise<string>;
  /** One of its own by its number, as a file holds it. */
  saga(number: number): Json | undefined;
  /** Everything that is wrong with a saga from outside. */
  check(saga: unknown): SagaFindings;
  /** The same of its texts, one object for each language; the saga has passed its check. */
  checkTexts(saga: unknown, texts: unknown): SagaFindings;
  /** The options by which a sound saga is played with typical experience. */
  options(saga: Json, players: number): Options;
  /** What happened in a game, counted by names of its own. */
  countsOf(options: Options, lines: readonly (readonly Move[])[]): Readonly<Record<string, number>>;
  /** What the sums of these counts over some games say. */
  balanceOf(players: number, games: number, sums: Readonly<Record<string, number>>): SagaBalance;
  /** S-30, S-31: what never happened with any number of players. */
  neverHappened(saga: Json, sums: Readonly<Record<string, number>>): readonly SagaFault[];
}
