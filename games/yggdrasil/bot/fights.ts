import { DIE_SIDES, FACE_COUNT } from '../data/die.ts';
import { ENEMIES } from '../data/enemies.ts';
import { TYR } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import { FIRST_GIANT_FOE, HIDDEN_FOE } from '../rules/actions.ts';
import { bonusAgainst, isDieForbidden, strengthOf } from '../rules/combat.ts';
import { pileOfGiants } from '../rules/effects.ts';
import { isClosedByBergelmir, whyNotGiant } from '../rules/jotunheim.ts';
import { MAX_ELVES } from '../rules/kinds.ts';
import { hasPower } from '../rules/powers.ts';
import { OPEN } from '../rules/reasons.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { MOST_GATHERED } from './gathering.ts';
import type { Outlook } from './outlook.ts';

/** Y-10.7: no fight takes more Vikings: 8 in the Residence, and one more for a giant. */
const MOST_PAID = 9;
/** The most that can be missing before the die and the elves, and none. */
const SHORTAGES = MOST_PAID + 1;
/** Elves that may still be fetched in this turn: none, one, or by Freyja two. */
const MORE_ELVES = 3;

/** How likely so many hammers are: with the die, with the better of Tyr's two (Y-14.5), without any. */
const DIE = FACE_COUNT.map((count) => count / DIE_SIDES);
const DIE_OF_TYR = FACE_COUNT.map((count, face) => {
  const below = FACE_COUNT.slice(0, face).reduce<number>((sum, faces) => sum + faces, 0);
  return ((below + count) ** 2 - below ** 2) / DIE_SIDES ** 2;
});
const NO_DIE = FACE_COUNT.map((_, face) => (face === 0 ? 1 : 0));

