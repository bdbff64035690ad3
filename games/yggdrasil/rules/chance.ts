import {
  type Draw,
  type Move,
  type MoveBuffer,
  putChance,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { CARD_KINDS, FIRST_ANGRY, FIRST_RAGNAROK } from '../data/cards.ts';
import { DIE_SIDES, FACE_COUNT, FACES } from '../data/die.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GIANTS } from '../data/giants.ts';
import { GODS } from '../data/gods.ts';
import { pileOfGiants } from './effects.ts';
import {
  BURN,
  CHOOSE_FIRST,
  DEAL_ANGRY,
  DEAL_GOD,
  DEAL_RAGNAROK,
  DRAW_CARD,
  GATHER,
  TURN_GIANT,
} from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

/** n over k, for the small numbers of a bag. */
export function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return count;
}

/** Y-3.1, Y-6.5, Y-6.6: what the set-up may still deal, as a set. */
function dealable(p: YggdrasilPosition): number {
  let left = 0;
  switch (p.frames.kind) {
    case DEAL_GOD:
      for (let god = 1; god <= GODS; god++) left |= 1 << god;
      for (let seat = 0; seat < p.setup.seats; seat++) left &= ~(1 << p.gods[seat]);
      return left;
    case DEAL_ANGRY:
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        if (p.special[FIRST_ANGRY + enemy] === 0) left |= 1 << enemy;
      }
      return left;
    case DEAL_RAGNAROK:
      for (let card = FIRST_RAGNAROK; card < CARD_KINDS; card++) {
        if (p.special[card] === 0) left |= 1 << card;
      }
      return left;
    default:
      // Y-3.5: chance decides who begins.
      return (1 << p.setup.seats) - 1;
  }
}

/** The outcomes of the open chance frame, with their weights. */
export function chances(p: YggdrasilPosition, moves: MoveBuffer, weights: WeightBuffer): number {
  const { frames } = p;
  let n = 0;
  switch (frames.kind) {
    case DRAW_CARD:
      return p.deck.chances(moves, weights);
    case GATHER:
    case BURN: {
      const bag = frames.arg(0);
      const tokens = frames.arg(1);
      // What is counted, and the other tokens of the bag.
      const counted = frames.kind === GATHER ? p.bagVikings[bag] : p.bagFire[bag];
      const others = p.bagVikings[bag] + p.bagFire[bag] - counted;
      for (let count = 0; count <= tokens; count++) {
        const weight = ways(counted, count) * ways(others, tokens - count);
        n = putChance(moves, weights, n, count, weight);
      }
      return n;
    }
    case TURN_GIANT:
      return putAll(pileOfGiants(p), GIANTS, moves, weights);
    case DEAL_GOD:
    case DEAL_ANGRY:
    case DEAL_RAGNAROK:
    case CHOOSE_FIRST:
      return putAll(dealable(p), CARD_KINDS, moves, weights);
    default:
      for (let face = 0; face < FACES; face++) {
        n = putChance(moves, weights, n, face, FACE_COUNT[face]);
      }
      return n;
  }
}

/** Every member of a set is as likely as any other. */
function putAll(members: number, most: number, moves: MoveBuffer, weights: WeightBuffer): number {
  let n = 0;
  for (let member = 0; member < most; member++) {
    n = putChance(moves, weights, n, member, (members >> member) & 1);
  }
  return n;
}

/** One outcome, by the same law. */
export function sample(p: YggdrasilPosition, rng: Rng): Move {
  const { frames } = p;
  switch (frames.kind) {
    case DRAW_CARD:
      return p.deck.sample(rng);
    case GATHER: {
      const bag = frames.arg(0);
      return sampleBag(p.bagVikings[bag], p.bagFire[bag], frames.arg(1), rng);
    }
    case BURN: {
      const bag = frames.arg(0);
      return sampleBag(p.bagFire[bag], p.bagVikings[bag], frames.arg(1), rng);
    }
    case TURN_GIANT:
      return anyOf(pileOfGiants(p), rng);
    case DEAL_GOD:
    case DEAL_ANGRY:
    case DEAL_RAGNAROK:
    case CHOOSE_FIRST:
      return anyOf(dealable(p), rng);
    default:
      return sampleDie(rng);
  }
}

/** Draws tokens one by one and counts those of one sort. */
function sampleBag(counted: number, others: number, tokens: number, rng: Rng): number {
  let left = counted;
  let total = counted + others;
  for (let drawn = 0; drawn < tokens; drawn++) if (rng.below(total--) < left) left--;
  return counted - left;
}

function sampleDie(rng: Rng): number {
  let side = rng.below(DIE_SIDES);
  let face = 0;
  while (side >= FACE_COUNT[face]) side -= FACE_COUNT[face++];
  return face;
}

/** Any member of a set. */
function anyOf(members: number, rng: Rng): number {
  let count = 0;
  for (let bits = members; bits !== 0; bits &= bits - 1) count++;
  let bits = members;
  for (let skip = rng.below(count); skip > 0; skip--) bits &= bits - 1;
  return 31 - Math.clz32(bits & -bits);
}

/** The decks by which fate is keyed. */
const ENEMY_DECK = 0;
const GIANT_PILE = 1;
/** Every giant is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** How a card is drawn: from the enemy deck, or from the giants' pile. */
export function draw(p: YggdrasilPosition): Draw | undefined {
  const { kind } = p.frames;
  if (kind === DRAW_CARD) return p.deck.draw(ENEMY_DECK);
  if (kind !== TURN_GIANT) return undefined;
  return { deck: GIANT_PILE, epoch: p.giantShuffles, drawn: 0, cards: SINGLE_CARDS };
}
