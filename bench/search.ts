import { random } from '@nineworlds/bots';
import { Search } from '@nineworlds/bots/search-tools';
import {
  CHANCE,
  type GameDef,
  type Options,
  OVER,
  type Position,
  Rng,
  type SearchModel,
  TEAM,
} from '@nineworlds/engine';
import { cpuSeconds, median } from './cpu-time.ts';
import { allocatedBytes } from './heap-bytes.ts';
import type { Progress } from './measure.ts';

/** What is measured of tree search in a game. */
export interface SearchMeasurements {
  /** Simulated games per second of CPU time, each through the tree and then at random to its end. */
  readonly searchPerSecond: number;
  /** Heap bytes allocated for each of them. */
  readonly searchBytes: number;
}

const SEED = 2028;
const ROUNDS = 7;
const WARM_UP = 20_000;
const ITERATIONS = 20_000;

/**
 * The speed of tree search at mid-game: in the middle of a game that the policy plays, at a question with
 * several answers.
 */
export function measureSearch<P extends Position>(
  game: GameDef<P>,
  options: Options,
  searchModel: SearchModel<P>,
  progress: Progress,
): SearchMeasurements {
  const middle = middleOfGame(game, options, searchModel);
  const seat = seatAsked(game, middle);
  const search = new Search(game, options, { ...searchModel, policy: random });
  const settings = {
    ...searchModel.levels.strong,
    horizon: Number.POSITIVE_INFINITY,
    curiosity: 1,
  };
  const rng = new Rng(SEED);
  const think = (iterations: number) => {
    // Three that are compared to the end: no game is saved because the best is clear.
    search.begin(middle, seat, { ...settings, iterations }, rng, 3);
    search.run(Number.POSITIVE_INFINITY);
    return search.done;
  };
  progress(`${game.id}: warming up the search`);
  think(WARM_UP);
  const rates = Array.from({ length: ROUNDS }, (_, round) => {
    let done = 0;
    const seconds = cpuSeconds(() => {
      done = think(ITERATIONS);
    });
    progress(`${game.id}: search, round ${round + 1} of ${ROUNDS}`);
    return done / seconds;
  });
  let done = 1;
  const bytes = allocatedBytes(() => {
    done = think(ITERATIONS);
  });
  return { searchPerSecond: median(rates), searchBytes: bytes / done };
}

function seatAsked<P extends Position>(game: GameDef<P>, p: P): number {
  return p.frames.seat === TEAM ? game.active(p) : p.frames.seat;
}

/** What a seat knows in the middle of a game: at the first question of the middle turn that is a choice. */
function middleOfGame<P extends Position>(
  game: GameDef<P>,
  options: Options,
  searchModel: SearchModel<P>,
): P {
  const lastTurn = playTo(game, options, searchModel, Number.POSITIVE_INFINITY);
  const half = playTo(game, options, searchModel, Math.ceil(game.turn(lastTurn) / 2));
  const known = game.blank(options);
  game.observe(half, seatAsked(game, half), known);
  return known;
}

/** Plays by the policy until a turn has come and a choice is asked, or to the end. */
function playTo<P extends Position>(
  game: GameDef<P>,
  options: Options,
  { policy }: SearchModel<P>,
  turn: number,
): P {
  const p = game.create(options);
  const known = game.blank(options);
  const legal = new Int32Array(game.maxMoves);
  const rng = new Rng(SEED);
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      game.apply(p, game.sample(p, rng));
      continue;
    }
    const n = game.legal(p, legal);
    if (n > 1 && game.turn(p) >= turn) break;
    const seat = seatAsked(game, p);
    game.observe(p, seat, known);
    game.apply(p, n === 1 ? legal[0] : policy.choose(game, known, seat, legal, n, rng));
  }
  return p;
}
