import {
  cellAt,
  countBits,
  hasBit,
  includes,
  itemAt,
  NO_CARD,
  type Seat,
} from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, RING } from '../data/sizes.ts';
import { BONFIRE_HOST } from '../rules/hosts.ts';
import { UNSEEN } from '../rules/places.ts';
import { leadershipOf } from '../rules/score.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { Band } from './band.ts';

/**
 * The numbers that tell who is ahead, as far as a seat knows, in the order of the win model. A rival is
 * the best of the others. They are worked out by name and then written in this order.
 */
const features = {
  // Seats, turns to come, turns until one's own, the step of the turn (N-4).
  threeSeats: 0,
  fourSeats: 0,
  turns: 0,
  wait: 0,
  step: 0,
  // One's own band and hand (N-5), humans that it still gets, embers, what an unseen flame brings.
  score: 0,
  leadership: 0,
  blessing: 0,
  missing: 0,
  embers: 0,
  unseenFlame: 0,
  // The same with the best warrior of the ring.
  nextScore: 0,
  nextLeadership: 0,
  nextBlessing: 0,
  ringBlessing: 0,
  // What a swap for a bonfire that one knows could bring (N-4.3).
  worstFlame: 0,
  bestSwap: 0,
  openSwap: 0,
  knownFlame: 0,
  // The others: their scores by what is known of their hands, the highest first.
  rival: 0,
  second: 0,
  third: 0,
  lead: 0,
  rivalBlessing: 0,
  rivalMissing: 0,
  rivalEmbers: 0,
  rivalNext: 0,
  mostLeadership: 0,
  leadershipOfAll: 0,
};

/** Their names. */
export const FEATURES = Object.keys(features) as readonly (keyof typeof features)[];

/** An ember replaces the worst flame, so that it brings less than a flame does. */
const EMBER_GAIN = 0.7;

const own = new Band();
const other = new Band();
/** The best of the others: their band as a set, and their blessing. */
const rivals = { humans: 0, blessing: 0 };

/** Writes the features of a seat in their order. */
export function writeFeatures(o: NeedfirePosition, seat: Seat, into: Float64Array): void {
  const { seats, sizes } = o.setup;
  const humans = humansOf(o, seat);
  own.become(o.setup.reactors, humans);
  const unseen = flamesThatCanBe(o, seat, UNSEEN);
  features.threeSeats = seats === 3 ? 1 : 0;
  features.fourSeats = seats === 4 ? 1 : 0;
  features.turns = sizes.turns - o.turn;
  features.wait = (seat - o.active + seats) % seats;
  features.step = o.step;
  findOwn(o, seat, humans, unseen);
  findRing(o, seat, humans);
  findSwaps(o, seat);
  findOthers(o, seat, unseen);
  for (let i = 0; i < FEATURES.length; i++) into[i] = features[itemAt(FEATURES, i)];
}

/** The humans in front of a seat, as a set. */
function humansOf(o: NeedfirePosition, seat: Seat): number {
  let humans = 0;
  for (let i = seat * BAND; i < (seat + 1) * BAND; i++) humans |= 1 << cellAt(o.bands, i);
  return humans & ~1;
}

/** How many embers lie under humans of a set. */
function embersUnder(o: NeedfirePosition, humans: number): number {
  let embers = 0;
  for (let ember = 0; ember < EMBERS; ember++) {
    const host = cellAt(o.emberHosts, ember);
    if (host < BONFIRE_HOST && hasBit(humans, host)) embers++;
  }
  return embers;
}

/** The flames that can be at a place for all that a seat knows, as a set. */
function flamesThatCanBe(o: NeedfirePosition, seat: Seat, place: number): number {
  const row = o.row(seat);
  let flames = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    flames |= ((cellAt(row, flame) >> place) & 1) << flame;
  }
  return flames;
}

function findOwn(o: NeedfirePosition, seat: Seat, humans: number, unseen: number): void {
  let blessing = 0;
  for (let i = seat * HAND; i < (seat + 1) * HAND; i++) blessing += own.count(cellAt(o.hands, i));
  const embers = embersUnder(o, humans);
  const unseenFlame = own.meanCount(unseen);
  features.score = own.leadership * (blessing + embers * EMBER_GAIN * unseenFlame);
  features.leadership = own.leadership;
  features.blessing = blessing;
  features.missing = BAND - countBits(humans);
  features.embers = embers;
  features.unseenFlame = unseenFlame;
}

