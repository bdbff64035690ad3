/** Five standard deviations: a fair thing strays so far once in two million tests. */
const LIMIT = 5;
/** With less variance than this the bell curve is no good likeness. */
const ENOUGH = 10;

/** How often things happened, set against how often they should have. */
export class Frequencies {
  readonly #sums = new Map<string, { surplus: number; variance: number }>();

  /** A thing of this probability happened `hits` times in so many draws. */
  add(name: string, probability: number, hits: number, draws: number): void {
    const sum = this.#sums.get(name) ?? { surplus: 0, variance: 0 };
    sum.surplus += hits - draws * probability;
    sum.variance += draws * probability * (1 - probability);
    this.#sums.set(name, sum);
  }

  /** What happened too often or too rarely, in words. */
  get suspicious(): string[] {
    return [...this.#sums].flatMap(([name, { surplus, variance }]) => {
      const z = surplus / Math.sqrt(variance);
      if (variance < ENOUGH || Math.abs(z) < LIMIT) return [];
      const much = `${Math.abs(z).toFixed(1)} standard deviations`;
      return [`${name} comes too ${z > 0 ? 'often' : 'rarely'} by ${much}`];
    });
  }
}

/** Whether things that should be equally likely are, over many small experiments. */
export class Uniformity {
  #statistic = 0;
  #freedom = 0;

  /** One experiment: how often each of the things came. */
  add(counts: readonly number[]): void {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    for (const count of counts) this.#statistic += (count - expected) ** 2 / expected;
    this.#freedom += counts.length - 1;
  }

  /** How far the chi-square statistic of all experiments lies above what is fair, if too far. */
  get suspicious(): string | undefined {
    if (this.#freedom === 0) return undefined;
    // The cube root of a chi-square variable is nearly normal (Wilson and Hilferty).
    const spread = 2 / (9 * this.#freedom);
    const z = (Math.cbrt(this.#statistic / this.#freedom) - 1 + spread) / Math.sqrt(spread);
    return z < LIMIT ? undefined : `the chi-square test is off by ${z.toFixed(1)} deviations`;
  }
}
