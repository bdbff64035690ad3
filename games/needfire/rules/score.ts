import { countBits, lowestBit, NO_CARD } from '@nineworlds/engine';
import { BAND, EMBERS, HAND } from '../data/sizes.ts';
import type { NeedfirePosition } from './state.ts';

/** A seat's score and what it is made of (N-5). */
export interface Score {
  /** The cards of the longest chain in its order. */
  readonly chain: readonly number[];
  /** The flames that count, with how many humans react to each. */
  readonly flames: readonly { readonly flame: number; readonly reacting: number }[];
  readonly leadership: number;
  readonly blessing: number;
  readonly total: number;
}

/** N-5: the score of humans and flames. */
export function scoreOf(
  reactors: readonly number[],
  humans: readonly number[],
  flames: readonly number[],
): Score {
  const chain = longestChain(reactors, humans);
  let band = 0;
  for (const human of humans) band |= 1 << human;
  // N-7.15: of more than five flames the best five count.
  const counted = flames
    .map((flame) => ({ flame, reacting: countBits(reactors[flame] & band) }))
    .sort((a, b) => b.reacting - a.reacting || a.flame - b.flame)
    .slice(0, HAND);
  const blessing = counted.reduce((sum, { reacting }) => sum + reacting, 0);
  const leadership = chain.length;
  return { chain, flames: counted, leadership, blessing, total: leadership * blessing };
}

/** N-5, N-7.12: the longest chain in which each human reacts to the one before it. */
export function longestChain(reactors: readonly number[], humans: readonly number[]): number[] {
  let best: number[] = [];
  const grow = (chain: number[], left: readonly number[]): void => {
    if (chain.length > best.length) best = [...chain];
    const last = chain[chain.length - 1];
    for (const human of left) {
      if (last !== undefined && ((reactors[last] >> human) & 1) === 0) continue;
      grow(
        [...chain, human],
        left.filter((other) => other !== human),
      );
    }
  };
  grow([], humans);
  return best;
}

/** N-5: the score of a seat as the cards lie: its band, its hand and the revealed embers under it. */
export function scoreOfSeat(p: NeedfirePosition, seat: number): Score {
  const isCard = (card: number) => card !== NO_CARD;
  const humans = Array.from(p.bands.subarray(seat * BAND, (seat + 1) * BAND)).filter(isCard);
  const flames = Array.from(p.hands.subarray(seat * HAND, (seat + 1) * HAND)).filter(isCard);
  for (let ember = 0; ember < EMBERS; ember++) {
    if (p.embers[ember] !== NO_CARD && humans.includes(p.emberHosts[ember])) {
      flames.push(p.embers[ember]);
    }
  }
  return scoreOf(p.setup.reactors, humans, flames);
}

/** N-5: the same score as a number alone, for those who ask for many. */
export function totalOf(p: NeedfirePosition, seat: number): number {
  const { reactors } = p.setup;
  let band = 0;
  for (let i = seat * BAND; i < (seat + 1) * BAND; i++) band |= (1 << p.bands[i]) & ~(1 << NO_CARD);
  let sum = 0;
  let count = 0;
  // N-7.15: of more than five flames the best five count, so that the two worst may go.
  let worst = BAND + 1;
  let nextWorst = BAND + 1;
  for (let i = 0; i < HAND + EMBERS; i++) {
    const ember = i - HAND;
    const flame = ember < 0 ? p.hands[seat * HAND + i] : p.embers[ember];
    if (flame === NO_CARD || (ember >= 0 && !isHostOf(p.emberHosts[ember], band))) continue;
    const reacting = countBits(reactors[flame] & band);
    sum += reacting;
    count++;
    if (reacting < worst) {
      nextWorst = worst;
      worst = reacting;
    } else if (reacting < nextWorst) {
      nextWorst = reacting;
    }
  }
  if (count > HAND) sum -= worst;
  if (count > HAND + 1) sum -= nextWorst;
  return sum * leadershipOf(reactors, band);
}

/** Whether an ember lies under a human of a set; other hosts are no cards. */
function isHostOf(host: number, band: number): boolean {
  return host < CARD_BITS && ((band >> host) & 1) === 1;
}

/** Cards are bits of a 32-bit word. */
const CARD_BITS = 32;

/** N-5: the length of the longest chain of a set of humans. */
export function leadershipOf(reactors: readonly number[], humans: number): number {
  return longestFrom(reactors, humans, humans);
}

/** The most humans of a set that can follow each other, the first being one of `next`. */
function longestFrom(reactors: readonly number[], next: number, left: number): number {
  let longest = 0;
  for (let bits = next & left; bits !== 0; bits &= bits - 1) {
    const human = lowestBit(bits);
    const length = 1 + longestFrom(reactors, reactors[human], left & ~(1 << human));
    if (length > longest) longest = length;
  }
  return longest;
}
