import { ENEMIES } from '../data/enemies.ts';
import {
  BERGELMIR,
  BLOCKER,
  DAEG,
  GIANTS,
  GIANTS_PER_RUNE,
  HYMIR,
  SIGEL,
  STRENGTHENER,
  THIAZY,
  UTGARDLOKI,
} from '../data/giants.ts';
import { SIGEL_VIKINGS } from '../data/vanir.ts';
import { NIFLHEIM, WORLDS } from '../data/worlds.ts';
import { pileOfGiants } from '../rules/effects.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Stock } from './stock.ts';
import type { Weights } from './weights.ts';

/** The giants of a rune, as a set: those of the first one. */
const RUNE = (1 << GIANTS_PER_RUNE) - 1;

/** How much giants harm, and what it brings to beat them. */
export class Curses {
  /** What beating each giant brings. */
  readonly gain = new Float64Array(GIANTS);
  /** What beating the hidden one brings, on average. */
  hidden = 0;
  readonly #weights: Weights;
  readonly #harm = new Float64Array(GIANTS);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Looks at a position by what time is left, what is in stock, and what it brings to push enemies. */
  lookAt(p: YggdrasilPosition, time: number, stock: Stock, push: Float64Array): void {
    this.#weighHarm(p, time, stock);
    const pile = pileOfGiants(p);
    let hidden = 0;
    let count = 0;
    for (let giant = 0; giant < GIANTS; giant++) {
      if ((p.beatenGiants >> giant) & 1) continue;
      const isHidden = ((pile >> giant) & 1) === 1;
      const harm = this.#harm[giant] * (isHidden ? this.#weights.hiddenHarm : 1);
      this.gain[giant] = harm + this.#progress(p, giant, time, push);
      if (!isHidden) continue;
      hidden += this.gain[giant];
      count++;
    }
    this.hidden = count === 0 ? 0 : hidden / count;
  }

  /** What each giant costs while it is active. */
  #weighHarm(p: YggdrasilPosition, time: number, stock: Stock): void {
    const w = this.#weights;
    const harm = this.#harm;
    // Y-11.2
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      harm[memberOf(STRENGTHENER[enemy])] = w.strengthener * stock.fights[enemy];
    }
    // Y-11.3: nobody misses Niflheim who is alone.
    for (let world = 0; world < WORLDS; world++) {
      if (BLOCKER[world] === 0) continue;
      const isMissed = world !== NIFLHEIM || p.setup.seats > 1;
      harm[memberOf(BLOCKER[world])] = isMissed ? w.blocker[world] * time : 0;
    }
    harm[UTGARDLOKI] = w.powerless * time;
    harm[THIAZY] = w.dieless * time;
    harm[HYMIR] = w.hymir * time;
    harm[BERGELMIR] = w.bergelmir * time;
  }

  /** Y-11.1: what it brings to have one more giant of a rune. */
  #progress(p: YggdrasilPosition, giant: number, time: number, push: Float64Array): number {
    const w = this.#weights;
    const rune = Math.floor(giant / GIANTS_PER_RUNE);
    let missing = ~p.beatenGiants & (RUNE << (rune * GIANTS_PER_RUNE));
    let count = GIANTS_PER_RUNE;
    for (; missing !== 0; missing &= missing - 1) count--;
    if (count < GIANTS_PER_RUNE - 1) return w.rune[count] * time;
    if (rune === SIGEL) return w.sigel * Math.min(SIGEL_VIKINGS, p.helheim) * time;
    return rune === DAEG ? w.daeg * time : w.retreat * bestOf(push);
  }
}

/** The only member of a set. */
function memberOf(set: number): number {
  return 31 - Math.clz32(set);
}

/** The most that it brings to push an enemy. */
function bestOf(push: Float64Array): number {
  let best = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) best = Math.max(best, push[enemy]);
  return best;
}
