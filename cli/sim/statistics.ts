import { digest, type GameDef } from '@nineworlds/engine';
import type { ChunkResult } from './chunk.ts';

/** Between what a rate may be in truth. */
export type Interval = [low: number, high: number];

/** How often somebody wins. */
export interface WinRate {
  readonly rate: number;
  readonly ci95: Interval;
}

/** What a simulation tells about a game and its bots. */
export interface Summary {
  /** A win shared by k seats counts 1/k for each of them. */
  readonly winsBySeat: number[];
  /** Games that the team won; null where the seats play against each other. */
  readonly teamWins: number | null;
  /** Games of rivals that nobody won. */
  readonly draws: number;
  /** Games of rivals that several won with the same score. */
  readonly sharedWins: number;
  /** Of the team alone, or of each seat. */
  readonly winRates: WinRate[];
  readonly meanScores: number[];
  readonly meanPlies: number;
  /** Means of the game's own numbers, by name; undefined where it has none. */
  readonly meanFigures: Readonly<Record<string, number>> | undefined;
  readonly checked: number;
  /** Over all results: equal for equal seeds, whatever the number of threads. */
  readonly hash: string;
}

/** The normal deviate that leaves 2.5 % on either side. */
const Z = 1.959964;

/** The 95 % interval of Wilson around a rate: it stays within 0..1 and is honest at both ends. */
export function wilson(wins: number, games: number): Interval {
  const rate = wins / games;
  const centre = rate + (Z * Z) / (2 * games);
  const margin = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  return [
    rounded(Math.max(0, (centre - margin) / scale)),
    rounded(Math.min(1, (centre + margin) / scale)),
  ];
}

/** Adds up the chunks of a simulation, which have to be in order. */
export function summarize(game: GameDef, games: number, chunks: readonly ChunkResult[]): Summary {
  const sum = (of: (chunk: ChunkResult) => number) =>
    chunks.reduce((total, chunk) => total + of(chunk), 0);
  const seats = (chunks[0]?.wins ?? []).map((_, seat) => seat);
  const winsBySeat = seats.map((seat) => sum(({ wins }) => wins[seat] ?? 0));
  const won = sum((chunk) => chunk.won);
  return {
    winsBySeat: winsBySeat.map(rounded),
    teamWins: game.cooperative ? won : null,
    draws: game.cooperative ? 0 : games - won,
    sharedWins: game.cooperative ? 0 : sum(({ shared }) => shared),
    winRates: (game.cooperative ? [won] : winsBySeat).map((wins) => ({
      rate: rounded(wins / games),
      ci95: wilson(wins, games),
    })),
    meanScores: seats.map((seat) => rounded(sum(({ scores }) => scores[seat] ?? 0) / games)),
    meanPlies: rounded(sum(({ plies }) => plies) / games),
    meanFigures: meanFigures(games, chunks),
    checked: sum(({ checked }) => checked),
    hash: digest(chunks.map((chunk) => chunk.digest).join('\n')),
  };
}

function meanFigures(
  games: number,
  chunks: readonly ChunkResult[],
): Readonly<Record<string, number>> | undefined {
  const names = Object.keys(chunks[0]?.figures ?? {});
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.map((name) => {
      const sum = chunks.reduce((total, { figures }) => total + (figures?.[name] ?? 0), 0);
      return [name, rounded(sum / games)];
    }),
  );
}

/** Six decimals: more than the games can tell, and free of the dust of adding thirds. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
