import { type Move, type MoveBuffer, moveAt, type Rng } from '@nineworlds/engine';
import { NOWHERE } from './tree.ts';

/** Fewer simulated games than this for each answer tell nothing, so some answers are left out. */
const LEAST_EACH = 2;
/** After so many games for each answer, and then every so many, some may be left out early: */
const ENOUGH = 24;
const LAP = 8;
/** those that are, by so many standard errors, no better than the best by more than a trifle. */
const SURE = 3;
const TRIFLE = 0.005;
/** What one game more that comes out otherwise might add to squares: of gains, or of what games are worth. */
export const ODD_GAME = 0.25;

/** An answer that is tried, and how it did in simulated games. */
export class Candidate {
  readonly move: Move;
  /** Where the tree below it begins. */
  node = NOWHERE;
  visits = 0;
  sum = 0;
  /** The best that came of it. */
  best = Number.NEGATIVE_INFINITY;
  /** By how much it did better than the policy's answer in the same games. */
  #gains = 0;
  #gainSquares = 0;

  constructor(move: Move) {
    this.move = move;
  }

  /** What came of trying it, and of the policy's answer in the same game. */
  note(value: number, ofPolicy: number): void {
    const gain = value - ofPolicy;
    this.visits++;
    this.#gains += gain;
    this.#gainSquares += gain * gain;
    this.sum += value;
    if (value > this.best) this.best = value;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits;
  }

  /** By how much it is better than the policy's answer, on average, and the standard error of that. */
  get gain(): number {
    return this.visits === 0 ? 0 : this.#gains / this.visits;
  }

