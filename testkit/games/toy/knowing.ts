import {
  Assignment,
  exchange,
  HOST,
  includes,
  NO_CARD,
  only,
  pin,
  pinAlone,
  type Rng,
  type Seat,
  spread,
} from '@nineworlds/engine';
import {
  CHOOSE_SLOT,
  HAND,
  MAX_CARDS,
  MAX_SEATS,
  PLACES,
  SEE_CARD,
  SLOT_PLACE,
  SLOTS,
  TO_SWAP,
  UNSEEN,
} from './data.ts';
import type { ToyPosition } from './position.ts';

const ROW = MAX_CARDS + 1;

/** The row of what everybody knows stands after those of the seats. */
const EVERYBODY = MAX_SEATS;

/** What a seat knows, or everybody where it is no seat. */
export function rowOf(p: ToyPosition, seat: Seat): Int32Array {
  return rowsOf(p)[seat >= 0 ? seat : EVERYBODY];
}

// The rows of a position, made when first asked for: `subarray` must not be called per move.
const rows = new WeakMap<ToyPosition, readonly Int32Array[]>();

function rowsOf(p: ToyPosition): readonly Int32Array[] {
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

/** T-7: the position as a seat knows it. The others are taken to know what everybody knows. */
export function observe(p: ToyPosition, seat: Seat, into: ToyPosition): void {
  into.copyFrom(p);
  into.observer = seat;
  for (let i = 0; i < into.hands.length; i++) {
    if (Math.floor(i / HAND) !== seat) into.hands[i] = NO_CARD;
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!includes(into.seen[slot], seat)) into.slots[slot] = NO_CARD;
  }
  const all = rowsOf(into);
  for (let i = 0; i < MAX_SEATS; i++) if (i !== seat) all[i].set(all[EVERYBODY]);
  const at = cardOnItsWay(into);
  if (at !== undefined && at.seat !== seat) into.frames.setArgAt(at.depth, at.arg, NO_CARD);
}

/** A card that is being swapped away stands in a frame, and only its owner knows which it is. */
export function cardOnItsWay(
  p: ToyPosition,
): { readonly seat: Seat; readonly depth: number; readonly arg: number } | undefined {
  const depth = p.frames.depth - 1;
  if (depth < 0) return undefined;
  if (p.frames.kind === CHOOSE_SLOT) return { seat: p.frames.seat, depth, arg: 0 };
  if (p.frames.kind === SEE_CARD && p.frames.arg(1) === TO_SWAP) {
    return { seat: p.frames.arg(2), depth, arg: 3 };
  }
  return undefined;
}

const assignment = new Assignment(MAX_CARDS, PLACES);

/** T-7: fills an observation with one of the worlds that its observer cannot tell apart. */
export function determinize(o: ToyPosition, rng: Rng): void {
  if (o.observer === HOST) return;
  askPlaces(o);
  if (!assignment.sample(rng)) throw new RangeError('no world fits what is known');
  fillWorld(o, assignment.placeOf, rng.below(HAND));
}

/** Puts every card where it is in one world; a card on its way is one or the other of its hand. */
export function fillWorld(o: ToyPosition, placeOf: ArrayLike<number>, onItsWay: number): void {
  for (let card = 1; card <= o.setup.cards; card++) {
    const place = placeOf[card - 1];
    if (place === o.observer || place === UNSEEN) continue;
    if (place < SLOT_PLACE) takeInHand(o, place, card);
    else o.slots[place - SLOT_PLACE] = card;
  }
  const at = cardOnItsWay(o);
  if (at !== undefined && at.seat !== o.observer) {
    o.frames.setArgAt(at.depth, at.arg, o.hands[at.seat * HAND + onItsWay]);
  }
  o.observer = HOST;
  rememberWhatIsSeen(o);
}

/** Asks which card is where, from what the observer knows. */
function askPlaces(o: ToyPosition): void {
  const row = rowOf(o, o.observer);
  let unseen = o.setup.cards;
  assignment.clear();
  for (let seat = 0; seat < o.setup.seats; seat++) {
    const cards = cardsInHand(o, seat);
    assignment.addRoom(seat, cards);
    unseen -= cards;
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isResolved(o, slot)) continue;
    assignment.addRoom(SLOT_PLACE + slot, 1);
    unseen--;
  }
  assignment.addRoom(UNSEEN, unseen);
  for (let card = 1; card <= o.setup.cards; card++) assignment.addCard(row[card]);
}

/** How many worlds the observer of an observation cannot tell apart. */
export function countWorlds(o: ToyPosition): number {
  askPlaces(o);
  return assignment.count();
}

/** While the cards are dealt a hand may be incomplete: the deal frame counts the cards dealt. */
export function cardsInHand(p: ToyPosition, seat: Seat): number {
  if (p.turn > 0) return HAND;
  const dealt = p.frames.argAt(0, 0);
  return Math.max(0, Math.min(HAND, dealt - seat * HAND));
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

/** In a world made up the others know what lies open, their hands, and the slots they have seen. */
function rememberWhatIsSeen(p: ToyPosition): void {
  for (let seat = 0; seat < p.setup.seats; seat++) {
    const row = rowOf(p, seat);
    for (let card = 1; card <= p.setup.cards; card++) row[card] &= ~only(seat);
    for (let i = 0; i < HAND; i++) {
      const card = p.hands[seat * HAND + i];
      if (card !== NO_CARD) pin(row, card, seat);
    }
    for (let slot = 0; slot < SLOTS; slot++) {
      if (p.seen[slot] & only(seat) && p.slots[slot] !== NO_CARD) learnSeen(p, seat, slot);
    }
  }
}
