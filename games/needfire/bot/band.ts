import { countBits, itemAt, lowestBit } from '@nineworlds/engine';
import { leadershipOf } from '../rules/score.ts';

/** A set of humans, and what flames are worth to it. One is reused for many sets. */
export class Band {
  /** N-5: the length of the longest chain. */
  leadership = 0;
  #reactors: readonly number[] = [];
  #humans = 0;

  /** Becomes another set of humans: bit h is human h. */
  become(reactors: readonly number[], humans: number): void {
    this.#reactors = reactors;
    this.#humans = humans;
    this.leadership = leadershipOf(reactors, humans);
  }

  /** N-5: how many of the humans react to a flame. */
  count(flame: number): number {
    return countBits(itemAt(this.#reactors, flame) & this.#humans);
  }

  /** How many of the humans react to a flame of a set, on average. */
  meanCount(flames: number): number {
    let sum = 0;
    let count = 0;
    for (let bits = flames; bits !== 0; bits &= bits - 1) {
      sum += this.count(lowestBit(bits));
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }

  /** N-7.15: what one more flame of a set adds on average where the worst of five is set aside. */
  meanGain(flames: number, worst: number): number {
    let sum = 0;
    let count = 0;
    for (let bits = flames; bits !== 0; bits &= bits - 1) {
      sum += Math.max(0, this.count(lowestBit(bits)) - worst);
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}
