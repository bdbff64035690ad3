import { ENEMIES } from '../data/enemies.ts';
import { whyNotForge } from '../rules/nidavellir.ts';
import { OPEN } from '../rules/reasons.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** No weapon: one past the last. */
export const NO_WEAPON = ENEMIES;

/** What the weapons are worth that can be forged next (Y-9.3). */
export class Forge {
  /** By enemy; 0 where none can be forged. */
  readonly worth = new Float64Array(ENEMIES + 1);
  /** The weapon that is worth most. */
  best = NO_WEAPON;
  readonly #outlook: Outlook;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Looks at a position that the outlook has looked at. */
  lookAt(p: YggdrasilPosition): void {
    const { worth } = this;
    const { stock } = this.#outlook;
    this.best = NO_WEAPON;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      worth[enemy] = whyNotForge(p, enemy) === OPEN ? stock.ofForging(p, enemy) : 0;
      if (worth[enemy] > worth[this.best]) this.best = enemy;
    }
  }
}
