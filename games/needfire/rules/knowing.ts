import {
  ALL,
  Assignment,
  exchange,
  HOST,
  includes,
  NO_CARD,
  only,
  pin,
  pinAlone,
  type Rng,
  type Seat,
  spread,
} from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, HAND, MAX_SEATS } from '../data/sizes.ts';
import { ALL_CARDS, anyOf } from './card-sets.ts';
import { flamesEverSeen, hideSecrets, isPossible } from './history.ts';
import {
  DEAL_FLAME,
  DRAW_HUMAN,
  KEEP_EXILE,
  REFILL,
  SCORING,
  SEE_BONFIRE,
  STACK_REST,
  SWAP_PLACE,
  TO_SWAP,
} from './kinds.ts';
import { BONFIRE_PLACE, PLACES, UNSEEN } from './places.ts';
import { insert } from './sorted.ts';
import { EVERYBODY, type NeedfirePosition, SOMEBODY } from './state.ts';

/** The seats that keep a row of knowledge, and last everybody. */
function rowCount(p: NeedfirePosition): number {
  return p.setup.seats + 1;
}

/** The i-th row: of a seat, or the last one, of everybody. */
function rowAt(p: NeedfirePosition, i: number): Int32Array {
  return p.row(i < p.setup.seats ? i : EVERYBODY);
}

/** N-3.5: at first every flame is unseen. */
export function knowNothing(p: NeedfirePosition): void {
  for (let i = 0; i < rowCount(p); i++) rowAt(p, i).fill(1 << UNSEEN, 1);
}

/** A seat is dealt its nth flame: it sees the flame, the others that it has one. */
export function learnDealt(p: NeedfirePosition, seat: Seat, flame: number, nth: number): void {
  pin(p.row(seat), flame, seat);
  if (nth > 0) return;
  for (let i = 0; i < rowCount(p); i++) if (i !== seat) spread(rowAt(p, i), UNSEEN, seat);
}

/** Whether somebody has seen the flame of a bonfire, so that it is decided. */
export function isDecided(p: NeedfirePosition, place: number): boolean {
  return p.bonfireSeen[place] !== 0;
}

/** A bonfire that nobody had seen is turned up: nobody could think of any flame there before. */
export function learnUnseenOpened(p: NeedfirePosition, place: number): void {
  for (let i = 0; i < rowCount(p); i++) pin(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
}

/** N-7.4: a seat sees a flame that nobody had seen; the others know that one of the unseen lies there. */
export function learnUnseenPeeked(p: NeedfirePosition, seat: Seat, place: number): void {
  for (let i = 0; i < rowCount(p); i++) {
    if (i === seat) pin(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
    else spread(rowAt(p, i), UNSEEN, BONFIRE_PLACE + place);
  }
}

/** N-7.4: a seat sees the flame of a bonfire. */
export function learnSeen(p: NeedfirePosition, seat: Seat, place: number): void {
  pinAlone(p.row(seat), p.bonfires[place], BONFIRE_PLACE + place);
}

/** Everybody sees the flame of a bonfire. */
export function learnOpened(p: NeedfirePosition, place: number): void {
  for (let i = 0; i < rowCount(p); i++) {
    pinAlone(rowAt(p, i), p.bonfires[place], BONFIRE_PLACE + place);
  }
}

/** N-7.5: a seat laid two flames it has seen back into two places; the others cannot tell how. */
export function learnLaidBack(p: NeedfirePosition, seat: Seat, a: number, b: number): void {
  const atA = BONFIRE_PLACE + a;
  const atB = BONFIRE_PLACE + b;
  for (let i = 0; i < rowCount(p); i++) {
    if (i === seat) continue;
    const row = rowAt(p, i);
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      const isThere = ((row[flame] >> atA) | (row[flame] >> atB)) & 1;
      row[flame] |= (isThere << atA) | (isThere << atB);
    }
  }
  learnSeen(p, seat, a);
  learnSeen(p, seat, b);
}

/** N-7.8: a seat exchanged a flame for a face-down one: it knows both, the others that it did. */
export function learnBlindSwap(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    if (i !== seat) exchange(rowAt(p, i), seat, BONFIRE_PLACE + place);
  }
  pinAlone(p.row(seat), given, BONFIRE_PLACE + place);
  pin(p.row(seat), taken, seat);
}

