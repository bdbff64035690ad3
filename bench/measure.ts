import type { GameDef, Options, Position } from '@nineworlds/engine';
import { cpuSeconds, median } from './cpu-time.ts';
import { allocatedBytes } from './heap-bytes.ts';
import { copyNanoseconds, determinizeNanoseconds, kernelPlayer } from './kernel.ts';
import type { GameStatistics, RandomPlayer } from './random-player.ts';

/** Is told between rounds how far a measurement has come. */
export type Progress = (text: string) => void;

/** What is measured of a game on our kernel. */
export interface GameMeasurements {
  readonly name: string;
  /** Choices per second of CPU time in random games. */
  readonly movesPerSecond: number;
  /** Heap bytes allocated per choice in random games. */
  readonly bytesPerMove: number;
  /** CPU nanoseconds of one `copyFrom`. */
  readonly copyNs: number;
  /** CPU nanoseconds of one `observe` and one `determinize`. */
  readonly determinizeNs: number;
  /** Of a fixed number of games from a fixed seed: equal as long as the rules are. */
  readonly checksum: number;
  readonly statistics: GameStatistics;
}

/** The speed of a random player. */
export interface Speed {
  readonly movesPerSecond: number;
  readonly bytesPerMove: number;
}

const SEED = 2026;
const SURVEYED_GAMES = 20_000;
const ROUNDS = 7;
const WARM_UP_SECONDS = 1;
const ROUND_SECONDS = 0.8;

/** How many games take about so many seconds; plays more and more of them until that is known. */
function gamesIn(player: RandomPlayer, seconds: number): number {
  for (let games = 1; ; games *= 2) {
    const spent = cpuSeconds(() => player.play(games));
    if (spent >= seconds / 4) return Math.max(1, Math.round((games * seconds) / spent));
  }
}

/**
 * The speed of some players, who take turns, so that a machine that slows down slows down all of
 * them. The rate is the median of the rounds; the bytes are counted in one more round.
 */
export function race(players: readonly RandomPlayer[], progress: Progress): Speed[] {
  const lanes = players.map((player) => {
    progress(`${player.name}: warming up`);
    player.play(gamesIn(player, WARM_UP_SECONDS));
    return { player, games: gamesIn(player, ROUND_SECONDS), rates: [] as number[] };
  });
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { player, games, rates } of lanes) {
      let moves = 0;
      const seconds = cpuSeconds(() => {
        moves = player.play(games);
      });
      rates.push(moves / seconds);
      progress(
        `${player.name}: round ${round} of ${ROUNDS}, ${Math.round(moves / seconds)} moves/s`,
      );
    }
  }
  return lanes.map(({ player, games, rates }) => {
    let moves = 0;
    const bytes = allocatedBytes(() => {
      moves = player.play(games);
    });
    return { movesPerSecond: median(rates), bytesPerMove: bytes / moves };
  });
}

/** The parts of a measurement of our kernel that need no other player. */
export function measureApart<P extends Position>(
  game: GameDef<P>,
  options: Options,
  progress: Progress,
): Omit<GameMeasurements, 'name' | keyof Speed> {
  progress(`${game.id}: surveying games, copying and determinizing positions`);
  const { checksum, ...statistics } = kernelPlayer(game, options, SEED).survey(SURVEYED_GAMES);
  return {
    copyNs: copyNanoseconds(game, options),
    determinizeNs: determinizeNanoseconds(game, options),
    checksum,
    statistics,
  };
}

/** The player of our kernel that is timed. */
export function timedPlayer<P extends Position>(game: GameDef<P>, options: Options): RandomPlayer {
  return kernelPlayer(game, options, SEED);
}

/** Measures a game on our kernel alone. */
export function measureGame<P extends Position>(
  game: GameDef<P>,
  options: Options,
  progress: Progress,
): GameMeasurements {
  const [speed] = race([timedPlayer(game, options)], progress);
  return { name: game.id, ...speed, ...measureApart(game, options, progress) };
}
