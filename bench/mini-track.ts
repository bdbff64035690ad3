import { miniTrack } from '@nineworlds/testkit';
import {
  type GameMeasures,
  measureApart,
  type Progress,
  race,
  type Speed,
  timedPlayer,
} from './measure.ts';
import type { GameStatistics } from './random-player.ts';

const PEER_SEED = 2027;
const PEER_SURVEYED_GAMES = 300;

/** What is measured of the peer. */
export interface PeerMeasures extends Speed {
  readonly name: string;
  readonly statistics: GameStatistics;
}

/** Mini-track on our kernel and on boardgame.io, measured side by side. */
export interface MiniTrackMeasures {
  readonly ours: GameMeasures;
  readonly peer: PeerMeasures;
}

/** Measures both implementations of mini-track in turns, in CPU time. */
export async function measureMiniTrack(progress: Progress): Promise<MiniTrackMeasures> {
  // Loaded only now: nothing else in the project needs boardgame.io.
  const { boardgameIoPlayer } = await import('./boardgame-io/random-player.ts');
  const player = boardgameIoPlayer(PEER_SEED);
  const options = {};
  progress(`${player.name}: surveying games`);
  const statistics = player.survey(PEER_SURVEYED_GAMES);
  const [ours, peer] = race([timedPlayer(miniTrack, options), player], progress);
  return {
    ours: { name: miniTrack.id, ...ours, ...measureApart(miniTrack, options, progress) },
    peer: { name: player.name, ...peer, statistics },
  };
}
