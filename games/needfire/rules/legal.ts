import { listed, type Move, type MoveBuffer, NO_CARD } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, RING } from '../data/sizes.ts';
import { lowestOf } from './card-sets.ts';
import { BONFIRE_HOST, isHost, reactingWarriors } from './ignition.ts';
import {
  ARRANGE,
  EXILE_WARRIOR,
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  REFILL,
  SETTLE,
  STACK_REST,
  SWAP_PLACE,
  TAKE_WARRIOR,
} from './kinds.ts';
import type { NeedfirePosition } from './state.ts';

/** N-7.5: so many face-down bonfires are looked at. */
const PEEKED = 3;

/** The humans that lie face up, as a set: bit h is human h. */
export function humansFaceUp(p: NeedfirePosition): number {
  let cards = 0;
  for (let place = 0; place < RING; place++) cards |= 1 << p.ring[place];
  for (let i = 0; i < p.setup.seats * BAND; i++) cards |= 1 << p.bands[i];
  return cards & ~1;
}

/** N-4.1: whether a place has a face-down bonfire. */
export function isFaceDown(p: NeedfirePosition, place: number): boolean {
  return place < p.setup.sizes.bonfires && p.faceUp[place] === 0;
}

/** N-4.1: picks ascend, and enough places must be left for the picks to come. */
export function canPick(p: NeedfirePosition, count: number, last: number, place: number): boolean {
  if (!isFaceDown(p, place) || (count > 0 && place <= last)) return false;
  let after = 0;
  for (let other = place + 1; other < p.setup.sizes.bonfires; other++) {
    if (p.faceUp[other] === 0) after++;
  }
  return after >= PEEKED - 1 - count;
}

/** All answers to the open question, ascending. */
export function legal(p: NeedfirePosition, out: MoveBuffer): number {
  const frames = p.frames;
  switch (frames.kind) {
    case OPEN_BONFIRE:
      return legalOpenings(p, out);
    case PEEK_BONFIRE:
      return legalPicks(p, out);
    case SETTLE:
      return three(out, frames.arg(0), frames.arg(1), frames.arg(2));
    case ARRANGE:
      return two(out, 0, 1);
    case REFILL:
      return legalWarriors(p, out);
    case STACK_REST:
      return two(out, p.drawn[0], p.drawn[1]);
    case GIVE_FLAME:
      return legalGifts(p, out);
    case SWAP_PLACE:
      return legalPlaces(p, out);
    case IGNITE:
      return legalIgnitions(p, out);
    case PULL_EMBER:
      return two(out, p.emberHosts[0], p.emberHosts[1]);
    case TAKE_WARRIOR:
      return membersOf(reactingWarriors(p, frames.arg(0)), out, 0);
    case KEEP_EXILE:
      return two(out, p.exiles[p.exileCount - 1], p.exiles[p.exileCount - 2]);
    case EXILE_WARRIOR:
      return legalExiles(p, out);
    default:
      throw new RangeError(`nobody is asked for ${frames.kind}`);
  }
}

function two(out: MoveBuffer, a: Move, b: Move): number {
  out[0] = Math.min(a, b);
  out[1] = Math.max(a, b);
  return 2;
}

function three(out: MoveBuffer, a: Move, b: Move, c: Move): number {
  out[0] = a;
  out[1] = b;
  out[2] = c;
  return 3;
}

/** Writes the cards of a set, ascending. */
function membersOf(cards: number, out: MoveBuffer, count: number): number {
  let n = count;
  for (let bits = cards; bits !== 0; bits &= bits - 1) out[n++] = lowestOf(bits);
  return listed(out, n);
}

function legalOpenings(p: NeedfirePosition, out: MoveBuffer): number {
  let n = 0;
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    // Written first and then counted in: a processor could not guess the branch.
    out[n] = place;
    n += 1 - p.faceUp[place];
  }
  return listed(out, n);
}

function legalPicks(p: NeedfirePosition, out: MoveBuffer): number {
  const { faceUp } = p;
  const count = p.frames.arg(0);
  const from = count === 0 ? 0 : (count === 2 ? p.frames.arg(2) : p.frames.arg(1)) + 1;
  let n = 0;
  for (let place = from; place < p.setup.sizes.bonfires; place++) {
    if (faceUp[place] === 0) out[n++] = place;
  }
  // The last ones are left for the picks to come.
  return listed(out, n - (PEEKED - 1 - count));
}

function legalWarriors(p: NeedfirePosition, out: MoveBuffer): number {
  const { refill } = p.setup.sizes;
  for (let i = 0; i < refill; i++) out[i] = p.drawn[i];
  return listed(out, refill);
}

function legalGifts(p: NeedfirePosition, out: MoveBuffer): number {
  const at = p.active * HAND;
  for (let i = 0; i < HAND; i++) out[i] = p.hands[at + i];
  return listed(out, HAND);
}

/** N-4.3: any bonfire without an ember. */
function legalPlaces(p: NeedfirePosition, out: MoveBuffer): number {
  let n = 0;
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (!isHost(p, BONFIRE_HOST + place)) out[n++] = place;
  }
  return listed(out, n);
}

/** N-4.4, N-7.9, N-7.10: any face-up card without an ember, whoever it lies in front of. */
function legalIgnitions(p: NeedfirePosition, out: MoveBuffer): number {
  let humans = humansFaceUp(p);
  const first = p.emberHosts[0];
  const second = p.emberHosts[1];
  if (first < BONFIRE_HOST) humans &= ~(1 << first);
  if (second < BONFIRE_HOST) humans &= ~(1 << second);
  let n = membersOf(humans, out, 0);
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    const host = BONFIRE_HOST + place;
    if (host === first || host === second) continue;
    out[n] = host;
    n += p.faceUp[place];
  }
  return listed(out, n);
}

/** N-4.4, N-7.1, N-7.2: any warrior; by the option none with an ember. */
function legalExiles(p: NeedfirePosition, out: MoveBuffer): number {
  let warriors = 0;
  for (let place = 0; place < RING; place++) warriors |= 1 << p.ring[place];
  warriors &= ~1;
  if (!p.setup.mayExileEmbered) {
    for (let i = 0; i < EMBERS; i++) {
      if (p.emberHosts[i] < BONFIRE_HOST) warriors &= ~(1 << p.emberHosts[i]);
    }
  }
  return membersOf(warriors, out, 0);
}

/** Whether a card lies in a list of cards. */
export function holds(cards: Int32Array, from: number, count: number, card: number): boolean {
  for (let i = from; i < from + count; i++) if (cards[i] === card) return card !== NO_CARD;
  return false;
}

/** Whether a number is that of a card. */
export function isCard(card: number): boolean {
  return card >= 1 && card <= ELEMENTS;
}
