import {
  ALL,
  Assignment,
  HOST,
  hasBit,
  includes,
  lowestBit,
  NO_CARD,
  only,
  pin,
  type Rng,
  type Seat,
  sampleMember,
} from '@nineworlds/engine';
import { ALL_CARDS, ELEMENTS } from '../data/deck-table.ts';
import { EXILES_LOOKED_AT, HAND, MAX_BONFIRES } from '../data/sizes.ts';
import { seeBonfire, TO_SWAP } from './bonfires.ts';
import {
  fillSecrets,
  flamesEverSeen,
  gather,
  hideSecrets,
  isPossible,
  recallBonfires,
} from './history.ts';
import { keepExile } from './ignition.ts';
import { isDecided } from './knowing.ts';
import { BONFIRE_PLACE, PLACES, UNSEEN } from './places.ts';
import { drawnCount } from './refill.ts';
import { flamesInHand } from './setup.ts';
import { insert } from './sorted.ts';
import { EVERYBODY, type NeedfirePosition, ROW, SCORING, SOMEBODY } from './state.ts';
import { swapPlace } from './swap.ts';
import { humansInSight } from './unseen.ts';

/** N-7.4: the position as a seat knows it. The others are taken to know what everybody knows. */
export function observe(p: NeedfirePosition, seat: Seat, into: NeedfirePosition): void {
  into.copyFrom(p);
  into.observer = seat;
  const { hands, bonfires, bonfireSeen, exiles, exileSeen } = into;
  // Whom an exile is known to is their own secret, but for those that are being looked at.
  const shownFrom = p.exileCount - (keepExile.isOpen(p) ? EXILES_LOOKED_AT : 0);
  for (let s = 0; s < p.setup.seats; s++) {
    if (s === seat || p.step >= SCORING) continue;
    for (let i = s * HAND; i < (s + 1) * HAND; i++) hands[i] = NO_CARD;
  }
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (!includes(bonfireSeen[place], seat)) bonfires[place] = NO_CARD;
  }
  const own = (seat >= 0 ? only(seat) : 0) | SOMEBODY;
  for (let i = 0; i < into.exileCount; i++) {
    if (!includes(exileSeen[i], seat)) exiles[i] = NO_CARD;
    if (exileSeen[i] !== ALL) exileSeen[i] &= i < shownFrom ? own : own | only(p.active);
  }
  const shared = into.row(EVERYBODY);
  for (let s = 0; s < p.setup.seats; s++) {
    if (s === seat) continue;
    const row = into.row(s);
    for (let flame = 1; flame <= ELEMENTS; flame++) row[flame] = shared[flame];
  }
  hideSecrets(into.history, into.historyLength, seat);
  if (seat !== p.active) hideWhatIsInHand(into);
}

/** Cards that the active seat holds between two answers stand in a frame and in `drawn`. */
function hideWhatIsInHand(o: NeedfirePosition): void {
  if (o.frames.depth === 0) return;
  o.drawn.fill(NO_CARD);
  putOnItsWay(o, NO_CARD);
}

/** Writes the flame that is being swapped away into its frame; only its giver knows which it is. */
function putOnItsWay(o: NeedfirePosition, flame: number): void {
  const innermost = o.frames.depth - 1;
  if (swapPlace.isOpen(o)) {
    swapPlace.edit(o, innermost).given = flame;
  } else if (seeBonfire.isOpen(o)) {
    const { purpose } = seeBonfire.open(o);
    if (purpose === TO_SWAP) seeBonfire.edit(o, innermost).given = flame;
  }
}

const flames = new Assignment(ELEMENTS, PLACES);
/** The flames of the world that is being made up: sets by place. */
const flamesAt = new Int32Array(PLACES);
/** The flames that can lie at each bonfire, as sets, and where each flame can be by that. */
const couldLie = new Int32Array(MAX_BONFIRES);
const couldBe = new Int32Array(ROW);
/** After so many worlds in vain the history is asked. A game that was played takes a few. */
const PATIENCE = 64;

/** N-7.4: fills an observation with one of the worlds that its observer cannot tell apart. */
export function determinize(o: NeedfirePosition, rng: Rng): void {
  if (o.observer === HOST) return;
  askFlames(o, o.row(o.observer));
  // The rows allow a few worlds that the whole history rules out: those are drawn again. In a position from a file
  // they may allow very many; then the history is asked first.
  for (let draws = 1; ; draws++) {
    if (!flames.sample(rng)) throw new RangeError('no world fits what is known');
    if (canHaveComeAbout(o, rng)) break;
    if (draws !== PATIENCE) continue;
    askFlames(o, narrowed(o));
  }
  fillFlames(o, rng.below(HAND));
  fillHumans(o, rng);
  guessSeers(o, rng);
  o.observer = HOST;
}

/** Whether the history allows the placement drawn; then its secrets are filled to match. */
function canHaveComeAbout(o: NeedfirePosition, rng: Rng): boolean {
  gather(flames.placeOf, flamesAt);
  return fillSecrets(o.history, o.historyLength, flamesAt, rng.bits());
}

