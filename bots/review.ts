import {
  type Argument,
  CHANCE,
  type GameDef,
  type Move,
  type Options,
  OVER,
  type Position,
  packPosition,
  Rng,
  type SearchModel,
  type Seat,
  TEAM,
  winShare,
} from '@nineworlds/engine';
import { Adviser } from './advice.ts';
import { type Estimate, Search } from './search.ts';

/** A line of a game that is looked back on. */
export interface PastLine {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** What one line did to the chance to win. */
export interface ReviewedStep {
  /** The number of the line, from 0. */
  readonly ply: number;
  readonly seat: Seat;
  /**
   * Whose doing it was: a choice of the one that the review is for (or of any of the team), chance, or
   * a choice of somebody else.
   */
  readonly cause: 'skill' | 'luck' | 'others';
  /** The chance to win before and after it, if everybody went on by the policy. */
  readonly before: number;
  readonly after: number;
  /** The standard error of what it changed, about. */
  readonly error: number;
}

/** A choice, and what would have been better. */
export interface ReviewedDecision {
  readonly ply: number;
  readonly seat: Seat;
  readonly line: readonly Move[];
  readonly winProbability: number;
  /** The best line that was found; the same line where nothing better was. */
  readonly best: readonly Move[];
  readonly bestWinProbability: number;
  /** How much of the chance to win the choice cost against it: never below 0. */
  readonly loss: number;
  /** The standard error of the loss, about. */
  readonly error: number;
  /** What speaks for the best line. */
  readonly inFavour: readonly Argument[];
}

/** A game looked back on: result = start + skill + luck + others. */
export interface Review {
  /** For whom; in a co-operative game seat 0 stands for all. */
  readonly seat: Seat;
  /** The chance to win at the beginning, and what came of it: 1, a share, or 0. */
  readonly start: number;
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
  /** The chance to win after each line; the first number is that before all of them. */
  readonly curve: readonly number[];
  readonly steps: readonly ReviewedStep[];
  readonly decisions: readonly ReviewedDecision[];
  /** The plies of the three steps that mattered most, in order. */
  readonly turningPoints: readonly number[];
}

/** What is reviewed, and how thoroughly. */
export interface ReviewTask<P extends Position> {
  readonly game: GameDef<P>;
  readonly options: Options;
  readonly searchModel: SearchModel<P>;
  readonly start: P;
  readonly lines: readonly PastLine[];
  readonly seat: Seat;
  /** Simulated games for each position, and for each question. */
  readonly games: number;
  readonly seed: number;
}

const TURNING_POINTS = 3;
/** Nothing turns with less than this. */
const LEAST_TURN = 0.01;
/** Turning points are at least so many lines apart. */
const APART = 3;
/** A line counts as better only if it is so by more than simulated games can err, in standard errors. */
const SURE = 1;

/**
 * Looks back on a finished game, or on one so far: yields how many lines have been looked at, and
 * returns what it found. Everything is judged by what the seat knew at the time.
 */
export function* review<P extends Position>(task: ReviewTask<P>): Generator<number, Review> {
  const { lines } = task;
  const past = new Past(task);
  for (const [ply, line] of lines.entries()) {
    past.goOn(ply, line);
    yield ply + 1;
  }
  return past.review();
}

/** A game while it is looked back on. */
class Past<P extends Position> {
  readonly #task: ReviewTask<P>;
  readonly #search: Search<P>;
  readonly #adviser: Adviser<P>;
  readonly #position: P;
  readonly #known: P;
  /** What the seat knew when the last estimate was made, and that estimate. */
  readonly #lastKnown: P;
  #last: Estimate = { mean: 0, error: 0 };
  readonly #legal: Int32Array;
  readonly #rng: Rng;
  /** The chance to win at the beginning, and now. */
  readonly #start: Estimate;
  #now: Estimate;
  readonly #curve: Estimate[] = [];
  readonly #steps: ReviewedStep[] = [];
  readonly #decisions: ReviewedDecision[] = [];

  constructor(task: ReviewTask<P>) {
    const { game, options, searchModel, start } = task;
    this.#task = task;
    this.#search = new Search(game, options, searchModel);
    this.#adviser = new Adviser(game, options, searchModel);
    this.#position = game.blank(options);
    this.#known = game.blank(options);
    this.#lastKnown = game.blank(options);
    this.#legal = new Int32Array(game.maxMoves);
    this.#rng = new Rng(task.seed);
    this.#position.copyFrom(start);
    this.#start = this.#value();
    this.#now = this.#start;
    this.#curve.push(this.#start);
  }

  /** Looks at the next line. */
  goOn(ply: number, line: PastLine): void {
    const { game } = this.#task;
    const p = this.#position;
    const before = this.#now;
    const isForced =
      line.seat !== CHANCE && line.moves.length === 1 && game.legal(p, this.#legal) === 1;
    const isOwn = this.#causeOf(line.seat) === 'skill' && !isForced;
    const expected = isOwn ? this.#decide(ply, line) : undefined;
    for (const move of line.moves) game.apply(p, move);
    const after = this.#after(before, isForced, expected);
    this.#now = after;
    this.#curve.push(after);
    this.#steps.push({
      ply,
      seat: line.seat,
      cause: causeOf(this.#causeOf(line.seat), before, expected ?? after, after),
      before: before.mean,
      after: after.mean,
      error: after === before ? 0 : Math.hypot(before.error, after.error),
    });
  }

