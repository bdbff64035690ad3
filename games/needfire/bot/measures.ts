import { includes, NO_CARD, type Seat } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, RING } from '../data/sizes.ts';
import { countCards } from '../rules/card-sets.ts';
import { BONFIRE_HOST } from '../rules/ignition.ts';
import { UNSEEN } from '../rules/places.ts';
import { leadershipOf } from '../rules/score.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { Band } from './band.ts';

/** The numbers that tell who is ahead, as far as a seat knows. A rival is the best of the others. */
export const MEASURES = [
  // Seats, turns to come, turns until one's own, the step of the turn (N-4).
  'threeSeats',
  'fourSeats',
  'turns',
  'wait',
  'step',
  // One's own band and hand (N-5), humans that it still gets, embers, what an unseen flame brings.
  'score',
  'leadership',
  'blessing',
  'missing',
  'embers',
  'unseenFlame',
  // The same with the best warrior of the ring.
  'nextScore',
  'nextLeadership',
  'nextBlessing',
  'ringBlessing',
  // What a swap for a bonfire that one knows could bring (N-4.3).
  'worstFlame',
  'bestSwap',
  'openSwap',
  'knownFlame',
  // The others: their scores by what is known of their hands, the highest first.
  'rival',
  'second',
  'third',
  'lead',
  'rivalBlessing',
  'rivalMissing',
  'rivalEmbers',
  'rivalNext',
  'mostLeadership',
  'leadershipOfAll',
] as const;

/** An ember replaces the worst flame, so that it brings less than a flame does. */
const EMBER_GAIN = 0.7;

const own = new Band();
const other = new Band();
/** The others by their scores, the highest first: what they come to, and their bands as sets. */
const scores = new Float64Array(3);
const rivals = { humans: 0, blessing: 0 };

/** Writes them in that order. */
export function measure(o: NeedfirePosition, seat: Seat, into: Float64Array): void {
  const { seats, sizes } = o.setup;
  const humans = humansOf(o, seat);
  own.become(o.setup.reactors, humans);
  const unseen = flamesThatCanBe(o, seat, UNSEEN);
  into[0] = seats === 3 ? 1 : 0;
  into[1] = seats === 4 ? 1 : 0;
  into[2] = sizes.turns - o.turn;
  into[3] = (seat - o.active + seats) % seats;
  into[4] = o.step;
  let at = writeOwn(o, seat, humans, unseen, into, 5);
  const score = into[5];
  at = writeRing(o, seat, humans, into, at);
  at = writeSwaps(o, seat, into, at);
  writeOthers(o, seat, unseen, score, into, at);
}

/** The humans in front of a seat, as a set. */
function humansOf(o: NeedfirePosition, seat: Seat): number {
  let humans = 0;
  for (let i = seat * BAND; i < (seat + 1) * BAND; i++) humans |= 1 << o.bands[i];
  return humans & ~1;
}

/** How many embers lie under humans of a set. */
function embersUnder(o: NeedfirePosition, humans: number): number {
  let embers = 0;
  for (let ember = 0; ember < EMBERS; ember++) {
    const host = o.emberHosts[ember];
    if (host < BONFIRE_HOST && ((humans >> host) & 1) === 1) embers++;
  }
  return embers;
}

/** The flames that can be at a place for all that a seat knows, as a set. */
function flamesThatCanBe(o: NeedfirePosition, seat: Seat, place: number): number {
  const row = o.row(seat);
  let flames = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) flames |= ((row[flame] >> place) & 1) << flame;
  return flames;
}

function writeOwn(
  o: NeedfirePosition,
  seat: Seat,
  humans: number,
  unseen: number,
  into: Float64Array,
  start: number,
): number {
  let blessing = 0;
  for (let i = seat * HAND; i < (seat + 1) * HAND; i++) blessing += own.count(o.hands[i]);
  const embers = embersUnder(o, humans);
  const unseenFlame = own.meanCount(unseen);
  let at = start;
  into[at++] = own.leadership * (blessing + embers * EMBER_GAIN * unseenFlame);
  into[at++] = own.leadership;
  into[at++] = blessing;
  into[at++] = BAND - countCards(humans);
  into[at++] = embers;
  into[at++] = unseenFlame;
  return at;
}

