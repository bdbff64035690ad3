import { cellAt, itemAt, lowestBit, NO_CARD, type Seat, valueAt } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, MAX_BONFIRES, RING } from '../data/sizes.ts';
import { BONFIRE_HOST, isHost } from '../rules/hosts.ts';
import { reactingWarriors } from '../rules/ignition.ts';
import { isDecided } from '../rules/knowing.ts';
import { BONFIRE_PLACE, UNSEEN } from '../rules/places.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { Band } from './band.ts';

/** An ember under somebody else's human counts against a move, but only where all else is equal. */
const ENVY = 0.01;
/** Less than any swap brings. */
const NOTHING = -1;

/**
 * What a seat can still reach in its turn, as far as it knows: its own score with the best human and
 * the best swap. A flame that it does not know counts as those that can lie there do on average. One
 * evaluation is reused for all questions, so that nothing is allocated while a game is played.
 */
export class Evaluation {
  /** The best score with each flame given away; by flame. */
  readonly byGiven = new Float64Array(ELEMENTS + 1);
  /** The best score with each bonfire swapped; by place. */
  readonly byPlace = new Float64Array(MAX_BONFIRES);
  /** The best of all. */
  best = 0;
  readonly #band = new Band();
  #o!: NeedfirePosition;
  #seat: Seat = 0;
  /** Cards in sets: bit c is card c. */
  #humans = 0;
  #others = 0;
  #ring = 0;
  /** The flames that can lie at each place, those that can be embers, and those in hand. */
  readonly #flamesAt = new Int32Array(MAX_BONFIRES);
  #unseen = 0;
  readonly #hand = new Int32Array(HAND);
  /** How many humans of the band that is looked at react to each of those. */
  readonly #handCounts = new Float64Array(HAND);
  /** The warriors that can be taken by igniting the bonfire at each place, or at any other place. */
  readonly #takenBy = new Int32Array(MAX_BONFIRES);
  readonly #takenElsewhere = new Int32Array(MAX_BONFIRES);
  /** Those that can be taken by igniting each flame of the hand. */
  readonly #takenByHand = new Int32Array(HAND);
  /** Whether an ember lies at each place, and whether its flame lies face up. */
  readonly #isHosting = new Uint8Array(MAX_BONFIRES);
  readonly #isOpen = new Uint8Array(MAX_BONFIRES);

  /** Looks at an observation; everything else is told of what was looked at last. */
  update(o: NeedfirePosition, seat: Seat): void {
    this.#o = o;
    this.#seat = seat;
    this.#humans = 0;
    this.#others = 0;
    for (let i = 0; i < o.setup.seats * BAND; i++) {
      const bit = (1 << cellAt(o.bands, i)) & ~1;
      if (i >= seat * BAND && i < (seat + 1) * BAND) this.#humans |= bit;
      else this.#others |= bit;
    }
    this.#ring = 0;
    for (let place = 0; place < RING; place++) this.#ring |= 1 << cellAt(o.ring, place);
    this.#ring &= ~1;
    for (let i = 0; i < HAND; i++) this.#hand[i] = cellAt(o.hands, seat * HAND + i);
    this.#unseen = this.#flamesThatCanBe(UNSEEN);
  }

