import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { includes, recordText } from '@nineworlds/engine';
import type { Simulator } from './simulator.ts';

/** One game of a simulation, as far as anybody wants to know of it afterwards. */
export interface PlayedGame {
  /** Its number, from 0. */
  readonly index: number;
  readonly scores: readonly number[];
  /** The seats that won. */
  readonly winners: readonly number[];
  readonly plies: number;
  readonly choices: number;
  readonly checked: number;
  /** The game's own numbers, by name; undefined where it has none. */
  readonly figures: Readonly<Record<string, number>> | undefined;
  /** The hash of the last position. */
  readonly hash: string;
  /** Its decisions as JSON lines; undefined where nobody asked for them. */
  readonly trajectory: string | undefined;
}

/** Where a simulation leaves more than its results. */
export interface Traces {
  /** The folder for the records of all games. */
  readonly records: string | undefined;
  /** Writes down the decisions of a game. */
  readonly trajectoryOf: ((index: number, lines: PlayedLines) => string) | undefined;
  /** Counts what happened in a game, in the place of the game's own numbers. */
  readonly countsOf?: ((lines: PlayedLines) => Readonly<Record<string, number>>) | undefined;
}

/** Every line of a game as the moves it stands for. */
export type PlayedLines = ReturnType<Simulator['play']>['lines'];

/** Plays the game of a number and leaves the traces that are wanted. */
export function playGame(simulator: Simulator, index: number, traces: Traces): PlayedGame {
  const outcome = simulator.play(index);
  const { results, plies, choices, checked, figures, hash } = outcome;
  if (traces.records !== undefined) {
    const name = `${String(index).padStart(6, '0')}.nw.json`;
    writeFileSync(join(traces.records, name), recordText(simulator.recordOf(index, outcome)));
  }
  return {
    index,
    scores: results.scores,
    winners: results.scores
      .map((_, seat) => seat)
      .filter((seat) => includes(results.winners, seat)),
    plies,
    choices,
    checked,
    figures: traces.countsOf?.(outcome.lines) ?? figures,
    hash,
    trajectory: traces.trajectoryOf?.(index, outcome.lines),
  };
}
