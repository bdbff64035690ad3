import { cellAt, valueAt } from '@nineworlds/engine';
import { BAGS, BURNT, ISLANDS, RAINBOW, REVIVED } from '../data/islands.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** How good the bags are for the Valkyries, now and on their way. */
export class IslandValue {
  readonly #weights: Weights;
  /** The share of Vikings in each bag. */
  readonly #share = new Float64Array(BAGS);
  /** What a bag is worth so many steps away. */
  readonly #fade = new Float64Array(ISLANDS);
  #p!: YggdrasilPosition;
  /** What the bags are worth from where the Valkyries stand. */
  #here = 0;
  #scale = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
    for (let steps = 0; steps < ISLANDS; steps++) this.#fade[steps] = weights.bagFade ** steps;
  }

  /** Brings it up to date with the bags of a position and the turns to come. */
  update(p: YggdrasilPosition, turns: number): void {
    this.#p = p;
    this.#scale = Math.min(1, turns / this.#weights.bagTurns);
    for (let bag = 0; bag < BAGS; bag++) {
      const total = cellAt(p.bagVikings, bag) + cellAt(p.bagFire, bag);
      this.#share[bag] = total === 0 ? 0 : cellAt(p.bagVikings, bag) / total;
    }
    this.#here = this.from(p.valkyries);
  }

  /** What the bags are worth with the Valkyries on an island. */
  from(island: number): number {
    return this.#from(island, this.#p.flooded);
  }

  /** What Jörmungand costs who floods an island and sends the Valkyries home (Y-8.4). */
  ofFlooding(bag: number): number {
    return -this.#from(RAINBOW, bag + 1);
  }

  #from(island: number, flooded: number): number {
    const w = this.#weights;
    let best = 0;
    let all = 0;
    for (let bag = 0; bag < BAGS; bag++) {
      const share = valueAt(this.#share, bag);
      all += share;
      if (bag + 1 === flooded) continue;
      const steps = Math.max(0, Math.abs(bag + 1 - island) - 1);
      best = Math.max(best, share * valueAt(this.#fade, steps));
    }
    return this.#scale * (w.bagNear * best + w.bagRest * all);
  }

  /** What it brings to put dead Vikings into a bag (Y-9.6). */
  ofReviving(bag: number): number {
    const { bagVikings, bagFire, helheim } = this.#p;
    const count = Math.min(REVIVED, helheim);
    return this.#with(bag, cellAt(bagVikings, bag) + count, cellAt(bagFire, bag));
  }

  /** What it brings to draw Fire Giants out of a bag (Y-9.7), on average. */
  ofBurning(bag: number): number {
    const { bagVikings, bagFire } = this.#p;
    const total = cellAt(bagVikings, bag) + cellAt(bagFire, bag);
    const burnt = (Math.min(BURNT, total) * cellAt(bagFire, bag)) / Math.max(total, 1);
    return this.#with(bag, cellAt(bagVikings, bag), cellAt(bagFire, bag) - burnt);
  }

  /** What Hel costs who takes Vikings out of a bag (Y-8.2). */
  ofSlaying(bag: number, power: number): number {
    const { bagVikings, bagFire } = this.#p;
    const left = Math.max(0, cellAt(bagVikings, bag) - power);
    return -this.#with(bag, left, cellAt(bagFire, bag));
  }

  /** What Surt costs who puts Fire Giants into a bag (Y-8.3). */
  ofKindling(bag: number, power: number): number {
    const { bagVikings, bagFire, muspellheim } = this.#p;
    const fire = cellAt(bagFire, bag) + Math.min(power, muspellheim);
    return -this.#with(bag, cellAt(bagVikings, bag), fire);
  }

  #with(bag: number, vikings: number, fire: number): number {
    const { valkyries } = this.#p;
    const share = valueAt(this.#share, bag);
    this.#share[bag] = vikings / Math.max(vikings + fire, 1);
    const after = this.from(valkyries);
    this.#share[bag] = share;
    return after - this.#here;
  }
}
