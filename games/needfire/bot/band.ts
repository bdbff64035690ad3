import { ELEMENTS } from '../data/deck-table.ts';
import { ALL_CARDS, countCards, lowestOf } from '../rules/card-sets.ts';

/** A set of humans, and what flames are worth to it. One is reused for many sets. */
export class Band {
  /** N-5: how many of the humans react to each flame. */
  readonly counts = new Float64Array(ELEMENTS + 1);
  /** N-5: the length of the longest chain. */
  leadership = 0;

  /** Becomes another set of humans: bit h is human h. */
  become(reactors: readonly number[], humans: number): void {
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      this.counts[flame] = countCards(reactors[flame] & humans);
    }
    this.leadership = longestFrom(reactors, ALL_CARDS, humans);
  }

  /** How many of the humans react to a flame of a set, on average. */
  meanCount(flames: number): number {
    let sum = 0;
    let count = 0;
    for (let bits = flames; bits !== 0; bits &= bits - 1) {
      sum += this.counts[lowestOf(bits)];
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }

  /** N-5: what one more flame of a set adds on average where the worst of five is set aside. */
  meanGain(flames: number, worst: number): number {
    let sum = 0;
    let count = 0;
    for (let bits = flames; bits !== 0; bits &= bits - 1) {
      sum += Math.max(0, this.counts[lowestOf(bits)] - worst);
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}

/** The most humans of a set that can follow in a chain on one of those that may come next. */
function longestFrom(reactors: readonly number[], next: number, left: number): number {
  let longest = 0;
  for (let bits = next & left; bits !== 0; bits &= bits - 1) {
    const human = lowestOf(bits);
    const length = 1 + longestFrom(reactors, reactors[human], left & ~(1 << human));
    if (length > longest) longest = length;
  }
  return longest;
}
