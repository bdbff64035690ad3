import { cellAt, itemAt, NO_CARD, valueAt } from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_KINDS,
  DECK_SIZE,
  enemyOf,
  FIRST_RAGNAROK,
  isEnemyCard,
  isSpecial,
  SPECIAL_CARDS,
  STEPS,
} from '../data/cards.ts';
import { ENEMIES, NIDHOGG } from '../data/enemies.ts';
import {
  BEYOND_DOOR,
  BEYOND_WALL,
  DOOR_LIMIT,
  POWER,
  RESIDENCE,
  RESIDENCE_LIMIT,
  WALL_LIMIT,
} from '../data/track.ts';
import type { RagnarokMove } from '../rules/edition.ts';
import { ORDINARY, POOLS, SPECIAL, type YggdrasilPosition } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Y-4.2: how far the enemies may stand at the end of a game that is won, the foremost first. */
export const LAST_SPACES = Float64Array.of(6, 6, 4, 4, 2, 2);

/** Y-4.1: the power of an enemy that advances from a space; in the Residence there is none. */
const NEXT_POWER = Float64Array.from(POWER, (_, space) =>
  itemAt(POWER, Math.min(space + 1, RESIDENCE - 1)),
);

/** More cells than any part of the deck has. */
const MAX_CARDS = DECK_SIZE + SPECIAL_CARDS;

