import { countBits, hasBit, itemAt, lowestBit, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import {
  BERGELMIR,
  BLOCKER,
  DAEG,
  GIANTS,
  GIANTS_OF_RUNE,
  GIANTS_PER_RUNE,
  HYMIR,
  SIGEL,
  SIGEL_VIKINGS,
  STRENGTHENER,
  THIAZY,
  UTGARDLOKI,
} from '../data/giants.ts';
import { NIFLHEIM, WORLDS } from '../data/worlds.ts';
import { pileOfGiants } from '../rules/giants.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { HoldingsValue } from './holdings-value.ts';
import type { Weights } from './weights.ts';

/** How much giants harm, and what it brings to beat them. */
export class GiantsValue {
  /** What beating each giant brings. */
  readonly gain = new Float64Array(GIANTS);
  /** What beating the hidden one brings, on average. */
  hidden = 0;
  readonly #weights: Weights;
  readonly #harm = new Float64Array(GIANTS);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Brings it up to date with a position, what time is left, what gods hold, and what pushes bring. */
  update(p: YggdrasilPosition, time: number, holdings: HoldingsValue, push: Float64Array): void {
    this.#weighHarm(p, time, holdings);
    const pile = pileOfGiants(p);
    let hidden = 0;
    let count = 0;
    for (let giant = 0; giant < GIANTS; giant++) {
      if (hasBit(p.beatenGiants, giant)) continue;
      const isHidden = hasBit(pile, giant);
      const harm = valueAt(this.#harm, giant) * (isHidden ? this.#weights.hiddenHarm : 1);
      this.gain[giant] = harm + this.#progress(p, giant, time, push);
      if (!isHidden) continue;
      hidden += valueAt(this.gain, giant);
      count++;
    }
    this.hidden = count === 0 ? 0 : hidden / count;
  }

  /** What each giant costs while it is active. */
  #weighHarm(p: YggdrasilPosition, time: number, holdings: HoldingsValue): void {
    const w = this.#weights;
    const harm = this.#harm;
    // Y-11.2
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      harm[lowestBit(itemAt(STRENGTHENER, enemy))] =
        w.strengthener * valueAt(holdings.fights, enemy);
    }
    // Y-11.3: nobody misses Niflheim who is alone.
    for (let world = 0; world < WORLDS; world++) {
      if (BLOCKER[world] === 0) continue;
      const isMissed = world !== NIFLHEIM || p.setup.seats > 1;
      harm[lowestBit(itemAt(BLOCKER, world))] = isMissed ? itemAt(w.blocker, world) * time : 0;
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
    const count = countBits(p.beatenGiants & itemAt(GIANTS_OF_RUNE, rune));
    if (count < GIANTS_PER_RUNE - 1) return itemAt(w.rune, count) * time;
    if (rune === SIGEL) return w.sigel * Math.min(SIGEL_VIKINGS, p.helheim) * time;
    return rune === DAEG ? w.daeg * time : w.retreat * bestOf(push);
  }
}

/** The most that it brings to push an enemy. */
function bestOf(push: Float64Array): number {
  let best = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) best = Math.max(best, valueAt(push, enemy));
  return best;
}
