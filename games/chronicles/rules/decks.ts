import {
  countBits,
  type Draw,
  hasBit,
  lowestBit,
  type Move,
  type MoveBuffer,
  NO_CARD,
  putChance,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import type { Sink } from './events.ts';
import {
  type ChroniclesPosition,
  FIRST_BACK,
  godWord,
  NOTHING,
  SKULD_CARDS,
  UNKNOWN_BACK,
} from './state.ts';

/**
 * A card of the wheel is a number from 1: the cards of the first figure's set in the order of the enemies,
 * then those of the next. All of them are below this bound; 0 is `NO_CARD`.
 */
export const CARDS = MAX_FIGURES * ENEMIES + 1;

/** The figure whose set a card is of, and its enemy. */
export function setOf(card: number): number {
  return Math.floor((card - 1) / ENEMIES);
}

export function enemyOf(card: number): number {
  return (card - 1) % ENEMIES;
}

/** The cards of a figure's set, as a set. */
export function cardsOfSet(figure: number): number {
  return ((1 << ENEMIES) - 1) << (figure * ENEMIES + 1);
}

/** A card as it is spelled: `thor-loki`. */
export type CardWord = `${GodWord}-${EnemyWord}`;

export function cardWord(p: ChroniclesPosition, card: number): CardWord {
  return `${godWord(p, setOf(card))}-${ENEMY_WORDS[enemyOf(card)]}`;
}

/** Whether a card is of a set that is played. */
export function isPlayed(p: ChroniclesPosition, card: number): boolean {
  return card !== NO_CARD && card <= p.setup.figures * ENEMIES;
}

/** A card in a line: `none`, or by its name; one of a set that is not played by its number. */
export function cardInLine(p: ChroniclesPosition, card: number): string {
  if (card === NO_CARD) return 'none';
  return isPlayed(p, card) ? cardWord(p, card) : `card-${card}`;
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
    takeTail(p, seat);
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

/** Takes the first known card under a deck. */
export function takeTail(p: ChroniclesPosition, seat: number): number {
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

/**
 * How likely an unseen card of a seat's is this one, as a whole number: a card known to be there counts
 * for one, each of the Support god's cards for its share of those that wait there.
 */
export function weightOf(p: ChroniclesPosition, seat: number, card: number): number {
  const waiting = p.waiting[seat];
  const isOwn = hasBit(p.own[seat], card);
  if (waiting === 0) return isOwn ? 1 : 0;
  if (isOwn) return countBits(p.shared);
  return hasBit(p.shared, card) ? waiting : 0;
}

/**
 * How likely the next card of a deck is this one while a card of a known set, put down before, is still
 * unseen (C-12.2, two players): the sum over all that may lie there.
 */
function weightBelow(p: ChroniclesPosition, seat: number, back: number, card: number): number {
  const waiting = p.waiting[seat];
  const sharing = Math.max(1, countBits(p.shared));
  const others = Math.max(1, sharing - 1);
  const above = cardsOfSet(back) & ~(1 << card);
  const ownAbove = countBits(above & p.own[seat]);
  const sharedAbove = waiting > 0 ? countBits(above & p.shared) : 0;
  if (hasBit(p.own[seat], card)) {
    return ownAbove * sharing * others + sharedAbove * waiting * others;
  }
  if (waiting === 0 || !hasBit(p.shared, card)) return 0;
  const both = sharing > 1 ? sharedAbove * waiting * (waiting - 1) : 0;
  return ownAbove * waiting * others + both;
}

/** How likely an outcome about a seat's cards is, as a whole number; 0 if it cannot come. */
type Weighing = (p: ChroniclesPosition, seat: number, outcome: Move) => number;

/** C-5: how likely the card that a seat has put down is this one. */
export function weightOfPlaced(p: ChroniclesPosition, seat: number, card: number): number {
  const back = backOf(p.placed[seat]);
  const isPossible = card !== NO_CARD && (back === undefined || setOf(card) === back);
  return isPossible ? weightOf(p, seat, card) : 0;
}

/** C-5: how likely the card that a seat has put down is of a figure's set. */
export function weightOfBack(p: ChroniclesPosition, seat: number, figure: number): number {
  let total = 0;
  for (let bits = candidates(p, seat, figure); bits !== 0; bits &= bits - 1) {
    total += weightOf(p, seat, lowestBit(bits));
  }
  return total;
}

/** C-12.2: how likely the next card of a seat's deck is this one. */
export function weightOfNext(p: ChroniclesPosition, seat: number, card: number): number {
  if (card === NO_CARD) return 0;
  const placed = p.placed[seat];
  const back = isUnseen(placed) ? backOf(placed) : undefined;
  return back === undefined ? weightOf(p, seat, card) : weightBelow(p, seat, back, card);
}

/** Every outcome below a bound, with its weight. */
export function putByWeight(
  p: ChroniclesPosition,
  moves: MoveBuffer,
  weights: WeightBuffer,
  seat: number,
  bound: number,
  weigh: Weighing,
): number {
  let n = 0;
  for (let outcome = 0; outcome < bound; outcome++) {
    n = putChance(moves, weights, n, outcome, weigh(p, seat, outcome));
  }
  return n;
}

/** One outcome, by the same law. */
export function sampleByWeight(
  p: ChroniclesPosition,
  rng: Rng,
  seat: number,
  bound: number,
  weigh: Weighing,
): Move {
  let total = 0;
  for (let outcome = 0; outcome < bound; outcome++) total += weigh(p, seat, outcome);
  let left = rng.below(total);
  for (let outcome = 0; outcome < bound; outcome++) {
    left -= weigh(p, seat, outcome);
    if (left < 0) return outcome;
  }
  throw new RangeError('chance is asked and has no outcome');
}

/** The decks by which fate is keyed: artifacts by level (0 to 2), Iotunns, creatures, enemy cards by seat. */
export const IOTUNN_DECK = 3;
export const CREATURE_DECK = 4;
const ENEMY_DECKS = 5;

const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** How a card is drawn from a deck in which every card is one of its kind. */
export function drawFrom(deck: number): Draw {
  return { deck, epoch: 0, drawn: 0, cards: SINGLE_CARDS };
}

/** How an unseen card of a seat's is drawn. */
export function drawUnseen(p: ChroniclesPosition, seat: number): Draw {
  return { deck: ENEMY_DECKS + seat, epoch: 0, drawn: p.drawn };
}

/** Chance has told an unseen card of a seat's. */
export function settle(p: ChroniclesPosition, seat: number, card: number): void {
  if (hasBit(p.own[seat], card)) {
    p.own[seat] &= ~(1 << card);
  } else {
    p.shared &= ~(1 << card);
    p.waiting[seat]--;
  }
  p.drawn++;
}

/** Tells of a card that was put under a deck. */
export function tellReturned(p: ChroniclesPosition, seat: number, card: number, sink: Sink): void {
  sink?.tell('cardReturned', { god: godWord(p, seat), card: cardWord(p, card) });
}