/** What the observer knows of the flames, without the places to which the history cannot have brought them. */
function narrowed(o: NeedfirePosition): Int32Array {
  recallBonfires(o.history, o.historyLength, couldLie);
  const row = o.row(o.observer);
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    let mask = row[flame];
    for (let place = 0; place < MAX_BONFIRES; place++) {
      if (!hasBit(couldLie[place], flame)) mask &= ~(1 << (BONFIRE_PLACE + place));
    }
    couldBe[flame] = mask;
  }
  return couldBe;
}

/** Asks which flame is where, from where each of them can be. */
function askFlames(o: NeedfirePosition, row: Int32Array): void {
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
 * How many ways there are to put the flames, for the observer of an observation: the flames they have
 * ever seen in each of their places, as far as the history allows, and the others in what is left.
 */
export function countFlameWorlds(o: NeedfirePosition): number {
  const row = o.row(o.observer);
  const capacity = capacityOf(o);
  const placement = new Int32Array(ELEMENTS);
  const ever = flamesEverSeen(o.history, o.historyLength, o.observer);
  const generic = commonestMask(row, ~ever);
  const others: number[] = [];
  const seen: number[] = [];
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    const isOther = !hasBit(ever, flame) && row[flame] === generic;
    (isOther ? others : seen).push(flame);
  }
  const put = (i: number): number => {
    if (i === seen.length) return waysForOthers(o, capacity, placement, others, generic);
    let ways = 0;
    for (let place = 0; place < PLACES; place++) {
      if (capacity[place] === 0 || !hasBit(row[seen[i]], place)) continue;
      capacity[place]--;
      placement[seen[i] - 1] = place;
      ways += put(i + 1);
      capacity[place]++;
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

/** What the observer knows of most of the flames of a set, of which they know the same. */
function commonestMask(row: Int32Array, flamesLeft: number): number {
  const counted = new Map<number, number>();
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    if ((flamesLeft >> flame) & 1) counted.set(row[flame], (counted.get(row[flame]) ?? 0) + 1);
  }
  return [...counted].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

/** How many flames each place takes. */
function capacityOf(o: NeedfirePosition): Int32Array {
  const capacity = new Int32Array(PLACES);
  for (let seat = 0; seat < o.setup.seats; seat++) capacity[seat] = flamesInHand(o, seat);
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    if (isDecided(o, place)) capacity[BONFIRE_PLACE + place] = 1;
  }
  capacity[UNSEEN] = ELEMENTS - capacity.reduce((sum, count) => sum + count, 0);
  return capacity;
}

/** In how many ways the flames that the observer has never seen fill what is left; 0 if they cannot. */
function waysForOthers(
  o: NeedfirePosition,
  capacity: Int32Array,
  placement: Int32Array,
  others: readonly number[],
  generic: number,
): number {
  let ways = 1;
  let left = 0;
  for (let place = 0; place < PLACES; place++) {
    if (capacity[place] > 0 && !hasBit(generic, place)) return 0;
    for (let k = 1; k <= capacity[place]; k++) {
      placement[others[left] - 1] = place;
      ways = (ways * ++left) / k;
    }
  }
  return isPossible(o.history, o.historyLength, placement) ? ways : 0;
}

/** Puts every flame where it is in one world; one on its way is the nth of its hand. */
function fillFlames(o: NeedfirePosition, onItsWay: number): void {
  const { hands, bonfires, observer } = o;
  for (let seat = 0; seat < o.setup.seats; seat++) {
    if (seat === observer || o.step >= SCORING) continue;
    let left = flamesAt[seat];
    for (let i = seat * HAND; left !== 0; i++, left &= left - 1) hands[i] = lowestBit(left);
  }
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    const flame = flamesAt[BONFIRE_PLACE + place];
    if (flame !== 0) bonfires[place] = lowestBit(flame);
  }
  if (observer !== o.active) putOnItsWay(o, hands[o.active * HAND + onItsWay]);
  rememberWhatIsSeen(o);
}

/** In a world made up the others know what lies open, their hands, and the bonfires they have seen. */
function rememberWhatIsSeen(o: NeedfirePosition): void {
  for (let seat = 0; seat < o.setup.seats; seat++) {
    if (seat === o.observer) continue;
    const row = o.row(seat);
    let seen = only(seat);
    for (let place = 0; place < o.setup.sizes.bonfires; place++) {
      const seers = o.bonfireSeen[place];
      if (seers !== ALL && includes(seers, seat)) seen |= 1 << (BONFIRE_PLACE + place);
    }
    for (let flame = 1; flame <= ELEMENTS; flame++) row[flame] &= ~seen;
    for (let places = seen; places !== 0; places &= places - 1) {
      const place = lowestBit(places);
      for (let left = flamesAt[place]; left !== 0; left &= left - 1)
        pin(row, lowestBit(left), place);
    }
  }
}

/** The decided exiles, and cards just drawn, get any of the humans that are not in sight. */
function fillHumans(o: NeedfirePosition, rng: Rng): void {
  let hidden = ~humansInSight(o) & ALL_CARDS;
  for (let i = 0; i < o.exileCount; i++) {
    if (o.exileSeen[i] === 0 || o.exiles[i] !== NO_CARD) continue;
    o.exiles[i] = sampleMember(hidden, rng);
    hidden &= ~(1 << o.exiles[i]);
  }
  if (o.observer === o.active) return;
  const count = drawnCount(o);
  for (let i = 0; i < count; i++) {
    const human = sampleMember(hidden, rng);
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
