import { cellAt, lowestBit, NO_CARD, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import { backOf, candidates, enemyOf, headLength, isUnseen, weightOf } from '../rules/decks.ts';
import {
  type ChroniclesPosition,
  NOTHING,
  ORDERING,
  SKULD_CARDS,
  SLOT,
  TAIL_CELLS,
} from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** So many turns after this round are looked at, or a few more: whole rounds. */
const TURNS = 15;
/** So many activations of an enemy are told apart, and so many of its cards counted. */
const ACTIVATIONS = 8;
const MOST_CARDS = 2 * ACTIVATIONS;
/** C-6.1: an enemy activates with every second card. */
const PAIR = 2;
/** Forecasts that are remembered, a power of two: most positions differ by other things than cards. */
const REMEMBERED = 512;
/** Cells of what a forecast depends on, and of its two results. */
const KEY_CELLS = 2 + 2 * MAX_SEATS + TAIL_CELLS / ENEMIES;
const DUE_CELLS = ENEMIES * (ACTIVATIONS + 1);
const BY_CELLS = ENEMIES * MAX_SEATS;
/** Bits of a seat, of a card, of one put down (which may show its back), and of waiting cards. */
const SEAT_BITS = 3;
const CARD_BITS = 5;
const PLACED_BITS = 6;
const WAITING_BITS = 4;
/** A large odd number that mixes bits. */
const MIX = 0x9e3779b1;

/**
 * How soon the enemies activate, as far as a perfect memory can tell: cards under decks are known, of
 * unseen ones it is known which they may be (C-6.1). What was worked out for the same cards before is
 * found again.
 */
export class Forecast {
  /** Whether the card of a seat in this round is of an enemy, by seat and enemy. */
  readonly now = new Float64Array(MAX_SEATS * ENEMIES);
  /** What each remembered forecast was worked out from; all 0 where there is none yet. */
  readonly #keys = new Int32Array(REMEMBERED * KEY_CELLS);
  /** By forecast, enemy and the how-manieth activation: how likely it comes, less the later it does. */
  readonly #due = new Float64Array(REMEMBERED * DUE_CELLS);
  /** By forecast, enemy and seat: the same for the first one, if it comes in the seat's turn. */
  readonly #by = new Float64Array(REMEMBERED * BY_CELLS);
  /** Where the forecast for the position begins in each. */
  #dueAt = 0;
  #byAt = 0;
  readonly #key = new Int32Array(KEY_CELLS);
  readonly #patience: number;
  /** By enemy: how likely so many of its cards have come. */
  readonly #counts = new Float64Array(ENEMIES * (MOST_CARDS + 1));
  /** By enemy: how likely the card at hand is one of its. */
  readonly #card = new Float64Array(ENEMIES);
  #discount = 1;

  constructor(weights: Weights) {
    this.#patience = weights.patience;
  }

  /** Looks at all cards that are to come. */
  update(p: ChroniclesPosition): void {
    const place = this.#readKey(p) & (REMEMBERED - 1);
    this.#dueAt = place * DUE_CELLS;
    this.#byAt = place * BY_CELLS;
    if (this.#isKnown(place * KEY_CELLS)) return;
    this.#keys.set(this.#key, place * KEY_CELLS);
    this.#workOut(p);
  }

  /** Looks only at the cards put down in this round. */
  updateRound(p: ChroniclesPosition): void {
    this.now.fill(0);
    for (let seat = 0; seat < p.setup.seats; seat++) {
      if (p.placed[seat] === NOTHING) continue;
      this.#readPlaced(p, seat);
      this.now.set(this.#card, seat * ENEMIES);
    }
  }

  /** How likely, and how soon, an enemy's activation of this number comes. */
  dueOf(enemy: number, activation: number): number {
    if (activation > ACTIVATIONS) return 0;
    return valueAt(this.#due, this.#dueAt + enemy * (ACTIVATIONS + 1) + activation);
  }

  /** The same for the first one, if it comes in the seat's turn. */
  byOf(enemy: number, seat: number): number {
    return valueAt(this.#by, this.#byAt + enemy * MAX_SEATS + seat);
  }

  /** Reads all that a forecast depends on, and mixes it into one number. */
  #readKey(p: ChroniclesPosition): number {
    const key = this.#key;
    const { seats, tail } = p.setup;
    let first = seats;
    for (let place = 0; place < seats; place++) {
      first = (first << SEAT_BITS) | seatAt(p, place);
    }
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      first = (first << 1) | (missingCards(p, enemy) - 1);
    }
    key[0] = first;
    key[1] = p.shared;
    let at = 2;
    for (let seat = 0; seat < seats; seat++) {
      let deck = cellAt(p.unseen, seat);
      for (let i = 0; i < SKULD_CARDS; i++) {
        deck = (deck << CARD_BITS) | cellAt(p.heads, seat * SKULD_CARDS + i);
      }
      deck = (deck << PLACED_BITS) | cellAt(p.placed, seat);
      key[at++] = (deck << WAITING_BITS) | cellAt(p.waiting, seat);
      key[at++] = cellAt(p.own, seat);
    }
    // Tails are as long as one or more sets of cards.
    const tails = seats * tail;
    for (let i = 0; i < tails; ) {
      let cards = 0;
      for (const end = i + ENEMIES; i < end; i++) cards = (cards << CARD_BITS) | cellAt(p.tails, i);
      key[at++] = cards;
    }
    let mixed = 0;
    for (let i = 0; i < at; i++) mixed = Math.imul(mixed ^ cellAt(key, i), MIX) ^ (mixed >>> 15);
    key.fill(0, at);
    return mixed ^ (mixed >>> 16);
  }

  #isKnown(from: number): boolean {
    const key = this.#key;
    const keys = this.#keys;
    for (let i = 0; i < KEY_CELLS; i++) if (keys[from + i] !== key[i]) return false;
    return true;
  }

  #workOut(p: ChroniclesPosition): void {
    this.#due.fill(0, this.#dueAt, this.#dueAt + DUE_CELLS);
    this.#by.fill(0, this.#byAt, this.#byAt + BY_CELLS);
    this.#counts.fill(0);
    for (let enemy = 0; enemy < ENEMIES; enemy++) this.#counts[enemy * (MOST_CARDS + 1)] = 1;
    this.#discount = 1;
    const { seats } = p.setup;
    for (let place = 0; place < seats; place++) {
      const seat = seatAt(p, place);
      if (p.placed[seat] === NOTHING) continue;
      this.#readPlaced(p, seat);
      this.#count(p, seat);
    }
    for (let round = 0; round * seats < TURNS; round++) {
      for (let seat = 0; seat < seats; seat++) {
        this.#readDeck(p, seat, round);
        this.#count(p, seat);
      }
    }
  }

  /** C-5: the card that a seat has put down. */
  #readPlaced(p: ChroniclesPosition, seat: number): void {
    const placed = cellAt(p.placed, seat);
    this.#card.fill(0);
    if (isUnseen(placed)) this.#spread(p, seat, candidates(p, seat, backOf(placed)));
    else this.#card[enemyOf(placed)] = 1;
  }

  /** The card so deep in a seat's deck. */
  #readDeck(p: ChroniclesPosition, seat: number, depth: number): void {
    const card = this.#card;
    card.fill(0);
    const heads = headLength(p, seat);
    if (depth < heads) {
      card[enemyOf(cellAt(p.heads, seat * SKULD_CARDS + depth))] = 1;
      return;
    }
    const below = depth - heads - cellAt(p.unseen, seat);
    if (below < 0) {
      this.#spread(p, seat, candidates(p, seat, undefined));
      return;
    }
    const { tail } = p.setup;
    const known = below < tail ? cellAt(p.tails, seat * tail + below) : NO_CARD;
    if (known !== NO_CARD) card[enemyOf(known)] = 1;
    // A card that lies on the wheel now will have come back by then.
    else card.fill(1 / ENEMIES);
  }

  /** Any of a set of unseen cards. */
  #spread(p: ChroniclesPosition, seat: number, cards: number): void {
    const card = this.#card;
    let total = 0;
    for (let bits = cards; bits !== 0; bits &= bits - 1) {
      const one = lowestBit(bits);
      const weight = weightOf(p, seat, one);
      card[enemyOf(one)] = valueAt(card, enemyOf(one)) + weight;
      total += weight;
    }
    if (total === 0) return;
    for (let enemy = 0; enemy < ENEMIES; enemy++) card[enemy] = valueAt(card, enemy) / total;
  }

  /** A seat reveals the card at hand. */
  #count(p: ChroniclesPosition, seat: number): void {
    const counts = this.#counts;
    const due = this.#due;
    const discount = this.#discount;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const chance = valueAt(this.#card, enemy);
      if (chance === 0) continue;
      const at = enemy * (MOST_CARDS + 1);
      const dueAt = this.#dueAt + enemy * (ACTIVATIONS + 1);
      const missing = missingCards(p, enemy);
      for (let have = MOST_CARDS - 1; have >= 0; have--) {
        const moved = valueAt(counts, at + have) * chance;
        if (moved === 0) continue;
        counts[at + have] = valueAt(counts, at + have) - moved;
        counts[at + have + 1] = valueAt(counts, at + have + 1) + moved;
        const beyond = have + 1 - missing;
        if (beyond < 0 || (beyond & 1) !== 0) continue;
        const activation = (beyond >> 1) + 1;
        if (activation > ACTIVATIONS) continue;
        due[dueAt + activation] = valueAt(due, dueAt + activation) + moved * discount;
        if (activation !== 1) continue;
        const byAt = this.#byAt + enemy * MAX_SEATS + seat;
        this.#by[byAt] = valueAt(this.#by, byAt) + moved * discount;
      }
    }
    this.#discount = discount * this.#patience;
  }
}

/** The seat whose card is revealed at this place of the round; before it has an order, any order. */
function seatAt(p: ChroniclesPosition, place: number): number {
  return p.step <= ORDERING ? place : cellAt(p.order, place);
}

/** How many cards of an enemy are missing before its next activation. */
export function missingCards(p: ChroniclesPosition, enemy: number): number {
  const first = cellAt(p.wheel, enemy * SLOT);
  const second = cellAt(p.wheel, enemy * SLOT + 1);
  // C-6.3: with one player a third card takes the place of two.
  return first !== NO_CARD && second === NO_CARD ? 1 : PAIR;
}
