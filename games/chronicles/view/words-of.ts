import { itemAt, listBits } from '@nineworlds/engine';

/** The words of the members of a set, in the order of their numbers. */
export function wordsOf<T extends string>(set: number, words: readonly T[]): T[] {
  return listBits(set).map((member) => itemAt(words, member));
}