  /** The chance to win after a line. */
  #after(before: Estimate, isForced: boolean, expected: Estimate | undefined): Estimate {
    const isOver = this.#position.frames.seat === OVER;
    if (isForced && !isOver) return before;
    // Where nobody has secrets, it is what could be expected of the line; another estimate of the same
    // would only err in another way.
    return expected !== undefined && !isOver && this.#task.game.cooperative
      ? expected
      : this.#value();
  }

  review(): Review {
    const curve = this.#curve.map(({ mean }) => mean);
    const sumOf = (cause: ReviewedStep['cause']) =>
      this.#steps.reduce(
        (sum, step) => (step.cause === cause ? sum + step.after - step.before : sum),
        0,
      );
    return {
      seat: this.#task.seat,
      start: this.#start.mean,
      result: this.#now.mean,
      skill: sumOf('skill'),
      luck: sumOf('luck'),
      others: sumOf('others'),
      curve,
      steps: this.#steps,
      decisions: this.#decisions,
      turningPoints: turningPoints(this.#steps),
    };
  }

  #causeOf(seat: Seat): ReviewedStep['cause'] {
    if (seat === CHANCE) return 'luck';
    return this.#task.game.cooperative || seat === TEAM || seat === this.#task.seat
      ? 'skill'
      : 'others';
  }

  /** Compares a choice with the best there was, by what was known then; what could be expected of it. */
  #decide(ply: number, { seat, moves }: PastLine): Estimate {
    const { game, searchModel, games } = this.#task;
    const asked = seat === TEAM ? game.active(this.#position) : seat;
    game.observe(this.#position, asked, this.#known);
    this.#adviser.begin(this.#known, asked, games, this.#rng);
    this.#adviser.run(Number.POSITIVE_INFINITY);
    const chosen = this.#expected(moves);
    let best: Estimate & { readonly line: readonly Move[] } = { line: moves, ...chosen };
    for (const { line } of this.#adviser.advice(this.#rng)) {
      if (line.join() === moves.join()) continue;
      const value = this.#expected(line);
      if (value.mean - SURE * value.error > best.mean) best = { line, ...value };
    }
    this.#decisions.push({
      ply,
      seat,
      line: moves,
      winProbability: chosen.mean,
      best: best.line,
      bestWinProbability: best.mean,
      loss: best.mean - chosen.mean,
      error: Math.hypot(best.error, chosen.error),
      inFavour: best.line === moves ? [] : searchModel.argumentsFor(this.#known, asked, best.line),
    });
    return chosen;
  }

  /** The chance to win with a line, from what is known before it. */
  #expected(line: readonly Move[]): Estimate {
    const { seat, games, seed, searchModel } = this.#task;
    return this.#search.estimate(this.#known, seat, searchModel.levels.steady, games, seed, line);
  }

  /** The chance to win now, as the seat knows it; what came of it at the end. */
  #value(): Estimate {
    const { game, seat, games, seed, searchModel } = this.#task;
    const p = this.#position;
    if (p.frames.seat === OVER) return { mean: resultOf(game, p, seat), error: 0 };
    game.observe(p, seat, this.#known);
    // Who has learned nothing is as sure as before.
    if (this.#curve.length > 0 && isSame(this.#known, this.#lastKnown)) return this.#last;
    this.#lastKnown.copyFrom(this.#known);
    // The same seed everywhere: positions meet the same chance, so that their difference errs less. Nor
    // is it looked further ahead than need be: the model is right on average, and chance errs more.
    this.#last = this.#search.estimate(this.#known, seat, searchModel.levels.steady, games, seed);
    return this.#last;
  }
}

/** A choice whose outcome was decided by what nobody could know was luck in the main. */
function causeOf(
  cause: ReviewedStep['cause'],
  before: Estimate,
  expected: Estimate,
  after: Estimate,
): ReviewedStep['cause'] {
  if (cause !== 'skill') return cause;
  const chosen = Math.abs(expected.mean - before.mean);
  return Math.abs(after.mean - expected.mean) > chosen + before.error ? 'luck' : 'skill';
}

function isSame<P extends Position>(a: P, b: P): boolean {
  return (
    a.frames.depth === b.frames.depth &&
    a.cells.every((cell, i) => cell === b.cells[i]) &&
    packPosition(a).numbers.every((number, i) => number === packPosition(b).numbers[i])
  );
}

/** What a finished game is worth to a seat. */
function resultOf<P extends Position>(game: GameDef<P>, p: P, seat: Seat): number {
  const { winners, scores } = game.results(p);
  return winShare(game.cooperative, winners, scores.length, seat);
}

/** The steps that changed most, by more than they may err, and not all in one place. */
function turningPoints(steps: readonly ReviewedStep[]): readonly number[] {
  const weight = ({ before, after, error }: ReviewedStep) => Math.abs(after - before) - error;
  const chosen: number[] = [];
  const turns = steps.filter(({ before, after }) => Math.abs(after - before) >= LEAST_TURN);
  for (const { ply } of turns.toSorted((a, b) => weight(b) - weight(a))) {
    if (chosen.length === TURNING_POINTS) break;
    if (chosen.every((other) => Math.abs(other - ply) >= APART)) chosen.push(ply);
  }
  return chosen.sort((a, b) => a - b);
}
