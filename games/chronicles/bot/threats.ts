import { cellAt, hasBit, itemAt, lowestBit } from '@nineworlds/engine';
import { ENEMIES, FENRIR, HEL, IORMUNGAND, LOKI, SURT, SURT_GATHERS } from '../data/enemies.ts';
import { FIRST_DENIER, FIRST_PROTECTOR } from '../data/iotunns.ts';
import { ANONYMOUS, FIRE_GIANTS, IOTUNN_PAWNS, RAVAGED_MARKERS } from '../data/sizes.ts';
import { CAGE, levelOf, MUSPELLHEIM, NIFLHEIM, TOP, WORLDS } from '../data/worlds.ts';
import { iotunnsInPlay, isBlocked, isProtected } from '../rules/iotunns.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { enemiesIn, ravagedWorlds, worldAbove } from '../rules/tree.ts';
import type { Forecast } from './forecast.ts';
import type { Weights } from './weights.ts';

/** What the enemies threaten with, worked out once for all positions in which they are the same. */
export class Threats {
  /** C-4: how near the enemies are to what they want, and what they do slowly. */
  dangers = 0;
  slowThings = 0;
  areKnown = false;
  readonly #weights: Weights;
  readonly #forecast: Forecast;
  /** The enemies looked at. */
  readonly #enemies = new Int32Array(ENEMIES);
  #fire = 0;
  #anonymous = 0;
  #island = 0;
  #iotunns = 0;
  #ravaged = 0;
  #turned = 0;
  /** C-7.1: what the ravaged worlds cost, and what one more would. */
  #ravagedCost = 0;
  #oneMore = 0;
  /** The worlds that Loki would not ravage, as a set. */
  #spared = 0;
  /** What it costs that Hel or Surt may ravage a world. */
  #byHel = 0;
  #bySurt = 0;

  constructor(weights: Weights, forecast: Forecast) {
    this.#weights = weights;
    this.#forecast = forecast;
  }

  forget(): void {
    this.areKnown = false;
  }

