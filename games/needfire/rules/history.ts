import { ALL, HOST, lowestBit, type Seat } from '@nineworlds/engine';
import { ALL_CARDS, ELEMENTS } from '../data/deck-table.ts';
import { MAX_BONFIRES, MAX_SEATS } from '../data/sizes.ts';
import { BONFIRE_PLACE, PLACES, UNSEEN } from './places.ts';

/**
 * What happened to the flames, entry by entry, as far as it bears on who can know what. The rows of
 * possible places say where each flame can be; only the history tells whether two of them can be
 * there at once. It may begin anywhere: a position from a file may have none. An entry is one number:
 * what happened, its place, and the secret that its seers know; 0 for what the observer cannot know.
 */

/** Somebody saw the flame of a place. The secret: which. */
export const SEEN = 0;
/** A flame that nobody had seen came to a place. */
export const LOOKED_AT = 1;
/** The seat in `other` exchanged a flame of its hand for that of a place. The secrets: given, taken. */
export const SWAPPED = 2;
/** A seat laid the flames of two places back. The secret: as they were, or exchanged. */
export const LAID_BACK = 3;

/** The most entries of a game: ten a turn with two seats, fewer with more. */
export const MAX_HISTORY = 112;

/** The secret of a `LAID_BACK` entry. */
export const AS_THEY_WERE = 1;
export const EXCHANGED = 2;

const EVERYBODY_BITS = (1 << MAX_SEATS) - 1;

/** An entry: what, where (a bonfire's place; for `LAID_BACK` two), who may know, and the secret. */
export function entry(
  what: number,
  place: number,
  other: number,
  seers: number,
  secret: number,
  secondSecret: number,
): number {
  return (
    what |
    (place << 2) |
    (other << 6) |
    ((seers === ALL ? EVERYBODY_BITS : seers) << 10) |
    (secret << 14) |
    (secondSecret << 19)
  );
}

/** The parts of an entry. */
const whatOf = (e: number): number => e & 3;
const placeOf = (e: number): number => (e >> 2) & 15;
const otherOf = (e: number): number => (e >> 6) & 15;
const seersOf = (e: number): number => (e >> 10) & 15;
const secretOf = (e: number): number => (e >> 14) & 31;
const secondOf = (e: number): number => (e >> 19) & 31;

/** The entry with other secrets. */
function withSecrets(e: number, secret: number, second: number): number {
  return (e & ((1 << 14) - 1)) | (secret << 14) | (second << 19);
}

/** The bits of an entry that must all be set for a viewer to know its secret. */
function seerBits(viewer: Seat): number {
  if (viewer === HOST) return 0;
  return (viewer >= 0 ? 1 << viewer : EVERYBODY_BITS) << 10;
}

/** Whether a number from outside is an entry whose secrets are complete. */
export function isEntry(e: number, seats: number, bonfires: number): boolean {
  if (e < 0 || e >= 1 << 24 || placeOf(e) >= bonfires) return false;
  const isFlame = (flame: number) => flame >= 1 && flame <= ELEMENTS;
  const seers = seersOf(e);
  const isOne = seers !== 0 && (seers & (seers - 1)) === 0 && seers < 1 << seats;
  const isOpen = seers === EVERYBODY_BITS;
  switch (whatOf(e)) {
    case SEEN:
      return otherOf(e) === 0 && (isOne || isOpen) && isFlame(secretOf(e)) && secondOf(e) === 0;
    case LOOKED_AT:
      return otherOf(e) === 0 && isOpen && secretOf(e) === 0 && secondOf(e) === 0;
    case SWAPPED:
      if (!isFlame(secretOf(e)) || !isFlame(secondOf(e)) || secretOf(e) === secondOf(e))
        return false;
      return otherOf(e) < seats && (isOpen || seers === 1 << otherOf(e));
    default:
      if (otherOf(e) >= bonfires || otherOf(e) === placeOf(e) || !isOne) return false;
      return secretOf(e) >= AS_THEY_WERE && secretOf(e) <= EXCHANGED && secondOf(e) === 0;
  }
}

/** Hides the secrets that a seat may not know. */
export function hideSecrets(entries: Int32Array, count: number, seat: Seat): void {
  const seers = seerBits(seat);
  for (let i = 0; i < count; i++) {
    if ((entries[i] & seers) !== seers) entries[i] = withSecrets(entries[i], 0, 0);
  }
}

