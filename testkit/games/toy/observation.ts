import {
  Assignment,
  HOST,
  includes,
  NO_CARD,
  only,
  pin,
  type Rng,
  type Seat,
} from '@nineworlds/engine';
import { chooseSlot } from './actions.ts';
import { HAND, MAX_CARDS, MAX_SEATS, PLACES, SLOT_PLACE, SLOTS, TO_SWAP, UNSEEN } from './data.ts';
import { cardsInHand } from './deal.ts';
import { EVERYBODY, isResolved, learnSeen, rowOf, rowsOf, takeInHand } from './knowing.ts';
import type { ToyPosition } from './position.ts';
import { seeCard } from './slots.ts';

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
  const giver = giverOf(into);
  if (giver !== undefined && giver !== seat) putOnItsWay(into, NO_CARD);
}

/** Who is swapping a card away: it stands in a frame, and only they know which it is. */
export function giverOf(p: ToyPosition): Seat | undefined {
  if (chooseSlot.isOpen(p)) return chooseSlot.open(p).seat;
  if (!seeCard.isOpen(p)) return undefined;
  const { purpose, seer } = seeCard.open(p);
  return purpose === TO_SWAP ? seer : undefined;
}

/** Writes the card that is swapped away into its frame. */
function putOnItsWay(p: ToyPosition, card: number): void {
  const innermost = p.frames.depth - 1;
  if (chooseSlot.isOpen(p)) chooseSlot.edit(p, innermost).given = card;
  else seeCard.edit(p, innermost).given = card;
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
  const giver = giverOf(o);
  if (giver !== undefined && giver !== o.observer) {
    putOnItsWay(o, o.hands[giver * HAND + onItsWay]);
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
