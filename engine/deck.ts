import { listed, type Move, type MoveBuffer, type WeightBuffer } from './moves.ts';
import type { Rng } from './rng.ts';

/** No card; cards are numbered from 1. */
export const NO_CARD = 0;

/** How a card is drawn, for a keyed fate. */
export interface Draw {
  /** The deck's number. */
  readonly deck: number;
  /** How often the deck has been shuffled. */
  readonly epoch: number;
  /** How many cards have been drawn from it since. */
  readonly drawn: number;
  /**
   * Where every card left is equally likely and cards leave the deck by such draws alone: then the
   * unseen card with the smallest key comes first, and no other draw shifts it. Without it (cards of
   * several pools in one pile, cards searched out) the outcome is chosen by weight.
   */
  readonly cards?: {
    /** How many copies of the outcome's card were in the deck when it was last shuffled. */
    copies(move: Move): number;
    /** How many of them are left. */
    left(move: Move): number;
  };
}

/**
 * A face-down deck of which nothing is decided before somebody may know it.
 *
 * From the top: a known head, piles of cards in an order nobody knows, a known tail. A pile holds
 * placeholders, each for one card of a pool; which card is settled by chance when it is drawn. A pool
 * is a count of cards by number and may be shared by several decks that were dealt from it unseen.
 * Since unseen cards of a pool are exchangeable, this is equal in law to shuffling first.
 *
 * The deck is a window on zones of a position and holds no state of its own.
 */
export class Deck {
  /** Known cards from the top, then `NO_CARD`. */
  readonly head: Int32Array;
  /** Placeholders by pile, top pile first, and within a pile by pool. */
  readonly piles: Int32Array;
  /** Known cards below the piles, the last one at the bottom, then `NO_CARD`. */
  readonly tail: Int32Array;
  /** How often it was shuffled, and how many cards were drawn unseen since: fate is keyed by them. */
  readonly shuffles: Int32Array;
  /** The pools of the placeholders; the last one is the deck's own and takes known cards back. */
  readonly #pools: readonly Int32Array[];

  constructor(
    head: Int32Array,
    piles: Int32Array,
    tail: Int32Array,
    shuffles: Int32Array,
    pools: readonly Int32Array[],
  ) {
    this.head = head;
    this.piles = piles;
    this.tail = tail;
    this.shuffles = shuffles;
    this.#pools = pools;
  }

  /** How many cards it holds. */
  get size(): number {
    return lengthOf(this.head) + sum(this.piles) + lengthOf(this.tail);
  }

  /** Whether no card is left. */
  get isEmpty(): boolean {
    return this.head[0] === NO_CARD && this.#topPile() < 0 && this.tail[0] === NO_CARD;
  }

  /** The top card where it is known; `NO_CARD` when chance has to tell, or the deck is empty. */
  get knownTop(): number {
    if (this.head[0] !== NO_CARD) return this.head[0];
    return this.#topPile() < 0 ? this.tail[0] : NO_CARD;
  }

  /** Takes the known top card off. */
  takeKnownTop(): number {
    const from = this.head[0] === NO_CARD ? this.tail : this.head;
    const card = from[0];
    if (card === NO_CARD) throw new RangeError('the top card is not known');
    from.copyWithin(0, 1);
    from[from.length - 1] = NO_CARD;
    return card;
  }

  /** The cards that may lie on top, with their weights. */
  outcomes(moves: MoveBuffer, weights: WeightBuffer): number {
    const pools = this.#pools;
    const at = this.#topPile() * pools.length;
    if (at < 0) return 0;
    // A placeholder's card is any of its pool: common = product of the pools' sizes makes it whole.
    let common = 1;
    for (let q = 0; q < pools.length; q++) if (this.piles[at + q] > 0) common *= sum(pools[q]);
    let n = 0;
    for (let card = 1; card < pools[0].length; card++) {
      let weight = 0;
      for (let q = 0; q < pools.length; q++) {
        const waiting = this.piles[at + q];
        if (waiting > 0) weight += waiting * pools[q][card] * (common / sum(pools[q]));
      }
      if (weight === 0) continue;
      moves[n] = card;
      weights[n] = weight;
      n++;
    }
    return listed(moves, n);
  }