function writeRing(
  o: NeedfirePosition,
  seat: Seat,
  humans: number,
  into: Float64Array,
  start: number,
): number {
  const { reactors } = o.setup;
  const blessing = into[start - 4];
  const isFull = into[start - 3] === 0;
  let nextScore = own.leadership * blessing;
  let nextLeadership = own.leadership;
  let most = 0;
  let sum = 0;
  let count = 0;
  for (let place = 0; place < RING && !isFull; place++) {
    const warrior = o.ring[place];
    if (warrior === NO_CARD) continue;
    let more = 0;
    for (let i = seat * HAND; i < (seat + 1) * HAND; i++) {
      more += (reactors[o.hands[i]] >> warrior) & 1;
    }
    const leadership = leadershipOf(reactors, humans | (1 << warrior));
    nextScore = Math.max(nextScore, leadership * (blessing + more));
    nextLeadership = Math.max(nextLeadership, leadership);
    most = Math.max(most, more);
    sum += more;
    count++;
  }
  let at = start;
  into[at++] = nextScore;
  into[at++] = nextLeadership;
  into[at++] = most;
  into[at++] = count === 0 ? 0 : sum / count;
  return at;
}

function writeSwaps(o: NeedfirePosition, seat: Seat, into: Float64Array, start: number): number {
  let worst = BAND;
  for (let i = seat * HAND; i < (seat + 1) * HAND; i++) {
    worst = Math.min(worst, own.count(o.hands[i]));
  }
  let best = worst;
  let open = worst;
  let sum = 0;
  let count = 0;
  for (let place = 0; place < o.setup.sizes.bonfires; place++) {
    if (!includes(o.bonfireSeen[place], seat)) continue;
    const reacting = own.count(o.bonfires[place]);
    best = Math.max(best, reacting);
    if (o.faceUp[place] === 1) open = Math.max(open, reacting);
    sum += reacting;
    count++;
  }
  let at = start;
  into[at++] = worst;
  into[at++] = best - worst;
  into[at++] = open - worst;
  into[at++] = count === 0 ? 0 : sum / count;
  return at;
}

function writeOthers(
  o: NeedfirePosition,
  seat: Seat,
  unseen: number,
  score: number,
  into: Float64Array,
  start: number,
): void {
  const { seats, reactors } = o.setup;
  scores.fill(0);
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
  let at = start;
  into[at++] = scores[0];
  into[at++] = scores[1];
  into[at++] = scores[2];
  into[at++] = score - scores[0];
  into[at++] = rivals.blessing;
  into[at++] = BAND - countCards(rivals.humans);
  into[at++] = embersUnder(o, rivals.humans);
  into[at++] = rivalNext(o);
  into[at++] = leadership;
  into[at++] = sum;
}

/** The blessing of another seat's hand: the flames that it surely holds, and the mean of those it may. */
function likelyBlessing(o: NeedfirePosition, seat: Seat, rival: Seat): number {
  const row = o.row(seat);
  let sure = 0;
  let known = 0;
  let possible = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    if (((row[flame] >> rival) & 1) === 0) continue;
    if (row[flame] === 1 << rival) {
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
  if (score >= scores[0]) {
    scores[2] = scores[1];
    scores[1] = scores[0];
    scores[0] = score;
    return true;
  }
  if (score >= scores[1]) {
    scores[2] = scores[1];
    scores[1] = score;
  } else {
    scores[2] = Math.max(scores[2], score);
  }
  return false;
}

/** The longest chain that the rival can have with one more warrior of the ring. */
function rivalNext(o: NeedfirePosition): number {
  const { reactors } = o.setup;
  const { humans } = rivals;
  let longest = leadershipOf(reactors, humans);
  if (countCards(humans) === BAND) return longest;
  for (let place = 0; place < RING; place++) {
    if (o.ring[place] === NO_CARD) continue;
    longest = Math.max(longest, leadershipOf(reactors, humans | (1 << o.ring[place])));
  }
  return longest;
}