/** The flames of which a viewer has ever known something by the history, as a set. */
export function flamesEverSeen(history: Int32Array, count: number, seat: Seat): number {
  const seers = seerBits(seat);
  let flames = 0;
  for (let i = 0; i < count; i++) {
    const e = history[i];
    if (whatOf(e) === LAID_BACK || (e & seers) !== seers) continue;
    flames |= (1 << secretOf(e)) | (1 << secondOf(e));
  }
  return flames & ~1;
}

/** The flames that lie at each place while the walk goes back, as sets. */
const lying = new Int32Array(PLACES);
/** The flames that can lie at each bonfire, by what is known up to some entry. */
const possible = new Int32Array(MAX_BONFIRES);

/** By entry: the flames that could lie at its place before it, and at its other place. */
const couldLie = new Int32Array(MAX_HISTORY);
const couldLieAtOther = new Int32Array(MAX_HISTORY);
/** By entry: the flames of which something was known before it. */
const knownBefore = new Int32Array(MAX_HISTORY);

/** By entry: itself, with the secrets by which the walk goes back over it. */
const past = new Int32Array(MAX_HISTORY);
/** By entry: the ways back over it that are still to be tried. */
const untried = new Int32Array(MAX_HISTORY);
/** By `LOOKED_AT` entry: the flame that had been unseen. */
const lookedAt = new Int32Array(MAX_HISTORY);

/** The flames of each place, as sets, from the place of each flame; the first flame's is the first. */
export function gather(placeOf: Int32Array, into: Int32Array): void {
  for (let place = 0; place < PLACES; place++) into[place] = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) into[placeOf[flame - 1]] |= 1 << flame;
}

/** Whether a placement of the flames can have come about, for all that the history of an observer tells. */
export function isPossible(history: Int32Array, count: number, placement: Int32Array): boolean {
  gather(placement, lying);
  return findPast(history, count, 0);
}

/**
 * Fills in the secrets that an observer cannot know, so that the history leads to the flames of each
 * place; false if it cannot. Random bits decide between several pasts.
 */
export function fillSecrets(
  history: Int32Array,
  count: number,
  flamesAt: Int32Array,
  bits: number,
): boolean {
  for (let place = 0; place < PLACES; place++) lying[place] = flamesAt[place];
  if (!findPast(history, count, bits)) return false;
  for (let i = 0; i < count; i++) history[i] = past[i];
  return true;
}

/**
 * Walks back through the history from where the flames lie, and tries what is not known in an order
 * given by random bits. Before it, the history is recalled from the beginning: so the walk puts no
 * flame to a bonfire where another one is known to have been, and seldom comes to a dead end.
 */
function findPast(history: Int32Array, count: number, bits: number): boolean {
  recall(history, count);
  let i = count - 1;
  while (i >= 0) {
    if (!goBack(history[i], i, bits)) {
      // A dead end: forward again, to the last entry that has another way.
      do {
        if (++i === count) return false;
        goForward(past[i], i);
      } while (untried[i] === 0);
      goBackBy(history[i], i, untried[i], bits);
    }
    i--;
  }
  return true;
}

/** The flames that can lie at each bonfire now, for all that the history of an observer tells: sets by place. */
export function recallBonfires(history: Int32Array, count: number, into: Int32Array): void {
  recall(history, count);
  for (let place = 0; place < MAX_BONFIRES; place++) into[place] = possible[place];
}

/** Notes for each entry what was known before it. */
function recall(history: Int32Array, count: number): void {
  let known = 0;
  for (let place = 0; place < MAX_BONFIRES; place++) possible[place] = ALL_CARDS;
  for (let i = 0; i < count; i++) {
    const e = history[i];
    const place = placeOf(e);
    const secret = secretOf(e);
    const here = possible[place];
    knownBefore[i] = known;
    couldLie[i] = here;
    if (whatOf(e) === LAID_BACK) {
      const other = otherOf(e);
      const there = possible[other];
      couldLieAtOther[i] = there;
      if (secret === AS_THEY_WERE) continue;
      possible[place] = secret === EXCHANGED ? there : here | there;
      possible[other] = secret === EXCHANGED ? here : here | there;
    } else if (secret !== 0) {
      possible[place] = 1 << secret;
      known |= (1 << secret) | (1 << secondOf(e));
    } else if (whatOf(e) === LOOKED_AT) {
      possible[place] = ALL_CARDS & ~known;
    } else if (whatOf(e) === SWAPPED) {
      possible[place] = ALL_CARDS;
    }
  }
}

