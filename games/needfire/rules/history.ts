import { ALL, HOST, type Seat } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { MAX_BONFIRES, MAX_SEATS } from '../data/sizes.ts';
import { BONFIRE_PLACE, UNSEEN } from './places.ts';

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
const UNKNOWN = 0;
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

/** Whether an observer may know the secret of an entry. */
function mayKnow(e: number, observer: Seat): boolean {
  const seers = seersOf(e);
  if (seers === EVERYBODY_BITS || observer === HOST) return true;
  return observer >= 0 && ((seers >> observer) & 1) === 1;
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
  for (let i = 0; i < count; i++) {
    if (!mayKnow(entries[i], seat)) entries[i] = withSecrets(entries[i], 0, 0);
  }
}

/** Where each flame is while the walk goes back; and which flame lies at each bonfire. */
const where = new Int32Array(ELEMENTS + 1);
const at = new Int32Array(MAX_BONFIRES);
/** The entry from which on the viewer has known something of a flame; a large number: never. */
const knownFrom = new Int32Array(ELEMENTS + 1);

let entries: Int32Array = new Int32Array(0);
let viewer: Seat = 0;
/** Random bits that decide which of several ways is tried first. */
let whim = 0;

/**
 * Whether a placement of the flames can have come about, for all that a viewer knows: the walk goes
 * back through the history, trying what the viewer cannot know, in an order given by random bits.
 * Where `fill` is 'secrets' the unknown secrets are written as the walk found them.
 */
export function isPossible(
  history: Int32Array,
  count: number,
  seat: Seat,
  placement: ArrayLike<number>,
  fill: 'nothing' | 'secrets',
  bits: number,
): boolean {
  entries = history;
  viewer = seat;
  whim = bits;
  knownFrom.fill(MAX_HISTORY);
  for (let i = count - 1; i >= 0; i--) noteKnown(i);
  at.fill(0);
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    const place = placement[flame - 1];
    where[flame] = place;
    if (place >= BONFIRE_PLACE && place < UNSEEN) at[place - BONFIRE_PLACE] = flame;
  }
  return goBack(count - 1, fill);
}

/** The flames of which a viewer has ever known something by the history, as a set. */
export function flamesEverSeen(history: Int32Array, count: number, seat: Seat): number {
  let flames = 0;
  for (let i = 0; i < count; i++) {
    const e = history[i];
    if (whatOf(e) === LAID_BACK || !mayKnow(e, seat)) continue;
    flames |= (1 << secretOf(e)) | (1 << secondOf(e));
  }
  return flames & ~1;
}

function noteKnown(i: number): void {
  const e = entries[i];
  if (whatOf(e) === LOOKED_AT || whatOf(e) === LAID_BACK || !mayKnow(e, viewer)) return;
  knownFrom[secretOf(e)] = i;
  knownFrom[secondOf(e)] = i;
}

function put(flame: number, place: number): void {
  where[flame] = place;
  if (place >= BONFIRE_PLACE && place < UNSEEN) at[place - BONFIRE_PLACE] = flame;
}

function goBack(i: number, fill: 'nothing' | 'secrets'): boolean {
  if (i < 0) return true;
  const e = entries[i];
  const place = placeOf(e);
  const flame = at[place];
  switch (whatOf(e)) {
    case SEEN: {
      const known = mayKnow(e, viewer) ? secretOf(e) : 0;
      if (known !== 0 && known !== flame) return false;
      if (!goBack(i - 1, fill)) return false;
      if (fill === 'secrets' && secretOf(e) === 0) entries[i] = withSecrets(e, flame, 0);
      return true;
    }
    case LOOKED_AT: {
      put(flame, UNSEEN);
      at[place] = 0;
      const possible = flame !== 0 && goBack(i - 1, fill);
      put(flame, BONFIRE_PLACE + place);
      return possible;
    }
    case SWAPPED:
      return goBackOverSwap(i, e, place, flame, fill);
    default:
      return goBackOverLaidBack(i, e, place, fill);
  }
}

function goBackOverSwap(
  i: number,
  e: number,
  place: number,
  given: number,
  fill: 'nothing' | 'secrets',
): boolean {
  const seat = otherOf(e);
  const knows = mayKnow(e, viewer) && secretOf(e) !== 0;
  if (given === 0 || (knows && secretOf(e) !== given)) return false;
  let triedUnknown = false;
  const first = (whim + i * 7) & 15;
  for (let k = 0; k < ELEMENTS; k++) {
    const taken = ((first + k) % ELEMENTS) + 1;
    if (where[taken] !== seat || (knows && secondOf(e) !== taken)) continue;
    // Flames of which the viewer knows nothing earlier are all alike to him.
    const isTracked = knownFrom[taken] < i;
    if (!isTracked && triedUnknown) continue;
    if (!isTracked) triedUnknown = true;
    put(given, seat);
    put(taken, BONFIRE_PLACE + place);
    const possible = goBack(i - 1, fill);
    put(taken, seat);
    put(given, BONFIRE_PLACE + place);
    if (!possible) continue;
    if (fill === 'secrets' && secretOf(e) === 0) entries[i] = withSecrets(e, given, taken);
    return true;
  }
  return false;
}

function goBackOverLaidBack(
  i: number,
  e: number,
  one: number,
  fill: 'nothing' | 'secrets',
): boolean {
  const other = otherOf(e);
  const known = mayKnow(e, viewer) ? secretOf(e) : UNKNOWN;
  const first = (whim >> (i & 31)) & 1;
  for (let k = 0; k < 2; k++) {
    const how = first === k ? AS_THEY_WERE : EXCHANGED;
    if (known !== UNKNOWN && known !== how) continue;
    const a = at[one];
    const b = at[other];
    if (how === EXCHANGED) {
      put(a, BONFIRE_PLACE + other);
      put(b, BONFIRE_PLACE + one);
    }
    const possible = goBack(i - 1, fill);
    if (how === EXCHANGED) {
      put(a, BONFIRE_PLACE + one);
      put(b, BONFIRE_PLACE + other);
    }
    if (!possible) continue;
    if (fill === 'secrets' && secretOf(e) === UNKNOWN) entries[i] = withSecrets(e, how, 0);
    return true;
  }
  return false;
}
