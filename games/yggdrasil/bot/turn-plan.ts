import type { Move } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { THIAZY } from '../data/giants.ts';
import { MAX_SEATS } from '../data/gods.ts';
import { GATHERED_BY_HEIMDALL, ISLANDS } from '../data/islands.ts';
import { ALFHEIM, ASGARD, JOTUNHEIM, MIDGARD, NIDAVELLIR, NIFLHEIM } from '../data/worlds.ts';
import { FIRST_GIANT_FOE, PASS } from '../rules/actions.ts';
import { whyNotExchange } from '../rules/niflheim.ts';
import { actionsOf } from '../rules/powers.ts';
import { OPEN } from '../rules/reasons.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { whyNotWorld } from '../rules/worlds.ts';
import type { Fights } from './fights.ts';
import { Forge, NO_WEAPON } from './forge.ts';
import { Gathering } from './gathering.ts';
import { Jobs } from './jobs.ts';
import type { Outlook } from './outlook.ts';
import { repeatsLeft, repeatsOf, visitsLeft } from './repeats.ts';

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
  readonly #outlook: Outlook;
  readonly #fights: Fights;
  readonly #gathering: Gathering;
  readonly #forge: Forge;
  readonly #jobs: Jobs;

  // The best plan so far.
  #worth = 0;
  #island = NO_ISLAND;
  #partner = NO_PARTNER;
  #weapon = NO_WEAPON;
  #elves = 0;
  #enemies = 0;
  #giants = 0;
  /** Actions for other jobs. */
  #others = 0;

  constructor(outlook: Outlook, fights: Fights) {
    this.#outlook = outlook;
    this.#fights = fights;
    this.#gathering = new Gathering(outlook);
    this.#forge = new Forge(outlook);
    this.#jobs = new Jobs(outlook);
  }

  /** The world to act in next, or to pass. */
  world(p: YggdrasilPosition): Move {
    const actions = actionsOf(p) - p.taken;
    const mostElves = Math.min(visitsLeft(p, ALFHEIM), p.alfheim, actions);
    this.#outlook.lookAt(p);
    this.#fights.lookAt(p, p.elves[p.active], mostElves);
    this.#gathering.lookAt(p);
    this.#forge.lookAt(p);
    this.#jobs.lookAt(p);
    this.#worth = Number.NEGATIVE_INFINITY;
    for (let more = 0; more <= mostElves; more++) this.#findWeapon(p, actions - more, more);
    return this.#first();
  }

  /** With so many elves to be fetched, goes through the weapons. */
  #findWeapon(p: YggdrasilPosition, actions: number, more: number): void {
    const { stock } = this.#outlook;
    const elves = p.elves[p.active];
    const fetched = stock.ofElves(p.active, elves + more) - stock.ofElves(p.active, elves);
    const left = repeatsLeft(p) - repeatsOf(p, ALFHEIM, more);
    if (left < 0) return;
    this.#findFights(p, actions, left, more, NO_WEAPON, fetched);
    const leftAfter = left - repeatsOf(p, NIDAVELLIR, 1);
    if (actions === 0 || leftAfter < 0 || whyNotWorld(p, NIDAVELLIR) !== OPEN) return;
    for (let weapon = 0; weapon < ENEMIES; weapon++) {
      const forged = this.#forge.worth[weapon];
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
    const mostEnemies = Math.min(visitsLeft(p, ASGARD), actions);
    const mostGiants = this.#fights.hasGiant ? Math.min(visitsLeft(p, JOTUNHEIM), actions) : 0;
    // A weapon that is not the best there is has to serve at once.
    const isForNow = weapon !== NO_WEAPON && weapon !== this.#forge.best;
    for (let enemies = isForNow ? 1 : 0; enemies <= mostEnemies; enemies++) {
      for (let giants = 0; giants <= mostGiants && enemies + giants <= actions; giants++) {
        const left = repeats - repeatsOf(p, ASGARD, enemies) - repeatsOf(p, JOTUNHEIM, giants);
        if (left < 0) break;
        this.#fights.plan(enemies, giants, more, weapon);
        const best = this.#worth;
        this.#findGathering(p, actions - enemies - giants, left, worth);
        // Exchanges are tried with the plainest plans only: they are many, and few are good.
        if (more === 0 && !isForNow) this.#findExchange(p, actions - enemies - giants, worth);
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
    const vikings = p.vikings[p.active];
    this.#consider(worth + this.#fights.holding(p, vikings), NO_ISLAND, NO_PARTNER, actions);
    const times = Math.min(visitsLeft(p, MIDGARD), actions);
    for (let gathers = 1; gathers <= times; gathers++) {
      if (repeatsOf(p, MIDGARD, gathers) > repeats) break;
      for (let island = 0; island < ISLANDS; island++) {
        if (!this.#gathering.isOpen(island)) continue;
        // Y-14.6: a second gathering counts with what it brings on average.
        const again = gathers > 1 ? Math.round(this.#gathering.meanOf(island)) : 0;
        const gathered = this.#gathered(p, island, vikings + again, NO_PARTNER);
        this.#consider(worth + gathered, island, NO_PARTNER, actions - gathers);
      }
    }
  }

  /** The same when another god is met after it. */
  #findExchange(p: YggdrasilPosition, actions: number, worth: number): void {
    const { seats } = p.setup;
    if (seats === 1 || actions === 0 || whyNotWorld(p, NIFLHEIM) !== OPEN) return;
    const vikings = p.vikings[p.active];
    const rest = worth - this.#outlook.weights.exchange;
    const canGather = actions > 1 && whyNotWorld(p, MIDGARD) === OPEN;
    for (let partner = 0; partner < seats; partner++) {
      if (whyNotExchange(p, partner) !== OPEN) continue;
      const shared = this.#fights.sharing(p, partner, vikings);
      this.#consider(rest + shared, NO_ISLAND, partner, actions - 1);
      for (let island = 0; island < ISLANDS && canGather; island++) {
        if (!this.#gathering.isOpen(island)) continue;
        const gathered = this.#gathered(p, island, vikings, partner);
        this.#consider(rest + gathered, island, partner, actions - 2);
      }
    }
  }

  /** What it is worth to gather on an island with so many Vikings in hand, and to share them then. */
  #gathered(p: YggdrasilPosition, island: number, vikings: number, partner: number): number {
    const fights = this.#fights;
    let worth = this.#gathering.placeOf(island);
    for (let count = 0; count <= GATHERED_BY_HEIMDALL; count++) {
      const chance = this.#gathering.chanceOf(island, count);
      if (chance === 0) continue;
      const all = vikings + count;
      worth +=
        chance *
        (partner === NO_PARTNER ? fights.holding(p, all) : fights.sharing(p, partner, all));
    }
    return worth;
  }

  /** Takes a plan for the best, with jobs in the actions that are left, if it is better. */
  #consider(worth: number, island: number, partner: number, left: number): void {
    const all = worth + this.#jobs.in(left);
    if (all <= this.#worth + SAME) return;
    this.#worth = all;
    this.#island = island;
    this.#partner = partner;
    this.#others = left;
  }

  /** The world of the plan that goes before the others: first what brings something, then the fights. */
  #first(): Move {
    const first = this.#jobs.before(this.#others, this.#island - 1);
    if (first !== undefined) return first;
    if (this.#island !== NO_ISLAND) return MIDGARD;
    if (this.#elves > 0) return ALFHEIM;
    if (this.#weapon !== NO_WEAPON) return NIDAVELLIR;
    if (this.#partner !== NO_PARTNER) return NIFLHEIM;
    // Y-11.5: without Thiazy the die helps in the other fight.
    const isThiazy = this.#fights.giant === FIRST_GIANT_FOE + THIAZY;
    if (this.#giants > 0 && (isThiazy || this.#enemies === 0)) return JOTUNHEIM;
    if (this.#enemies > 0) return ASGARD;
    return (this.#others > 0 ? this.#jobs.best() : undefined) ?? PASS;
  }
}