function findRing(o: NeedfirePosition, seat: Seat, humans: number): void {
  const { reactors } = o.setup;
  const { blessing } = features;
  const isFull = features.missing === 0;
  let nextScore = own.leadership * blessing;
  let nextLeadership = own.leadership;
  let most = 0;
  let sum = 0;
  let count = 0;
  for (let place = 0; place < RING && !isFull; place++) {
    const warrior = cellAt(o.ring, place);
    if (warrior === NO_CARD) continue;
    let more = 0;
    for (let i = seat * HAND; i < (seat + 1) * HAND; i++) {
      more += (itemAt(reactors, cellAt(o.hands, i)) >> warrior) & 1;
    }
    const leadership = leadershipOf(reactors, humans | (1 << warrior));
    nextScore = Math.max(nextScore, leadership * (blessing + more));
    nextLeadership = Math.max(nextLeadership, leadership);
    most = Math.max(most, more);
    sum += more;
    count++;
  }
  features.nextScore = nextScore;
  features.nextLeadership = nextLeadership;
  features.nextBlessing = most;
  features.ringBlessing = count === 0 ? 0 : sum / count;
}

function findSwaps(o: NeedfirePosition, seat: Seat): void {
  let worst = BAND;
  for (let i = seat * HAND; i < (seat + 1) * HAND; i++) {
    worst = Math.min(worst, own.count(cellAt(o.hands, i)));
  }
  let best = worst;
  let open = worst;
  let sum = 0;
  let count = 0;
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    if (!includes(cellAt(o.bonfireSeen, place), seat)) continue;
    const reacting = own.count(cellAt(o.bonfires, place));
    best = Math.max(best, reacting);
    if (o.faceUp[place] === 1) open = Math.max(open, reacting);
    sum += reacting;
    count++;
  }
  features.worstFlame = worst;
  features.bestSwap = best - worst;
  features.openSwap = open - worst;
  features.knownFlame = count === 0 ? 0 : sum / count;
}

function findOthers(o: NeedfirePosition, seat: Seat, unseen: number): void {
  const { seats, reactors } = o.setup;
  features.rival = 0;
  features.second = 0;
  features.third = 0;
  let leadership = 0;
  let sum = 0;
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue;
    const humans = humansOf(o, rival);
    other.become(reactors, humans);
    const blessing = likelyBlessing(o, seat, rival);
    const embers = embersUnder(o, humans) * EMBER_GAIN * other.meanCount(unseen);
    if (sortIn(other.leadership * (blessing + embers))) {
      rivals.humans = humans;
      rivals.blessing = blessing;
    }
    leadership = Math.max(leadership, other.leadership);
    sum += other.leadership;
  }
  features.lead = features.score - features.rival;
  features.rivalBlessing = rivals.blessing;
  features.rivalMissing = BAND - countBits(rivals.humans);
  features.rivalEmbers = embersUnder(o, rivals.humans);
  features.rivalNext = rivalNext(o);
  features.mostLeadership = leadership;
  features.leadershipOfAll = sum;
}

/** The blessing of another seat's hand: the flames that it surely holds, and the mean of those it may. */
function likelyBlessing(o: NeedfirePosition, seat: Seat, rival: Seat): number {
  const row = o.row(seat);
  let sure = 0;
  let known = 0;
  let possible = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    const places = cellAt(row, flame);
    if (!hasBit(places, rival)) continue;
    if (places === 1 << rival) {
      known++;
      sure += other.count(flame);
    } else {
      possible |= 1 << flame;
    }
  }
  return sure + (HAND - known) * other.meanCount(possible);
}

/** Puts a score among those of the others; whether it is the highest so far. */
function sortIn(score: number): boolean {
  if (score >= features.rival) {
    features.third = features.second;
    features.second = features.rival;
    features.rival = score;
    return true;
  }
  if (score >= features.second) {
    features.third = features.second;
    features.second = score;
  } else {
    features.third = Math.max(features.third, score);
  }
  return false;
}

/** The longest chain that the rival can have with one more warrior of the ring. */
function rivalNext(o: NeedfirePosition): number {
  const { reactors } = o.setup;
  const { humans } = rivals;
  let longest = leadershipOf(reactors, humans);
  if (countBits(humans) === BAND) return longest;
  for (let place = 0; place < RING; place++) {
    const warrior = cellAt(o.ring, place);
    if (warrior === NO_CARD) continue;
    longest = Math.max(longest, leadershipOf(reactors, humans | (1 << warrior)));
  }
  return longest;
}
