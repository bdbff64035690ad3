import {
  type Bot,
  CHANCE,
  type CheckedGame,
  continuesLine,
  Match,
  type MatchRecord,
  type Move,
  type Options,
  type Position,
  Rng,
  toRecord,
} from '@nineworlds/engine';
import { ConformanceError } from './conformance-error.ts';
import { Coverage } from './coverage.ts';
import { type Player, playerOf, STYLE_TURNS, styleOf } from './player.ts';
import { ChangedPositions } from './properties/changed-positions.ts';
import { copies } from './properties/copies.ts';
import { invariants } from './properties/invariants.ts';
import { checkList } from './properties/legal-lists.ts';
import { observations } from './properties/observations.ts';
import { toldAndKnown } from './properties/told-and-known.ts';
import { randomLine, randomSeats } from './random-game.ts';
import { completeOptions, randomOptions } from './random-options.ts';
import { playSteered } from './steered-game.ts';
import { Steering } from './steering.ts';

/** What the fuzzer is asked for. */
export interface FuzzRequest<P extends Position> {
  readonly games: number;
  /** The seed of the first game; the others count on from it. */
  readonly seed: number;
  /** The default options with every number of seats, or any that a person could choose. */
  readonly options: 'default' | 'any';
  /** The game's own bots, the best of them last: they play where careless play never comes. */
  readonly bots?: readonly Bot<P>[];
  /** Called after every game with the number of games played. */
  readonly onProgress?: (games: number) => void;
  /** Asked before every game whether to leave it at that. */
  readonly stopped?: () => boolean;
}

/** A game that went wrong. */
export interface FuzzFailure {
  /** The lines that lead to where it went wrong. */
  readonly record: MatchRecord;
  readonly reason: string;
}

/** What the fuzzer found. */
export interface FuzzReport {
  readonly games: number;
  readonly plies: number;
  readonly failures: readonly FuzzFailure[];
  /** Kinds, events and words that never turned up. */
  readonly unseen: readonly string[];
}

/** After so many failures the fuzzer ends: there is enough to mend. */
const MAX_FAILURES = 20;
/** One ply in so many has its copies and observations checked, and what its line tells. */
const SPOT = 48;
/** Bots play long games that are much alike. */
const SPOT_WITH_BOTS = 192;
/** So many positions of a game are changed when it is over. */
const CHANGED = 3;
/** Streams of a seed. */
const ANSWERS = 0;
const SPOTS = 1;
const OPTIONS = 2;
const STYLE = 3;
const CHANGES = 4;

/**
 * Plays many games that steer towards what has not been seen and looks for anything wrong in them:
 * exceptions, broken invariants, bad lists, and now and then leaks and incomplete copies. A few positions of each
 * game are changed, and what is accepted of them is looked at, too. What goes wrong comes back as a record that
 * leads there.
 */
export function fuzz<P extends Position>(
  game: CheckedGame<P>,
  request: FuzzRequest<P>,
): FuzzReport {
  const coverage = new Coverage(game);
  const steering = new Steering(game, coverage);
  const { bots = [] } = request;
  const failures: FuzzFailure[] = [];
  let games = 0;
  let plies = 0;
  while (games < request.games && failures.length < MAX_FAILURES && !request.stopped?.()) {
    const seed = request.seed + games;
    const options =
      request.options === 'any'
        ? randomOptions(game, new Rng(seed, OPTIONS))
        : seatedOptions(game, games);
    const moves: Move[] = [];
    const kept: P[] = [];
    try {
      // By chance, so that every number of seats meets every style.
      const style = styleOf(new Rng(seed, STYLE).below(STYLE_TURNS), bots);
      const free = steering.choose.bind(steering);
      const player = playerOf(game, options, bots, style, free);
      const spot = style === 'free' ? SPOT : SPOT_WITH_BOTS;
      playOne(game, options, seed, spot, steering, player, coverage, moves, kept);
      const failure = failureOfChanged(game, options, seed, kept);
      if (failure !== undefined) failures.push(failure);
    } catch (error) {
      failures.push(failureOf(matchOf(game, options, moves), seed, moves.length, error));
    }
    plies += moves.length;
    games++;
    request.onProgress?.(games);
  }
  return { games, plies, failures, unseen: coverage.unseen };
}

