import {
  type Draw,
  HOST,
  listed,
  type Move,
  type MoveBuffer,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { HAND } from '../data/sizes.ts';
import { ALL_CARDS, anyOf, lowestOf } from './card-sets.ts';
import { CHOOSE_FIRST, DEAL_HUMAN, DRAW_HUMAN, SEE_EXILE } from './kinds.ts';
import { humansInSight } from './knowing.ts';
import { UNSEEN } from './places.ts';
import type { NeedfirePosition } from './state.ts';

/** The flames that nobody has seen, as a set; in an observation those that may be unseen. */
function unseenFlames(p: NeedfirePosition): number {
  if (p.observer !== HOST) {
    const row = p.row(p.observer);
    let flames = 0;
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      if ((row[flame] >> UNSEEN) & 1) flames |= 1 << flame;
    }
    return flames & ~(1 << p.embers[0]) & ~(1 << p.embers[1]);
  }
  const { hands, bonfires, embers, setup } = p;
  let seen = (1 << embers[0]) | (1 << embers[1]);
  for (let i = 0; i < setup.seats * HAND; i++) seen |= 1 << hands[i];
  for (let place = 0; place < setup.sizes.bonfires; place++) seen |= 1 << bonfires[place];
  return ~seen & ALL_CARDS;
}

/** The cards that the open chance frame may bring, as a set. */
function candidates(p: NeedfirePosition): number {
  const { kind } = p.frames;
  const isHuman = kind === DEAL_HUMAN || kind === DRAW_HUMAN || kind === SEE_EXILE;
  return isHuman ? ~humansInSight(p) & ALL_CARDS : unseenFlames(p);
}

/** The outcomes of the open chance frame: every card left is as likely as any other. */
export function chances(p: NeedfirePosition, moves: MoveBuffer, weights: WeightBuffer): number {
  let n = 0;
  if (p.frames.kind === CHOOSE_FIRST) {
    for (; n < p.setup.seats; n++) {
      moves[n] = n;
      weights[n] = 1;
    }
    return listed(moves, n);
  }
  for (let bits = candidates(p); bits !== 0; bits &= bits - 1) {
    moves[n] = lowestOf(bits);
    weights[n++] = 1;
  }
  return listed(moves, n);
}

/** One outcome, by the same law. */
export function sample(p: NeedfirePosition, rng: Rng): Move {
  if (p.frames.kind === CHOOSE_FIRST) return rng.below(p.setup.seats);
  return anyOf(candidates(p), rng);
}

/** N-7.14: every card is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** The decks by which fate is keyed: the humans, and the flames place by place. */
const HUMANS = 0;
const FLAMES = 1;

/** How a card is drawn: from the humans, or from the flames. */
export function draw(p: NeedfirePosition): Draw | undefined {
  const { kind } = p.frames;
  if (kind === CHOOSE_FIRST) return undefined;
  const isHuman = kind === DEAL_HUMAN || kind === DRAW_HUMAN || kind === SEE_EXILE;
  return { deck: isHuman ? HUMANS : FLAMES, epoch: 0, drawn: 0, cards: SINGLE_CARDS };
}
