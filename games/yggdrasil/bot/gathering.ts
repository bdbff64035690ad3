import { HEIMDALL } from '../data/gods.ts';
import { GATHERED, GATHERED_BY_HEIMDALL, ISLANDS } from '../data/islands.ts';
import { canGather, whyNotMidgard } from '../rules/midgard.ts';
import { hasPower } from '../rules/powers.ts';
import { OPEN } from '../rules/reasons.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** Y-14.4, Y-14.6: no god gathers more Vikings in a turn. */
export const MOST_GATHERED = 2 * GATHERED_BY_HEIMDALL;
const COUNTS = GATHERED_BY_HEIMDALL + 1;

/** Where the Valkyries can go in Midgard, and what they may bring from there (Y-9.2). */
export class Gathering {
  /** The most Vikings that any island can bring. */
  most = 0;
  readonly #outlook: Outlook;
  readonly #isOpen = new Uint8Array(ISLANDS);
  /** How likely each number of Vikings is, by island. */
  readonly #odds = new Float64Array(ISLANDS * COUNTS);
  /** What it is worth to stand there afterwards. */
  readonly #place = new Float64Array(ISLANDS);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Looks at a position that the outlook has looked at. */
  lookAt(p: YggdrasilPosition): void {
    const { isles } = this.#outlook;
    const here = isles.from(p.valkyries);
    const tokens = hasPower(p, HEIMDALL) ? GATHERED_BY_HEIMDALL : GATHERED;
    this.most = 0;
    this.#odds.fill(0);
    for (let island = 0; island < ISLANDS; island++) {
      const isOpen = whyNotMidgard(p, island) === OPEN;
      this.#isOpen[island] = isOpen ? 1 : 0;
      if (!isOpen) continue;
      this.#place[island] = isles.from(island) - here;
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
    let worth = this.#place[island];
    for (let count = 0; count <= this.most; count++) worth += odds[at + count] * having[count];
    return worth;
  }

  /** Y-14.6: what gathering so many times brings before the last, which counts with the average. */
  again(island: number, gathers: number): number {
    if (gathers === 1) return 0;
    let mean = 0;
    for (let count = 1; count < COUNTS; count++)
      mean += count * this.#odds[island * COUNTS + count];
    return Math.round(mean);
  }

  /** Draws tokens one by one. */
  #draw(p: YggdrasilPosition, island: number, tokens: number): void {
    const odds = this.#odds;
    const at = island * COUNTS;
    const vikings = p.bagVikings[island - 1];
    const total = vikings + p.bagFire[island - 1];
    this.most = Math.max(this.most, Math.min(vikings, tokens));
    for (let drawn = 0; drawn < tokens && drawn < total; drawn++) {
      for (let count = drawn; count >= 0; count--) {
        const chance = odds[at + count];
        const viking = (vikings - count) / (total - drawn);
        odds[at + count + 1] += chance * viking;
        odds[at + count] = chance * (1 - viking);
      }
    }
  }
}