/** How badly the enemies threaten, from where they stand and from the cards that are to come. */
export class Threat {
  /** The turns that follow this one (Y-7.5). */
  turns = 0;
  /** How many spaces each enemy is still moved on by cards, on average. */
  readonly advances = new Float64Array(ENEMIES);
  /** How likely each card is to be the next. */
  readonly next = new Float64Array(CARD_KINDS);
  /** Grows with every update by another deck. */
  updates = 0;
  readonly #weights: Weights;
  /** What enemies cost by their space, and by how many are beyond a line, before all else. */
  readonly #space: Float64Array;
  readonly #wall: Float64Array;
  readonly #door: Float64Array;
  /** The deck of the last update: most questions of a turn find it unchanged. */
  readonly #head = new Int32Array(MAX_CARDS);
  readonly #piles = new Int32Array(MAX_CARDS);
  readonly #tail = new Int32Array(MAX_CARDS);
  readonly #ordinary = new Int32Array(CARD_KINDS);
  readonly #special = new Int32Array(CARD_KINDS);
  #skips = -1;
  /** Y-6.6: what the Ragnarök cards of this game do. */
  #ragnarok: readonly RagnarokMove[] = [];
  /** What an enemy costs by its space, and its effect by its power, from the advances to come. */
  readonly #ofSpace = new Float64Array(ENEMIES);
  readonly #ofPower = new Float64Array(ENEMIES);
  /** The cards that may be the next. */
  readonly #cards = new Int32Array(CARD_KINDS);
  #cardCount = 0;
  readonly #last = new Float64Array(ENEMIES);
  readonly #moved = new Int32Array(ENEMIES);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#space = Float64Array.from(weights.space);
    this.#wall = Float64Array.from(weights.wall);
    this.#door = Float64Array.from(weights.door);
  }

  /** Brings it up to date with the deck of a position. */
  update(p: YggdrasilPosition): void {
    if (!this.#notice(p)) return;
    this.updates++;
    this.#countDeck(p);
    const w = this.#weights;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const more = valueAt(this.advances, enemy);
      this.#ofSpace[enemy] = w.spaceBase + w.spaceCard * more;
      this.#ofPower[enemy] = itemAt(w.effect, enemy) * more;
    }
    this.#cardCount = 0;
    for (let card = 1; card < CARD_KINDS; card++) {
      if (this.next[card] !== 0) this.#cards[this.#cardCount++] = card;
    }
  }

  /** Takes note of the deck; answers whether it is another than the last one. */
  #notice(p: YggdrasilPosition): boolean {
    const { head, piles, tail } = p.deck;
    let changes = p.skips === this.#skips ? 0 : 1;
    this.#skips = p.skips;
    if (this.#ragnarok !== p.setup.ragnarokMoves) changes++;
    this.#ragnarok = p.setup.ragnarokMoves;
    changes += remember(this.#head, head, Math.min(cardsIn(head) + 1, head.length));
    changes += remember(this.#piles, piles, piles.length);
    changes += remember(this.#tail, tail, Math.min(cardsIn(tail) + 1, tail.length));
    changes += remember(this.#ordinary, p.ordinary, CARD_KINDS);
    changes += remember(this.#special, p.special, CARD_KINDS);
    return changes > 0;
  }

  #countDeck(p: YggdrasilPosition): void {
    const { advances, next } = this;
    const { head, piles, tail } = p.deck;
    advances.fill(0);
    next.fill(0);
    let cards = 0;
    for (let i = 0; i < head.length && head[i] !== NO_CARD; i++, cards++) {
      this.#count(cellAt(head, i), 1);
    }
    for (let i = 0; i < tail.length && tail[i] !== NO_CARD; i++, cards++) {
      this.#count(cellAt(tail, i), 1);
    }
    let top = -1;
    let ordinary = 0;
    let special = 0;
    for (let at = 0; at < piles.length; at += POOLS) {
      ordinary += cellAt(piles, at + ORDINARY);
      special += cellAt(piles, at + SPECIAL);
      if (top < 0 && cellAt(piles, at + ORDINARY) + cellAt(piles, at + SPECIAL) > 0) top = at;
    }
    cards += ordinary + special;
    this.turns = cards + p.skips;
    const ofOrdinary = sum(p.ordinary);
    const ofSpecial = sum(p.special);
    const onTop = top < 0 ? 0 : cellAt(piles, top + ORDINARY) + cellAt(piles, top + SPECIAL);
    for (let card = 1; card < CARD_KINDS; card++) {
      let expected = 0;
      let first = 0;
      if (cellAt(p.ordinary, card) > 0) {
        const share = cellAt(p.ordinary, card) / ofOrdinary;
        expected += share * ordinary;
        if (onTop > 0) first += (share * cellAt(piles, top + ORDINARY)) / onTop;
      }
      if (cellAt(p.special, card) > 0) {
        const share = cellAt(p.special, card) / ofSpecial;
        expected += share * special;
        if (onTop > 0) first += (share * cellAt(piles, top + SPECIAL)) / onTop;
      }
      if (expected > 0) this.#count(card, expected);
      next[card] = first;
    }
    const known = p.deck.knownTop;
    if (known !== NO_CARD) {
      next.fill(0);
      next[known] = 1;
    }
    // Y-11.9
    if (p.skips > 0) next.fill(0);
  }

  #count(card: number, times: number): void {
    const { advances } = this;
    if (isEnemyCard(card)) {
      const enemy = enemyOf(card);
      advances[enemy] = valueAt(advances, enemy) + (isSpecial(card) ? ANGRY_STEPS : STEPS) * times;
      // Y-8.6: Nidhögg drags somebody along.
      if (enemy === NIDHOGG) {
        const each = this.#weights.drag * times;
        for (let other = 0; other < ENEMIES; other++) {
          advances[other] = valueAt(advances, other) + each;
        }
      }
      return;
    }
    const { enemies, spaces } = this.#moveOf(card);
    for (let i = 0; i < enemies.length; i++) {
      const enemy = itemAt(enemies, i);
      advances[enemy] = valueAt(advances, enemy) + spaces * times;
    }
  }

  #moveOf(card: number): RagnarokMove {
    return itemAt(this.#ragnarok, card - FIRST_RAGNAROK);
  }

  /** What enemies on such spaces cost. */
  of(enemies: Int32Array): number {
    const w = this.#weights;
    const { advances } = this;
    const last = this.#last;
    const ofSpace = this.#ofSpace;
    const ofPower = this.#ofPower;
    let cost = 0;
    let wall = 0;
    let door = 0;
    let inside = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const space = cellAt(enemies, enemy);
      if (space >= BEYOND_WALL) wall++;
      if (space >= BEYOND_DOOR) door++;
      if (space === RESIDENCE) inside++;
      cost += valueAt(this.#space, space) * valueAt(ofSpace, enemy);
      cost += valueAt(ofPower, enemy) * valueAt(NEXT_POWER, space);
      // Sorted in, the foremost first.
      const end = space + valueAt(advances, enemy);
      let at = enemy;
      while (at > 0 && valueAt(last, at - 1) < end) {
        last[at] = valueAt(last, at - 1);
        at--;
      }
      last[at] = end;
    }
    const lost = w.loss * excess(wall, door, inside);
    if (this.turns === 0) return lost;
    cost += lost + valueAt(this.#wall, wall) + valueAt(this.#door, door);
    for (let i = 0; i < ENEMIES; i++) {
      cost += w.need * Math.max(0, valueAt(last, i) - valueAt(LAST_SPACES, i));
    }
    return cost + w.next * this.#afterNext(enemies, wall, door, inside);
  }

  /** By how much the enemies will be too far on when the next card has been drawn, on average. */
  #afterNext(enemies: Int32Array, wall: number, door: number, inside: number): number {
    const { next } = this;
    let over = 0;
    for (let i = 0; i < this.#cardCount; i++) {
      const card = cellAt(this.#cards, i);
      if (!isEnemyCard(card)) {
        over += valueAt(next, card) * this.#afterRagnarok(enemies, card);
        continue;
      }
      const from = cellAt(enemies, enemyOf(card));
      const to = Math.min(from + (isSpecial(card) ? ANGRY_STEPS : STEPS), RESIDENCE);
      over +=
        valueAt(next, card) *
        excess(
          wall + (from < BEYOND_WALL && to >= BEYOND_WALL ? 1 : 0),
          door + (from < BEYOND_DOOR && to >= BEYOND_DOOR ? 1 : 0),
          inside + (from < RESIDENCE && to === RESIDENCE ? 1 : 0),
        );
    }
    return over;
  }

  #afterRagnarok(enemies: Int32Array, card: number): number {
    const moved = this.#moved;
    moved.set(enemies);
    const { enemies: advancing, spaces } = this.#moveOf(card);
    for (let i = 0; i < advancing.length; i++) {
      const enemy = itemAt(advancing, i);
      moved[enemy] = Math.min(cellAt(moved, enemy) + spaces, RESIDENCE);
    }
    let wall = 0;
    let door = 0;
    let inside = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (cellAt(moved, enemy) >= BEYOND_WALL) wall++;
      if (cellAt(moved, enemy) >= BEYOND_DOOR) door++;
      if (moved[enemy] === RESIDENCE) inside++;
    }
    return excess(wall, door, inside);
  }
}

/** Y-4.2: how many enemies too many are beyond the lines. */
function excess(wall: number, door: number, inside: number): number {
  return (
    Math.max(0, wall - WALL_LIMIT + 1) +
    Math.max(0, door - DOOR_LIMIT + 1) +
    Math.max(0, inside - RESIDENCE_LIMIT + 1)
  );
}

/** How many cards a known part of the deck holds. */
function cardsIn(zone: Int32Array): number {
  let count = 0;
  while (count < zone.length && zone[count] !== NO_CARD) count++;
  return count;
}

/** Takes the first cells of a zone into memory; answers 1 where they were others, and 0. */
function remember(memory: Int32Array, zone: Int32Array, count: number): number {
  let changed = 0;
  for (let i = 0; i < count; i++) {
    if (memory[i] === zone[i]) continue;
    memory[i] = cellAt(zone, i);
    changed = 1;
  }
  return changed;
}

function sum(counts: Int32Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += cellAt(counts, i);
  return total;
}
