import type { Move } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { BAGS, ISLANDS, REVIVED } from '../data/islands.ts';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS, VIKINGS_TAKEN } from '../data/vanir.ts';
import { HELHEIM, MUSPELLHEIM, VANAHEIM } from '../data/worlds.ts';
import {
  VANIR_ADVANCE,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
} from '../rules/actions.ts';
import { whyNotBurn } from '../rules/muspellheim.ts';
import { OPEN } from '../rules/reasons.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import {
  dismissable,
  whyNotAdvance,
  whyNotFly,
  whyNotForesee,
  whyNotPush,
  whyNotSpace,
  whyNotTake,
} from '../rules/vanaheim.ts';
import { whyNotWorld } from '../rules/worlds.ts';
import type { Outlook } from './outlook.ts';

/** The worlds where something is done that the fights of this turn do not depend on. */
const WORLDS_OF_JOBS: readonly number[] = [HELHEIM, MUSPELLHEIM, VANAHEIM];
const JOBS = WORLDS_OF_JOBS.length;

/** What can be done besides gathering, arming and fighting, the best of each world. */
export class Jobs {
  readonly #outlook: Outlook;
  readonly #worth = new Float64Array(JOBS);
  readonly #move = new Int32Array(JOBS);
  /** The jobs, the best first. */
  readonly #order = new Int32Array(JOBS);
  /** What the best of them bring together, by their number. */
  readonly #sum = new Float64Array(JOBS + 1);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** Looks at a position that the outlook has looked at. */
  lookAt(p: YggdrasilPosition): void {
    const worth = this.#worth;
    const order = this.#order;
    worth.fill(Number.NEGATIVE_INFINITY);
    for (let job = 0; job < JOBS; job++) {
      if (whyNotWorld(p, WORLDS_OF_JOBS[job]) === OPEN) this.#lookInto(p, job);
      let at = job;
      for (; at > 0 && worth[order[at - 1]] < worth[job]; at--) order[at] = order[at - 1];
      order[at] = job;
    }
    for (let i = 0; i < JOBS; i++) this.#sum[i + 1] = this.#sum[i] + Math.max(0, worth[order[i]]);
  }

  /** What the best jobs bring in so many actions. */
  in(actions: number): number {
    return this.#sum[Math.min(actions, JOBS)];
  }

  /**
   * The world of a job that had better go before the others, among the best of so many actions: it makes
   * the bag better that is drawn from next, or brings Vikings.
   */
  before(actions: number, bag: number): number | undefined {
    for (let i = 0; i < JOBS && i < actions; i++) {
      const job = this.#order[i];
      if (this.#worth[job] <= 0) return undefined;
      const world = WORLDS_OF_JOBS[job];
      if (this.#move[job] === (world === VANAHEIM ? VANIR_TAKE : bag)) return world;
    }
    return undefined;
  }

  /** The world of the best job; undefined where none is worth an action. */
  best(): number | undefined {
    const [job] = this.#order;
    return this.#worth[job] > 0 ? WORLDS_OF_JOBS[job] : undefined;
  }

  /** What to do in a world, which has to be open. */
  moveIn(world: number): Move {
    return this.#move[WORLDS_OF_JOBS.indexOf(world)];
  }

  #lookInto(p: YggdrasilPosition, job: number): void {
    const world = WORLDS_OF_JOBS[job];
    if (world === VANAHEIM) this.#lookIntoVanaheim(p, job);
    else if (world === HELHEIM) this.#lookIntoHelheim(p, job);
    else this.#lookIntoMuspellheim(p, job);
  }

  #offer(job: number, move: Move, worth: number): void {
    if (worth <= this.#worth[job]) return;
    this.#worth[job] = worth;
    this.#move[job] = move;
  }

  /** Y-9.6 */
  #lookIntoHelheim(p: YggdrasilPosition, job: number): void {
    if (p.helheim === 0) return;
    const { isles, weights } = this.#outlook;
    const risen = weights.risen * Math.min(REVIVED, p.helheim);
    for (let bag = 0; bag < BAGS; bag++) this.#offer(job, bag, risen + isles.ofReviving(bag));
  }

  /** Y-9.7 */
  #lookIntoMuspellheim(p: YggdrasilPosition, job: number): void {
    const { isles } = this.#outlook;
    for (let bag = 0; bag < BAGS; bag++) {
      if (whyNotBurn(p, bag) === OPEN) this.#offer(job, bag, isles.ofBurning(bag));
    }
  }

  /** Y-9.9, Y-13: to use an effect costs the way that the Vanir have come. */
  #lookIntoVanaheim(p: YggdrasilPosition, job: number): void {
    const { weights, isles, stock, curses, push, time } = this.#outlook;
    const { active } = p;
    const way = weights.vanir[p.vanir] * time;
    if (whyNotAdvance(p) === OPEN) {
      this.#offer(job, VANIR_ADVANCE, weights.vanir[p.vanir + 1] * time - way);
    }
    if (whyNotSpace(p, FLY) === OPEN) {
      const here = isles.from(p.valkyries) + way;
      for (let island = 0; island < ISLANDS; island++) {
        if (whyNotFly(p, island) !== OPEN) continue;
        this.#offer(job, VANIR_FLY + island, isles.from(island) - here);
      }
    }
    if (whyNotSpace(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) {
      const have = p.vikings[active];
      const taken = Math.min(VIKINGS_TAKEN, p.helheim);
      const more = stock.ofVikings(active, have + taken) - stock.ofVikings(active, have);
      this.#offer(job, VANIR_TAKE, more - way);
    }
    if (whyNotSpace(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) {
      this.#offer(job, VANIR_FORESEE, weights.foresee * time - way);
    }
    if (whyNotSpace(p, PUSH) === OPEN) {
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        if (whyNotPush(p, enemy) === OPEN) this.#offer(job, VANIR_PUSH + enemy, push[enemy] - way);
      }
    }
    if (whyNotSpace(p, DISMISS) === OPEN) {
      for (let bits = dismissable(p); bits !== 0; bits &= bits - 1) {
        const giant = 31 - Math.clz32(bits & -bits);
        this.#offer(job, VANIR_DISMISS + giant, curses.gain[giant] - way);
      }
    }
  }
}