/** N-7.8: the same with a bonfire that nobody had seen: one of the unseen is in the hand now. */
export function learnUnseenSwapped(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    const row = rowAt(p, i);
    if (i === seat) {
      pin(row, given, BONFIRE_PLACE + place);
      pin(row, taken, seat);
    } else {
      spread(row, seat, BONFIRE_PLACE + place);
      spread(row, UNSEEN, seat);
    }
  }
}

/** N-7.7: a seat exchanged a flame for a face-up one: everybody knows both. */
export function learnOpenSwap(
  p: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): void {
  for (let i = 0; i < rowCount(p); i++) {
    pin(rowAt(p, i), given, BONFIRE_PLACE + place);
    pin(rowAt(p, i), taken, seat);
  }
}

/** N-5: everybody lays his hand open. */
export function learnHands(p: NeedfirePosition): void {
  for (let i = 0; i < rowCount(p); i++) {
    const row = rowAt(p, i);
    const hands = (1 << p.setup.seats) - 1;
    for (let flame = 1; flame <= ELEMENTS; flame++) row[flame] &= ~hands;
    for (let k = 0; k < p.setup.seats * HAND; k++) pin(row, p.hands[k], Math.floor(k / HAND));
  }
}

/** N-5: an ember is revealed; it stays where it lies, among what nobody had seen. */
export function learnEmber(p: NeedfirePosition, flame: number): void {
  for (let i = 0; i < rowCount(p); i++) pin(rowAt(p, i), flame, UNSEEN);
}

/** N-7.4: the position as a seat knows it. The others are taken to know what everybody knows. */
export function observe(p: NeedfirePosition, seat: Seat, into: NeedfirePosition): void {
  into.copyFrom(p);
  into.observer = seat;
  const { hands, bonfires, bonfireSeen, exiles, exileSeen } = into;
  // Whom an exile is known to is his own secret, but for those that are being looked at.
  const looking = p.frames.depth > 0 && p.frames.kind === KEEP_EXILE;
  const shownFrom = looking ? p.exileCount - 2 : p.exileCount;
  for (let s = 0; s < p.setup.seats; s++) {
    if (s !== seat && p.step < SCORING) hands.fill(NO_CARD, s * HAND, (s + 1) * HAND);
  }
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (!includes(bonfireSeen[place], seat)) bonfires[place] = NO_CARD;
  }
  const own = (seat >= 0 ? only(seat) : 0) | SOMEBODY;
  for (let i = 0; i < into.exileCount; i++) {
    if (!includes(exileSeen[i], seat)) exiles[i] = NO_CARD;
    if (exileSeen[i] !== ALL) exileSeen[i] &= i < shownFrom ? own : own | only(p.active);
  }
  for (let s = 0; s < p.setup.seats; s++) if (s !== seat) into.row(s).set(into.row(EVERYBODY));
  hideSecrets(into.history, into.historyLength, seat);
  if (seat !== p.active) hideWhatIsInHand(into);
}

/** Cards that the active seat holds between two answers stand in frames and in `drawn`. */
function hideWhatIsInHand(o: NeedfirePosition): void {
  if (o.frames.depth === 0) return;
  o.drawn.fill(NO_CARD);
  const { kind } = o.frames;
  if (kind === SWAP_PLACE) o.frames.setArg(0, NO_CARD);
  else if (kind === SEE_BONFIRE && o.frames.arg(1) === TO_SWAP) o.frames.setArg(2, NO_CARD);
}

const flames = new Assignment(ELEMENTS, PLACES);

/** N-7.4: fills an observation with one of the worlds that its observer cannot tell apart. */
export function determinize(o: NeedfirePosition, rng: Rng): void {
  if (o.observer === HOST) return;
  askFlames(o);
  // The rows allow a few worlds that the whole history rules out: those are drawn again.
  do {
    if (!flames.sample(rng)) throw new RangeError('no world fits what is known');
  } while (!canHaveComeAbout(o, rng));
  fillFlames(o, flames.placeOf, rng.below(HAND));
  fillHumans(o, rng);
  guessSeers(o, rng);
  o.observer = HOST;
}

