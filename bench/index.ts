import type { GameDef, Options, Position } from '@nineworlds/engine';
import { type GameMeasures, measureGame, type Progress } from './measure.ts';
import { measureMiniTrack } from './mini-track.ts';
import type { GameStatistics } from './random-player.ts';

export type { GameStatistics, Progress };

/** What a row must reach to pass: at least the ratio, at most the rest. */
export interface Floor {
  /** Null where there is no peer. */
  readonly ratio: number | null;
  readonly bytesPerMove: number;
  readonly copyNs: number;
}

/** One line of a benchmark's report. What belongs to a peer is null where there is none. */
export interface BenchRow extends GameMeasures {
  readonly peer: string | null;
  readonly peerMovesPerSecond: number | null;
  /** How many times as fast as the peer. */
  readonly ratio: number | null;
  readonly peerBytesPerMove: number | null;
  readonly peerStatistics: GameStatistics | null;
  readonly floor: Floor;
  readonly passed: boolean;
}

const FLOOR = { ratio: 400, bytesPerMove: 16, copyNs: 100 } as const;

function isLight(measures: GameMeasures): boolean {
  return measures.bytesPerMove <= FLOOR.bytesPerMove && measures.copyNs <= FLOOR.copyNs;
}

/** Our kernel against boardgame.io, with the same small game on both. Takes less than a minute. */
export async function benchMiniTrack(progress: Progress): Promise<BenchRow[]> {
  const { ours, peer } = await measureMiniTrack(progress);
  const ratio = ours.movesPerSecond / peer.movesPerSecond;
  return [
    {
      ...ours,
      peer: peer.name,
      peerMovesPerSecond: peer.movesPerSecond,
      ratio,
      peerBytesPerMove: peer.bytesPerMove,
      peerStatistics: peer.statistics,
      floor: FLOOR,
      passed: ratio >= FLOOR.ratio && isLight(ours),
    },
  ];
}

/** One game on our kernel, without a peer. */
export function benchGame<P extends Position>(
  game: GameDef<P>,
  options: Options,
  progress: Progress,
): BenchRow[] {
  const measures = measureGame(game, options, progress);
  return [
    {
      ...measures,
      peer: null,
      peerMovesPerSecond: null,
      ratio: null,
      peerBytesPerMove: null,
      peerStatistics: null,
      floor: { ...FLOOR, ratio: null },
      passed: isLight(measures),
    },
  ];
}
