import { exchange, NO_CARD, pin, pinAlone, type Seat, spread } from '@nineworlds/engine';
import { HAND, MAX_CARDS, MAX_SEATS, SLOT_PLACE, UNSEEN } from './data.ts';
import type { ToyPosition } from './position.ts';

const ROW = MAX_CARDS + 1;

/** The row of what everybody knows stands after those of the seats. */
export const EVERYBODY = MAX_SEATS;

/** What a seat knows, or everybody where it is no seat. */
export function rowOf(p: ToyPosition, seat: Seat): Int32Array {
  return rowsOf(p)[seat >= 0 ? seat : EVERYBODY];
}

// The rows of a position, made when first asked for: `subarray` must not be called per move.
const rows = new WeakMap<ToyPosition, readonly Int32Array[]>();

export function rowsOf(p: ToyPosition): readonly Int32Array[] {
  let known = rows.get(p);
  if (known === undefined) {
    known = Array.from({ length: MAX_SEATS + 1 }, (_, i) =>
      p.known.subarray(i * ROW, (i + 1) * ROW),
    );
    rows.set(p, known);
  }
  return known;
}

/** T-1: at the start every card is unseen. */
export function knowNothing(p: ToyPosition): void {
  for (const row of rowsOf(p)) {
    for (let card = 1; card <= p.setup.cards; card++) row[card] = 1 << UNSEEN;
  }
}

/** A seat is dealt a card from the unseen ones: it sees the card, the others that it has one. */
export function learnDealt(p: ToyPosition, seat: Seat, card: number): void {
  const all = rowsOf(p);
  for (let i = 0; i < all.length; i++) {
    if (i === seat) pin(all[i], card, seat);
    else spread(all[i], UNSEEN, seat);
  }
}

/** A face-down slot that nobody had seen is being looked at by somebody. */
export function learnLookedAt(p: ToyPosition, slot: number): void {
  for (const row of rowsOf(p)) spread(row, UNSEEN, SLOT_PLACE + slot);
}

/** A seat sees the card in a slot. */
export function learnSeen(p: ToyPosition, seat: Seat, slot: number): void {
  pinAlone(rowOf(p, seat), p.slots[slot], SLOT_PLACE + slot);
}

/** Everybody sees the card in a slot. */
export function learnOpened(p: ToyPosition, slot: number): void {
  for (const row of rowsOf(p)) pinAlone(row, p.slots[slot], SLOT_PLACE + slot);
}

/** A seat exchanged a card for the face-down one of a slot: it knows both, the others that it did. */
export function learnBlindSwap(
  p: ToyPosition,
  seat: Seat,
  given: number,
  taken: number,
  slot: number,
): void {
  const all = rowsOf(p);
  for (let i = 0; i < all.length; i++) {
    if (i !== seat) {
      exchange(all[i], seat, SLOT_PLACE + slot);
      continue;
    }
    pinAlone(all[i], given, SLOT_PLACE + slot);
    pin(all[i], taken, seat);
  }
}

/** A seat exchanged a card for the face-up one of a slot: everybody knows both. */
export function learnOpenSwap(
  p: ToyPosition,
  seat: Seat,
  given: number,
  taken: number,
  slot: number,
): void {
  for (const row of rowsOf(p)) {
    pinAlone(row, given, SLOT_PLACE + slot);
    pin(row, taken, seat);
  }
}

/** Whether a slot's card has been seen by somebody, so that it is decided. */
export function isResolved(p: ToyPosition, slot: number): boolean {
  return p.seen[slot] !== 0;
}

/** Hands are sorted, so that a hand has one writing. */
export function takeInHand(p: ToyPosition, seat: Seat, card: number): void {
  const at = seat * HAND;
  if (p.hands[at] === NO_CARD) p.hands[at] = card;
  else p.hands[at + 1] = card;
  const first = p.hands[at];
  const second = p.hands[at + 1];
  if (second !== NO_CARD && first > second) {
    p.hands[at] = second;
    p.hands[at + 1] = first;
  }
}
