/** How wide the bins are that predictions are sorted into. */
const BINS = 10;
/** So that nobody is asked for the logarithm of nothing. */
const TINY = 1e-12;

/** Predictions near each other, and what came of them. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  /** How many predictions. */
  readonly count: number;
  /** Their mean. */
  readonly predicted: number;
  /** The share of wins that came of them. */
  readonly observed: number;
}

/** How well predictions hold: what came of those of ten percent, of twenty percent, and so on. */
export class Reliability {
  count = 0;
  /** How many predictions there are in each bin, and the sums of them and of what came of them. */
  readonly #sums = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, observed: 0 }));
  #logLoss = 0;
  #brier = 0;

  /** Notes a prediction and what came of it. */
  note(predicted: number, share: number): void {
    const bin = this.#sums[Math.min(BINS - 1, Math.floor(predicted * BINS))];
    if (bin === undefined) throw new RangeError(`${predicted} is no probability`);
    this.count++;
    bin.count++;
    bin.predicted += predicted;
    bin.observed += share;
    this.#logLoss -=
      share * Math.log(predicted + TINY) + (1 - share) * Math.log(1 - predicted + TINY);
    this.#brier += (predicted - share) ** 2;
  }

  /** The mean cost of predictions by their logarithms: lower is better. */
  get logLoss(): number {
    return this.#logLoss / this.count;
  }

  /** The mean square of how far predictions are off: lower is better. */
  get brier(): number {
    return this.#brier / this.count;
  }

  /** The bins that hold anything. */
  get bins(): readonly Bin[] {
    const bins = this.#sums.map(({ count, predicted, observed }, bin) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count,
      predicted: predicted / count,
      observed: observed / count,
    }));
    return bins.filter(({ count }) => count > 0);
  }
}
