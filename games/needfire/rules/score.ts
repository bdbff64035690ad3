import { NO_CARD } from '@nineworlds/engine';
import { BAND, EMBERS, HAND } from '../data/sizes.ts';
import { countCards } from './card-sets.ts';
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
  // N-5: of more than five flames the best five count.
  const counted = flames
    .map((flame) => ({ flame, reacting: countCards(reactors[flame] & band) }))
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
