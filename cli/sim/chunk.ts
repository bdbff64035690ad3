import { digest } from '@nineworlds/engine';
import type { PlayedGame } from './played-game.ts';

/**
 * Games are added up in chunks of a fixed size, whatever the number of threads: sums and hashes are
 * made chunk by chunk, so that they come out the same to the last digit.
 */
export const CHUNK = 100;

/** What became of the games of a chunk. */
export interface ChunkResult {
  /** By seat; a win shared by k seats counts 1/k for each of them. */
  readonly wins: readonly number[];
  /** Games with a winner. */
  readonly won: number;
  /** Games with several winners. */
  readonly shared: number;
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

/** Adds up the games of a chunk, which have to be in order. */
export function sumOf(games: readonly PlayedGame[], seats: number): ChunkResult {
  const wins = new Array<number>(seats).fill(0);
  const scores = new Array<number>(seats).fill(0);
  let figures: Record<string, number> | undefined;
  const sums = { won: 0, shared: 0, plies: 0, choices: 0, checked: 0 };
  for (const game of games) {
    for (const seat of game.winners) wins[seat] = (wins[seat] ?? 0) + 1 / game.winners.length;
    game.scores.forEach((score, seat) => {
      scores[seat] = (scores[seat] ?? 0) + score;
    });
    if (game.winners.length > 0) sums.won++;
    if (game.winners.length > 1) sums.shared++;
    if (game.figures !== undefined) {
      figures ??= {};
      for (const [name, figure] of Object.entries(game.figures)) {
        figures[name] = (figures[name] ?? 0) + figure;
      }
    }
    sums.plies += game.plies;
    sums.choices += game.choices;
    sums.checked += game.checked;
  }
  return { wins, scores, figures, ...sums, digest: digest(games.map(resultLine).join('\n')) };
}

function resultLine({ index, scores, winners, plies, hash }: PlayedGame): string {
  return [index, scores, winners, plies, hash].join(' ');
}