/** Goes back over an entry; false if there is no way. */
function goBack(e: number, i: number, bits: number): boolean {
  const what = whatOf(e);
  const place = BONFIRE_PLACE + placeOf(e);
  const here = lying[place];
  if (what === SEEN) {
    const secret = secretOf(e);
    past[i] = withSecrets(e, lowestBit(here), 0);
    untried[i] = 0;
    return here !== 0 && (secret === 0 || here === 1 << secret);
  }
  if (what === LOOKED_AT) {
    past[i] = e;
    untried[i] = 0;
    lookedAt[i] = here;
    lying[place] = 0;
    lying[UNSEEN] |= here;
    return here !== 0;
  }
  const ways = what === SWAPPED ? waysToTake(e, i, here) : waysToLayBack(e, i, here);
  if (ways !== 0) goBackBy(e, i, ways, bits);
  return ways !== 0;
}

/** The flames of the hand that can have been taken from the place. */
function waysToTake(e: number, i: number, here: number): number {
  const hand = lying[otherOf(e)];
  const given = secretOf(e);
  if (given === 0) return here === 0 ? 0 : hand & couldLie[i];
  return here === 1 << given ? hand & (1 << secondOf(e)) : 0;
}

/** How the flames of two places can have been laid back, as bits. */
function waysToLayBack(e: number, i: number, here: number): number {
  const there = lying[BONFIRE_PLACE + otherOf(e)];
  const how = secretOf(e);
  const notHere = ~couldLie[i];
  const notThere = ~couldLieAtOther[i];
  let ways = 0;
  if (how !== EXCHANGED && ((here & notHere) | (there & notThere)) === 0) ways = 1 << AS_THEY_WERE;
  if (how !== AS_THEY_WERE && ((there & notHere) | (here & notThere)) === 0) ways |= 1 << EXCHANGED;
  return ways;
}

/** Goes back over an exchange, or over flames laid back, by the first of some ways. */
function goBackBy(e: number, i: number, ways: number, bits: number): void {
  const place = BONFIRE_PLACE + placeOf(e);
  const here = lying[place];
  if (whatOf(e) === SWAPPED) {
    const taken = firstFrom(ways, 1 + ((bits + i * 7) & 15));
    // Flames of which nothing was known before are all alike: one of them stands for all.
    untried[i] = (taken & knownBefore[i]) === 0 ? ways & knownBefore[i] : ways ^ taken;
    past[i] = withSecrets(e, lowestBit(here), lowestBit(taken));
    lying[otherOf(e)] ^= here | taken;
    lying[place] = taken;
  } else {
    const how = firstFrom(ways, AS_THEY_WERE + ((bits >> (i & 31)) & 1));
    untried[i] = ways ^ how;
    past[i] = withSecrets(e, lowestBit(how), 0);
    if (how === 1 << EXCHANGED) exchange(place, BONFIRE_PLACE + otherOf(e));
  }
}

/** Undoes a step back over an entry, which has the secrets of that step. */
function goForward(e: number, i: number): void {
  const place = BONFIRE_PLACE + placeOf(e);
  const what = whatOf(e);
  if (what === LOOKED_AT) {
    lying[UNSEEN] ^= lookedAt[i];
    lying[place] = lookedAt[i];
  } else if (what === SWAPPED) {
    lying[otherOf(e)] ^= (1 << secretOf(e)) | (1 << secondOf(e));
    lying[place] = 1 << secretOf(e);
  } else if (what === LAID_BACK && secretOf(e) === EXCHANGED) {
    exchange(place, BONFIRE_PLACE + otherOf(e));
  }
}

function exchange(one: number, other: number): void {
  const flame = lying[one];
  lying[one] = lying[other];
  lying[other] = flame;
}

/** The first bit of a set from a number on; after the last one the lowest. */
function firstFrom(set: number, from: number): number {
  const rest = (set >> from) << from;
  return rest === 0 ? set & -set : rest & -rest;
}
