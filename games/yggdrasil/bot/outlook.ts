import { ENEMIES } from '../data/enemies.ts';
import { FIRST_GIANT_FOE, HIDDEN_FOE } from '../rules/actions.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { canGoBack } from '../rules/track.ts';
import { Curses } from './curses.ts';
import { Isles } from './isles.ts';
import { Stock } from './stock.ts';
import { Threat } from './threat.ts';
import type { Weights } from './weights.ts';

/**
 * What everything in a position is worth, in Vikings. One outlook is reused for all questions, so that
 * nothing is allocated while a game is played.
 */
export class Outlook {
  readonly weights: Weights;
  readonly threat: Threat;
  readonly stock: Stock;
  readonly isles: Isles;
  readonly curses: Curses;
  /** What it brings to push each enemy back by one space. */
  readonly push = new Float64Array(ENEMIES);
  /** How much of the time is left in which slow things pay: 1, and towards the end less. */
  time = 0;
  readonly #spaces = new Int32Array(ENEMIES);
  /** What `push` was worked out from: the threat, the spaces, and how far back enemies go. */
  #looks = -1;
  #rearmost = -1;

  constructor(weights: Weights) {
    this.weights = weights;
    this.threat = new Threat(weights);
    this.stock = new Stock(weights);
    this.isles = new Isles(weights);
    this.curses = new Curses(weights);
  }

  /** Looks at a position; everything is told of the one that was looked at last. */
  lookAt(p: YggdrasilPosition): void {
    const { threat } = this;
    threat.lookAt(p);
    this.time = Math.min(1, threat.turns / this.weights.slowTurns);
    this.stock.lookAt(p, threat);
    this.isles.lookAt(p, threat.turns);
    if (this.#isMoved(p)) this.#weighPushes(p);
    this.curses.lookAt(p, this.time, this.stock, this.push);
  }

  /** Whether pushes have to be weighed anew; often no enemy has moved since the last question. */
  #isMoved({ enemies, setup }: YggdrasilPosition): boolean {
    if (this.threat.looks !== this.#looks || setup.rearmostRetreat !== this.#rearmost) return true;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (enemies[enemy] !== this.#spaces[enemy]) return true;
    }
    return false;
  }

  #weighPushes(p: YggdrasilPosition): void {
    const { threat, push } = this;
    const spaces = this.#spaces;
    this.#looks = threat.looks;
    this.#rearmost = p.setup.rearmostRetreat;
    spaces.set(p.enemies);
    const now = threat.of(spaces);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      push[enemy] = 0;
      if (!canGoBack(p, enemy)) continue;
      spaces[enemy]--;
      push[enemy] = now - threat.of(spaces);
      spaces[enemy]++;
    }
  }

  /** What it brings to beat a foe. */
  gainOf(foe: number): number {
    if (foe < FIRST_GIANT_FOE) return this.push[foe];
    return foe === HIDDEN_FOE ? this.curses.hidden : this.curses.gain[foe - FIRST_GIANT_FOE];
  }
}
