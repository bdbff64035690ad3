import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, MAX_BONFIRES, RING } from '../data/sizes.ts';
import { cardWord } from './cards.ts';
import type { NeedfirePosition } from './state.ts';

/*
 * What an ember can lie under and what can ignite: humans by their number, then bonfires by place.
 */

/** The number of the host that is the first bonfire. */
export const BONFIRE_HOST = ELEMENTS + 1;

/** How many hosts there can be, counted from 0. */
export const HOST_MOVES = BONFIRE_HOST + MAX_BONFIRES;

/** Whether an ember lies under a card. */
export function isHost(p: NeedfirePosition, card: number): boolean {
  return p.emberHosts[0] === card || p.emberHosts[1] === card;
}

/** The word for a host of an ember or an igniting card. */
export function hostWord(p: NeedfirePosition, host: number): string {
  return host < BONFIRE_HOST ? cardWord(p, host) : `bonfire-${host - BONFIRE_HOST + 1}`;
}

/** The element that an igniting card bears. */
export function elementOf(p: NeedfirePosition, card: number): number {
  return card < BONFIRE_HOST ? card : p.bonfires[card - BONFIRE_HOST];
}

/** The humans that lie face up, as a set: bit h is human h. */
export function humansFaceUp(p: NeedfirePosition): number {
  let humans = warriors(p);
  for (let i = 0; i < p.setup.seats * BAND; i++) humans |= 1 << p.bands[i];
  return humans & ~1;
}

/** The warriors of the ring, as a set. */
export function warriors(p: NeedfirePosition): number {
  let humans = 0;
  for (let place = 0; place < RING; place++) humans |= 1 << p.ring[place];
  return humans & ~1;
}

/** The seat in front of which a human lies; -1 where it lies elsewhere. */
export function ownerOf(p: NeedfirePosition, human: number): number {
  for (let i = 0; i < p.setup.seats * BAND; i++) {
    if (p.bands[i] === human) return Math.floor(i / BAND);
  }
  return -1;
}
