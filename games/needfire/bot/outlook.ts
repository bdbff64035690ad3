import { NO_CARD, type Seat } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, MAX_BONFIRES, RING } from '../data/sizes.ts';
import { lowestOf } from '../rules/card-sets.ts';
import { BONFIRE_HOST, isHost, reactingWarriors } from '../rules/ignition.ts';
import { isDecided } from '../rules/knowing.ts';
import { BONFIRE_PLACE, UNSEEN } from '../rules/places.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { Band } from './band.ts';

/** An ember under somebody else's human counts against a move, but only where all else is equal. */
const ENVY = 0.01;

/**
 * What a seat can still reach in its turn, as far as it knows: its own score with the best human and
 * the best swap. A flame that it does not know counts as those that can lie there do on average. One
 * outlook is reused for all questions, so that nothing is allocated while a game is played.
 */
export class Outlook {
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
  /** The warriors that can be taken by igniting the bonfire at each place. */
  readonly #takenBy = new Int32Array(MAX_BONFIRES);

  /** Looks at an observation; everything else is told of what was looked at last. */
  lookAt(o: NeedfirePosition, seat: Seat): void {
    this.#o = o;
    this.#seat = seat;
    this.#humans = 0;
    this.#others = 0;
    for (let i = 0; i < o.setup.seats * BAND; i++) {
      const bit = (1 << o.bands[i]) & ~1;
      if (i >= seat * BAND && i < (seat + 1) * BAND) this.#humans |= bit;
      else this.#others |= bit;
    }
    this.#ring = 0;
    for (let place = 0; place < RING; place++) this.#ring |= 1 << o.ring[place];
    this.#ring &= ~1;
    for (let i = 0; i < HAND; i++) this.#hand[i] = o.hands[seat * HAND + i];
    this.#unseen = this.#flamesThatCanBe(UNSEEN);
  }

  /**
   * Tries every swap with every human that can be had after it and fills the scores above; where a
   * flame is named, only with that flame.
   */
  trySwaps(only: number): void {
    const { setup, faceUp } = this.#o;
    const takenByHumans = this.#lookAtBonfires();
    this.byGiven.fill(0);
    this.byPlace.fill(0);
    this.best = 0;
    const exiles = this.knownExiles();
    // 1 stands for a human that nobody knows: it changes nothing.
    for (let bits = this.#ring | exiles | 1; bits !== 0; bits &= bits - 1) {
      const human = bits & -bits;
      const isSure = (human & (exiles | 1)) !== 0;
      this.#join(human);
      const hand = this.#handCount() + this.#emberGain(this.#ownEmbers(human));
      for (let place = 0; place < setup.sizes.bonfires; place++) {
        if (isHost(this.#o, BONFIRE_HOST + place)) continue;
        const gained = this.#band.meanCount(this.#flamesAt[place]);
        const taken = takenByHumans | this.#takenByOtherBonfires(place);
        for (let i = 0; i < HAND; i++) {
          const given = this.#hand[i];
          if (only !== NO_CARD && given !== only) continue;
          // N-7.7: the flame given up lies face up and can be ignited at once.
          const after = faceUp[place] === 1 ? taken | this.#takenWith(given) : taken;
          if (!isSure && (after & human) === 0) continue;
          const score = this.#band.leadership * (hand + gained - this.#band.counts[given]);
          this.#note(given, place, score);
        }
      }
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
    return this.#band.counts[flame];
  }

  /** The exiles that would be looked at, as far as the seat knows them. */
  knownExiles(): number {
    const { exiles, exileCount } = this.#o;
    let known = 0;
    for (let i = Math.max(0, exileCount - 2); i < exileCount; i++) known |= 1 << exiles[i];
    return known & ~1;
  }

  /** Notes what lies at each place and whom it makes react; answers whom face-up humans do. */
  #lookAtBonfires(): number {
    const o = this.#o;
    for (let place = 0; place < o.setup.sizes.bonfires; place++) {
      const flame = o.bonfires[place];
      const where = isDecided(o, place) ? BONFIRE_PLACE + place : UNSEEN;
      this.#flamesAt[place] = flame === NO_CARD ? this.#flamesThatCanBe(where) : 1 << flame;
      const canIgnite = o.faceUp[place] === 1 && !isHost(o, BONFIRE_HOST + place);
      this.#takenBy[place] = canIgnite ? this.#takenWith(flame) : 0;
    }
    let taken = 0;
    for (let bits = this.#ring | this.#humans | this.#others; bits !== 0; bits &= bits - 1) {
      const human = lowestOf(bits);
      if (!isHost(o, human)) taken |= twoOrMore(reactingWarriors(o, human));
    }
    return taken;
  }

  #flamesThatCanBe(where: number): number {
    const row = this.#o.row(this.#seat);
    let flames = 0;
    for (let flame = 1; flame <= ELEMENTS; flame++) {
      if ((row[flame] >> where) & 1) flames |= 1 << flame;
    }
    return flames;
  }

  /** The warriors that can be taken by igniting any face-up bonfire but the one that is swapped. */
  #takenByOtherBonfires(swapped: number): number {
    let taken = 0;
    for (let place = 0; place < this.#o.setup.sizes.bonfires; place++) {
      if (place !== swapped) taken |= this.#takenBy[place];
    }
    return taken;
  }

  /** The warriors that can be taken by igniting a flame. */
  #takenWith(flame: number): number {
    return twoOrMore(this.#ring & this.#o.setup.reactors[flame]);
  }

  #note(given: number, place: number, score: number): void {
    if (score > this.byGiven[given]) this.byGiven[given] = score;
    if (score > this.byPlace[place]) this.byPlace[place] = score;
    if (score > this.best) this.best = score;
  }

  #join(human: number): void {
    this.#band.become(this.#o.setup.reactors, (this.#humans | human) & ~1);
  }

  /** N-5: the blessing of the hand as it is. */
  #handCount(): number {
    let sum = 0;
    for (let i = 0; i < HAND; i++) sum += this.#band.counts[this.#hand[i]];
    return sum;
  }

  /** N-5: what so many embers under own humans are worth on average. */
  #emberGain(embers: number): number {
    if (embers === 0) return 0;
    let worst = BAND;
    for (let i = 0; i < HAND; i++) worst = Math.min(worst, this.#band.counts[this.#hand[i]]);
    return embers * this.#band.meanGain(this.#unseen, worst);
  }

  /** The embers under humans of the seat, one of which may just have joined it. */
  #ownEmbers(human: number): number {
    let embers = 0;
    for (let ember = 0; ember < EMBERS; ember++) {
      if (isIn(this.#humans | human, this.#o.emberHosts[ember])) embers++;
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
      const under = emberHosts[ember] === host ? card : emberHosts[ember];
      if (isIn(this.#humans | human, under)) own++;
      else if (isIn(this.#others, under)) envied++;
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
function isIn(humans: number, card: number): boolean {
  return card < BONFIRE_HOST && ((humans >> card) & 1) === 1 && card !== NO_CARD;
}
