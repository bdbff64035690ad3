import { cellAt, itemAt, valueAt } from '@nineworlds/engine';
import { ANDVARINAUT, BRISINGAMEN, DRAUPNIR, SVALINN } from '../data/artifacts.ts';
import { DIE_SIDES, SYMBOLS } from '../data/edition.ts';
import { BROTHER, ELVES_PER_RISK, FREYIA, FREYR, THOR, THOR_CANCELS } from '../data/gods.ts';
import { HRUNGNIR, SKYRMIR, SUTTUNG, UTGARDLOKI } from '../data/iotunns.ts';
import { MAX_FIGURES, MOST_ELVES, MOST_RISKS } from '../data/sizes.ts';
import { hasArtifact } from '../rules/artifacts.ts';
import { isDenied } from '../rules/iotunns.ts';
import { isRelated } from '../rules/relations.ts';
import { isGodSuccess, isLost, isVanirSuccess } from '../rules/saving-throw.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import type { Worth } from './worth.ts';

/**
 * What a saving throw costs on average if the god spends what costs least (C-13.1). Lost dice count by
 * their mean number, Andvarinaut as a second try of every failed die; Brothers' elves, Kin and Lucky
 * Companions (C-14.1) are left out.
 */
export class Throws {
  readonly #worth: Worth;
  /** What it costs to be left with so many Risks after the throw, by failed dice of the god. */
  readonly #left = new Float64Array((MOST_RISKS + 1) * (MOST_ELVES + 2));
  /** By successes of Brothers. */
  readonly #brothers = new Float64Array(MAX_FIGURES + 1);
  /** The Heroes of the best throw. */
  #heroes = 0;
  #brothersMost = 0;
  #godChance = 0;
  #godCancels = 1;
  #dieChance = 0;
  #lostChance = 0;

  constructor(worth: Worth) {
    this.#worth = worth;
  }

  /** The least cost of so many Risks for the active god, on average. */
  cost(p: ChroniclesPosition, risks: number): number {
    if (risks <= 0) return 0;
    this.#update(p, risks);
    const seat = p.active;
    const { heroes } = this.#worth;
    const mostDice = isDenied(p, HRUNGNIR) ? 0 : cellAt(p.dice, seat);
    // C-14: Freyia spends Heroes when she has seen the dice.
    const isLate = p.setup.isHard && p.gods[seat] === FREYIA;
    const mostHeroes = isDenied(p, SKYRMIR) || isLate ? 0 : Math.min(p.valhalla, risks);
    let best = Number.POSITIVE_INFINITY;
    for (let spent = 0; spent <= mostHeroes; spent++) {
      const paid = valueAt(heroes, p.valhalla) - valueAt(heroes, p.valhalla - spent);
      if (paid >= best) break;
      const most = spent === risks ? 0 : mostDice;
      for (let rolled = 0; rolled <= most; rolled++) {
        const cost = paid + (spent === risks ? 0 : this.#costOfRolling(p, risks - spent, rolled));
        if (cost >= best) continue;
        best = cost;
        this.#heroes = spent;
      }
    }
    return best;
  }

  /** C-13.1: how many Heroes had better be spent before the throw. */
  heroesFor(p: ChroniclesPosition, risks: number): number {
    this.cost(p, risks);
    return this.#heroes;
  }

  /** C-13.1: how many Vanir dice had better be rolled, now that the Heroes are spent. */
  diceFor(p: ChroniclesPosition, risks: number): number {
    this.#update(p, risks);
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let rolled = 0; rolled <= cellAt(p.dice, p.active); rolled++) {
      const cost = this.#costOfRolling(p, risks, rolled);
      if (cost >= best) continue;
      best = cost;
      chosen = rolled;
    }
    return chosen;
  }