  /**
   * Tries every swap with every human that can be had after it and fills the scores above; where a
   * flame is named, only with that flame.
   */
  trySwaps(only: number): void {
    const { setup } = this.#o;
    const band = this.#band;
    const takenByHumans = this.#lookAtBonfires();
    this.byGiven.fill(0);
    this.byPlace.fill(0);
    this.best = 0;
    const exiles = this.knownExiles();
    // 1 stands for a human that nobody knows: it changes nothing.
    const sure = exiles | 1;
    const all = sure | (this.#ring & (takenByHumans | this.#takenBySwaps(only)));
    for (let bits = all; bits !== 0; bits &= bits - 1) {
      const human = bits & -bits;
      const isTaken = (human & (sure | takenByHumans)) !== 0;
      this.#join(human);
      const hand = this.#handCount() + this.#emberGain(this.#ownEmbers(human));
      const unknown = band.meanCount(this.#unseen);
      const least = this.#leastGiven(only);
      let most = NOTHING;
      for (let place = 0; place < setup.sizes.bonfires; place++) {
        if (this.#isHosting[place] === 1) continue;
        const flames = cellAt(this.#flamesAt, place);
        const gained = flames === this.#unseen ? unknown : band.meanCount(flames);
        if (isTaken || (cellAt(this.#takenElsewhere, place) & human) !== 0) {
          // Any flame may go: the best of these swaps is that of the best place.
          if (gained > most) most = gained;
          this.#notePlace(place, band.leadership * (hand + gained - least));
        } else if (this.#isOpen[place] === 1) {
          // N-7.7: the flame given up lies face up and can be ignited at once.
          this.#tryIgnitingGiven(only, human, place, hand + gained);
        }
      }
      if (most !== NOTHING) this.#noteGiven(only, hand + most);
    }
  }

  /** N-4.4: the best score after igniting a card with the ember from under a host. */
  afterIgniting(card: number, host: number): number {
    const reacting = reactingWarriors(this.#o, card);
    const isMany = (reacting & (reacting - 1)) !== 0;
    let best = 0;
    for (let bits = isMany ? reacting : this.knownExiles() | 1; bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.#scoreWith(bits & -bits, card, host));
    }
    return best;
  }

  /** The score with one more human. */
  with(human: number): number {
    return this.#scoreWith(1 << human, NO_CARD, NO_CARD);
  }

  /** How many humans of the others react to a flame. */
  useToOthers(flame: number): number {
    this.#band.become(this.#o.setup.reactors, this.#others);
    return this.#band.count(flame);
  }

  /** The exiles that would be looked at, as far as the seat knows them. */
  knownExiles(): number {
    const { exiles, exileCount } = this.#o;
    let known = 0;
    for (let i = Math.max(0, exileCount - 2); i < exileCount; i++) known |= 1 << cellAt(exiles, i);
    return known & ~1;
  }

  /** Notes what lies at each place and whom it makes react; answers whom face-up humans do. */
  #lookAtBonfires(): number {
    const o = this.#o;
    const { bonfires } = o.setup.sizes;
    for (let place = 0; place < bonfires; place++) {
      const flame = cellAt(o.bonfires, place);
      this.#flamesAt[place] = flame === NO_CARD ? this.#flamesHiddenAt(place) : 1 << flame;
      this.#isHosting[place] = isHost(o, BONFIRE_HOST + place) ? 1 : 0;
      this.#isOpen[place] = cellAt(o.faceUp, place);
      const canIgnite = o.faceUp[place] === 1 && this.#isHosting[place] === 0;
      this.#takenBy[place] = canIgnite ? this.#takenWith(flame) : 0;
    }
    for (let swapped = 0; swapped < bonfires; swapped++) {
      let taken = 0;
      for (let place = 0; place < bonfires; place++) {
        if (place !== swapped) taken |= cellAt(this.#takenBy, place);
      }
      this.#takenElsewhere[swapped] = taken;
    }
    for (let i = 0; i < HAND; i++) this.#takenByHand[i] = this.#takenWith(cellAt(this.#hand, i));
    let taken = 0;
    for (let bits = this.#ring | this.#humans | this.#others; bits !== 0; bits &= bits - 1) {
      const human = lowestBit(bits);
      if (!isHost(o, human)) taken |= twoOrMore(reactingWarriors(o, human));
    }
    return taken;
  }

  /** The warriors that can be taken by igniting a flame after some swap. */
  #takenBySwaps(only: number): number {
    let taken = 0;
    for (let place = 0; place < this.#o.setup.sizes.bonfires; place++) {
      taken |= cellAt(this.#takenElsewhere, place);
    }
    for (let i = 0; i < HAND; i++) {
      if (only === NO_CARD || this.#hand[i] === only) taken |= cellAt(this.#takenByHand, i);
    }
    return taken;
  }

  /** The flames that can lie face down at a place. */
  #flamesHiddenAt(place: number): number {
    return isDecided(this.#o, place) ? this.#flamesThatCanBe(BONFIRE_PLACE + place) : this.#unseen;
  }

  #flamesThatCanBe(where: number): number {
    const row = this.#o.row(this.#seat);
    let flames = 0;
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      if ((cellAt(row, flame) >> where) & 1) flames |= 1 << flame;
    }
    return flames;
  }

  /** The warriors that can be taken by igniting a flame. */
  #takenWith(flame: number): number {
    return twoOrMore(this.#ring & itemAt(this.#o.setup.reactors, flame));
  }

  /** How few humans react to the flame of the hand, or the only one, that may be given away. */
  #leastGiven(only: number): number {
    let least = BAND;
    for (let i = 0; i < HAND; i++) {
      if (only !== NO_CARD && this.#hand[i] !== only) continue;
      least = Math.min(least, valueAt(this.#handCounts, i));
    }
    return least;
  }

  /** Tries to give each flame that makes a human react to it, for so much blessing with all of them. */
  #tryIgnitingGiven(only: number, human: number, place: number, blessing: number): void {
    for (let i = 0; i < HAND; i++) {
      const given = cellAt(this.#hand, i);
      if (only !== NO_CARD && given !== only) continue;
      if ((cellAt(this.#takenByHand, i) & human) === 0) continue;
      const score = this.#band.leadership * (blessing - valueAt(this.#handCounts, i));
      this.#notePlace(place, score);
      if (score > valueAt(this.byGiven, given)) this.byGiven[given] = score;
    }
  }

  /** Notes what it brings to give each flame, for so much blessing with all of them. */
  #noteGiven(only: number, blessing: number): void {
    for (let i = 0; i < HAND; i++) {
      const given = cellAt(this.#hand, i);
      if (only !== NO_CARD && given !== only) continue;
      const score = this.#band.leadership * (blessing - valueAt(this.#handCounts, i));
      if (score > valueAt(this.byGiven, given)) this.byGiven[given] = score;
    }
  }

  #notePlace(place: number, score: number): void {
    if (score > valueAt(this.byPlace, place)) this.byPlace[place] = score;
    if (score > this.best) this.best = score;
  }

  #join(human: number): void {
    this.#band.become(this.#o.setup.reactors, (this.#humans | human) & ~1);
  }

  /** N-5: the blessing of the hand as it is. */
  #handCount(): number {
    let sum = 0;
    for (let i = 0; i < HAND; i++) {
      const count = this.#band.count(cellAt(this.#hand, i));
      this.#handCounts[i] = count;
      sum += count;
    }
    return sum;
  }

  /** N-5: what so many embers under own humans are worth on average, once the hand is counted. */
  #emberGain(embers: number): number {
    if (embers === 0) return 0;
    let worst = BAND;
    for (let i = 0; i < HAND; i++) worst = Math.min(worst, valueAt(this.#handCounts, i));
    return embers * this.#band.meanGain(this.#unseen, worst);
  }

  /** The embers under humans of the seat, one of which may just have joined it. */
  #ownEmbers(human: number): number {
    let embers = 0;
    for (let ember = 0; ember < EMBERS; ember++) {
      if (isHumanOf(this.#humans | human, cellAt(this.#o.emberHosts, ember))) embers++;
    }
    return embers;
  }

  /** The score with one more human, after an ember has gone from its host to an igniting card. */
  #scoreWith(human: number, card: number, host: number): number {
    const { emberHosts } = this.#o;
    this.#join(human);
    let own = 0;
    let envied = 0;
    for (let ember = 0; ember < EMBERS; ember++) {
      const before = cellAt(emberHosts, ember);
      const under = before === host ? card : before;
      if (isHumanOf(this.#humans | human, under)) own++;
      else if (isHumanOf(this.#others, under)) envied++;
    }
    const blessing = this.#handCount() + this.#emberGain(own);
    return this.#band.leadership * blessing - ENVY * envied;
  }
}

/** N-4.4: a set of reacting warriors, of whom one may be taken if they are two or more. */
function twoOrMore(reacting: number): number {
  return (reacting & (reacting - 1)) === 0 ? 0 : reacting;
}

/** Whether a card is a human of a set; bonfires are none. */
function isHumanOf(humans: number, card: number): boolean {
  return card < BONFIRE_HOST && ((humans >> card) & 1) === 1 && card !== NO_CARD;
}
