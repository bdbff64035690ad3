import { hasBit, type Move, NO_CARD, type Seat } from '@nineworlds/engine';
import { BAND, HAND } from '../data/sizes.ts';
import { ignite, pullEmber, reactingWarriors } from '../rules/ignition.ts';
import { type Score, scoreOf } from '../rules/score.ts';
import type { NeedfirePosition } from '../rules/state.ts';

/** The card that a line ignites, once it says so. */
export function ignitingCard(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
): Move | undefined {
  if (o.frames.seat !== seat) return undefined;
  if (ignite.isOpen(o)) return moves[0];
  return pullEmber.isOpen(o) ? pullEmber.open(o).card : undefined;
}

/** N-4.4: the warriors that react to an igniting card, as they stand in the ring. */
export function reactingTo(o: NeedfirePosition, card: Move): number[] {
  const reacting = reactingWarriors(o, card);
  return Array.from(o.ring).filter((human) => hasBit(reacting, human));
}

/** N-5: a seat's score if it had some more humans; embers nobody knows are left out. */
export function scoreWith(o: NeedfirePosition, seat: Seat, more: readonly number[]): Score {
  const band = Array.from(o.bands.subarray(seat * BAND, (seat + 1) * BAND));
  const humans = [...band.filter((card) => card !== NO_CARD), ...more];
  const hand = Array.from(o.hands.subarray(seat * HAND, (seat + 1) * HAND));
  return scoreOf(o.setup.reactors, humans, hand);
}
