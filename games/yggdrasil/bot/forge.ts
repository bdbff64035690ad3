import { valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { whyNotForge } from '../rules/nidavellir.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Evaluation } from './evaluation.ts';

/** No weapon: one past the last. */
export const NO_WEAPON = ENEMIES;

/** What the weapons are worth that can be forged next (Y-9.3). */
export class Forge {
  /** By enemy; 0 where none can be forged. */
  readonly worth = new Float64Array(ENEMIES + 1);
  /** The weapon that is worth most. */
  best = NO_WEAPON;
  readonly #evaluation: Evaluation;

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Brings it up to date with a position, as the evaluation is. */
  update(p: YggdrasilPosition): void {
    const { worth } = this;
    const { holdings } = this.#evaluation;
    this.best = NO_WEAPON;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      worth[enemy] = whyNotForge(p, enemy) === OPEN ? holdings.ofForging(p, enemy) : 0;
      if (valueAt(worth, enemy) > valueAt(worth, this.best)) this.best = enemy;
    }
  }
}
