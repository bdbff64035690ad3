import type { GameModule, Options, Position } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { type GameMeasurements, measureGame, type Progress } from './measure.ts';
import { measureMiniTrack } from './mini-track.ts';
import { installPeer, isPeerInstalled } from './peer.ts';
import type { GameStatistics } from './random-player.ts';
import { measureSearch, type SearchMeasurements } from './search.ts';

export type { GameStatistics, Progress };
export { installPeer, isPeerInstalled };

/** What a row must reach to pass: at least the ratio, at most the rest. */
export interface Floor {
  /** Null where there is no peer. */
  readonly ratio: number | null;
  readonly bytesPerMove: number;
  readonly copyNs: number;
  /** Null where nothing is demanded of the game. */
  readonly movesPerSecond: number | null;
  readonly determinizeNs: number | null;
  readonly searchPerSecond: number | null;
}

/** One line of a benchmark's report. What belongs to a peer is null where there is none. */
export interface BenchRow extends GameMeasurements {
  readonly peer: string | null;
  readonly peerMovesPerSecond: number | null;
  /** How many times as fast as the peer. */
  readonly ratio: number | null;
  readonly peerBytesPerMove: number | null;
  readonly peerStatistics: GameStatistics | null;
  /** Null where nobody thinks ahead. */
  readonly search: SearchMeasurements | null;
  readonly floor: Floor;
  readonly passed: boolean;
}

/** What is demanded of every game. */
const COMMON: Floor = {
  ratio: null,
  bytesPerMove: 16,
  copyNs: 100,
  movesPerSecond: null,
  determinizeNs: null,
  searchPerSecond: null,
};

/** What is demanded of mini-track: how many times as fast it is as its peer. */
const MINI_TRACK: Floor = { ...COMMON, ratio: 400 };

/** What is demanded of every game, and of this one besides. */
function floorOf(game: string): Floor {
  return { ...COMMON, ...gameById(game)?.floor };
}

function passes(
  measured: GameMeasurements,
  ratio: number | null,
  search: SearchMeasurements | null,
  floor: Floor,
): boolean {
  return (
    measured.bytesPerMove <= floor.bytesPerMove &&
    measured.copyNs <= floor.copyNs &&
    measured.movesPerSecond >= (floor.movesPerSecond ?? 0) &&
    measured.determinizeNs <= (floor.determinizeNs ?? Number.POSITIVE_INFINITY) &&
    (ratio ?? Number.POSITIVE_INFINITY) >= (floor.ratio ?? 0) &&
    (search?.searchPerSecond ?? Number.POSITIVE_INFINITY) >= (floor.searchPerSecond ?? 0)
  );
}

/**
 * Our kernel against boardgame.io, with the same small game on both. Takes less than a minute. Where the peer is
 * not installed, our kernel alone: then no ratio is demanded.
 */
export async function benchMiniTrack(progress: Progress): Promise<BenchRow[]> {
  const { ours, peer } = await measureMiniTrack(progress);
  const ratio = peer === null ? null : ours.movesPerSecond / peer.movesPerSecond;
  const floor = peer === null ? COMMON : MINI_TRACK;
  return [
    {
      ...ours,
      peer: peer?.name ?? null,
      peerMovesPerSecond: peer?.movesPerSecond ?? null,
      ratio,
      peerBytesPerMove: peer?.bytesPerMove ?? null,
      peerStatistics: peer?.statistics ?? null,
      search: null,
      floor,
      passed: passes(ours, ratio, null, floor),
    },
  ];
}

/** One game on our kernel, without a peer. */
export async function benchGame<P extends Position>(
  { game, searchModel }: Pick<GameModule<P>, 'game' | 'searchModel'>,
  options: Options,
  progress: Progress,
): Promise<BenchRow[]> {
  const measured = measureGame(game, options, progress);
  const model = await searchModel?.();
  const search = model === undefined ? null : measureSearch(game, options, model, progress);
  return [
    {
      ...measured,
      peer: null,
      peerMovesPerSecond: null,
      ratio: null,
      peerBytesPerMove: null,
      peerStatistics: null,
      search,
      floor: floorOf(game.id),
      passed: passes(measured, null, search, floorOf(game.id)),
    },
  ];
}
