import { cellAt, valueAt } from '@nineworlds/engine';
import { ACTIONS_OF_FREY } from '../data/gods.ts';
import { GATHERED_BY_HEIMDALL, ISLANDS, VIKINGS } from '../data/islands.ts';
import { NIFLHEIM } from '../data/worlds.ts';
import { whyNotExchange } from '../rules/niflheim.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { whyNotWorld } from '../rules/worlds.ts';
import type { Evaluation } from './evaluation.ts';
import type { Fights } from './fights.ts';
import { NO_WEAPON } from './forge.ts';
import type { Gathering } from './gathering.ts';
import type { HoldingsValue } from './holdings-value.ts';
import type { SideActions } from './side-actions.ts';

/**
 * What a plan can bring at most, so that only the promising ones are worked out. Each further Viking is
 * worth less: one that is sent into a fight costs at least what the last of all is worth. So fights
 * and the rest of a plan can be weighed apart.
 */
export class PlanBound {
  /** Whether Vikings can be exchanged at all. */
  canExchange = false;
  readonly #evaluation: Evaluation;
  readonly #fights: Fights;
  readonly #gathering: Gathering;
  readonly #sideActions: SideActions;
  /** The most Vikings that there can be, alone and with another god's. */
  #vikings = 0;
  #vikingsOfBoth = 0;
  /** What the last of them is worth. */
  #price = 0;
  #priceOfBoth = 0;
  /** What all but the fights brings, by actions. */
  readonly #rest = new Float64Array(ACTIONS_OF_FREY + 1);
  readonly #restOfBoth = new Float64Array(ACTIONS_OF_FREY + 1);
  // What a fight brings besides what its Vikings cost.
  #unarmed = 0;
  #enemy = 0;
  #giant = 0;
  #unarmedOfBoth = 0;
  #enemyOfBoth = 0;
  #giantOfBoth = 0;
  /** What it is worth to have gathered so many Vikings. */
  readonly #having = new Float64Array(GATHERED_BY_HEIMDALL + 1);

  constructor(
    evaluation: Evaluation,
    fights: Fights,
    gathering: Gathering,
    sideActions: SideActions,
  ) {
    this.#evaluation = evaluation;
    this.#fights = fights;
    this.#gathering = gathering;
    this.#sideActions = sideActions;
  }

  /** Brings it up to date, after all others, with so many actions and visits to Midgard left. */
  update(p: YggdrasilPosition, actions: number, visits: number): void {
    const sideActions = this.#sideActions;
    const rest = this.#rest;
    const have = cellAt(p.vikings, p.active);
    const now = this.#evaluation.holdings.ofVikings(p.active, have);
    for (let left = 0; left <= actions; left++) rest[left] = now + sideActions.in(left);
    const times = Math.min(visits, actions);
    for (let gathers = 1; gathers <= times; gathers++) {
      const best = this.#bestGathering(p, gathers);
      for (let left = gathers; left <= actions; left++) {
        rest[left] = Math.max(valueAt(rest, left), best + sideActions.in(left - gathers));
      }
    }
    this.#vikings = have + times * this.#gathering.most;
    this.#price = priceOf(this.#evaluation.holdings, p.active, this.#vikings);
    this.#updateExchange(p, actions, visits);
  }

  /** Weighs single fights with so many elves fetched. */
  weigh(more: number): void {
    const fights = this.#fights;
    this.#unarmed = fights.netInAsgard(more, this.#price, this.#vikings);
    this.#giant = fights.netOfGiant(more, this.#price, this.#vikings);
    if (!this.canExchange || more > 0) return;
    this.#unarmedOfBoth = fights.netInAsgard(more, this.#priceOfBoth, this.#vikingsOfBoth);
    this.#giantOfBoth = fights.netOfGiant(more, this.#priceOfBoth, this.#vikingsOfBoth);
  }

