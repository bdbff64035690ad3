import { NO_CARD } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import { backOf, candidates, enemyOf, headLength, isUnseen, weightOf } from '../rules/decks.ts';
import { ORDERING } from '../rules/kinds.ts';
import { type ChroniclesPosition, NOTHING, SKULD_CARDS, SLOT } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** So many turns after this round are looked at, or a few more: whole rounds. */
const TURNS = 15;
/** So many activations of an enemy are told apart, and so many of its cards counted. */
const ACTIVATIONS = 8;
const MOST_CARDS = 2 * ACTIVATIONS;
/** C-6.1: an enemy activates with every second card. */
const PAIR = 2;

/**
 * How soon the enemies activate, as far as a perfect memory can tell: cards under decks are known, of
 * unseen ones it is known which they may be (C-6.1).
 */
export class Foreseen {
  /** By enemy and the how-manieth activation: how likely it comes, less the later it does. */
  readonly due = new Float64Array(ENEMIES * (ACTIVATIONS + 1));
  /** By enemy and seat: the same for the first one, if it comes in the seat's turn. */
  readonly by = new Float64Array(ENEMIES * MAX_SEATS);
  /** Whether the card of a seat in this round is of an enemy, by seat and enemy. */
  readonly now = new Float64Array(MAX_SEATS * ENEMIES);
  readonly #patience: number;
  /** By enemy: how likely so many of its cards have come. */
  readonly #counts = new Float64Array(ENEMIES * (MOST_CARDS + 1));
  /** By enemy: how likely the card at hand is one of its. */
  readonly #card = new Float64Array(ENEMIES);
  #discount = 1;

  constructor(weights: Weights) {
    this.#patience = weights.patience;
  }

  lookAt(p: ChroniclesPosition): void {
    this.due.fill(0);
    this.by.fill(0);
    this.now.fill(0);
    this.#counts.fill(0);
    for (let enemy = 0; enemy < ENEMIES; enemy++) this.#counts[enemy * (MOST_CARDS + 1)] = 1;
    this.#discount = 1;
    const { seats } = p.setup;
    const isOrdering = p.step <= ORDERING;
    for (let place = 0; place < seats; place++) {
      const seat = isOrdering ? place : p.order[place];
      if (p.placed[seat] === NOTHING) continue;
      this.#readPlaced(p, seat);
      this.now.set(this.#card, seat * ENEMIES);
      this.#count(p, seat);
    }
    for (let round = 0; round * seats < TURNS; round++) {
      for (let seat = 0; seat < seats; seat++) {
        this.#readDeck(p, seat, round);
        this.#count(p, seat);
      }
    }
  }

  /** How likely, and how soon, an enemy's activation of this number comes. */
  dueOf(enemy: number, activation: number): number {
    return activation > ACTIVATIONS ? 0 : this.due[enemy * (ACTIVATIONS + 1) + activation];
  }

  /** C-5: the card that a seat has put down. */
  #readPlaced(p: ChroniclesPosition, seat: number): void {
    const placed = p.placed[seat];
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
      card[enemyOf(p.heads[seat * SKULD_CARDS + depth])] = 1;
      return;
    }
    const below = depth - heads - p.unseen[seat];
    if (below < 0) {
      this.#spread(p, seat, candidates(p, seat, undefined));
      return;
    }
    const { tail } = p.setup;
    const known = below < tail ? p.tails[seat * tail + below] : NO_CARD;
    if (known !== NO_CARD) card[enemyOf(known)] = 1;
    // A card that lies on the wheel now will have come back by then.
    else card.fill(1 / ENEMIES);
  }

  /** Any of a set of unseen cards. */
  #spread(p: ChroniclesPosition, seat: number, cards: number): void {
    const card = this.#card;
    let total = 0;
    for (let bits = cards; bits !== 0; bits &= bits - 1) {
      const one = 31 - Math.clz32(bits & -bits);
      const weight = weightOf(p, seat, one);
      card[enemyOf(one)] += weight;
      total += weight;
    }
    if (total === 0) return;
    for (let enemy = 0; enemy < ENEMIES; enemy++) card[enemy] /= total;
  }

  /** A seat reveals the card at hand. */
  #count(p: ChroniclesPosition, seat: number): void {
    const counts = this.#counts;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const chance = this.#card[enemy];
      if (chance === 0) continue;
      const at = enemy * (MOST_CARDS + 1);
      const missing = missingCards(p, enemy);
      for (let have = MOST_CARDS - 1; have >= 0; have--) {
        const moved = counts[at + have] * chance;
        if (moved === 0) continue;
        counts[at + have] -= moved;
        counts[at + have + 1] += moved;
        const beyond = have + 1 - missing;
        if (beyond < 0 || beyond % PAIR !== 0) continue;
        const activation = beyond / PAIR + 1;
        if (activation > ACTIVATIONS) continue;
        this.due[enemy * (ACTIVATIONS + 1) + activation] += moved * this.#discount;
        if (activation === 1) this.by[enemy * MAX_SEATS + seat] += moved * this.#discount;
      }
    }
    this.#discount *= this.#patience;
  }
}

/** How many cards of an enemy are missing before its next activation. */
export function missingCards(p: ChroniclesPosition, enemy: number): number {
  const first = p.wheel[enemy * SLOT];
  const second = p.wheel[enemy * SLOT + 1];
  // C-6.3: with one player a third card takes the place of two.
  return first !== NO_CARD && second === NO_CARD ? 1 : PAIR;
}
