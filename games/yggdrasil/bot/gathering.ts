import { cellAt, valueAt } from '@nineworlds/engine';
import { HEIMDALL } from '../data/gods.ts';
import { GATHERED, GATHERED_BY_HEIMDALL, ISLANDS } from '../data/islands.ts';
import { MIDGARD } from '../data/worlds.ts';
import { canGather, whyNotMidgard } from '../rules/midgard.ts';
import { hasPower } from '../rules/powers.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Evaluation } from './evaluation.ts';
import { visitsLeft } from './repeats.ts';

/** Y-14.4, Y-14.6: no god gathers more Vikings in a turn. */
export const MOST_GATHERED = 2 * GATHERED_BY_HEIMDALL;
const COUNTS = GATHERED_BY_HEIMDALL + 1;

/** Y-14.6, Y-16.11: how often it is worth to plan for Midgard in the rest of the turn: as often as can be gathered. */
export function gathersLeft(p: YggdrasilPosition): number {
  const visits = visitsLeft(p, MIDGARD);
  return p.setup.gathersOnce ? Math.min(visits, 1) : visits;
}

/** Where the Valkyries can go in Midgard, and what they may bring from there (Y-9.2). */
export class Gathering {
  /** The most Vikings that any island can bring. */
  most = 0;
  readonly #evaluation: Evaluation;
  readonly #isOpen = new Uint8Array(ISLANDS);
  /** How likely each number of Vikings is, by island. */
  readonly #odds = new Float64Array(ISLANDS * COUNTS);
  /** What it is worth to stand there afterwards. */
  readonly #place = new Float64Array(ISLANDS);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Brings it up to date with a position, as the evaluation is. */
  update(p: YggdrasilPosition): void {
    const { islands } = this.#evaluation;
    const here = islands.from(p.valkyries);
    const tokens = hasPower(p, HEIMDALL) ? GATHERED_BY_HEIMDALL : GATHERED;
    this.most = 0;
    this.#odds.fill(0);
    for (let island = 0; island < ISLANDS; island++) {
      const isOpen = whyNotMidgard(p, island) === OPEN;
      this.#isOpen[island] = isOpen ? 1 : 0;
      if (!isOpen) continue;
      this.#place[island] = islands.from(island) - here;
      this.#odds[island * COUNTS] = 1;
      if (canGather(p, island)) this.#draw(p, island, tokens);
    }
  }

  isOpen(island: number): boolean {
    return this.#isOpen[island] === 1;
  }

  /** What it is worth to gather on an island, from what it is worth to have gathered so many. */
  worthOf(island: number, having: Float64Array): number {
    const odds = this.#odds;
    const at = island * COUNTS;
    let worth = valueAt(this.#place, island);
    for (let count = 0; count <= this.most; count++) {
      worth += valueAt(odds, at + count) * valueAt(having, count);
    }
    return worth;
  }

  /** Y-14.6: what gathering so many times brings before the last, which counts with the average. */
  again(island: number, gathers: number): number {
    if (gathers === 1) return 0;
    let mean = 0;
    for (let count = 1; count < COUNTS; count++) {
      mean += count * valueAt(this.#odds, island * COUNTS + count);
    }
    return Math.round(mean);
  }

  /** Draws tokens one by one. */
  #draw(p: YggdrasilPosition, island: number, tokens: number): void {
    const odds = this.#odds;
    const at = island * COUNTS;
    const vikings = cellAt(p.bagVikings, island - 1);
    const total = vikings + cellAt(p.bagFire, island - 1);
    this.most = Math.max(this.most, Math.min(vikings, tokens));
    for (let drawn = 0; drawn < tokens && drawn < total; drawn++) {
      for (let count = drawn; count >= 0; count--) {
        const chance = valueAt(odds, at + count);
        const viking = (vikings - count) / (total - drawn);
        odds[at + count + 1] = valueAt(odds, at + count + 1) + chance * viking;
        odds[at + count] = chance * (1 - viking);
      }
    }
  }
}