  /** Whether the enemies are those looked at. */
  areOf(p: ChroniclesPosition): boolean {
    if (
      !this.areKnown ||
      p.iotunns !== this.#iotunns ||
      p.ravaged !== this.#ravaged ||
      p.fire !== this.#fire ||
      p.anonymous !== this.#anonymous ||
      p.island !== this.#island ||
      p.turned !== this.#turned
    ) {
      return false;
    }
    const { enemies } = p;
    const known = this.#enemies;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (enemies[enemy] !== known[enemy]) return false;
    }
    return true;
  }

  /** Looks at the enemies when slow things count for so much. */
  update(p: ChroniclesPosition, slow: number): void {
    this.areKnown = true;
    this.#enemies.set(p.enemies);
    this.#fire = p.fire;
    this.#anonymous = p.anonymous;
    this.#island = p.island;
    this.#iotunns = p.iotunns;
    this.#ravaged = p.ravaged;
    this.#turned = p.turned;
    this.dangers = this.#ofDangers(p);
    this.slowThings = this.#ofSlowThings(p);
    this.#updateTree(p, slow);
  }

  /** C-7.1: worlds that are ravaged, or may be soon. */
  ofTree(p: ChroniclesPosition): number {
    let cost = this.#ravagedCost;
    for (let seat = 0; seat < p.setup.seats; seat++) {
      // C-7: Loki comes to the god that wakes him.
      if (hasBit(this.#spared, cellAt(p.places, seat))) continue;
      cost += this.#oneMore * this.#forecast.byOf(LOKI, seat);
    }
    return cost + this.#byHel + this.#bySurt;
  }

  #updateTree(p: ChroniclesPosition, slow: number): void {
    const weights = this.#weights;
    let cost = 0;
    for (let bits = p.ravaged; bits !== 0; bits &= bits - 1) {
      cost += slow * itemAt(weights.action, lowestBit(bits));
    }
    const count = ravagedWorlds(p);
    cost += slow * count * (weights.ravaged + weights.ravagedMore * (count - 1));
    this.#ravagedCost = cost;
    this.#oneMore =
      count === RAVAGED_MARKERS
        ? weights.loss
        : slow * (weights.ravaged + 2 * weights.ravagedMore * count + weights.ravagedAction);
    let others = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (enemy !== LOKI) others |= 1 << cellAt(p.enemies, enemy);
    }
    this.#spared = ~others | p.ravaged;
    this.#byHel = this.#ofClimbing(p, HEL);
    this.#bySurt = this.#ofClimbing(p, SURT);
  }

  #ofClimbing(p: ChroniclesPosition, enemy: number): number {
    const world = cellAt(p.enemies, enemy);
    if (levelOf(world) === TOP || !wouldRavage(p, enemy, worldAbove(p, world))) return 0;
    return this.#oneMore * this.#forecast.dueOf(enemy, 1);
  }

  /** C-4: how near the enemies are to what they want. */
  #ofDangers(p: ChroniclesPosition): number {
    const forecast = this.#forecast;
    const weights = this.#weights;
    const gathered = Math.floor((FIRE_GIANTS - p.fire) / SURT_GATHERS) + 1;
    const { islands } = p.setup.edition;
    const hel = forecast.dueOf(HEL, levelOf(cellAt(p.enemies, HEL)) + 1);
    const surt = forecast.dueOf(SURT, levelOf(cellAt(p.enemies, SURT)) + 1);
    const fire = forecast.dueOf(SURT, gathered);
    const iormungand = forecast.dueOf(IORMUNGAND, islands.length - p.island + 1);
    const anonymous = forecast.dueOf(IORMUNGAND, crossingsLeft(p));
    const loki = forecast.dueOf(LOKI, IOTUNN_PAWNS + 1 - iotunnsInPlay(p));
    return (
      weights.loss *
      (this.#guarded(p, HEL) * hel +
        this.#guarded(p, SURT) * surt +
        this.#guarded(p, IORMUNGAND) * iormungand +
        this.#closed(p, MUSPELLHEIM) * fire +
        this.#closed(p, NIFLHEIM) * anonymous +
        loki)
    );
  }

  /** C-8.2: a danger counts for more as long as its enemy cannot be fought. */
  #guarded(p: ChroniclesPosition, enemy: number): number {
    return isProtected(p, enemy) ? 1 + this.#weights.guarded : 1;
  }

  /** C-7.1, C-8.2: the same for a ladder that cannot be emptied. */
  #closed(p: ChroniclesPosition, world: number): number {
    const isClosed = hasBit(p.ravaged, world) || isBlocked(p, world);
    return isClosed ? 1 + this.#weights.guarded : 1;
  }

  #ofSlowThings(p: ChroniclesPosition): number {
    const weights = this.#weights;
    let cost = weights.fire * p.fire + weights.anonymous * p.anonymous;
    if (p.enemies[FENRIR] !== CAGE) cost += weights.fenrirOut;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const world = cellAt(p.enemies, enemy);
      if (world < WORLDS) cost += weights.hindered * itemAt(weights.action, world);
    }
    for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
      cost += weights.iotunn + this.#harmOf(p, lowestBit(bits));
    }
    return cost;
  }

  /** C-8.2: what an Iotunn does. */
  #harmOf(p: ChroniclesPosition, iotunn: number): number {
    const weights = this.#weights;
    if (iotunn < FIRST_PROTECTOR) {
      return weights.closing * itemAt(weights.action, itemAt(p.setup.closes, iotunn));
    }
    if (iotunn >= FIRST_DENIER) return itemAt(weights.denying, iotunn - FIRST_DENIER);
    return itemAt(weights.protecting, itemAt(p.setup.protects, iotunn - FIRST_PROTECTOR));
  }
}

/** Whether an enemy that comes to a world would ravage it. */
export function wouldRavage(p: ChroniclesPosition, enemy: number, world: number): boolean {
  if (hasBit(p.ravaged, world)) return false;
  return (enemiesIn(p, world) & ~(1 << enemy)) !== 0;
}

/** C-4.5, C-4.6: with which of his next activations Iormungand wins. */
export function crossingsLeft(p: ChroniclesPosition): number {
  const { islands } = p.setup.edition;
  let anonymous = p.anonymous;
  let crossings = 1;
  for (let island = p.island; island < islands.length; island++) {
    anonymous += itemAt(islands, island);
    if (anonymous > ANONYMOUS) break;
    crossings++;
  }
  return crossings;
}
