import type { Options } from './game.ts';
import type { SeatInfo } from './seat-info.ts';

/** One step of a tutorial: something to read, or a line to play. */
export interface TutorialStep<K extends string = string> {
  /** The name of its text. */
  readonly text: K;
  /** Words of things on the board to look at. */
  readonly look?: readonly string[];
  /** The line to play, written out in full; none where there is only something to read. */
  readonly play?: string;
}

/**
 * A first game with somebody who explains: always the same fate, the real rules, and lines that are
 * asked for one by one. After the last step the game is the pupil's own.
 */
export interface Tutorial<K extends string = string> {
  readonly seed: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly TutorialStep<K>[];
}

/** What a tutorial says in one language, step by step. */
export type TutorialTexts<K extends string = string> = Readonly<Record<K, string>>;
