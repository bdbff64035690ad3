import { miniTrack } from '@nineworlds/testkit';
import {
  type GameMeasurements,
  measureApart,
  measureGame,
  type Progress,
  race,
  type Speed,
  timedPlayer,
} from './measure.ts';
import { peerPlayer } from './peer.ts';
import type { GameStatistics, RandomPlayer } from './random-player.ts';
import { type Figures, strangeFigures } from './reference.ts';

const PEER_SEED = 2027;
const PEER_SURVEYED_GAMES = 300;
/** Four standard errors of so many games and of the description. */
const PEER_TOLERANCE: Figures = { movesPerGame: 4, legalMoves: 0.52, winRate: 0.021 };

/** What is measured of the peer. */
export interface PeerMeasurements extends Speed {
  readonly name: string;
  readonly statistics: GameStatistics;
}

/** Mini-track on our kernel and on boardgame.io, measured side by side. */
export interface MiniTrackMeasurements {
  readonly ours: GameMeasurements;
  /** Null where it is not installed. */
  readonly peer: PeerMeasurements | null;
}

/** What the peer's games look like. Throws if they are other games than ours: there is nothing to compare then. */
export function surveyPeer(player: RandomPlayer): GameStatistics {
  const statistics = player.survey(PEER_SURVEYED_GAMES);
  const strange = strangeFigures(statistics, PEER_TOLERANCE);
  if (strange.length > 0) {
    throw new Error(`${player.name} plays another game than mini-track: ${strange.join(', ')}`);
  }
  return statistics;
}

/** Measures both implementations of mini-track in turns, in CPU time. */
export async function measureMiniTrack(progress: Progress): Promise<MiniTrackMeasurements> {
  const options = {};
  const player = await peerPlayer(PEER_SEED);
  if (player === undefined) return { ours: measureGame(miniTrack, options, progress), peer: null };
  progress(`${player.name}: surveying games`);
  const statistics = surveyPeer(player);
  const [ours, peer] = race([timedPlayer(miniTrack, options), player], progress);
  return {
    ours: { name: miniTrack.id, ...ours, ...measureApart(miniTrack, options, progress) },
    peer: { name: player.name, ...peer, statistics },
  };
}