/** Whether the history allows the placement drawn; then its secrets are filled to match. */
function canHaveComeAbout(o: NeedfirePosition, rng: Rng): boolean {
  const { history, historyLength, observer } = o;
  return isPossible(history, historyLength, observer, flames.placeOf, 'secrets', rng.bits());
}

/** Asks which flame is where, from what the observer knows. */
function askFlames(o: NeedfirePosition): void {
  const row = o.row(o.observer);
  let unseen = ELEMENTS;
  flames.clear();
  for (let seat = 0; seat < o.setup.seats; seat++) {
    const count = flamesInHand(o, seat);
    flames.addRoom(seat, count);
    unseen -= count;
  }
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    if (!isDecided(o, place)) continue;
    flames.addRoom(BONFIRE_PLACE + place, 1);
    unseen--;
  }
  flames.addRoom(UNSEEN, unseen);
  for (let flame = 1; flame <= ELEMENTS; flame++) flames.addCard(row[flame]);
}

/**
 * How many ways there are to put the flames, for the observer of an observation: the flames he has
 * ever seen in each of their places, as far as the history allows, and the others in what is left.
 */
export function countFlameWorlds(o: NeedfirePosition): number {
  const row = o.row(o.observer);
  const room = roomOf(o);
  const placement = new Int32Array(ELEMENTS);
  const ever = flamesEverSeen(o.history, o.historyLength, o.observer);
  const generic = commonestMask(row, ~ever);
  const others: number[] = [];
  const seen: number[] = [];
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    const isOther = ((ever >> flame) & 1) === 0 && row[flame] === generic;
    (isOther ? others : seen).push(flame);
  }
  const put = (i: number): number => {
    if (i === seen.length) return waysForOthers(o, room, placement, others, generic);
    let ways = 0;
    for (let place = 0; place < PLACES; place++) {
      if (room[place] === 0 || ((row[seen[i]] >> place) & 1) === 0) continue;
      room[place]--;
      placement[seen[i] - 1] = place;
      ways += put(i + 1);
      room[place]++;
    }
    return ways;
  };
  return put(0);
}

/** The places where a flame can be, for all that the observer's history tells: a set of bits. */
export function possiblePlaces(o: NeedfirePosition, flame: number): number {
  const row = o.row(o.observer);
  const mask = row[flame];
  if ((mask & (mask - 1)) === 0) return mask;
  let possible = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    row[flame] = bits & -bits;
    if (countFlameWorlds(o) > 0) possible |= row[flame];
  }
  row[flame] = mask;
  return possible;
}

/** What the observer knows of most of the flames of a set, of which he knows the same. */
function commonestMask(row: Int32Array, flamesLeft: number): number {
  const counted = new Map<number, number>();
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    if ((flamesLeft >> flame) & 1) counted.set(row[flame], (counted.get(row[flame]) ?? 0) + 1);
  }
  return [...counted].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

/** How many flames each place takes. */
function roomOf(o: NeedfirePosition): Int32Array {
  const room = new Int32Array(PLACES);
  for (let seat = 0; seat < o.setup.seats; seat++) room[seat] = flamesInHand(o, seat);
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    if (isDecided(o, place)) room[BONFIRE_PLACE + place] = 1;
  }
  room[UNSEEN] = ELEMENTS - room.reduce((sum, count) => sum + count, 0);
  return room;
}

/** In how many ways the flames that the observer has never seen fill what is left; 0 if they cannot. */
function waysForOthers(
  o: NeedfirePosition,
  room: Int32Array,
  placement: Int32Array,
  others: readonly number[],
  generic: number,
): number {
  let ways = 1;
  let left = 0;
  for (let place = 0; place < PLACES; place++) {
    if (room[place] > 0 && ((generic >> place) & 1) === 0) return 0;
    for (let k = 1; k <= room[place]; k++) {
      placement[others[left] - 1] = place;
      ways = (ways * ++left) / k;
    }
  }
  const fits = isPossible(o.history, o.historyLength, o.observer, placement, 'nothing', 0);
  return fits ? ways : 0;
}

