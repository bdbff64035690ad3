import type { Move, MoveBuffer, Rng } from '@nineworlds/engine';

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

/**
 * Sequential halving: all answers to a question get the same number of simulated games, then the better
 * half of them again, and so on. What the policy would answer stays to the end, and the others are
 * compared with it game by game: the n-th games of all answers meet the same chance.
 */
export class Candidates {
  /** The answers that were tried, and how they did; the first is that of the policy. */
  readonly moves: Int32Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  /** The best that came of each. */
  readonly bests: Float64Array;
  /** By how much each did better than the policy's answer in the same games. */
  readonly #gains: Float64Array;
  readonly #gainSquares: Float64Array;
  /** What came of each game of the policy's answer. */
  #first = new Float64Array(0);
  count = 0;
  /** Those that are still in the running, by index; the policy's first. */
  readonly #alive: Int32Array;
  #living = 0;
  #kept = 2;
  #left = 0;
  #roundsLeft = 0;
  #quota = 0;
  #turn = 0;

  constructor(maxMoves: number) {
    this.moves = new Int32Array(maxMoves);
    this.visits = new Int32Array(maxMoves);
    this.sums = new Float64Array(maxMoves);
    this.bests = new Float64Array(maxMoves);
    this.#gains = new Float64Array(maxMoves);
    this.#gainSquares = new Float64Array(maxMoves);
    this.#alive = new Int32Array(maxMoves);
  }

