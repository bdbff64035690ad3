import { cellAt, itemAt, lowestBit, type Move, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { BAGS, ISLANDS, REVIVED } from '../data/islands.ts';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS } from '../data/vanir.ts';
import { HELHEIM, MUSPELLHEIM, VANAHEIM } from '../data/worlds.ts';
import { whyNotBurn } from '../rules/muspellheim.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import {
  canOnlyReturn,
  dismissable,
  VANIR_ADVANCE,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
  whyNotAdvance,
  whyNotEffect,
  whyNotFly,
  whyNotForesee,
  whyNotPush,
  whyNotTake,
} from '../rules/vanaheim.ts';
import { whyNotWorld } from '../rules/worlds.ts';
import type { Evaluation } from './evaluation.ts';

/** The worlds where something is done that the fights of this turn do not depend on. */
const SIDE_WORLDS: readonly number[] = [HELHEIM, MUSPELLHEIM, VANAHEIM];
const COUNT = SIDE_WORLDS.length;

/** What can be done besides gathering, arming and fighting, the best of each world. */
export class SideActions {
  readonly #evaluation: Evaluation;
  readonly #worth = new Float64Array(COUNT);
  readonly #move = new Int32Array(COUNT);
  /** The sideActions, the best first. */
  readonly #order = new Int32Array(COUNT);
  /** What the best of them bring together, by their number. */
  readonly #sum = new Float64Array(COUNT + 1);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Weighs them in a position that the evaluation is up to date with. */
  update(p: YggdrasilPosition): void {
    const worth = this.#worth;
    const order = this.#order;
    worth.fill(Number.NEGATIVE_INFINITY);
    for (let side = 0; side < COUNT; side++) {
      if (whyNotWorld(p, itemAt(SIDE_WORLDS, side)) === OPEN) this.#weigh(p, side);
      let at = side;
      for (; at > 0 && valueAt(worth, cellAt(order, at - 1)) < valueAt(worth, side); at--) {
        order[at] = cellAt(order, at - 1);
      }
      order[at] = side;
    }
    for (let i = 0; i < COUNT; i++) {
      this.#sum[i + 1] = valueAt(this.#sum, i) + Math.max(0, valueAt(worth, cellAt(order, i)));
    }
  }

  /** What the best of them bring in so many actions. */
  in(actions: number): number {
    return valueAt(this.#sum, Math.min(actions, COUNT));
  }

  /**
   * The world of the one that had better go before the others, among the best of so many actions: it makes
   * the bag better that is drawn from next, or brings Vikings.
   */
  before(actions: number, bag: number): number | undefined {
    for (let i = 0; i < COUNT && i < actions; i++) {
      const side = cellAt(this.#order, i);
      if (valueAt(this.#worth, side) <= 0) return undefined;
      const world = itemAt(SIDE_WORLDS, side);
      if (this.#move[side] === (world === VANAHEIM ? VANIR_TAKE : bag)) return world;
    }
    return undefined;
  }

  /** The world of the best one; undefined where none is worth an action. */
  best(): number | undefined {
    const side = cellAt(this.#order, 0);
    return valueAt(this.#worth, side) > 0 ? SIDE_WORLDS[side] : undefined;
  }

  /** What to do in a world, which has to be open. */
  moveIn(world: number): Move {
    return cellAt(this.#move, SIDE_WORLDS.indexOf(world));
  }

  #weigh(p: YggdrasilPosition, side: number): void {
    const world = itemAt(SIDE_WORLDS, side);
    if (world === VANAHEIM) this.#weighVanaheim(p, side);
    else if (world === HELHEIM) this.#weighHelheim(p, side);
    else this.#weighMuspellheim(p, side);
  }

  #offer(side: number, move: Move, worth: number): void {
    if (worth <= valueAt(this.#worth, side)) return;
    this.#worth[side] = worth;
    this.#move[side] = move;
  }

  /** Y-9.6 */
  #weighHelheim(p: YggdrasilPosition, side: number): void {
    if (p.helheim === 0) return;
    const { islands, weights } = this.#evaluation;
    const risen = weights.risen * Math.min(REVIVED, p.helheim);
    for (let bag = 0; bag < BAGS; bag++) this.#offer(side, bag, risen + islands.ofReviving(bag));
  }

  /** Y-9.7 */
  #weighMuspellheim(p: YggdrasilPosition, side: number): void {
    const { islands } = this.#evaluation;
    for (let bag = 0; bag < BAGS; bag++) {
      if (whyNotBurn(p, bag) === OPEN) this.#offer(side, bag, islands.ofBurning(bag));
    }
  }

  /** Y-9.9, Y-13: to use an effect costs the way that the Vanir have come. */
  #weighVanaheim(p: YggdrasilPosition, side: number): void {
    const { weights, islands, holdings, giants, push, time } = this.#evaluation;
    const { active } = p;
    const way = itemAt(weights.vanir, p.vanir) * time;
    // Y-16.13: where they stand they are of no use, so leaving is worth the first step of a new way.
    if (canOnlyReturn(p)) this.#offer(side, VANIR_ADVANCE, itemAt(weights.vanir, 1) * time);
    if (whyNotAdvance(p) === OPEN) {
      this.#offer(side, VANIR_ADVANCE, itemAt(weights.vanir, p.vanir + 1) * time - way);
    }
    if (whyNotEffect(p, FLY) === OPEN) {
      const here = islands.from(p.valkyries) + way;
      for (let island = 0; island < ISLANDS; island++) {
        if (whyNotFly(p, island) !== OPEN) continue;
        this.#offer(side, VANIR_FLY + island, islands.from(island) - here);
      }
    }
    if (whyNotEffect(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) {
      const have = cellAt(p.vikings, active);
      const taken = Math.min(p.setup.vikingsTaken, p.helheim);
      const more = holdings.ofVikings(active, have + taken) - holdings.ofVikings(active, have);
      this.#offer(side, VANIR_TAKE, more - way);
    }
    if (whyNotEffect(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) {
      this.#offer(side, VANIR_FORESEE, weights.foresee * time - way);
    }
    if (whyNotEffect(p, PUSH) === OPEN) {
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        if (whyNotPush(p, enemy) === OPEN) {
          this.#offer(side, VANIR_PUSH + enemy, valueAt(push, enemy) - way);
        }
      }
    }
    if (whyNotEffect(p, DISMISS) === OPEN) {
      for (let bits = dismissable(p); bits !== 0; bits &= bits - 1) {
        const giant = lowestBit(bits);
        this.#offer(side, VANIR_DISMISS + giant, valueAt(giants.gain, giant) - way);
      }
    }
  }
}
