import { BAGS, BURNT, ISLANDS, RAINBOW, REVIVED } from '../data/islands.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** How good the bags are for the Valkyries, now and on their way. */
export class Isles {
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

  /** Looks at the bags of a position, with so many turns to come. */
  lookAt(p: YggdrasilPosition, turns: number): void {
    this.#p = p;
    this.#scale = Math.min(1, turns / this.#weights.bagTurns);
    for (let bag = 0; bag < BAGS; bag++) {
      const total = p.bagVikings[bag] + p.bagFire[bag];
      this.#share[bag] = total === 0 ? 0 : p.bagVikings[bag] / total;
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
      const share = this.#share[bag];
      all += share;
      if (bag + 1 === flooded) continue;
      const steps = Math.max(0, Math.abs(bag + 1 - island) - 1);
      best = Math.max(best, share * this.#fade[steps]);
    }
    return this.#scale * (w.bagNear * best + w.bagRest * all);
  }

  /** What it brings to put dead Vikings into a bag (Y-9.6). */
  ofReviving(bag: number): number {
    const { bagVikings, bagFire, helheim } = this.#p;
    const count = Math.min(REVIVED, helheim);
    return this.#with(bag, bagVikings[bag] + count, bagFire[bag]);
  }

  /** What it brings to draw Fire Giants out of a bag (Y-9.7), on average. */
  ofBurning(bag: number): number {
    const { bagVikings, bagFire } = this.#p;
    const total = bagVikings[bag] + bagFire[bag];
    const burnt = (Math.min(BURNT, total) * bagFire[bag]) / Math.max(total, 1);
    return this.#with(bag, bagVikings[bag], bagFire[bag] - burnt);
  }

  /** What Hel costs who takes Vikings out of a bag (Y-8.2). */
  ofSlaying(bag: number, power: number): number {
    const { bagVikings, bagFire } = this.#p;
    const left = Math.max(0, bagVikings[bag] - power);
    return -this.#with(bag, left, bagFire[bag]);
  }

  /** What Surt costs who puts Fire Giants into a bag (Y-8.3). */
  ofKindling(bag: number, power: number): number {
    const { bagVikings, bagFire, muspellheim } = this.#p;
    const fire = bagFire[bag] + Math.min(power, muspellheim);
    return -this.#with(bag, bagVikings[bag], fire);
  }

  #with(bag: number, vikings: number, fire: number): number {
    const { valkyries } = this.#p;
    const share = this.#share[bag];
    this.#share[bag] = vikings / Math.max(vikings + fire, 1);
    const after = this.from(valkyries);
    this.#share[bag] = share;
    return after - this.#here;
  }
}