  /** Begins with the answers to a question; at the end `kept` of them are compared. */
  begin(
    moves: MoveBuffer,
    n: number,
    preferred: Move,
    iterations: number,
    kept: number,
    rng: Rng,
  ): void {
    this.moves[0] = preferred;
    let count = 1;
    for (let i = 0; i < n; i++) if (moves[i] !== preferred) this.moves[count++] = moves[i];
    const most = Math.max(kept, Math.floor(iterations / LEAST_EACH));
    if (count > most) {
      for (let i = 1; i < most; i++) this.#swap(i, i + rng.below(count - i));
      count = most;
    }
    this.count = count;
    this.visits.fill(0, 0, count);
    this.sums.fill(0, 0, count);
    this.bests.fill(Number.NEGATIVE_INFINITY, 0, count);
    this.#gains.fill(0, 0, count);
    this.#gainSquares.fill(0, 0, count);
    if (this.#first.length < iterations) this.#first = new Float64Array(iterations);
    for (let i = 0; i < count; i++) this.#alive[i] = i;
    this.#living = count;
    this.#kept = Math.min(kept, count);
    this.#left = iterations;
    this.#roundsLeft = Math.max(1, Math.ceil(Math.log2(count / this.#kept)) + 1);
    this.#beginRound();
  }

  /** The one that is to be tried next, by index; -1 when enough has been tried. */
  next(): number {
    if (this.#quota === 0) {
      if (this.#roundsLeft === 0) return -1;
      this.#halve();
      this.#beginRound();
      if (this.#quota === 0) return -1;
    }
    const index = this.#alive[this.#turn++];
    if (this.#turn === this.#living) {
      this.#turn = 0;
      this.#quota--;
      // Those who want a few to compare are told how sure the difference is; others need not wait.
      if (this.#kept === 2 && this.visits[0] >= ENOUGH && this.#quota % LAP === 0) this.#drop();
    }
    this.#left--;
    return index;
  }

  /** How many more will be tried, about. */
  get left(): number {
    return Math.max(0, this.#left);
  }

  /** What came of trying one. */
  note(index: number, value: number): void {
    const nth = this.visits[index]++;
    if (index === 0) this.#first[nth] = value;
    // The policy's answer is always tried first.
    const gain = value - this.#first[nth];
    this.#gains[index] += gain;
    this.#gainSquares[index] += gain * gain;
    this.sums[index] += value;
    if (value > this.bests[index]) this.bests[index] = value;
  }

  mean(index: number): number {
    return this.visits[index] === 0 ? 0 : this.sums[index] / this.visits[index];
  }

  /** By how much one is better than the policy's answer, on average, and the standard error of that. */
  gain(index: number): number {
    return this.visits[index] === 0 ? 0 : this.#gains[index] / this.visits[index];
  }

  #gainError(index: number): number {
    const n = this.visits[index];
    if (n < 2) return 1;
    const gain = this.#gains[index] / n;
    return Math.sqrt(Math.max(0, this.#gainSquares[index] / n - gain * gain) / (n - 1));
  }

  /**
   * The best of those in the running, by index: another than the policy's answer only where it is
   * better by more than `trust`, and by so many standard errors, so that luck does not decide.
   */
  best(trust: number, doubt: number): number {
    let chosen = 0;
    let highest = 0;
    for (let i = 1; i < this.#living; i++) {
      const index = this.#alive[i];
      const gain = this.gain(index) - doubt * this.#gainError(index) - trust;
      if (gain <= highest) continue;
      highest = gain;
      chosen = index;
    }
    return chosen;
  }

  /** The one with the best game of all, by index: where chance is known, that game can be had. */
  luckiest(): number {
    let chosen = 0;
    for (let i = 1; i < this.count; i++) {
      const ahead = this.bests[i] - this.bests[chosen];
      if (ahead > 0 || (ahead === 0 && this.mean(i) > this.mean(chosen))) chosen = i;
    }
    return chosen;
  }

  /** Those still in the running, the best first. */
  finalists(): number[] {
    return [...this.#alive.subarray(0, this.#living)].sort((a, b) => this.mean(b) - this.mean(a));
  }

  /** Leaves out those that can hardly be better than the best any more; ends where one is left. */
  #drop(): void {
    const alive = this.#alive;
    let floor = 0;
    let leader = 0;
    for (let i = 1; i < this.#living; i++) {
      const least = this.gain(alive[i]) - this.#margin(alive[i]);
      if (least <= floor) continue;
      floor = least;
      leader = alive[i];
    }
    let living = 1;
    for (let i = 1; i < this.#living; i++) {
      const index = alive[i];
      const most = this.gain(index) + this.#margin(index);
      if (index === leader || most > floor + TRIFLE) alive[living++] = index;
    }
    this.#living = living;
    if (living === 1 || (living === 2 && leader !== 0)) this.#end();
  }

  /** How far a gain may be from the truth. Games that all came out the same may be luck, too. */
  #margin(index: number): number {
    const n = this.visits[index];
    const gain = this.#gains[index] / n;
    const variance = (this.#gainSquares[index] + ODD_GAME) / (n + 1) - gain * gain;
    return SURE * Math.sqrt(Math.max(0, variance) / n);
  }

  #end(): void {
    this.#quota = 0;
    this.#roundsLeft = 0;
  }

  #beginRound(): void {
    this.#turn = 0;
    this.#quota =
      this.#roundsLeft === 0 ? 0 : Math.floor(this.#left / (this.#roundsLeft * this.#living));
    if (this.#roundsLeft > 0) this.#roundsLeft--;
  }

  /** Keeps the better half, and the policy's answer. */
  #halve(): void {
    const alive = this.#alive;
    // A few numbers, nearly in order: sorted in.
    for (let i = 2; i < this.#living; i++) {
      const index = alive[i];
      const gain = this.gain(index);
      let at = i;
      while (at > 1 && this.gain(alive[at - 1]) < gain) {
        alive[at] = alive[at - 1];
        at--;
      }
      alive[at] = index;
    }
    this.#living = Math.min(this.#living, Math.max(this.#kept, Math.ceil(this.#living / 2)));
  }

  #swap(a: number, b: number): void {
    const move = this.moves[a];
    this.moves[a] = this.moves[b];
    this.moves[b] = move;
  }
}
