import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, includes, recordText } from '@nineworlds/engine';
import type { GameOutcome, Simulator } from './simulator.ts';

/**
 * Games are played in chunks of a fixed size, whatever the number of threads: sums and hashes are
 * made chunk by chunk, so that they come out the same to the last digit.
 */
export const CHUNK = 100;

/** What became of the games of a chunk. */
export interface ChunkResult {
  readonly chunk: number;
  /** By seat; a win shared by k seats counts 1/k for each of them. */
  readonly wins: readonly number[];
  /** Games with a winner. */
  readonly won: number;
  /** Sums by seat. */
  readonly scores: readonly number[];
  /** Sums of the game's own numbers, by name; undefined where it has none. */
  readonly figures: Readonly<Record<string, number>> | undefined;
  readonly plies: number;
  readonly choices: number;
  readonly checked: number;
  /** Over the results of all games, in their order. */
  readonly digest: string;
}

/** How many chunks so many games make. */
export function chunksOf(games: number): number {
  return Math.ceil(games / CHUNK);
}

/** Plays the games of a chunk and writes their records where a folder is given for them. */
export function playChunk(
  simulator: Simulator,
  seats: number,
  games: number,
  chunk: number,
  records: string | undefined,
): ChunkResult {
  const wins = new Array<number>(seats).fill(0);
  const scores = new Array<number>(seats).fill(0);
  const lines: string[] = [];
  let figures: Record<string, number> | undefined;
  const sums = { won: 0, plies: 0, choices: 0, checked: 0 };
  for (let index = chunk * CHUNK; index < Math.min(games, (chunk + 1) * CHUNK); index++) {
    const outcome = simulator.play(index);
    const winners = scores.map((_, seat) => seat).filter((seat) => isWinner(outcome, seat));
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    outcome.results.scores.forEach((score, seat) => {
      scores[seat] = (scores[seat] ?? 0) + score;
    });
    if (winners.length > 0) sums.won++;
    if (outcome.figures !== undefined) {
      figures ??= {};
      for (const [name, figure] of Object.entries(outcome.figures)) {
        figures[name] = (figures[name] ?? 0) + figure;
      }
    }
    sums.plies += outcome.plies;
    sums.choices += outcome.choices;
    sums.checked += outcome.checked;
    lines.push([index, outcome.results.scores, winners, outcome.plies, outcome.hash].join(' '));
    if (records !== undefined) {
      const name = `${String(index).padStart(6, '0')}.nw.json`;
      writeFileSync(join(records, name), recordText(simulator.recordOf(index, outcome)));
    }
  }
  return { chunk, wins, scores, figures, ...sums, digest: digest(lines.join('\n')) };
}

function isWinner({ results }: GameOutcome, seat: number): boolean {
  return includes(results.winners, seat);
}
