import { cellAt, itemAt, lowestBit, valueAt } from '@nineworlds/engine';
import { DIE_SIDES } from '../data/die.ts';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_ELVES, TYR } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import {
  bonusAgainst,
  FIRST_GIANT_FOE,
  HIDDEN_FOE,
  isDieForbidden,
  strengthOf,
} from '../rules/combat.ts';
import { isClosedByBergelmir, pileOfGiants, whyNotGiant } from '../rules/giants.ts';
import { hasPower } from '../rules/powers.ts';
import { OPEN } from '../rules/refusals.ts';
import type { Setup } from '../rules/setup.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Evaluation } from './evaluation.ts';
import { MOST_GATHERED } from './gathering.ts';

/** Y-10.7: no fight takes more Vikings: 8 in the Residence, and one more for a giant. */
const MOST_PAID = 9;
/** The most that can be missing before the die and the elves, and none. */
const SHORTAGES = MOST_PAID + 1;
/** Elves that may still be fetched in this turn: none, one, or by Freyja two. */
const MORE_ELVES = 3;

/** How likely so many hammers are without the die (Y-11.5). */
const NO_DIE = Float64Array.of(1);

/** What the fights that the active god can still fight in their turn bring, by Vikings paid. */
export class Fights {
  /** The giant that it is best to fight, as a foe; meaningless while `hasGiant` is false. */
  giant = 0;
  hasGiant = false;
  readonly #evaluation: Evaluation;
  /** What a fight brings by what is missing: for each enemy, then for giants, by elves fetched. */
  readonly #worth = new Float64Array((ENEMIES + 1) * MORE_ELVES * SHORTAGES);
  /** What is missing against each enemy, then against giants, before Vikings, die and elves. */
  readonly #missing = new Int32Array(ENEMIES + 1);
  /** What it brings to beat each of them. */
  readonly #gain = new Float64Array(ENEMIES + 1);
  /** How likely so many hammers are with the die of this game, and with the better of Tyr's two rolls (Y-14.5). */
  #setup: Setup | undefined;
  #dieOnce: Float64Array = NO_DIE;
  #dieTwice: Float64Array = NO_DIE;
  /** Who fights: with which die, how many elves, what the first is worth, how many may be fetched. */
  #die: Float64Array = NO_DIE;
  #elves = -1;
  #elf = 0;
  #fetched = 0;
  readonly #elfCost = new Float64Array(MAX_ELVES + MORE_ELVES);
  /** The best fight with an enemy by Vikings paid, for each number of elves fetched. */
  readonly #asgard = new Float64Array(MORE_ELVES * SHORTAGES);
  /** A single fight, and all fights that are planned. */
  readonly #fight = new Float64Array(SHORTAGES);
  readonly #planned = new Float64Array(SHORTAGES);
  /** So many Vikings are enough for all of them. */
  #most = 0;
  /** What Vikings are worth with them, by number; below 0 where it is not worked out yet. */
  readonly #held = new Float64Array(VIKINGS + MOST_GATHERED + 1);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Brings it up to date with a position, with so many elves of the active god and so many to be fetched. */
  update(p: YggdrasilPosition, elves: number, fetched: number): void {
    if (this.#setup !== p.setup) this.#takeDie(p.setup);
    const die = isDieForbidden(p) ? NO_DIE : hasPower(p, TYR) ? this.#dieTwice : this.#dieOnce;
    const { push } = this.#evaluation;
    const gain = this.#chooseGiant(p);
    let isNew = this.#noticeFighter(p, die, elves, fetched);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const missing = strengthOf(p, enemy) - bonusAgainst(p, enemy);
      if (this.#noticeFoe(enemy, missing, valueAt(push, enemy))) isNew = true;
    }
    const missing = strengthOf(p, HIDDEN_FOE) - bonusAgainst(p, HIDDEN_FOE);
    if (this.#noticeFoe(ENEMIES, missing, gain) || isNew) this.#weighAll(p, fetched);
  }

  /** Y-5: takes the die of a game, which an owner's edition tells; once for each game. */
  #takeDie(setup: Setup): void {
    this.#setup = setup;
    const { faceCount, hammers, mostHammers } = setup;
    const sides = new Float64Array(mostHammers + 1);
    for (let face = 0; face < faceCount.length; face++) {
      const at = itemAt(hammers, face);
      sides[at] = valueAt(sides, at) + itemAt(faceCount, face);
    }
    this.#dieOnce = sides.map((count) => count / DIE_SIDES);
    this.#dieTwice = sides.map((count, at) => {
      const below = sides.subarray(0, at).reduce((sum, more) => sum + more, 0);
      return ((below + count) ** 2 - below ** 2) / DIE_SIDES ** 2;
    });
  }

  /** What it brings to fight a foe with so many Vikings. */
  of(foe: number, paid: number): number {
    if (foe < FIRST_GIANT_FOE) return this.#at(foe, 0, cellAt(this.#missing, foe) - paid);
    const best = this.#evaluation.gainOf(this.giant);
    // Giants are alike but for what their end brings.
    const share = best > 0 ? this.#evaluation.gainOf(foe) / best : 0;
    return this.#at(ENEMIES, 0, cellAt(this.#missing, ENEMIES) - paid) * share;
  }

  /** Plans so many fights of both sorts with elves fetched and a weapon forged; `ENEMIES` for none. */
  plan(enemies: number, giants: number, more: number, forged: number): void {
    const planned = this.#planned;
    this.#held.fill(-1);
    if (enemies === 0) planned.fill(0);
    else this.#arm(planned, more, forged);
    if (enemies > 1) {
      this.#arm(this.#fight, more, forged);
      for (let i = 1; i < enemies; i++) this.#add(this.#fight, MOST_PAID);
    }
    if (giants > 0) {
      const most = this.#faceGiant(more);
      for (let i = 0; i < giants; i++) this.#add(this.#fight, most);
    }
    // To pay more than what still helps is never better.
    let most = MOST_PAID;
    while (most > 0 && planned[most] === planned[most - 1]) most--;
    this.#most = most;
  }

  /** The most that a fight in Asgard can bring if a Viking costs so much and there are so many. */
  netInAsgard(more: number, price: number, vikings: number): number {
    this.#arm(this.#fight, more, ENEMIES);
    return netOf(this.#fight, Math.min(MOST_PAID, vikings), price);
  }

  /** The same for the enemy against whom a weapon is forged. */
  netOfArmed(forged: number, more: number, price: number, vikings: number): number {
    const missing = Math.max(0, cellAt(this.#missing, forged) - 1);
    for (let paid = 0; paid <= missing; paid++) {
      this.#fight[paid] = this.#at(forged, more, missing - paid);
    }
    return netOf(this.#fight, Math.min(missing, vikings), price);
  }

  /** The same for a fight with a giant. */
  netOfGiant(more: number, price: number, vikings: number): number {
    return netOf(this.#fight, Math.min(this.#faceGiant(more), vikings), price);
  }

  /** What so many Vikings are worth to the active god, with what is planned. */
  holding(p: YggdrasilPosition, vikings: number): number {
    const known = valueAt(this.#held, vikings);
    if (known >= 0) return known;
    const { holdings } = this.#evaluation;
    const planned = this.#planned;
    const most = Math.min(vikings, this.#most);
    let best = 0;
    for (let paid = 0; paid <= most; paid++) {
      const worth = valueAt(planned, paid) + holdings.ofVikings(p.active, vikings - paid);
      if (worth > best) best = worth;
    }
    this.#held[vikings] = best;
    return best;
  }

  /** The same if so many are first shared with another god in the best way (Y-9.5). */
  sharing(p: YggdrasilPosition, partner: number, vikings: number): number {
    const { holdings } = this.#evaluation;
    const all = vikings + cellAt(p.vikings, partner);
    let best = Number.NEGATIVE_INFINITY;
    for (let keep = 0; keep <= all; keep++) {
      const worth = this.holding(p, keep) + holdings.ofVikings(partner, all - keep);
      if (worth > best) best = worth;
    }
    return best - holdings.ofVikings(partner, cellAt(p.vikings, partner));
  }

  /** What a fight in Asgard brings by Vikings paid, which is never less for more of them. */
  #arm(fight: Float64Array, more: number, forged: number): void {
    const asgard = this.#asgard;
    const at = more * SHORTAGES;
    for (let paid = 0; paid <= MOST_PAID; paid++) fight[paid] = valueAt(asgard, at + paid);
    if (forged === ENEMIES) return;
    const missing = cellAt(this.#missing, forged) - 1;
    for (let paid = 0; paid <= MOST_PAID; paid++) {
      const worth = this.#at(forged, more, missing - paid);
      if (worth > valueAt(fight, paid)) fight[paid] = worth;
    }
  }

  /** The same for a fight with a giant; answers how many Vikings are enough. */
  #faceGiant(more: number): number {
    const missing = cellAt(this.#missing, ENEMIES);
    const most = Math.min(MOST_PAID, missing);
    for (let paid = 0; paid <= most; paid++) {
      this.#fight[paid] = this.#at(ENEMIES, more, missing - paid);
    }
    return most;
  }

  /** Adds a fight: its Vikings, at most so many, are taken from what the others leave. */
  #add(fight: Float64Array, most: number): void {
    const planned = this.#planned;
    for (let all = MOST_PAID; all >= 0; all--) {
      let best = 0;
      for (let paid = Math.min(all, most); paid >= 0; paid--) {
        const worth = valueAt(fight, paid) + valueAt(planned, all - paid);
        if (worth > best) best = worth;
      }
      planned[all] = best;
    }
  }

  /** Takes note of who fights; answers whether that has changed since the last look. */
  #noticeFighter(p: YggdrasilPosition, die: Float64Array, elves: number, more: number): boolean {
    const { holdings } = this.#evaluation;
    const elf = holdings.ofElves(p.active, 1);
    if (this.#die === die && this.#elves === elves && this.#elf === elf && this.#fetched >= more) {
      return false;
    }
    this.#die = die;
    this.#elves = elves;
    this.#elf = elf;
    return true;
  }

  /** Takes note of a foe; answers the same of it. */
  #noticeFoe(foe: number, missing: number, gain: number): boolean {
    if (this.#missing[foe] === missing && this.#gain[foe] === gain) return false;
    this.#missing[foe] = missing;
    this.#gain[foe] = gain;
    return true;
  }

  #weighAll(p: YggdrasilPosition, fetched: number): void {
    this.#fetched = fetched;
    this.#asgard.fill(0);
    for (let more = 0; more <= fetched; more++) {
      this.#countElves(p, this.#elves + more);
      for (let foe = 0; foe <= ENEMIES; foe++) this.#weigh(foe, more);
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        if (valueAt(this.#gain, enemy) > 0) this.#joinAsgard(enemy, more);
      }
    }
  }

  #at(foe: number, more: number, missing: number): number {
    return valueAt(this.#worth, (foe * MORE_ELVES + more) * SHORTAGES + Math.max(0, missing));
  }

  /** Y-9.8: the giant whose end brings most; answers how much. */
  #chooseGiant(p: YggdrasilPosition): number {
    this.hasGiant = pileOfGiants(p) !== 0 && !isClosedByBergelmir(p);
    this.giant = HIDDEN_FOE;
    let gain = this.hasGiant ? this.#evaluation.gainOf(HIDDEN_FOE) : 0;
    for (let bits = p.activeGiants; bits !== 0; bits &= bits - 1) {
      const giant = lowestBit(bits);
      const worth = this.#evaluation.gainOf(FIRST_GIANT_FOE + giant);
      if ((this.hasGiant && worth < gain) || whyNotGiant(p, giant) !== OPEN) continue;
      gain = worth;
      this.giant = FIRST_GIANT_FOE + giant;
      this.hasGiant = true;
    }
    return gain;
  }

  /** What it costs to spend elves, by their number. */
  #countElves(p: YggdrasilPosition, elves: number): void {
    const { holdings } = this.#evaluation;
    const all = holdings.ofElves(p.active, elves);
    for (let spent = 0; spent <= elves; spent++) {
      this.#elfCost[spent] = all - holdings.ofElves(p.active, elves - spent);
    }
  }

  /** Y-10.5: elves are spent when the roll is known, exactly as many as win, and only where it pays. */
  #weigh(foe: number, more: number): void {
    const elves = this.#elves + more;
    const die = this.#die;
    const gain = valueAt(this.#gain, foe);
    const at = (foe * MORE_ELVES + more) * SHORTAGES;
    const worths = this.#worth;
    const elfCost = this.#elfCost;
    const most = Math.max(0, cellAt(this.#missing, foe));
    for (let missing = 0; missing <= most; missing++) {
      let worth = 0;
      if (gain > 0) {
        for (let hammers = Math.max(0, missing - elves); hammers < die.length; hammers++) {
          const short = missing - hammers;
          const left = short <= 0 ? gain : gain - valueAt(elfCost, short);
          if (left > 0) worth += valueAt(die, hammers) * left;
        }
      }
      worths[at + missing] = worth;
    }
  }

  /** Makes the best fight in Asgard better where one with this enemy is. */
  #joinAsgard(enemy: number, more: number): void {
    const asgard = this.#asgard;
    const missing = cellAt(this.#missing, enemy);
    for (let paid = 0; paid <= MOST_PAID; paid++) {
      const worth = this.#at(enemy, more, missing - paid);
      if (worth > valueAt(asgard, more * SHORTAGES + paid)) asgard[more * SHORTAGES + paid] = worth;
    }
  }
}

/** The most that a fight brings if so many Vikings at most are paid and each costs so much. */
function netOf(fight: Float64Array, most: number, price: number): number {
  let best = 0;
  for (let paid = 0; paid <= most; paid++) {
    const net = valueAt(fight, paid) - price * paid;
    if (net > best) best = net;
  }
  return best;
}