  /** C-13.1: how many Elves had better turn failed dice, when so many Risks are left. */
  elvesFor(p: ChroniclesPosition, risks: number, most: number, first: number): number {
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let elves = 0; elves <= most; elves++) {
      const left = Math.max(0, risks - (elves === 0 ? 0 : first + elves - 1));
      const cost =
        this.#costOfElves(p, elves) +
        this.#costAfterElves(p, left, cellAt(p.elves, p.active) - elves);
      if (cost >= best) continue;
      best = cost;
      chosen = elves;
    }
    return chosen;
  }

  /** C-14: how many Risks Freyr had better cancel with pairs of Elves. */
  pairsFor(p: ChroniclesPosition, risks: number, most: number): number {
    const { elves } = this.#worth;
    const have = cellAt(p.elves, p.active);
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let pairs = 0; pairs <= most; pairs++) {
      const cost =
        valueAt(elves, have) -
        valueAt(elves, have - pairs * ELVES_PER_RISK) +
        this.#costOfLives(p, risks - pairs);
      if (cost >= best) continue;
      best = cost;
      chosen = pairs;
    }
    return chosen;
  }

  /** C-14: how many Heroes Freyia had better spend after the throw. */
  lateHeroesFor(p: ChroniclesPosition, risks: number, most: number): number {
    const { heroes } = this.#worth;
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let spent = 0; spent <= most; spent++) {
      const cost =
        valueAt(heroes, p.valhalla) -
        valueAt(heroes, p.valhalla - spent) +
        this.#costOfLives(p, risks - spent);
      if (cost >= best) continue;
      best = cost;
      chosen = spent;
    }
    return chosen;
  }

  /** What the active god's lives are worth that so many Risks take. */
  #costOfLives(p: ChroniclesPosition, risks: number): number {
    const { lives } = this.#worth;
    const have = cellAt(p.lives, p.active);
    return valueAt(lives, have) - valueAt(lives, Math.max(0, have - risks));
  }

  #costOfElves(p: ChroniclesPosition, count: number): number {
    const { elves } = this.#worth;
    const have = cellAt(p.elves, p.active);
    // C-12.1: Svalinn keeps one of them.
    const lost = count > 0 && hasArtifact(p, p.active, SVALINN) ? count - 1 : count;
    return valueAt(elves, have) - valueAt(elves, have - lost);
  }

  /** What is left for Freyr's pairs, Freyia's Heroes and lives. */
  #costAfterElves(p: ChroniclesPosition, risks: number, elvesLeft: number): number {
    const { setup, active } = p;
    let best = this.#costOfLives(p, risks);
    if (!setup.isHard || risks === 0) return best;
    if (p.gods[active] === FREYR) {
      const { elves } = this.#worth;
      const most = Math.min(risks, Math.floor(elvesLeft / ELVES_PER_RISK));
      for (let pairs = 1; pairs <= most; pairs++) {
        const paid = valueAt(elves, elvesLeft) - valueAt(elves, elvesLeft - pairs * ELVES_PER_RISK);
        best = Math.min(best, paid + this.#costOfLives(p, risks - pairs));
      }
    } else if (p.gods[active] === FREYIA && !isDenied(p, SKYRMIR)) {
      const { heroes } = this.#worth;
      const most = Math.min(risks, p.valhalla);
      for (let spent = 1; spent <= most; spent++) {
        const paid = valueAt(heroes, p.valhalla) - valueAt(heroes, p.valhalla - spent);
        best = Math.min(best, paid + this.#costOfLives(p, risks - spent));
      }
    }
    return best;
  }

  /** The odds of the god's dice, and what it costs to be left with Risks. */
  #update(p: ChroniclesPosition, risks: number): void {
    const { setup, active } = p;
    let success = 0;
    let lost = 0;
    let god = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      if (isVanirSuccess(p, active, symbol)) success += itemAt(setup.vanirDie, symbol);
      if (isLost(symbol)) lost += itemAt(setup.vanirDie, symbol);
      if (isGodSuccess(p, active, symbol)) god += itemAt(setup.godDie, symbol);
    }
    this.#dieChance = success / DIE_SIDES;
    this.#lostChance = lost / DIE_SIDES;
    this.#godChance = god / DIE_SIDES;
    // C-12.1: what failed is rolled again.
    if (hasArtifact(p, active, ANDVARINAUT)) this.#dieChance = twice(this.#dieChance);
    if (hasArtifact(p, active, DRAUPNIR)) this.#godChance = twice(this.#godChance);
    this.#godCancels = setup.isHard && p.gods[active] === THOR ? THOR_CANCELS : 1;
    this.#updateBrothers(p);
    const most = isDenied(p, SUTTUNG) ? 0 : cellAt(p.elves, active);
    for (let left = 0; left <= risks; left++) {
      for (let failed = 0; failed <= most; failed++) {
        this.#left[left * (MOST_ELVES + 2) + failed] = this.#costOfLeft(p, left, failed);
      }
    }
  }

  /** With so many Elves that can be used, all for one Risk each. */
  #costOfLeft(p: ChroniclesPosition, risks: number, usable: number): number {
    let best = Number.POSITIVE_INFINITY;
    const most = Math.min(usable, risks);
    for (let elves = 0; elves <= most; elves++) {
      const after = this.#costAfterElves(p, risks - elves, cellAt(p.elves, p.active) - elves);
      best = Math.min(best, this.#costOfElves(p, elves) + after);
    }
    return best;
  }

  /** C-14.1 */
  #updateBrothers(p: ChroniclesPosition): void {
    const odds = this.#brothers;
    odds.fill(0);
    odds[0] = 1;
    this.#brothersMost = 0;
    if (isDenied(p, UTGARDLOKI)) {
      this.#godChance = 0;
      return;
    }
    for (let figure = 0; figure < p.setup.figures; figure++) {
      if (!isRelated(p, BROTHER, p.active, figure)) continue;
      let faces = 0;
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        if (isGodSuccess(p, figure, symbol)) faces += itemAt(p.setup.godDie, symbol);
      }
      const chance = faces / DIE_SIDES;
      this.#brothersMost++;
      for (let n = this.#brothersMost; n > 0; n--) {
        odds[n] = valueAt(odds, n) * (1 - chance) + valueAt(odds, n - 1) * chance;
      }
      odds[0] = valueAt(odds, 0) * (1 - chance);
    }
  }

  #costOfRolling(p: ChroniclesPosition, risks: number, rolled: number): number {
    const { dice } = this.#worth;
    const seat = p.active;
    const have = cellAt(p.dice, seat);
    const success = this.#dieChance;
    let lost = rolled * this.#lostChance;
    // C-12.1: Brisingamen keeps one of them.
    if (rolled > 0 && hasArtifact(p, seat, BRISINGAMEN)) {
      lost -= 1 - (1 - this.#lostChance) ** rolled;
    }
    const whole = Math.floor(lost);
    const floor = valueAt(dice, have - whole);
    const next = whole < have ? valueAt(dice, have - whole - 1) : floor;
    let cost = valueAt(dice, have) - (floor + (lost - whole) * (next - floor));
    // The binomial odds, one after the other.
    let odds = (1 - success) ** rolled;
    for (let hits = 0; hits <= rolled; hits++) {
      cost += odds * this.#costOfHits(p, risks, hits, rolled - hits);
      odds *= success >= 1 ? 0 : ((rolled - hits) / (hits + 1)) * (success / (1 - success));
    }
    return cost;
  }

  /** So many Vanir dice are successes, so many failed; the god dice are still to come. */
  #costOfHits(p: ChroniclesPosition, risks: number, hits: number, failed: number): number {
    const isRolled = !isDenied(p, UTGARDLOKI);
    const elves = isDenied(p, SUTTUNG) ? 0 : cellAt(p.elves, p.active);
    let cost = 0;
    for (let brothers = 0; brothers <= this.#brothersMost; brothers++) {
      const odds = valueAt(this.#brothers, brothers);
      const left = risks - hits - brothers;
      if (odds === 0 || left <= 0) continue;
      const lucky = this.#leftWith(left - this.#godCancels, Math.min(elves, failed));
      const unlucky = this.#leftWith(left, Math.min(elves, failed + (isRolled ? 1 : 0)));
      cost += odds * (this.#godChance * lucky + (1 - this.#godChance) * unlucky);
    }
    return cost;
  }

  #leftWith(risks: number, usable: number): number {
    return risks <= 0 ? 0 : valueAt(this.#left, risks * (MOST_ELVES + 2) + usable);
  }
}

/** The chance of a success with two tries. */
function twice(chance: number): number {
  return 1 - (1 - chance) ** 2;
}
