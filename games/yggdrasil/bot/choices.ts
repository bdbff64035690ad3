import { cellAt, lowestBit, type Move, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { GATHERED_BY_HEIMDALL, ISLANDS } from '../data/islands.ts';
import { ASGARD, JOTUNHEIM } from '../data/worlds.ts';
import { FIRST_GIANT_FOE } from '../rules/combat.ts';
import { giantsToFight } from '../rules/giants.ts';
import { whyNotForge } from '../rules/nidavellir.ts';
import { elvesOfBoth, vikingsOfBoth, whyNotExchange } from '../rules/niflheim.ts';
import { actionsOf } from '../rules/powers.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { canGoBack } from '../rules/track.ts';
import type { Evaluation } from './evaluation.ts';
import type { Fights } from './fights.ts';
import { Forge, NO_WEAPON } from './forge.ts';
import { Gathering } from './gathering.ts';
import { visitsLeft } from './repeats.ts';
import { SideActions } from './side-actions.ts';

/** Answers nearer than this are as good; the first one is taken. */
const SAME = 1e-9;

/** What to do in a world that has been chosen, and what to spend there, with the fights after it in mind. */
export class Choices {
  readonly #evaluation: Evaluation;
  readonly #fights: Fights;
  readonly #gathering: Gathering;
  readonly #forge: Forge;
  readonly #sideActions: SideActions;
  /** What it is worth to have gathered so many Vikings. */
  readonly #having = new Float64Array(GATHERED_BY_HEIMDALL + 1);
  #best = 0;
  #chosen: Move = 0;

  constructor(evaluation: Evaluation, fights: Fights) {
    this.#evaluation = evaluation;
    this.#fights = fights;
    this.#gathering = new Gathering(evaluation);
    this.#forge = new Forge(evaluation);
    this.#sideActions = new SideActions(evaluation);
  }

  /** Y-9.1: the enemy to fight. */
  enemy(p: YggdrasilPosition): Move {
    this.#update(p);
    this.#offerEnemies(p);
    return this.#chosen;
  }

  /** Y-16.14: the enemy or the active giant to fight in Asgard. */
  foe(p: YggdrasilPosition): Move {
    this.#update(p);
    this.#offerEnemies(p);
    for (let bits = giantsToFight(p); bits !== 0; bits &= bits - 1) {
      this.#offerFight(p, FIRST_GIANT_FOE + lowestBit(bits));
    }
    return this.#chosen;
  }

  /** Y-9.8: the giant to fight. */
  giant(p: YggdrasilPosition): Move {
    this.#update(p);
    return this.#fights.giant - FIRST_GIANT_FOE;
  }

  /** Y-9.2: the island to go to. */
  island(p: YggdrasilPosition): Move {
    this.#update(p);
    this.#gathering.update(p);
    this.#planFights(p, actionsLeft(p) - 1, NO_WEAPON);
    for (let count = 0; count <= this.#gathering.most; count++) {
      this.#having[count] = this.#fights.holding(p, cellAt(p.vikings, p.active) + count);
    }
    for (let island = 0; island < ISLANDS; island++) {
      if (!this.#gathering.isOpen(island)) continue;
      this.#offer(island, this.#gathering.worthOf(island, this.#having));
    }
    return this.#chosen;
  }

  /** Y-9.3: the weapon to forge. */
  weapon(p: YggdrasilPosition): Move {
    this.#update(p);
    this.#forge.update(p);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (whyNotForge(p, enemy) !== OPEN) continue;
      this.#planFights(p, actionsLeft(p) - 1, enemy);
      this.#offer(
        enemy,
        valueAt(this.#forge.worth, enemy) + this.#fights.holding(p, cellAt(p.vikings, p.active)),
      );
    }
    return this.#chosen;
  }

  /** Y-9.5: the god to exchange with. */
  partner(p: YggdrasilPosition): Move {
    this.#update(p);
    this.#planFights(p, actionsLeft(p) - 1, NO_WEAPON);
    for (let partner = 0; partner < p.setup.seats; partner++) {
      if (whyNotExchange(p, partner) !== OPEN) continue;
      this.#offer(partner, this.#fights.sharing(p, partner, cellAt(p.vikings, p.active)));
    }
    return this.#chosen;
  }

  /** Y-9.6, Y-9.7, Y-9.9: what to do in a world that the fights do not depend on. */
  sideAction(p: YggdrasilPosition, world: number): Move {
    this.#evaluation.update(p);
    this.#sideActions.update(p);
    return this.#sideActions.moveIn(world);
  }

  /** Y-10.2: how many Vikings to send into a fight. */
  vikingsToPay(p: YggdrasilPosition, foe: number): Move {
    this.#update(p);
    this.#planFights(p, actionsLeft(p), NO_WEAPON);
    const vikings = cellAt(p.vikings, p.active);
    for (let paid = 0; paid <= vikings; paid++) {
      this.#offer(paid, this.#fights.of(foe, paid) + this.#fights.holding(p, vikings - paid));
    }
    return this.#chosen;
  }

  /** Y-10.5: how many elves to spend when so much is missing: exactly as many, if it pays, or none. */
  elvesToPay(p: YggdrasilPosition, foe: number, missing: number): Move {
    const have = cellAt(p.elves, p.active);
    if (missing <= 0 || missing > have) return 0;
    this.#evaluation.update(p);
    const { holdings } = this.#evaluation;
    const cost = holdings.ofElves(p.active, have) - holdings.ofElves(p.active, have - missing);
    return this.#evaluation.gainOf(foe) > cost ? missing : 0;
  }

  /** Y-9.5: how many of the Vikings of both to keep. */
  vikingsToKeep(p: YggdrasilPosition, partner: number): Move {
    this.#update(p);
    this.#planFights(p, actionsLeft(p), NO_WEAPON);
    const { holdings } = this.#evaluation;
    const all = vikingsOfBoth(p, partner);
    for (let keep = 0; keep <= all; keep++) {
      this.#offer(keep, this.#fights.holding(p, keep) + holdings.ofVikings(partner, all - keep));
    }
    return this.#chosen;
  }

  /** Y-9.5: how many of the elves of both to keep. */
  elvesToKeep(p: YggdrasilPosition, partner: number): Move {
    this.#update(p);
    const { holdings } = this.#evaluation;
    const all = elvesOfBoth(p, partner);
    for (let keep = 0; keep <= all; keep++) {
      this.#fights.update(p, keep, 0);
      this.#planFights(p, actionsLeft(p), NO_WEAPON);
      const elves = holdings.ofElves(p.active, keep) + holdings.ofElves(partner, all - keep);
      this.#offer(keep, elves + this.#fights.holding(p, cellAt(p.vikings, p.active)));
    }
    return this.#chosen;
  }

  /** Offers every enemy that can be fought, with a fight with a giant still to come. */
  #offerEnemies(p: YggdrasilPosition): void {
    this.#fights.plan(0, this.#giantsIn(p, actionsLeft(p) - 1), 0, NO_WEAPON);
    for (let enemy = 0; enemy < ENEMIES; enemy++)
      if (canGoBack(p, enemy)) this.#offerFight(p, enemy);
  }

  /** Offers a foe with each number of Vikings that can be sent. */
  #offerFight(p: YggdrasilPosition, foe: number): void {
    const vikings = cellAt(p.vikings, p.active);
    for (let paid = 0; paid <= vikings; paid++) {
      this.#offer(foe, this.#fights.of(foe, paid) + this.#fights.holding(p, vikings - paid));
    }
  }

  #update(p: YggdrasilPosition): void {
    this.#best = Number.NEGATIVE_INFINITY;
    this.#evaluation.update(p);
    this.#fights.update(p, cellAt(p.elves, p.active), 0);
  }

  #offer(move: Move, worth: number): void {
    if (worth <= this.#best + SAME) return;
    this.#best = worth;
    this.#chosen = move;
  }

  /** Plans what can be fought in so many actions, with a weapon that is being forged. */
  #planFights(p: YggdrasilPosition, actions: number, weapon: number): void {
    const enemies = actions > 0 && visitsLeft(p, ASGARD) > 0 ? 1 : 0;
    this.#fights.plan(enemies, this.#giantsIn(p, actions - enemies), 0, weapon);
  }

  #giantsIn(p: YggdrasilPosition, actions: number): number {
    return actions > 0 && this.#fights.hasGiant && visitsLeft(p, JOTUNHEIM) > 0 ? 1 : 0;
  }
}

/** Y-7.2: the actions that the active god has not taken yet. */
function actionsLeft(p: YggdrasilPosition): number {
  return actionsOf(p) - p.taken;
}
