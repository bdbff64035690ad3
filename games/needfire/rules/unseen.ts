import {
  HOST,
  type MoveBuffer,
  putMembers,
  type Rng,
  sampleMember,
  type WeightBuffer,
} from '@nineworlds/engine';
import { ALL_CARDS, ELEMENTS } from '../data/deck-table.ts';
import { BAND, HAND } from '../data/sizes.ts';
import { CARD_MOVES } from './cards.ts';
import { UNSEEN } from './places.ts';
import type { NeedfirePosition } from './state.ts';

/** The decks by which fate is keyed: the humans, and the flames place by place. */
const HUMANS = 0;
const FLAMES = 1;

/** What chance does with cards that nobody has seen: each is as likely as any other. */
function anyOf(deck: number, candidates: (p: NeedfirePosition) => number) {
  // N-7.14: every card is one of its kind.
  const cards = { copies: () => 1, left: () => 1 };
  return {
    moves: CARD_MOVES,
    outcomes: (p: NeedfirePosition, moves: MoveBuffer, weights: WeightBuffer) =>
      putMembers(moves, weights, candidates(p)),
    sample: (p: NeedfirePosition, rng: Rng) => sampleMember(candidates(p), rng),
    draw: () => ({ deck, epoch: 0, drawn: 0, cards }),
  };
}

/** What the questions have in common that bring a human, and those that bring a flame. */
export const unseenHuman = anyOf(HUMANS, (p) => ~humansInSight(p) & ALL_CARDS);
export const unseenFlame = anyOf(FLAMES, unseenFlames);

/** Bit h is set for every human h whose place the observer knows. */
export function humansInSight(o: NeedfirePosition): number {
  const { ring, bands, exiles, drawn } = o;
  let seen = 0;
  for (let i = 0; i < ring.length; i++) seen |= 1 << ring[i];
  for (let i = 0; i < o.setup.seats * BAND; i++) seen |= 1 << bands[i];
  for (let i = 0; i < o.exileCount; i++) seen |= 1 << exiles[i];
  for (let i = 0; i < drawn.length; i++) seen |= 1 << drawn[i];
  return seen;
}

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
