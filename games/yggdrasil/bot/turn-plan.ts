import { cellAt, type Move, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { THIAZY } from '../data/giants.ts';
import { MAX_SEATS } from '../data/gods.ts';
import { GATHERED_BY_HEIMDALL, ISLANDS } from '../data/islands.ts';
import { ALFHEIM, ASGARD, JOTUNHEIM, MIDGARD, NIDAVELLIR, NIFLHEIM } from '../data/worlds.ts';
import { PASS } from '../rules/actions.ts';
import { FIRST_GIANT_FOE } from '../rules/combat.ts';
import { whyNotExchange } from '../rules/niflheim.ts';
import { actionsOf } from '../rules/powers.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { whyNotWorld } from '../rules/worlds.ts';
import type { Evaluation } from './evaluation.ts';
import type { Fights } from './fights.ts';
import { Forge, NO_WEAPON } from './forge.ts';
import { Gathering, gathersLeft } from './gathering.ts';
import { PlanBound } from './plan-bound.ts';
import { repeatsLeft, repeatsOf, visitsLeft } from './repeats.ts';
import { SideActions } from './side-actions.ts';

/** The Valkyries are left alone, nobody is met: one past the last of each. */
const NO_ISLAND = ISLANDS;
const NO_PARTNER = MAX_SEATS;
/** Plans nearer than this are as good; the simpler one is found first. */
const SAME = 1e-9;

/**
 * Plans the actions that are left of a turn as a set: what to gather, fetch, forge and exchange so that
 * the fights after it bring most, and what else to do. It is made anew after every answer of chance.
 */
export class TurnPlan {
  readonly #evaluation: Evaluation;
  readonly #fights: Fights;
  readonly #gathering: Gathering;
  readonly #forge: Forge;
  readonly #sideActions: SideActions;
  readonly #bound: PlanBound;

  // The best plan so far.
  #worth = 0;
  #island = NO_ISLAND;
  #partner = NO_PARTNER;
  #weapon = NO_WEAPON;
  #elves = 0;
  #enemies = 0;
  #giants = 0;
  /** Actions for other sideActions. */
  #others = 0;

  /** How often the worlds can be visited in the rest of the turn. */
  #inAsgard = 0;
  #inJotunheim = 0;
  #inMidgard = 0;
  /** What it is worth to have gathered so many Vikings, for an island or a partner. */
  readonly #having = new Float64Array(GATHERED_BY_HEIMDALL + 1);

  constructor(evaluation: Evaluation, fights: Fights) {
    this.#evaluation = evaluation;
    this.#fights = fights;
    this.#gathering = new Gathering(evaluation);
    this.#forge = new Forge(evaluation);
    this.#sideActions = new SideActions(evaluation);
    this.#bound = new PlanBound(evaluation, fights, this.#gathering, this.#sideActions);
  }

  /** The world to act in next, or to pass. */
  world(p: YggdrasilPosition): Move {
    const actions = actionsOf(p) - p.taken;
    const mostElves = Math.min(visitsLeft(p, ALFHEIM), p.alfheim, actions);
    this.#evaluation.update(p);
    this.#fights.update(p, cellAt(p.elves, p.active), mostElves);
    this.#gathering.update(p);
    this.#forge.update(p);
    this.#sideActions.update(p);
    this.#inAsgard = visitsLeft(p, ASGARD);
    this.#inJotunheim = this.#fights.hasGiant ? visitsLeft(p, JOTUNHEIM) : 0;
    this.#inMidgard = gathersLeft(p);
    this.#bound.update(p, actions, this.#inMidgard);
    this.#worth = Number.NEGATIVE_INFINITY;
    for (let more = 0; more <= mostElves; more++) this.#findWeapon(p, actions - more, more);
    return this.#first();
  }

  /** With so many elves to be fetched, goes through the weapons. */
  #findWeapon(p: YggdrasilPosition, actions: number, more: number): void {
    const { holdings } = this.#evaluation;
    const elves = cellAt(p.elves, p.active);
    const fetched = holdings.ofElves(p.active, elves + more) - holdings.ofElves(p.active, elves);
    const left = repeatsLeft(p) - repeatsOf(p, ALFHEIM, more);
    if (left < 0) return;
    this.#bound.weigh(more);
    this.#findFights(p, actions, left, more, NO_WEAPON, fetched);
    const leftAfter = left - repeatsOf(p, NIDAVELLIR, 1);
    if (actions === 0 || leftAfter < 0 || whyNotWorld(p, NIDAVELLIR) !== OPEN) return;
    for (let weapon = 0; weapon < ENEMIES; weapon++) {
      const forged = valueAt(this.#forge.worth, weapon);
      if (forged <= 0) continue;
      this.#findFights(p, actions - 1, leftAfter, more, weapon, fetched + forged);
    }
  }

  /** With elves and a weapon chosen that are worth so much, goes through the fights. */
  #findFights(
    p: YggdrasilPosition,
    actions: number,
    repeats: number,
    more: number,
    weapon: number,
    worth: number,
  ): void {
    const bound = this.#bound;
    const mostEnemies = Math.min(this.#inAsgard, actions);
    const mostGiants = Math.min(this.#inJotunheim, actions);
    // A weapon that is not the best there is has to serve at once.
    const isForNow = weapon !== NO_WEAPON && weapon !== this.#forge.best;
    // Exchanges are tried with the plainest plans only: they are many, and few are good.
    const isPlain = more === 0 && !isForNow && bound.canExchange;
    bound.arm(more, weapon);
    for (let enemies = isForNow ? 1 : 0; enemies <= mostEnemies; enemies++) {
      for (let giants = 0; giants <= mostGiants && enemies + giants <= actions; giants++) {
        const left = repeats - repeatsOf(p, ASGARD, enemies) - repeatsOf(p, JOTUNHEIM, giants);
        if (left < 0) break;
        const rest = actions - enemies - giants;
        const best = this.#worth;
        const alone = worth + bound.alone(enemies, giants, rest);
        const shared = isPlain ? worth + bound.shared(enemies, giants, rest) : alone;
        if (alone <= best && shared <= best) continue;
        this.#fights.plan(enemies, giants, more, weapon);
        if (alone > best) this.#findGathering(p, rest, left, worth);
        if (isPlain && shared > this.#worth) this.#findExchange(p, rest, worth);
        if (this.#worth === best) continue;
        this.#elves = more;
        this.#weapon = weapon;
        this.#enemies = enemies;
        this.#giants = giants;
      }
    }
  }

  /** With the fights planned, goes through what the Valkyries can bring to them. */
  #findGathering(p: YggdrasilPosition, actions: number, repeats: number, worth: number): void {
    const vikings = cellAt(p.vikings, p.active);
    this.#consider(worth + this.#fights.holding(p, vikings), NO_ISLAND, NO_PARTNER, actions);
    const times = Math.min(this.#inMidgard, actions);
    for (let gathers = 1; gathers <= times; gathers++) {
      if (repeatsOf(p, MIDGARD, gathers) > repeats) break;
      this.#weighGathered(p, vikings);
      for (let island = 0; island < ISLANDS; island++) {
        if (!this.#gathering.isOpen(island)) continue;
        if (gathers > 1) this.#weighGathered(p, vikings + this.#gathering.again(island, gathers));
        const gathered = this.#gathering.worthOf(island, this.#having);
        this.#consider(worth + gathered, island, NO_PARTNER, actions - gathers);
      }
    }
  }

  /** The same when another god is met after it. */
  #findExchange(p: YggdrasilPosition, actions: number, worth: number): void {
    if (actions === 0) return;
    const vikings = cellAt(p.vikings, p.active);
    const rest = worth - this.#evaluation.weights.exchange;
    const canGather = actions > 1 && this.#inMidgard > 0;
    for (let partner = 0; partner < p.setup.seats; partner++) {
      if (whyNotExchange(p, partner) !== OPEN) continue;
      const shared = this.#fights.sharing(p, partner, vikings);
      this.#consider(rest + shared, NO_ISLAND, partner, actions - 1);
      if (!canGather) continue;
      const having = this.#having;
      having[0] = shared;
      for (let count = 1; count <= this.#gathering.most; count++) {
        having[count] = this.#fights.sharing(p, partner, vikings + count);
      }
      for (let island = 0; island < ISLANDS; island++) {
        if (!this.#gathering.isOpen(island)) continue;
        const gathered = this.#gathering.worthOf(island, having);
        this.#consider(rest + gathered, island, partner, actions - 2);
      }
    }
  }

  /** Works out what Vikings that are gathered are worth with so many in hand. */
  #weighGathered(p: YggdrasilPosition, vikings: number): void {
    for (let count = 0; count <= this.#gathering.most; count++) {
      this.#having[count] = this.#fights.holding(p, vikings + count);
    }
  }

  /** Takes a plan for the best, with side actions in what is left, if it is better. */
  #consider(worth: number, island: number, partner: number, left: number): void {
    const all = worth + this.#sideActions.in(left);
    if (all <= this.#worth + SAME) return;
    this.#worth = all;
    this.#island = island;
    this.#partner = partner;
    this.#others = left;
  }

  /** The world of the plan that goes before the others: first what brings something, then the fights. */
  #first(): Move {
    const first = this.#sideActions.before(this.#others, this.#island - 1);
    if (first !== undefined) return first;
    if (this.#island !== NO_ISLAND) return MIDGARD;
    if (this.#elves > 0) return ALFHEIM;
    if (this.#weapon !== NO_WEAPON) return NIDAVELLIR;
    if (this.#partner !== NO_PARTNER) return NIFLHEIM;
    // Y-11.5: without Thiazy the die helps in the other fight.
    const isThiazy = this.#fights.giant === FIRST_GIANT_FOE + THIAZY;
    if (this.#giants > 0 && (isThiazy || this.#enemies === 0)) return JOTUNHEIM;
    if (this.#enemies > 0) return ASGARD;
    return (this.#others > 0 ? this.#sideActions.best() : undefined) ?? PASS;
  }
}