/** How many flames a seat holds: five, but fewer while they are dealt. */
export function flamesInHand(p: NeedfirePosition, seat: Seat): number {
  if (p.turn > 0) return HAND;
  if (p.frames.depth === 0 || p.frames.kind < DEAL_FLAME) return 0;
  if (p.frames.kind > DEAL_FLAME) return HAND;
  return Math.max(0, Math.min(HAND, p.frames.arg(0) - seat * HAND));
}

/** How many flames each hand has got so far; scratch of `fillFlames`. */
const counts = new Int32Array(MAX_SEATS);

/** Puts every flame where it is in one world; one on its way is the nth of its hand. */
function fillFlames(o: NeedfirePosition, placeOf: ArrayLike<number>, onItsWay: number): void {
  const { hands, bonfires, observer } = o;
  counts.fill(0);
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    const place = placeOf[flame - 1];
    if (place === observer || place === UNSEEN) continue;
    if (place < BONFIRE_PLACE && o.step >= SCORING) continue;
    if (place >= BONFIRE_PLACE) bonfires[place - BONFIRE_PLACE] = flame;
    else hands[place * HAND + counts[place]++] = flame;
  }
  if (observer !== o.active && o.frames.depth > 0) {
    const flame = hands[o.active * HAND + onItsWay];
    if (o.frames.kind === SWAP_PLACE) o.frames.setArg(0, flame);
    else if (o.frames.kind === SEE_BONFIRE && o.frames.arg(1) === TO_SWAP)
      o.frames.setArg(2, flame);
  }
  rememberWhatIsSeen(o);
}

/** In a world made up the others know what lies open, their hands, and the bonfires they have seen. */
function rememberWhatIsSeen(o: NeedfirePosition): void {
  for (let seat = 0; seat < o.setup.seats; seat++) {
    if (seat === o.observer) continue;
    const row = o.row(seat);
    for (let flame = 1; flame <= ELEMENTS; flame++) row[flame] &= ~only(seat);
    for (let i = seat * HAND; i < (seat + 1) * HAND; i++) {
      if (o.hands[i] !== NO_CARD) pin(row, o.hands[i], seat);
    }
    for (let place = 0; place < o.setup.sizes.bonfires; place++) {
      const seen = o.bonfireSeen[place];
      if (seen !== ALL && includes(seen, seat)) learnSeen(o, seat, place);
    }
  }
}

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

/** The decided exiles, and cards just drawn, get any of the humans that are not in sight. */
function fillHumans(o: NeedfirePosition, rng: Rng): void {
  let hidden = ~humansInSight(o) & ALL_CARDS;
  for (let i = 0; i < o.exileCount; i++) {
    if (o.exileSeen[i] === 0 || o.exiles[i] !== NO_CARD) continue;
    o.exiles[i] = anyOf(hidden, rng);
    hidden &= ~(1 << o.exiles[i]);
  }
  if (o.observer === o.active) return;
  const count = drawnCount(o);
  for (let i = 0; i < count; i++) {
    const human = anyOf(hidden, rng);
    hidden &= ~(1 << human);
    insert(o.drawn, 0, i, human);
  }
}

/** Who else has seen an exile is guessed: somebody, where the observer has not. */
function guessSeers(o: NeedfirePosition, rng: Rng): void {
  const { seats } = o.setup;
  for (let i = 0; i < o.exileCount; i++) {
    const seen = o.exileSeen[i];
    if (seen === 0 || seen === ALL) continue;
    const other = rng.below(seats);
    const isSure = seen === SOMEBODY;
    if (other !== o.observer && (isSure || rng.below(2) === 0)) o.exileSeen[i] |= only(other);
    else if (isSure) o.exileSeen[i] |= only((other + 1) % seats);
  }
}

/** How many cards the active seat holds that were drawn for the refill. */
export function drawnCount(p: NeedfirePosition): number {
  if (p.frames.depth === 0) return 0;
  const { kind } = p.frames;
  if (kind === DRAW_HUMAN) return p.frames.arg(0);
  if (kind === REFILL) return p.setup.sizes.refill;
  return kind === STACK_REST ? 2 : 0;
}