/** What the fights that the active god can still fight in his turn bring, by Vikings paid. */
export class Fights {
  /** The giant that it is best to fight, as a foe; meaningless while `hasGiant` is false. */
  giant = 0;
  hasGiant = false;
  readonly #outlook: Outlook;
  /** What a fight brings by what is missing: for each enemy, then for giants, by elves fetched. */
  readonly #worth = new Float64Array((ENEMIES + 1) * MORE_ELVES * SHORTAGES);
  /** What is missing against each enemy, then against giants, before Vikings, die and elves. */
  readonly #missing = new Int32Array(ENEMIES + 1);
  readonly #elfCost = new Float64Array(MAX_ELVES + MORE_ELVES);
  /** The best fight with an enemy by elves fetched, then with the weapon that is to be forged. */
  readonly #asgard = new Float64Array(MORE_ELVES * SHORTAGES);
  readonly #armed = new Float64Array(SHORTAGES);
  /** All fights that are planned. */
  readonly #planned = new Float64Array(SHORTAGES);
  /** What Vikings are worth with them, by number; below 0 where it is not worked out yet. */
  readonly #held = new Float64Array(VIKINGS + MOST_GATHERED + 1);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Looks at a position, with so many elves in the active god's hands and so many to be fetched. */
  lookAt(p: YggdrasilPosition, elves: number, fetched: number): void {
    const die = isDieForbidden(p) ? NO_DIE : hasPower(p, TYR) ? DIE_OF_TYR : DIE;
    const { push } = this.#outlook;
    const gain = this.#chooseGiant(p);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      this.#missing[enemy] = strengthOf(p, enemy) - bonusAgainst(p, enemy);
    }
    this.#missing[ENEMIES] = strengthOf(p, HIDDEN_FOE) - bonusAgainst(p, HIDDEN_FOE);
    for (let more = 0; more <= fetched; more++) {
      this.#countElves(p, elves + more);
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        this.#weigh(enemy, more, elves + more, die, push[enemy]);
      }
      this.#weigh(ENEMIES, more, elves + more, die, gain);
      for (let paid = 0; paid <= MOST_PAID; paid++) {
        let best = 0;
        for (let enemy = 0; enemy < ENEMIES; enemy++) {
          best = Math.max(best, this.#at(enemy, more, this.#missing[enemy] - paid));
        }
        this.#asgard[more * SHORTAGES + paid] = best;
      }
    }
  }

  /** What it brings to fight a foe with so many Vikings. */
  of(foe: number, paid: number): number {
    if (foe < FIRST_GIANT_FOE) return this.#at(foe, 0, this.#missing[foe] - paid);
    const best = this.#outlook.gainOf(this.giant);
    // Giants are alike but for what their end brings.
    const share = best > 0 ? this.#outlook.gainOf(foe) / best : 0;
    return this.#at(ENEMIES, 0, this.#missing[ENEMIES] - paid) * share;
  }

  /** Plans so many fights of both sorts with elves fetched and a weapon forged; `ENEMIES` for none. */
  plan(enemies: number, giants: number, more: number, forged: number): void {
    const planned = this.#planned;
    planned.fill(0);
    this.#held.fill(-1);
    if (enemies > 0) {
      const armed = this.#armed;
      for (let paid = 0; paid <= MOST_PAID; paid++) {
        armed[paid] = this.#asgard[more * SHORTAGES + paid];
        if (forged === ENEMIES) continue;
        const worth = this.#at(forged, more, this.#missing[forged] - 1 - paid);
        armed[paid] = Math.max(armed[paid], worth);
      }
      for (let i = 0; i < enemies; i++) this.#add(armed, MOST_PAID);
    }
    if (giants === 0) return;
    const armed = this.#armed;
    const most = Math.min(MOST_PAID, this.#missing[ENEMIES]);
    for (let paid = 0; paid <= most; paid++) {
      armed[paid] = this.#at(ENEMIES, more, this.#missing[ENEMIES] - paid);
    }
    for (let i = 0; i < giants; i++) this.#add(armed, most);
  }

  /** What so many Vikings are worth to the active god, with what is planned. */
  holding(p: YggdrasilPosition, vikings: number): number {
    const known = this.#held[vikings];
    if (known >= 0) return known;
    const { stock } = this.#outlook;
    const most = Math.min(vikings, MOST_PAID);
    let best = 0;
    for (let paid = 0; paid <= most; paid++) {
      best = Math.max(best, this.#planned[paid] + stock.ofVikings(p.active, vikings - paid));
    }
    this.#held[vikings] = best;
    return best;
  }

  /** The same if so many are first shared with another god in the best way (Y-9.5). */
  sharing(p: YggdrasilPosition, partner: number, vikings: number): number {
    const { stock } = this.#outlook;
    const all = vikings + p.vikings[partner];
    let best = Number.NEGATIVE_INFINITY;
    for (let keep = 0; keep <= all; keep++) {
      best = Math.max(best, this.holding(p, keep) + stock.ofVikings(partner, all - keep));
    }
    return best - stock.ofVikings(partner, p.vikings[partner]);
  }

  /** Adds a fight: its Vikings, at most so many, are taken from what the others leave. */
  #add(fight: Float64Array, most: number): void {
    const planned = this.#planned;
    for (let all = MOST_PAID; all >= 0; all--) {
      let best = 0;
      for (let paid = Math.min(all, most); paid >= 0; paid--) {
        best = Math.max(best, fight[paid] + planned[all - paid]);
      }
      planned[all] = best;
    }
  }

  #at(foe: number, more: number, missing: number): number {
    return this.#worth[(foe * MORE_ELVES + more) * SHORTAGES + Math.max(0, missing)];
  }

  /** Y-9.8: the giant whose end brings most; answers how much. */
  #chooseGiant(p: YggdrasilPosition): number {
    this.hasGiant = pileOfGiants(p) !== 0 && !isClosedByBergelmir(p);
    this.giant = HIDDEN_FOE;
    let gain = this.hasGiant ? this.#outlook.gainOf(HIDDEN_FOE) : 0;
    for (let bits = p.activeGiants; bits !== 0; bits &= bits - 1) {
      const giant = 31 - Math.clz32(bits & -bits);
      const worth = this.#outlook.gainOf(FIRST_GIANT_FOE + giant);
      if ((this.hasGiant && worth < gain) || whyNotGiant(p, giant) !== OPEN) continue;
      gain = worth;
      this.giant = FIRST_GIANT_FOE + giant;
      this.hasGiant = true;
    }
    return gain;
  }

  /** What it costs to spend elves, by their number. */
  #countElves(p: YggdrasilPosition, elves: number): void {
    const { stock } = this.#outlook;
    const all = stock.ofElves(p.active, elves);
    for (let spent = 0; spent <= elves; spent++) {
      this.#elfCost[spent] = all - stock.ofElves(p.active, elves - spent);
    }
  }

  /** Y-10.5: elves are spent when the roll is known, exactly as many as win, and only where it pays. */
  #weigh(foe: number, more: number, elves: number, die: readonly number[], gain: number): void {
    const at = (foe * MORE_ELVES + more) * SHORTAGES;
    for (let missing = 0; missing < SHORTAGES; missing++) {
      let worth = 0;
      if (gain > 0 && missing < die.length + elves) {
        for (let hammers = 0; hammers < die.length; hammers++) {
          const short = missing - hammers;
          if (short <= 0) worth += die[hammers] * gain;
          else if (short <= elves) worth += die[hammers] * Math.max(0, gain - this.#elfCost[short]);
        }
      }
      this.#worth[at + missing] = worth;
    }
  }
}
