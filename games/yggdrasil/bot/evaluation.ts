import { cellAt, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { FIRST_GIANT_FOE, HIDDEN_FOE } from '../rules/combat.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { canGoBack } from '../rules/track.ts';
import { GiantsValue } from './giants-value.ts';
import { HoldingsValue } from './holdings-value.ts';
import { IslandValue } from './island-value.ts';
import { Threat } from './threat.ts';
import type { Weights } from './weights.ts';

/**
 * What everything in a position is worth, in Vikings. One evaluation is reused for all questions, so that
 * nothing is allocated while a game is played.
 */
export class Evaluation {
  readonly weights: Weights;
  readonly threat: Threat;
  readonly holdings: HoldingsValue;
  readonly islands: IslandValue;
  readonly giants: GiantsValue;
  /** What it brings to push each enemy back by one space. */
  readonly push = new Float64Array(ENEMIES);
  /** How much of the time is left in which slow things pay: 1, and towards the end less. */
  time = 0;
  readonly #spaces = new Int32Array(ENEMIES);
  /** What `push` was worked out from: the threat, the spaces, and how far back enemies go. */
  #updates = -1;
  #rearmost = -1;

  constructor(weights: Weights) {
    this.weights = weights;
    this.threat = new Threat(weights);
    this.holdings = new HoldingsValue(weights);
    this.islands = new IslandValue(weights);
    this.giants = new GiantsValue(weights);
  }

  /** Brings everything up to date with a position. */
  update(p: YggdrasilPosition): void {
    const { threat } = this;
    threat.update(p);
    this.time = Math.min(1, threat.turns / this.weights.slowTurns);
    this.holdings.update(p, threat);
    this.islands.update(p, threat.turns);
    if (this.#isMoved(p)) this.#weighPushes(p);
    this.giants.update(p, this.time, this.holdings, this.push);
  }

  /** Whether pushes have to be weighed anew; often no enemy has moved since the last question. */
  #isMoved({ enemies, setup }: YggdrasilPosition): boolean {
    if (this.threat.updates !== this.#updates || setup.rearmostRetreat !== this.#rearmost) {
      return true;
    }
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (enemies[enemy] !== this.#spaces[enemy]) return true;
    }
    return false;
  }

  #weighPushes(p: YggdrasilPosition): void {
    const { threat, push } = this;
    const spaces = this.#spaces;
    this.#updates = threat.updates;
    this.#rearmost = p.setup.rearmostRetreat;
    spaces.set(p.enemies);
    const now = threat.of(spaces);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      push[enemy] = 0;
      if (!canGoBack(p, enemy)) continue;
      const space = cellAt(spaces, enemy);
      spaces[enemy] = space - 1;
      push[enemy] = now - threat.of(spaces);
      spaces[enemy] = space;
    }
  }

  /** What it brings to beat a foe. */
  gainOf(foe: number): number {
    if (foe < FIRST_GIANT_FOE) return valueAt(this.push, foe);
    return foe === HIDDEN_FOE
      ? this.giants.hidden
      : valueAt(this.giants.gain, foe - FIRST_GIANT_FOE);
  }
}