  /** Weighs fights with enemies once more, with a weapon forged. */
  arm(more: number, weapon: number): void {
    const fights = this.#fights;
    this.#enemy = this.#unarmed;
    this.#enemyOfBoth = this.#unarmedOfBoth;
    if (weapon === NO_WEAPON) return;
    const armed = fights.netOfArmed(weapon, more, this.#price, this.#vikings);
    this.#enemy = Math.max(this.#enemy, armed);
    if (!this.canExchange || more > 0) return;
    const both = fights.netOfArmed(weapon, more, this.#priceOfBoth, this.#vikingsOfBoth);
    this.#enemyOfBoth = Math.max(this.#enemyOfBoth, both);
  }

  /** What so many fights and the actions that are left bring at most without an exchange. */
  alone(enemies: number, giants: number, left: number): number {
    return enemies * this.#enemy + giants * this.#giant + valueAt(this.#rest, left);
  }

  /** The same with one. */
  shared(enemies: number, giants: number, left: number): number {
    return (
      enemies * this.#enemyOfBoth + giants * this.#giantOfBoth + valueAt(this.#restOfBoth, left)
    );
  }

  /** What gathering so many times brings on the best island. */
  #bestGathering(p: YggdrasilPosition, gathers: number): number {
    const gathering = this.#gathering;
    const { holdings } = this.#evaluation;
    const having = this.#having;
    let best = Number.NEGATIVE_INFINITY;
    for (let island = 0; island < ISLANDS; island++) {
      if (!gathering.isOpen(island)) continue;
      const have = cellAt(p.vikings, p.active) + gathering.again(island, gathers);
      for (let count = 0; count <= gathering.most; count++) {
        having[count] = holdings.ofVikings(p.active, have + count);
      }
      best = Math.max(best, gathering.worthOf(island, having));
    }
    return best;
  }

  #updateExchange(p: YggdrasilPosition, actions: number, visits: number): void {
    const sideActions = this.#sideActions;
    const gathering = this.#gathering;
    const rest = this.#restOfBoth;
    const having = this.#having;
    const cost = this.#evaluation.weights.exchange;
    this.canExchange = p.setup.seats > 1 && actions > 0 && whyNotWorld(p, NIFLHEIM) === OPEN;
    if (!this.canExchange) return;
    rest.fill(Number.NEGATIVE_INFINITY);
    const most = actions > 1 && visits > 0 ? gathering.most : 0;
    this.#vikingsOfBoth = 0;
    for (let partner = 0; partner < p.setup.seats; partner++) {
      if (whyNotExchange(p, partner) !== OPEN) continue;
      const all = cellAt(p.vikings, p.active) + cellAt(p.vikings, partner) + most;
      this.#vikingsOfBoth = Math.max(this.#vikingsOfBoth, all);
      this.#share(p, partner, most);
      for (let left = 1; left <= actions; left++) {
        rest[left] = Math.max(
          valueAt(rest, left),
          valueAt(having, 0) - cost + sideActions.in(left - 1),
        );
      }
      if (actions === 1 || visits === 0) continue;
      for (let island = 0; island < ISLANDS; island++) {
        if (!gathering.isOpen(island)) continue;
        const worth = gathering.worthOf(island, having) - cost;
        for (let left = 2; left <= actions; left++) {
          rest[left] = Math.max(valueAt(rest, left), worth + sideActions.in(left - 2));
        }
      }
    }
    this.#priceOfBoth = priceOf(this.#evaluation.holdings, p.active, this.#vikingsOfBoth);
  }

  /** Hands the Vikings of both out one by one to whom they are worth more, and those that are gathered. */
  #share(p: YggdrasilPosition, partner: number, most: number): void {
    const { holdings } = this.#evaluation;
    const { active } = p;
    const both = cellAt(p.vikings, active) + cellAt(p.vikings, partner);
    const before = holdings.ofVikings(partner, cellAt(p.vikings, partner));
    let own = 0;
    for (let all = 0; all <= both + most; all++) {
      const other = all - own;
      const kept = holdings.ofVikings(active, own) + holdings.ofVikings(partner, other);
      if (all >= both) this.#having[all - both] = kept - before;
      const more = holdings.ofVikings(active, own + 1) + holdings.ofVikings(partner, other);
      const given = holdings.ofVikings(active, own) + holdings.ofVikings(partner, other + 1);
      if (more > given) own++;
    }
  }
}

/** What the last of so many Vikings is worth to a seat's god. */
function priceOf(holdings: HoldingsValue, seat: number, vikings: number): number {
  const last = Math.min(vikings, VIKINGS);
  return last === 0 ? 0 : holdings.ofVikings(seat, last) - holdings.ofVikings(seat, last - 1);
}