  get gainError(): number {
    const n = this.visits;
    if (n < 2) return 1;
    const gain = this.#gains / n;
    return Math.sqrt(Math.max(0, this.#gainSquares / n - gain * gain) / (n - 1));
  }

  /** How far the gain may be from the truth. Games that all came out the same may be luck, too. */
  get margin(): number {
    const n = this.visits;
    const gain = this.#gains / n;
    const variance = (this.#gainSquares + ODD_GAME) / (n + 1) - gain * gain;
    return SURE * Math.sqrt(Math.max(0, variance) / n);
  }
}

/**
 * Sequential halving: all answers to a question get the same number of simulated games, then the better
 * half of them again, and so on. What the policy would answer stays to the end, and the others are
 * compared with it game by game: the n-th games of all answers meet the same chance.
 */
export class Candidates {
  /** The answers that were tried; the first is that of the policy. */
  tried: readonly Candidate[] = [];
  #preferred = new Candidate(0);
  /** What came of each game of the policy's answer. */
  #ofPolicy = new Float64Array(0);
  /** Those that are still in the running; the policy's first. */
  #alive: Candidate[] = [];
  #kept = 2;
  #left = 0;
  #roundsLeft = 0;
  #quota = 0;
  #turn = 0;

  /** Begins with the answers to a question; at the end `kept` of them are compared. */
  begin(
    moves: MoveBuffer,
    n: number,
    preferred: Move,
    iterations: number,
    kept: number,
    rng: Rng,
  ): void {
    const others = moves.subarray(0, n).filter((move) => move !== preferred);
    const most = Math.max(kept, Math.floor(iterations / LEAST_EACH));
    const chosen = others.length < most ? others : drawnFrom(others, most - 1, rng);
    this.#preferred = new Candidate(preferred);
    this.tried = [this.#preferred, ...Array.from(chosen, (move) => new Candidate(move))];
    if (this.#ofPolicy.length < iterations) this.#ofPolicy = new Float64Array(iterations);
    this.#alive = [...this.tried];
    const count = this.tried.length;
    this.#kept = Math.min(kept, count);
    this.#left = iterations;
    this.#roundsLeft = Math.max(1, Math.ceil(Math.log2(count / this.#kept)) + 1);
    this.#beginRound();
  }

  /** The one that is to be tried next; none when enough has been tried. */
  next(): Candidate | undefined {
    if (this.#quota === 0) {
      if (this.#roundsLeft === 0) return undefined;
      this.#halve();
      this.#beginRound();
      if (this.#quota === 0) return undefined;
    }
    const candidate = this.#alive[this.#turn++];
    if (this.#turn === this.#alive.length) {
      this.#turn = 0;
      this.#quota--;
      // Those who want a few to compare are told how sure the difference is; others need not wait.
      if (this.#kept === 2 && this.#preferred.visits >= ENOUGH && this.#quota % LAP === 0) {
        this.#drop();
      }
    }
    this.#left--;
    return candidate;
  }

  /** How many more will be tried, about. */
  get left(): number {
    return Math.max(0, this.#left);
  }

  /** What came of trying one. */
  note(candidate: Candidate, value: number): void {
    const nth = candidate.visits;
    if (candidate === this.#preferred) this.#ofPolicy[nth] = value;
    // The policy's answer is always tried first.
    candidate.note(value, this.#ofPolicy[nth] ?? value);
  }

  /**
   * The best of those in the running: another than the policy's answer only where it is better by more
   * than `trust`, and by so many standard errors, so that luck does not decide.
   */
  best(trust: number, doubt: number): Candidate {
    let chosen = this.#preferred;
    let highest = 0;
    for (const candidate of this.#alive) {
      if (candidate === this.#preferred) continue;
      const gain = candidate.gain - doubt * candidate.gainError - trust;
      if (gain <= highest) continue;
      highest = gain;
      chosen = candidate;
    }
    return chosen;
  }

  /** The one with the best game of all: where chance is known, that game can be had. */
  luckiest(): Candidate {
    let chosen = this.#preferred;
    for (const candidate of this.tried) {
      const ahead = candidate.best - chosen.best;
      if (ahead > 0 || (ahead === 0 && candidate.mean > chosen.mean)) chosen = candidate;
    }
    return chosen;
  }

  /** Those still in the running, the best first. */
  finalists(): readonly Candidate[] {
    return this.#alive.toSorted((a, b) => b.mean - a.mean);
  }

  /** Leaves out those that can hardly be better than the best any more; ends where one is left. */
  #drop(): void {
    const alive = this.#alive;
    const preferred = this.#preferred;
    let floor = 0;
    let leader = preferred;
    for (const candidate of alive) {
      if (candidate === preferred) continue;
      const least = candidate.gain - candidate.margin;
      if (least <= floor) continue;
      floor = least;
      leader = candidate;
    }
    let living = 0;
    for (const candidate of alive) {
      const most = candidate.gain + candidate.margin;
      if (candidate === preferred || candidate === leader || most > floor + TRIFLE) {
        alive[living++] = candidate;
      }
    }
    alive.length = living;
    if (living === 1 || (living === 2 && leader !== preferred)) this.#end();
  }

  #end(): void {
    this.#quota = 0;
    this.#roundsLeft = 0;
  }

  #beginRound(): void {
    this.#turn = 0;
    this.#quota =
      this.#roundsLeft === 0 ? 0 : Math.floor(this.#left / (this.#roundsLeft * this.#alive.length));
    if (this.#roundsLeft > 0) this.#roundsLeft--;
  }

  /** Keeps the better half, and the policy's answer. */
  #halve(): void {
    const alive = this.#alive;
    const preferred = this.#preferred;
    alive.sort((a, b) => (a === preferred ? -1 : b === preferred ? 1 : b.gain - a.gain));
    alive.length = Math.min(alive.length, Math.max(this.#kept, Math.ceil(alive.length / 2)));
  }
}

/** So many of some moves, drawn at random; the list is left in another order. */
function drawnFrom(moves: MoveBuffer, count: number, rng: Rng): MoveBuffer {
  for (let i = 0; i < count; i++) {
    const at = i + rng.below(moves.length - i);
    const drawn = moveAt(moves, at);
    moves[at] = moveAt(moves, i);
    moves[i] = drawn;
  }
  return moves.subarray(0, count);
}
