import type { Rng, WinModelData } from '@nineworlds/engine';
import { logistic, Net } from '../win-model.ts';
import type { Samples } from './samples.ts';
import { trainingRng } from './self-play.ts';

/** Units between the numbers and the answer. */
const UNITS = 16;
/** Positions that weights are moved by at a time. */
const BATCH = 128;
/** How far weights are moved at first, and how much of that in every round that brings nothing. */
const FIRST_STEP = 0.002;
const SLOWER = 0.4;
/** So many rounds without progress end the fit; less than this is none. */
const PATIENCE = 3;
const PROGRESS = 1e-5;
/** The answer begins with such small weights, so that at first all positions are alike. */
const FIRST_ANSWER = 0.2;
/** Adam: how much of the past counts for the direction, and for its scale. */
const MOMENTUM = 0.9;
const MEMORY = 0.999;
const TINY = 1e-8;
/** How many significant digits weights are written with. */
const DIGITS = 5;

/**
 * Fits a net to samples, round by round, until samples that it has not seen are predicted no better.
 * Equal samples and seeds give equal nets.
 */
export class Fit {
  /** Rounds that are done. */
  rounds = 0;
  /** The log-loss of the samples kept back, by the best net so far. */
  best = Number.POSITIVE_INFINITY;
  readonly #names: readonly string[];
  readonly #fitted: Samples;
  readonly #kept: Samples;
  readonly #rng: Rng;
  readonly #width: number;
  readonly #means: Float64Array;
  readonly #scales: Float64Array;
  /** All weights: the units one after the other, then the answer; and those of the best net. */
  readonly #weights: Float64Array;
  readonly #bestWeights: Float64Array;
  readonly #gradient: Float64Array;
  readonly #directions: Float64Array;
  readonly #squares: Float64Array;
  readonly #order: Int32Array;
  readonly #numbers: Float64Array;
  readonly #outputs = new Float64Array(UNITS);
  #step = FIRST_STEP;
  #moves = 0;
  #idle = 0;

  constructor(names: readonly string[], fitted: Samples, kept: Samples, seed: string) {
    const width = names.length;
    const size = UNITS * (width + 1) + UNITS + 1;
    this.#names = names;
    this.#fitted = fitted;
    this.#kept = kept;
    this.#rng = trainingRng('fit', seed, 0);
    this.#width = width;
    this.#means = new Float64Array(width);
    this.#scales = new Float64Array(width);
    this.#weights = new Float64Array(size);
    this.#bestWeights = new Float64Array(size);
    this.#gradient = new Float64Array(size);
    this.#directions = new Float64Array(size);
    this.#squares = new Float64Array(size);
    this.#order = Int32Array.from({ length: fitted.count }, (_, i) => i);
    this.#numbers = new Float64Array(width);
    this.#measureSpread();
    const range = 2 / Math.sqrt(width);
    for (let i = 0; i < size - 1; i++) {
      const isAnswer = i >= size - UNITS - 1;
      this.#weights[i] = (isAnswer ? FIRST_ANSWER : range) * (this.#fraction() - 0.5);
    }
  }

  /** One more round through all samples; whether there is another one to come. */
  round(): boolean {
    const order = this.#order;
    for (let i = order.length - 1; i > 0; i--) {
      const other = this.#rng.below(i + 1);
      const index = order[i] ?? 0;
      order[i] = order[other] ?? 0;
      order[other] = index;
    }
    for (let from = 0; from < order.length; from += BATCH) {
      this.#learn(from, Math.min(order.length, from + BATCH));
    }
    this.rounds++;
    const loss = this.#lossOfKept();
    this.#idle = loss < this.best - PROGRESS ? 0 : this.#idle + 1;
    if (loss < this.best) {
      this.best = loss;
      this.#bestWeights.set(this.#weights);
    }
    if (this.#idle > 0) this.#slowDown();
    return this.#idle < PATIENCE;
  }

  /** Goes on from the best net, with smaller steps. */
  #slowDown(): void {
    this.#step *= SLOWER;
    this.#weights.set(this.#bestWeights);
    this.#directions.fill(0);
    this.#squares.fill(0);
    this.#moves = 0;
  }

  /** The best net so far, its answer scaled and shifted so that samples kept back come true. */
  model(): WinModelData {
    const raw = this.#modelOf(this.#bestWeights, 1, 0);
    const [scale, shift] = this.#recalibration(new Net(raw));
    return this.#modelOf(this.#bestWeights, scale, shift);
  }

