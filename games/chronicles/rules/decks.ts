import { type EventSink, NO_CARD } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { cardsOfSet } from './setup.ts';
import {
  type ChroniclesPosition,
  FIRST_BACK,
  NOTHING,
  SKULD_CARDS,
  UNKNOWN_BACK,
} from './state.ts';

/** The figure whose set a card is of, and its enemy. */
export function setOf(card: number): number {
  return Math.floor((card - 1) / ENEMIES);
}

export function enemyOf(card: number): number {
  return (card - 1) % ENEMIES;
}

/** A card as it is spelled: `thor-loki`. */
export function cardWord(p: ChroniclesPosition, card: number): string {
  return `${GOD_WORDS[p.gods[setOf(card)]]}-${ENEMY_WORDS[enemyOf(card)]}`;
}

/** Whether a card belongs to a Support god's set. */
export function isSupportCard(p: ChroniclesPosition, card: number): boolean {
  return setOf(card) >= p.setup.seats;
}

/** How many known cards lie under a seat's deck. */
export function tailLength(p: ChroniclesPosition, seat: number): number {
  const { tail } = p.setup;
  let n = 0;
  while (n < tail && p.tails[seat * tail + n] !== NO_CARD) n++;
  return n;
}

/** How many known cards lie on top of a seat's deck. */
export function headLength(p: ChroniclesPosition, seat: number): number {
  let n = 0;
  while (n < SKULD_CARDS && p.heads[seat * SKULD_CARDS + n] !== NO_CARD) n++;
  return n;
}

/** How many cards a seat's deck has. */
export function deckSize(p: ChroniclesPosition, seat: number): number {
  return headLength(p, seat) + p.unseen[seat] + tailLength(p, seat);
}

/** The top card of a deck where it is known; `NO_CARD` where it is not, or there is none. */
export function knownTop(p: ChroniclesPosition, seat: number): number {
  const head = p.heads[seat * SKULD_CARDS];
  if (head !== NO_CARD) return head;
  return p.unseen[seat] > 0 ? NO_CARD : p.tails[seat * p.setup.tail];
}

/** Takes the known top card off a deck. */
function takeKnownTop(p: ChroniclesPosition, seat: number): number {
  const card = knownTop(p, seat);
  if (p.heads[seat * SKULD_CARDS] !== NO_CARD) {
    removeFirst(p.heads, seat * SKULD_CARDS, SKULD_CARDS);
  } else {
    removeFirst(p.tails, seat * p.setup.tail, p.setup.tail);
  }
  return card;
}

function removeFirst(cards: Int32Array, from: number, length: number): void {
  cards.copyWithin(from, from + 1, from + length);
  cards[from + length - 1] = NO_CARD;
}

/** C-6.1: a card goes under a seat's deck, face down, for all to remember. */
export function putUnder(p: ChroniclesPosition, seat: number, card: number): void {
  p.tails[seat * p.setup.tail + tailLength(p, seat)] = card;
}

/** C-7.5: a card is shuffled into a seat's deck: its order is lost, not which cards are in it. */
export function shuffleIn(p: ChroniclesPosition, seat: number, card: number): void {
  let cards = 1 << card;
  let count = 1;
  while (knownTop(p, seat) !== NO_CARD || tailLength(p, seat) > 0) {
    const known = knownTop(p, seat) === NO_CARD ? takeTail(p, seat) : takeKnownTop(p, seat);
    cards |= 1 << known;
    count++;
  }
  p.own[seat] |= cards;
  p.unseen[seat] += count;
  p.drawn++;
}

function takeTail(p: ChroniclesPosition, seat: number): number {
  const at = seat * p.setup.tail;
  const card = p.tails[at];
  removeFirst(p.tails, at, p.setup.tail);
  return card;
}

/** C-5: a seat puts the top card of its deck on the wheel, unseen. */
export function placeTop(p: ChroniclesPosition, seat: number): void {
  if (deckSize(p, seat) === 0) {
    p.placed[seat] = NOTHING;
  } else if (knownTop(p, seat) !== NO_CARD) {
    p.placed[seat] = takeKnownTop(p, seat);
  } else {
    p.unseen[seat]--;
    // With three to five players all cards of a deck are of one set.
    p.placed[seat] = p.setup.seats > 2 ? FIRST_BACK + seat : UNKNOWN_BACK;
  }
}

/** The figure whose set an unseen card that was put down is of, or `undefined` if that is not known. */
export function backOf(placed: number): number | undefined {
  return placed >= FIRST_BACK ? placed - FIRST_BACK : undefined;
}

/** Whether a card lies there that nobody has seen. */
export function isUnseen(placed: number): boolean {
  return placed >= UNKNOWN_BACK;
}

/** The unseen cards that may be a seat's, as a set: of one figure's set only, where that is known. */
export function candidates(p: ChroniclesPosition, seat: number, back: number | undefined): number {
  const cards = p.own[seat] | (p.waiting[seat] > 0 ? p.shared : 0);
  return back === undefined ? cards : cards & cardsOfSet(back);
}

function count(members: number): number {
  let n = 0;
  for (let bits = members; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/**
 * How likely an unseen card of a seat's is this one, as a whole number: a card known to be there counts
 * for one, each of the Support god's cards for its share of those that wait there.
 */
export function weightOf(p: ChroniclesPosition, seat: number, card: number): number {
  const waiting = p.waiting[seat];
  const isOwn = ((p.own[seat] >> card) & 1) === 1;
  if (waiting === 0) return isOwn ? 1 : 0;
  if (isOwn) return count(p.shared);
  return (p.shared >> card) & 1 ? waiting : 0;
}

/**
 * How likely the next card of a deck is this one while a card of a known set, put down before, is still
 * unseen (C-12.2, two players): the sum over all that may lie there.
 */
export function weightBelow(
  p: ChroniclesPosition,
  seat: number,
  back: number,
  card: number,
): number {
  const waiting = p.waiting[seat];
  const sharing = Math.max(1, count(p.shared));
  const others = Math.max(1, sharing - 1);
  const above = cardsOfSet(back) & ~(1 << card);
  const ownAbove = count(above & p.own[seat]);
  const sharedAbove = waiting > 0 ? count(above & p.shared) : 0;
  if ((p.own[seat] >> card) & 1) {
    return ownAbove * sharing * others + sharedAbove * waiting * others;
  }
  if (waiting === 0 || ((p.shared >> card) & 1) === 0) return 0;
  const both = sharing > 1 ? sharedAbove * waiting * (waiting - 1) : 0;
  return ownAbove * waiting * others + both;
}

/** Chance has told an unseen card of a seat's. */
export function settle(p: ChroniclesPosition, seat: number, card: number): void {
  if ((p.own[seat] >> card) & 1) {
    p.own[seat] &= ~(1 << card);
  } else {
    p.shared &= ~(1 << card);
    p.waiting[seat]--;
  }
  p.drawn++;
}

/** Tells of a card that was put under a deck. */
export function tellReturned(
  p: ChroniclesPosition,
  seat: number,
  card: number,
  sink: EventSink | undefined,
): void {
  sink?.tell('cardReturned', { god: GOD_WORDS[p.gods[seat]], card: cardWord(p, card) });
}
