import type { Rng } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';

/** Sets of cards: bit c is card c. This one holds all of them. */
export const ALL_CARDS = ((1 << ELEMENTS) - 1) << 1;

/** How many cards a set holds. */
export function countCards(cards: number): number {
  // Neighbouring bits are added up to pairs, the pairs to fours, and so on, all at once.
  const pairs = cards - ((cards >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f_0f0f;
  return Math.imul(eights, 0x0101_0101) >>> 24;
}

/** The lowest card of a set that holds any. */
export function lowestOf(cards: number): number {
  return 31 - Math.clz32(cards & -cards);
}

/** One of the cards of a set, each equally likely. */
export function anyOf(cards: number, rng: Rng): number {
  let left = cards;
  for (let nth = rng.below(countCards(cards)); nth > 0; nth--) left &= left - 1;
  return lowestOf(left);
}