  #modelOf(weights: Float64Array, scale: number, shift: number): WinModelData {
    const row = this.#width + 1;
    const answer = weights.subarray(UNITS * row);
    const [bias = 0] = answer.subarray(UNITS);
    const list = (numbers: Float64Array) => Array.from(numbers, written);
    return {
      features: this.#names,
      means: list(this.#means),
      scales: list(this.#scales),
      units: Array.from({ length: UNITS }, (_, i) =>
        list(weights.subarray(i * row, (i + 1) * row)),
      ),
      // The bias of the answer is the last of all weights and the first of the model's.
      answer: [
        bias * scale + shift,
        ...answer.subarray(0, UNITS).map((weight) => weight * scale),
      ].map(written),
    };
  }

  /** The mean and the standard deviation of every number. */
  #measureSpread(): void {
    const { count } = this.#fitted;
    for (let i = 0; i < this.#width; i++) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += this.#fitted.number(k, i);
      const mean = written(sum / count);
      let squares = 0;
      for (let k = 0; k < count; k++) squares += (this.#fitted.number(k, i) - mean) ** 2;
      this.#means[i] = mean;
      // What never changes tells nothing.
      this.#scales[i] = written(Math.sqrt(squares / count)) || 1;
    }
  }

  #learn(from: number, to: number): void {
    this.#gradient.fill(0);
    for (const index of this.#order.subarray(from, to)) this.#addGradient(index);
    const gradient = this.#gradient;
    const directions = this.#directions;
    const squares = this.#squares;
    const weights = this.#weights;
    this.#moves++;
    const warm = Math.sqrt(1 - MEMORY ** this.#moves) / (1 - MOMENTUM ** this.#moves);
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] ?? 0) / (to - from);
      const direction = MOMENTUM * (directions[i] ?? 0) + (1 - MOMENTUM) * slope;
      const square = MEMORY * (squares[i] ?? 0) + (1 - MEMORY) * slope * slope;
      directions[i] = direction;
      squares[i] = square;
      add(weights, i, -(this.#step * warm * direction) / (Math.sqrt(square) + TINY));
    }
  }

  /** Adds how the log-loss of a sample changes with every weight. */
  #addGradient(index: number): void {
    const weights = this.#weights;
    const gradient = this.#gradient;
    const numbers = this.#numbers;
    const row = this.#width + 1;
    const answer = UNITS * row;
    const off = logistic(this.#logit(this.#fitted, index)) - this.#fitted.share(index);
    for (let unit = 0; unit < UNITS; unit++) {
      const output = this.#outputs[unit] ?? 0;
      add(gradient, answer + unit, off * output);
      // The slope of x / (1 + |x|), told by what it says.
      const slope = off * (weights[answer + unit] ?? 0) * (1 - Math.abs(output)) ** 2;
      const at = unit * row;
      add(gradient, at, slope);
      for (let i = 1; i < row; i++) add(gradient, at + i, slope * (numbers[i - 1] ?? 0));
    }
    add(gradient, answer + UNITS, off);
  }

  /** What the net says of a sample; the outputs of its units are noted. */
  #logit(samples: Samples, index: number): number {
    const weights = this.#weights;
    const numbers = this.#numbers;
    const row = this.#width + 1;
    const answer = UNITS * row;
    samples.read(index, numbers);
    for (let i = 0; i < this.#width; i++) {
      numbers[i] = ((numbers[i] ?? 0) - (this.#means[i] ?? 0)) / (this.#scales[i] ?? 1);
    }
    let sum = weights[answer + UNITS] ?? 0;
    for (let unit = 0; unit < UNITS; unit++) {
      const at = unit * row;
      let drive = weights[at] ?? 0;
      for (let i = 1; i < row; i++) drive += (weights[at + i] ?? 0) * (numbers[i - 1] ?? 0);
      const output = drive / (1 + Math.abs(drive));
      this.#outputs[unit] = output;
      sum += (weights[answer + unit] ?? 0) * output;
    }
    return sum;
  }

  #lossOfKept(): number {
    let loss = 0;
    for (let k = 0; k < this.#kept.count; k++) {
      loss += lossOf(this.#logit(this.#kept, k), this.#kept.share(k));
    }
    return loss / this.#kept.count;
  }

  /** The scale and the shift of logits by which the samples kept back are predicted best. */
  #recalibration(net: Net): [scale: number, shift: number] {
    const kept = this.#kept;
    const logits = Float64Array.from({ length: kept.count }, (_, k) => {
      kept.read(k, this.#numbers);
      return net.logit(this.#numbers);
    });
    let scale = 1;
    let shift = 0;
    // Newton's way to the least log-loss; it is convex, and a few steps are plenty.
    for (let step = 0; step < 10; step++) {
      // How the loss changes with the scale and the shift, and how that changes with either or both.
      let ofScale = 0;
      let ofShift = 0;
      let bendOfScale = TINY;
      let bendOfBoth = 0;
      let bendOfShift = TINY;
      for (const [k, logit] of logits.entries()) {
        const p = logistic(scale * logit + shift);
        const off = p - kept.share(k);
        const bend = p * (1 - p);
        ofScale += off * logit;
        ofShift += off;
        bendOfScale += bend * logit * logit;
        bendOfBoth += bend * logit;
        bendOfShift += bend;
      }
      const determinant = bendOfScale * bendOfShift - bendOfBoth * bendOfBoth;
      if (determinant < TINY) break;
      scale -= (bendOfShift * ofScale - bendOfBoth * ofShift) / determinant;
      shift -= (bendOfScale * ofShift - bendOfBoth * ofScale) / determinant;
    }
    return Number.isFinite(scale) && scale > 0 ? [scale, shift] : [1, 0];
  }

  #fraction(): number {
    return (this.#rng.bits() >>> 0) / 0x1_0000_0000;
  }
}

/** Adds to one number of many. */
function add(numbers: Float64Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** The log-loss of a logit: its own share of the mean. */
function lossOf(logit: number, share: number): number {
  // Stable for large logits of either sign.
  return Math.max(logit, 0) - share * logit + Math.log1p(Math.exp(-Math.abs(logit)));
}

/** A number as the data file has it. */
function written(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
