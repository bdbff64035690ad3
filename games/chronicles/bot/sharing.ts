import { cellAt, valueAt } from '@nineworlds/engine';
import { KIN_DIE, KIN_ELF, KIN_ENOUGH, KIN_ITEMS } from '../rules/kin.ts';
import { isThrowing } from '../rules/saving-throw.ts';
import { heldFrom, leastLives, mostShared } from '../rules/sharing.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import type { Worth } from './worth.ts';

/** C-12.2: Gulltopp: an even share of what this seat and those after it hold. */
export function evenShare(p: ChroniclesPosition, held: Int32Array, seat: number): number {
  return Math.ceil(heldFrom(held, seat, p.setup.seats) / (p.setup.seats - seat));
}

/** C-12.2: Verdandi: as even as can be among the players; Support gods give what they can. */
export function livesToHold(p: ChroniclesPosition, figure: number): number {
  const { seats, figures } = p.setup;
  if (figure >= seats) return leastLives(p, figure);
  const kept = figures - seats;
  const even = Math.ceil((heldFrom(p.lives, figure, figures) - kept) / (seats - figure));
  return Math.min(mostShared(p, figure), Math.max(leastLives(p, figure), even));
}

/** C-14.1: what a thing of Kin's is worth more here than there; artifacts stay where they are. */
export function gainOfGift(worth: Worth, p: ChroniclesPosition, move: number): number {
  if (move === KIN_ENOUGH) return 0;
  // C-15.82: who is about to throw needs all they have; and who is asked is asked again.
  const { seat } = p.frames;
  const isThrown = seat !== p.active && isThrowing(p);
  if (isThrown || move > KIN_ENOUGH) return -1;
  const other = Math.floor(move / KIN_ITEMS);
  const item = move % KIN_ITEMS;
  if (item === KIN_ELF) {
    return gainOfOne(worth.elves, cellAt(p.elves, seat), cellAt(p.elves, other));
  }
  return item === KIN_DIE ? gainOfOne(worth.dice, cellAt(p.dice, seat), cellAt(p.dice, other)) : -1;
}

/** C-16.7: what a Vanir die is worth more with the one who is asked than with the one who has rolled it. */
export function gainOfDie(worth: Worth, p: ChroniclesPosition): number {
  return gainOfOne(worth.dice, cellAt(p.dice, p.frames.seat), cellAt(p.dice, p.active));
}

/** What it brings to have one more here and one less there. */
function gainOfOne(worth: Float64Array, here: number, there: number): number {
  const gained = valueAt(worth, here + 1) - valueAt(worth, here);
  return gained - (valueAt(worth, there) - valueAt(worth, there - 1));
}
