import {
  type Draw,
  type Move,
  type MoveBuffer,
  putChance,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { ARTIFACTS } from '../data/artifacts.ts';
import { CREATURES } from '../data/creatures.ts';
import { STONE_EFFECTS, STONE_SIDES, SYMBOLS } from '../data/edition.ts';
import { GODS } from '../data/gods.ts';
import { IOTUNNS } from '../data/iotunns.ts';
import { unseenArtifacts } from './actions.ts';
import { backOf, candidates, isUnseen, setOf, weightBelow, weightOf } from './decks.ts';
import {
  CARDS,
  DEAL_GOD,
  DEAL_SUPPORT,
  DRAW_CREATURE,
  DRAW_IOTUNN,
  REVEAL_CARD,
  ROLL_GOD,
  ROLL_VANIR,
  SEE_BACK,
  SHOW_ARTIFACT,
  SHOW_CARD,
  THROW_STONE,
} from './kinds.ts';
import type { ChroniclesPosition } from './state.ts';

/** C-3.3: the gods that nobody has, as a set. */
function freeGods(p: ChroniclesPosition): number {
  let gods = 0;
  for (let god = 1; god <= GODS; god++) gods |= 1 << god;
  for (let figure = 0; figure < p.setup.figures; figure++) gods &= ~(1 << p.gods[figure]);
  return gods;
}

/** How likely an outcome of the open chance frame is, as a whole number; 0 if it cannot come. */
function weight(p: ChroniclesPosition, outcome: Move): number {
  const { frames, setup } = p;
  const a = frames.arg(0);
  switch (frames.kind) {
    case DEAL_GOD:
    case DEAL_SUPPORT:
      return (freeGods(p) >> outcome) & 1;
    case SHOW_ARTIFACT:
      return (unseenArtifacts(p, a) >> outcome) & 1;
    case DRAW_IOTUNN:
      return (p.iotunnDeck >> outcome) & 1;
    case DRAW_CREATURE:
      return (p.creatureDeck >> outcome) & 1;
    case ROLL_GOD:
      return setup.godDie[outcome];
    case ROLL_VANIR:
      return setup.vanirDie[outcome];
    case SEE_BACK:
      return weightOfBack(p, a, outcome);
    case REVEAL_CARD: {
      const back = backOf(p.placed[p.active]);
      return isOfSet(outcome, back) ? weightOf(p, p.active, outcome) : 0;
    }
    case SHOW_CARD:
      return weightOfNext(p, a, outcome);
    default:
      // C-11.4: the two faces of a stone.
      return facesOf(p, a, outcome);
  }
}

function isOfSet(card: number, back: number | undefined): boolean {
  return card > 0 && (back === undefined || setOf(card) === back);
}

/** C-5: how likely the card that a seat has put down is of a figure's set. */
function weightOfBack(p: ChroniclesPosition, seat: number, figure: number): number {
  let total = 0;
  for (let bits = candidates(p, seat, figure); bits !== 0; bits &= bits - 1) {
    total += weightOf(p, seat, 31 - Math.clz32(bits & -bits));
  }
  return total;
}

/** C-12.2: how likely the next card of a deck is this one. */
function weightOfNext(p: ChroniclesPosition, seat: number, card: number): number {
  if (card === 0) return 0;
  const placed = p.placed[seat];
  const back = isUnseen(placed) ? backOf(placed) : undefined;
  return back === undefined ? weightOf(p, seat, card) : weightBelow(p, seat, back, card);
}

/** C-11.4: how many faces of a stone show an effect. */
function facesOf(p: ChroniclesPosition, stone: number, effect: number): number {
  let count = 0;
  for (let side = 0; side < STONE_SIDES; side++) {
    if (p.setup.stones[stone * STONE_SIDES + side] === effect) count++;
  }
  return count;
}

/** No outcome of the open chance frame is as large as this. */
function bound(p: ChroniclesPosition): number {
  switch (p.frames.kind) {
    case DEAL_GOD:
    case DEAL_SUPPORT:
      return GODS + 1;
    case SHOW_ARTIFACT:
      return ARTIFACTS;
    case DRAW_IOTUNN:
      return IOTUNNS;
    case DRAW_CREATURE:
      return CREATURES;
    case ROLL_GOD:
    case ROLL_VANIR:
      return SYMBOLS;
    case SEE_BACK:
      return p.setup.figures;
    case REVEAL_CARD:
    case SHOW_CARD:
      return CARDS;
    default:
      return STONE_EFFECTS.length;
  }
}

/** The outcomes of the open chance frame, with their weights. */
export function chances(p: ChroniclesPosition, moves: MoveBuffer, weights: WeightBuffer): number {
  const most = bound(p);
  let n = 0;
  for (let outcome = 0; outcome < most; outcome++) {
    n = putChance(moves, weights, n, outcome, weight(p, outcome));
  }
  return n;
}

/** One outcome, by the same law. */
export function sample(p: ChroniclesPosition, rng: Rng): Move {
  const { frames } = p;
  const a = frames.arg(0);
  switch (frames.kind) {
    case DEAL_GOD:
    case DEAL_SUPPORT:
      return anyOf(freeGods(p), rng);
    case SHOW_ARTIFACT:
      return anyOf(unseenArtifacts(p, a), rng);
    case DRAW_IOTUNN:
      return anyOf(p.iotunnDeck, rng);
    case DRAW_CREATURE:
      return anyOf(p.creatureDeck, rng);
    case THROW_STONE:
      return p.setup.stones[a * STONE_SIDES + rng.below(STONE_SIDES)];
    case REVEAL_CARD:
      if (p.waiting[p.active] > 0) return sampleByWeight(p, rng);
      return anyOf(candidates(p, p.active, backOf(p.placed[p.active])), rng);
    case SEE_BACK:
      if (p.waiting[a] > 0) return sampleByWeight(p, rng);
      return setOf(anyOf(candidates(p, a, undefined), rng));
    case SHOW_CARD:
      // C-3.3: with two players decks hold cards of two sets, and a card put down may lie unseen.
      if (p.setup.seats === 2) return sampleByWeight(p, rng);
      return anyOf(candidates(p, a, undefined), rng);
    default:
      return sampleByWeight(p, rng);
  }
}

/** Any member of a set. */
function anyOf(members: number, rng: Rng): number {
  let count = 0;
  for (let bits = members; bits !== 0; bits &= bits - 1) count++;
  let bits = members;
  for (let skip = rng.below(count); skip > 0; skip--) bits &= bits - 1;
  return 31 - Math.clz32(bits & -bits);
}

function sampleByWeight(p: ChroniclesPosition, rng: Rng): Move {
  const most = bound(p);
  let total = 0;
  for (let outcome = 0; outcome < most; outcome++) total += weight(p, outcome);
  let left = rng.below(total);
  for (let outcome = 0; outcome < most; outcome++) {
    left -= weight(p, outcome);
    if (left < 0) return outcome;
  }
  throw new RangeError('chance is asked and has no outcome');
}

/** The decks by which fate is keyed: artifacts by level, Iotunns, creatures, and the enemy cards. */
const IOTUNN_DECK = 3;
const CREATURE_DECK = 4;
const ENEMY_DECKS = 5;
/** Every card is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** How the open chance frame draws a card; undefined for dice, stones and gods. */
export function draw(p: ChroniclesPosition): Draw | undefined {
  const { frames } = p;
  switch (frames.kind) {
    case SHOW_ARTIFACT:
      return { deck: frames.arg(0), epoch: 0, drawn: 0, cards: SINGLE_CARDS };
    case DRAW_IOTUNN:
      return { deck: IOTUNN_DECK, epoch: 0, drawn: 0, cards: SINGLE_CARDS };
    case DRAW_CREATURE:
      return { deck: CREATURE_DECK, epoch: 0, drawn: 0, cards: SINGLE_CARDS };
    case REVEAL_CARD:
      return { deck: ENEMY_DECKS + p.active, epoch: 0, drawn: p.drawn };
    case SHOW_CARD:
      return { deck: ENEMY_DECKS + frames.arg(0), epoch: 0, drawn: p.drawn };
    default:
      return undefined;
  }
}
