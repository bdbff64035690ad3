import { NO_CARD } from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_KINDS,
  DECK_SIZE,
  enemyOf,
  FIRST_RAGNAROK,
  isEnemyCard,
  isSpecial,
  RAGNAROK_TRIOS,
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
import { ORDINARY, POOLS, SPECIAL, type YggdrasilPosition } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Y-4.2: how far the enemies may stand at the end of a game that is won, the foremost first. */
export const LAST_SPACES = [6, 6, 4, 4, 2, 2] as const;

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
  /** Grows whenever a deck is looked at that is not the last one. */
  looks = 0;
  readonly #weights: Weights;
  /** The deck that was looked at last: most questions of a turn find it unchanged. */
  readonly #head = new Int32Array(MAX_CARDS);
  readonly #piles = new Int32Array(MAX_CARDS);
  readonly #tail = new Int32Array(MAX_CARDS);
  readonly #ordinary = new Int32Array(CARD_KINDS);
  readonly #special = new Int32Array(CARD_KINDS);
  #skips = -1;
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
  }

  /** Looks at the deck of a position. */
  lookAt(p: YggdrasilPosition): void {
    if (!this.#notice(p)) return;
    this.looks++;
    this.#countDeck(p);
    const w = this.#weights;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const more = this.advances[enemy];
      this.#ofSpace[enemy] = w.spaceBase + w.spaceCard * more;
      this.#ofPower[enemy] = w.effect[enemy] * more;
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
    for (let i = 0; i < head.length && head[i] !== NO_CARD; i++, cards++) this.#count(head[i], 1);
    for (let i = 0; i < tail.length && tail[i] !== NO_CARD; i++, cards++) this.#count(tail[i], 1);
    let top = -1;
    let ordinary = 0;
    let special = 0;
    for (let at = 0; at < piles.length; at += POOLS) {
      ordinary += piles[at + ORDINARY];
      special += piles[at + SPECIAL];
      if (top < 0 && piles[at + ORDINARY] + piles[at + SPECIAL] > 0) top = at;
    }
    cards += ordinary + special;
    this.turns = cards + p.skips;
    const ofOrdinary = sum(p.ordinary);
    const ofSpecial = sum(p.special);
    const onTop = top < 0 ? 0 : piles[top + ORDINARY] + piles[top + SPECIAL];
    for (let card = 1; card < CARD_KINDS; card++) {
      let expected = 0;
      let first = 0;
      if (p.ordinary[card] > 0) {
        const share = p.ordinary[card] / ofOrdinary;
        expected += share * ordinary;
        if (onTop > 0) first += (share * piles[top + ORDINARY]) / onTop;
      }
      if (p.special[card] > 0) {
        const share = p.special[card] / ofSpecial;
        expected += share * special;
        if (onTop > 0) first += (share * piles[top + SPECIAL]) / onTop;
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
      advances[enemy] += (isSpecial(card) ? ANGRY_STEPS : STEPS) * times;
      // Y-8.6: Nidhögg drags somebody along.
      if (enemy === NIDHOGG) {
        const each = this.#weights.drag * times;
        for (let other = 0; other < ENEMIES; other++) advances[other] += each;
      }
      return;
    }
    const trio = RAGNAROK_TRIOS[card - FIRST_RAGNAROK];
    for (let i = 0; i < trio.length; i++) advances[trio[i]] += STEPS * times;
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
      const space = enemies[enemy];
      if (space >= BEYOND_WALL) wall++;
      if (space >= BEYOND_DOOR) door++;
      if (space === RESIDENCE) inside++;
      cost += w.space[space] * ofSpace[enemy];
      cost += ofPower[enemy] * POWER[Math.min(space + 1, RESIDENCE - 1)];
      // Sorted in, the foremost first.
      const end = space + advances[enemy];
      let at = enemy;
      while (at > 0 && last[at - 1] < end) {
        last[at] = last[at - 1];
        at--;
      }
      last[at] = end;
    }
    const lost = w.loss * excess(wall, door, inside);
    if (this.turns === 0) return lost;
    cost += lost + w.wall[wall] + w.door[door];
    for (let i = 0; i < ENEMIES; i++) cost += w.need * Math.max(0, last[i] - LAST_SPACES[i]);
    return cost + w.next * this.#afterNext(enemies, wall, door, inside);
  }

  /** By how much the enemies will be too far on when the next card has been drawn, on average. */
  #afterNext(enemies: Int32Array, wall: number, door: number, inside: number): number {
    const { next } = this;
    let over = 0;
    for (let i = 0; i < this.#cardCount; i++) {
      const card = this.#cards[i];
      if (!isEnemyCard(card)) {
        over += next[card] * this.#afterTrio(enemies, card);
        continue;
      }
      const from = enemies[enemyOf(card)];
      const to = Math.min(from + (isSpecial(card) ? ANGRY_STEPS : STEPS), RESIDENCE);
      over +=
        next[card] *
        excess(
          wall + (from < BEYOND_WALL && to >= BEYOND_WALL ? 1 : 0),
          door + (from < BEYOND_DOOR && to >= BEYOND_DOOR ? 1 : 0),
          inside + (from < RESIDENCE && to === RESIDENCE ? 1 : 0),
        );
    }
    return over;
  }

  #afterTrio(enemies: Int32Array, card: number): number {
    const moved = this.#moved;
    moved.set(enemies);
    const trio = RAGNAROK_TRIOS[card - FIRST_RAGNAROK];
    for (let i = 0; i < trio.length; i++) moved[trio[i]] = Math.min(moved[trio[i]] + 1, RESIDENCE);
    let wall = 0;
    let door = 0;
    let inside = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (moved[enemy] >= BEYOND_WALL) wall++;
      if (moved[enemy] >= BEYOND_DOOR) door++;
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
    memory[i] = zone[i];
    changed = 1;
  }
  return changed;
}

function sum(counts: Int32Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}