/** The default options for the nth game: the numbers of seats take turns. */
function seatedOptions<P extends Position>(game: CheckedGame<P>, nth: number): Options {
  const [fewest, most] = game.seats;
  const seats = fewest + (nth % (most - fewest + 1));
  return completeOptions(game, Object.hasOwn(game.options.fields, 'seats') ? { seats } : {});
}

/**
 * Plays one game and writes its moves down as it goes; looks closely at one ply in so many. A few positions are kept,
 * each as likely as the others.
 */
function playOne<P extends Position>(
  game: CheckedGame<P>,
  options: Options,
  seed: number,
  spot: number,
  steering: Steering<P>,
  player: Player<P>,
  coverage: Coverage<P>,
  moves: Move[],
  kept: P[],
): void {
  const sound = invariants(game, options);
  const spots = [copies(game, options), observations(game, options), toldAndKnown(game, options)];
  const spotRng = new Rng(seed, SPOTS);
  const keepRng = new Rng(seed, CHANGES);
  const out = new Int32Array(game.maxMoves);
  const weights = new Float64Array(game.maxMoves);
  const scratch = game.blank(options);
  const position = game.create(options);
  playSteered(game, position, steering, player, coverage, new Rng(seed, ANSWERS), {
    asked(p) {
      sound.asked?.(p, spotRng);
      const place = keepRng.below(moves.length + 1);
      if (place < CHANGED) kept[Math.min(place, kept.length)] = copyOf(game, options, p);
      const isChance = p.frames.seat === CHANCE;
      checkList(game, p, out, isChance ? game.outcomes(p, out, weights) : game.legal(p, out));
      if (spotRng.below(spot) !== 0) return;
      for (const check of spots) check.asked?.(p, spotRng);
      const line = randomLine(game, p, spotRng, scratch);
      for (const check of spots) check.line?.(p, line, spotRng);
    },
    chosen: (move) => moves.push(move),
  });
  sound.asked?.(position, spotRng);
  game.results(position);
}

function copyOf<P extends Position>(game: CheckedGame<P>, options: Options, p: P): P {
  const copy = game.blank(options);
  copy.copyFrom(p);
  return copy;
}

/** What goes wrong when some positions are changed; undefined where nothing does. */
function failureOfChanged<P extends Position>(
  game: CheckedGame<P>,
  options: Options,
  seed: number,
  kept: readonly P[],
): FuzzFailure | undefined {
  const changed = new ChangedPositions(game, options);
  try {
    const rng = new Rng(seed, CHANGES);
    for (const p of kept) changed.try(p, rng);
    return undefined;
  } catch (error) {
    return failureOf(new Match(game, options, changed.at), seed, 0, error);
  }
}

function failureOf<P extends Position>(
  match: Match<P>,
  seed: number,
  moves: number,
  error: unknown,
): FuzzFailure {
  const property = error instanceof ConformanceError ? error.property : 'exception';
  const message = error instanceof Error ? error.message : String(error);
  const seats = randomSeats(match);
  const head = { fate: 'fast', seats, nonces: [], branches: [], seed: '' } as const;
  // No seed decided this chance, so there is nothing to be committed to.
  const record = { ...toRecord(match, head, 'secret'), commit: '' };
  return { record, reason: `${property}: ${message} (seed ${seed}, after ${moves} moves)` };
}

/** The whole lines among the moves of a game, as far as they can be played. */
function matchOf<P extends Position>(
  game: CheckedGame<P>,
  options: Options,
  moves: readonly Move[],
): Match<P> {
  const match = new Match(game, options);
  const ahead = game.blank(options);
  let line: Move[] = [];
  try {
    ahead.copyFrom(match.position);
    for (const move of moves) {
      const { seat } = ahead.frames;
      line.push(move);
      game.apply(ahead, move);
      if (continuesLine(game, ahead, seat)) continue;
      match.playMoves(line);
      line = [];
    }
  } catch {
    // The last move is the one that throws; the record ends before it.
  }
  return match;
}