  /** How fate draws from it: by weight, since its pools may be shared and searched. */
  draw(deck: number): Draw {
    return { deck, epoch: this.shuffles[0], drawn: this.shuffles[1] };
  }

  /** One card that may lie on top, by the same law. */
  sample(rng: Rng): Move {
    const pools = this.#pools;
    const at = this.#topPile() * pools.length;
    let waiting = 0;
    for (let q = 0; q < pools.length; q++) waiting += this.piles[at + q];
    let place = rng.below(waiting);
    let q = 0;
    while (place >= this.piles[at + q]) place -= this.piles[at + q++];
    let left = rng.below(sum(pools[q]));
    let card = 1;
    while (left >= pools[q][card]) left -= pools[q][card++];
    return card;
  }

  /** Takes the top card off, chance having told which it is. */
  takeDrawn(card: number): void {
    const pools = this.#pools;
    const at = this.#topPile() * pools.length;
    for (let q = 0; at >= 0 && q < pools.length; q++) {
      if (this.piles[at + q] === 0 || pools[q][card] === 0) continue;
      this.piles[at + q]--;
      pools[q][card]--;
      this.shuffles[1]++;
      return;
    }
    throw new RangeError(`card ${card} cannot lie on top`);
  }

  /**
   * Takes a card out of the unordered part, where everybody knows it to be in this deck. All such
   * cards have to lie in one pile: in several, it would be chance in which one the card is found.
   */
  takeOut(card: number): void {
    const width = this.#pools.length;
    const own = this.#pools[width - 1];
    let at = this.piles.length;
    for (let other = width - 1; other < this.piles.length; other += width) {
      if (this.piles[other] === 0) continue;
      if (at < this.piles.length) throw new RangeError('own cards lie in several piles');
      at = other;
    }
    if (own[card] === 0 || at === this.piles.length) {
      throw new RangeError(`card ${card} is not known to be in this deck`);
    }
    this.piles[at]--;
    own[card]--;
  }

  /** Lays a card on top for all to know. */
  putOnTop(card: number): void {
    const head = this.head;
    if (head[head.length - 1] !== NO_CARD) throw new RangeError('the deck is full');
    head.copyWithin(1, 0);
    head[0] = card;
  }

  /** Lays a card under the deck for all to know. */
  putUnder(card: number): void {
    const at = lengthOf(this.tail);
    if (at === this.tail.length) throw new RangeError('the deck is full');
    this.tail[at] = card;
  }

  /** Adds unseen cards to a pile: so many placeholders of a pool. */
  addUnseen(pile: number, pool: number, count: number): void {
    this.piles[pile * this.#pools.length + pool] += count;
  }

  /**
   * Shuffles the whole deck. Known cards go into the deck's own pool, since everybody still knows
   * that they are in this deck; the piles become one.
   */
  shuffle(): void {
    const pools = this.#pools;
    const last = pools.length - 1;
    for (const known of [this.head, this.tail]) {
      for (let i = 0; i < known.length && known[i] !== NO_CARD; i++) {
        const card = known[i];
        for (let q = 0; q < last; q++) {
          // One pile cannot tell two equal cards of different pools apart.
          if (pools[q][card] > 0) throw new RangeError(`card ${card} is in two pools`);
        }
        pools[last][card]++;
        this.piles[last]++;
        known[i] = NO_CARD;
      }
    }
    for (let at = pools.length; at < this.piles.length; at++) {
      this.piles[at % pools.length] += this.piles[at];
      this.piles[at] = 0;
    }
    this.shuffles[0]++;
    this.shuffles[1] = 0;
  }

  /** The uppermost pile that is not empty; -1 when there is none. */
  #topPile(): number {
    const width = this.#pools.length;
    for (let at = 0; at < this.piles.length; at++) {
      if (this.piles[at] > 0) return Math.floor(at / width);
    }
    return -1;
  }
}

function lengthOf(known: Int32Array): number {
  let n = 0;
  while (n < known.length && known[n] !== NO_CARD) n++;
  return n;
}

function sum(counts: Int32Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}
