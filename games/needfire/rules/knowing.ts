import {
  ALL,
  exchange,
  only,
  pin,
  pinAlone,
  type Seat,
  type SeatMask,
  spread,
} from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { HAND } from '../data/sizes.ts';
import { entry, LAID_BACK, LOOKED_AT, MAX_HISTORY, SEEN, SWAPPED } from './history.ts';
import { BONFIRE_PLACE, UNSEEN } from './places.ts';
import { EVERYBODY, type NeedfirePosition } from './state.ts';

/*
 * The history (history.ts) is what happened to the flames, with the seats that know the flames by it.
 */

/** Chance has told the flame of a bonfire that nobody had seen. */
export function noteLookedAt(p: NeedfirePosition, place: number): void {
  add(p, entry(LOOKED_AT, place, 0, ALL, 0, 0));
}

/** Some seats have seen the flame of a bonfire. */
export function noteSeen(p: NeedfirePosition, place: number, seers: SeatMask): void {
  add(p, entry(SEEN, place, 0, seers, p.bonfires[place], 0));
}

/** The active seat has given a flame for one that lay at a place. */
export function noteSwapped(
  p: NeedfirePosition,
  place: number,
  seers: SeatMask,
  given: number,
  taken: number,
): void {
  add(p, entry(SWAPPED, place, p.active, seers, given, taken));
}

/** The active seat has laid two flames back; only they know whether `AS_THEY_WERE` or `EXCHANGED`. */
export function noteLaidBack(p: NeedfirePosition, one: number, other: number, how: number): void {
  add(p, entry(LAID_BACK, one, other, only(p.active), how, 0));
}

function add(p: NeedfirePosition, noted: number): void {
  if (p.historyLength === MAX_HISTORY) throw new RangeError('the history is full');
  p.history[p.historyLength++] = noted;
}

/** The seats that keep a row of knowledge, and last everybody. */
function rowCount(p: NeedfirePosition): number {
  return p.setup.seats + 1;
}

/** The i-th row: of a seat, or the last one, of everybody. */
function rowAt(p: NeedfirePosition, i: number): Int32Array {
  return p.row(i < p.setup.seats ? i : EVERYBODY);
}

/** N-3.5: at first every flame is unseen. */
export function knowNothing(p: NeedfirePosition): void {
  for (let i = 0; i < rowCount(p); i++) rowAt(p, i).fill(1 << UNSEEN, 1);
}

/** A seat is dealt its nth flame: it sees the flame, the others that it has one. */
export function learnDealt(p: NeedfirePosition, seat: Seat, flame: number, nth: number): void {
  pin(p.row(seat), flame, seat);
  if (nth > 0) return;
  for (let i = 0; i < rowCount(p); i++) if (i !== seat) spread(rowAt(p, i), UNSEEN, seat);
}

/** Whether somebody has seen the flame of a bonfire, so that it is decided. */
export function isDecided(p: NeedfirePosition, place: number): boolean {
  return p.bonfireSeen[place] !== 0;
}

/** A bonfire that nobody had seen is turned up: nobody could think of any flame there before. */
export function learnUnseenOpened(p: NeedfirePosition, place: number): void {
  for (let i = 0; i < rowCount(p); i++) pin(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
}

/** N-7.4: a seat sees a flame that nobody had seen; the others know that one of the unseen lies there. */
export function learnUnseenPeeked(p: NeedfirePosition, seat: Seat, place: number): void {
  for (let i = 0; i < rowCount(p); i++) {
    if (i === seat) pin(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
    else spread(rowAt(p, i), UNSEEN, BONFIRE_PLACE + place);
  }
}

/** N-7.4: a seat sees the flame of a bonfire. */
export function learnSeen(p: NeedfirePosition, seat: Seat, place: number): void {
  pinAlone(p.row(seat), p.bonfires[place], BONFIRE_PLACE + place);
}

/** Everybody sees the flame of a bonfire. */
export function learnOpened(p: NeedfirePosition, place: number): void {
  for (let i = 0; i < rowCount(p); i++) {
    pinAlone(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
  }
}

/** N-7.5: a seat laid two flames it has seen back into two places; the others cannot tell how. */
export function learnLaidBack(p: NeedfirePosition, seat: Seat, a: number, b: number): void {
  const atA = BONFIRE_PLACE + a;
  const atB = BONFIRE_PLACE + b;
  for (let i = 0; i < rowCount(p); i++) {
    if (i === seat) continue;
    const row = rowAt(p, i);
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      const isThere = ((row[flame] >> atA) | (row[flame] >> atB)) & 1;
      row[flame] |= (isThere << atA) | (isThere << atB);
    }
  }
  learnSeen(p, seat, a);
  learnSeen(p, seat, b);
}

/** N-7.8: a seat exchanged a flame for a face-down one: it knows both, the others that it did. */
export function learnBlindSwap(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    if (i !== seat) exchange(rowAt(p, i), seat, BONFIRE_PLACE + place);
  }
  pinAlone(p.row(seat), given, BONFIRE_PLACE + place);
  pin(p.row(seat), taken, seat);
}

/** N-7.8: the same with a bonfire that nobody had seen: one of the unseen is in the hand now. */
export function learnUnseenSwapped(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    const row = rowAt(p, i);
    if (i === seat) {
      pin(row, given, BONFIRE_PLACE + place);
      pin(row, taken, seat);
    } else {
      spread(row, seat, BONFIRE_PLACE + place);
      spread(row, UNSEEN, seat);
    }
  }
}

/** N-7.7: a seat exchanged a flame for a face-up one: everybody knows both. */
export function learnOpenSwap(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    pin(rowAt(p, i), given, BONFIRE_PLACE + place);
    pin(rowAt(p, i), taken, seat);
  }
}

/** N-5: everybody lays their hand open. */
export function learnHands(p: NeedfirePosition): void {
  for (let i = 0; i < rowCount(p); i++) {
    const row = rowAt(p, i);
    const hands = (1 << p.setup.seats) - 1;
    for (let flame = 1; flame <= ELEMENTS; flame++) row[flame] &= ~hands;
    for (let k = 0; k < p.setup.seats * HAND; k++) pin(row, p.hands[k], Math.floor(k / HAND));
  }
}

/** N-5: an ember is revealed; it stays where it lies, among what nobody had seen. */
export function learnEmber(p: NeedfirePosition, flame: number): void {
  for (let i = 0; i < rowCount(p); i++) pin(rowAt(p, i), flame, UNSEEN);
}
