import {
  HOST,
  type MoveBuffer,
  putMembers,
  type Rng,
  sampleMember,
  type WeightBuffer,
} from '@nineworlds/engine';
import { HAND, MAX_CARDS, SLOTS, UNSEEN } from './data.ts';
import { isResolved, rowOf } from './knowing.ts';
import type { ToyPosition } from './position.ts';

/** Every card is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** The number of the cards' own deck, after those of the omens. */
const CARD_DECK = 2;

/** What the questions have in common by which a card is seen for the first time: any unseen one comes. */
export const unseenCard = {
  moves: MAX_CARDS + 1,
  outcomes: (p: ToyPosition, moves: MoveBuffer, weights: WeightBuffer) =>
    putMembers(moves, weights, unseenCards(p)),
  sample: (p: ToyPosition, rng: Rng) => sampleMember(unseenCards(p), rng),
  draw: () => ({ deck: CARD_DECK, epoch: 0, drawn: 0, cards: SINGLE_CARDS }),
};

/**
 * The cards that lie where nobody has seen them. In an observation: where the observer thinks they may;
 * for exact odds an observation is determinized first.
 */
function unseenCards(p: ToyPosition): number {
  let cards = 0;
  for (let card = 1; card <= p.setup.cards; card++) if (isUnseen(p, card)) cards |= 1 << card;
  return cards;
}

function isUnseen(p: ToyPosition, card: number): boolean {
  if (p.observer !== HOST) return ((rowOf(p, p.observer)[card] >> UNSEEN) & 1) === 1;
  for (let i = 0; i < p.setup.seats * HAND; i++) if (p.hands[i] === card) return false;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (p.slots[slot] === card && isResolved(p, slot)) return false;
  }
  return true;
}
