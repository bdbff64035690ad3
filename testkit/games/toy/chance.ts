import {
  type Draw,
  HOST,
  listed,
  type Move,
  type MoveBuffer,
  NO_CARD,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { HAND, REVEAL_OMEN, SLOTS, UNSEEN } from './data.ts';
import { isResolved, rowOf } from './knowing.ts';
import { deckOf } from './omens.ts';
import type { ToyPosition } from './position.ts';

/**
 * Whether a card lies where nobody has seen it. In an observation: where the observer thinks it may;
 * for exact odds an observation is determinized first.
 */
function isUnseen(p: ToyPosition, card: number): boolean {
  if (p.observer !== HOST) return ((rowOf(p, p.observer)[card] >> UNSEEN) & 1) === 1;
  for (let i = 0; i < p.setup.seats * HAND; i++) if (p.hands[i] === card) return false;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (p.slots[slot] === card && isResolved(p, slot)) return false;
  }
  return true;
}

/** The outcomes of the open chance frame with their weights. */
export function chances(p: ToyPosition, moves: MoveBuffer, weights: WeightBuffer): number {
  if (p.frames.kind === REVEAL_OMEN) return deckOf(p, p.frames.arg(0)).chances(moves, weights);
  let n = 0;
  for (let card = 1; card <= p.setup.cards; card++) {
    if (!isUnseen(p, card)) continue;
    moves[n] = card;
    weights[n] = 1;
    n++;
  }
  return listed(moves, n);
}

/** One outcome, by the same law. */
export function sample(p: ToyPosition, rng: Rng): Move {
  if (p.frames.kind === REVEAL_OMEN) return deckOf(p, p.frames.arg(0)).sample(rng);
  let unseen = 0;
  for (let card = 1; card <= p.setup.cards; card++) if (isUnseen(p, card)) unseen++;
  let left = rng.below(unseen);
  for (let card = 1; card <= p.setup.cards; card++)
    if (isUnseen(p, card) && left-- === 0) return card;
  return NO_CARD;
}

/** Every card is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** The number of the cards' own deck, after those of the omens. */
const CARD_DECK = 2;

/** How cards and omens are drawn. Omens of several pools lie in one pile, so they go by weight. */
export function draw(p: ToyPosition): Draw {
  if (p.frames.kind === REVEAL_OMEN) {
    const deck = p.frames.arg(0);
    return deckOf(p, deck).draw(deck);
  }
  return { deck: CARD_DECK, epoch: 0, drawn: 0, cards: SINGLE_CARDS };
}
