import { cellAt, itemAt, lowestBit, valueAt } from '@nineworlds/engine';
import {
  CREATURES,
  EIKTHYRNIR,
  GERI_FREKI,
  GOATS,
  GOATS_LIVES,
  GULLFAXI,
  GULLINKAMBI,
  GULLINKAMBI_HEROES,
  GULLTOPP,
  HEIDRUN,
  HEIDRUN_LIVES,
  HILDISVINI,
  HILDISVINI_ELVES,
  HUGIN_MUNIN,
  HUGIN_MUNIN_DICE,
  RATATOSK,
  SAEHRIMNIR,
  SKULD,
  SLEIPNIR,
  STAGS,
  STAGS_LIVES,
  URD,
  VEDRFOLNIR,
  VEDRFOLNIR_HEROES,
  VERDANDI,
  VIDOFNIR_HEROES,
} from '../data/creatures.ts';
import { ACT, HEAL, MOVE, STONE_SIDES, TURN } from '../data/edition.ts';
import { HEROES } from '../data/sizes.ts';
import { IOTUNHEIM, SVARTALFHEIM } from '../data/worlds.ts';
import { diceReserve, elfReserve } from '../rules/actions.ts';
import { defeat } from '../rules/iotunns.ts';
import { WITH_RATATOSK, WITH_WOLVES } from '../rules/journeys.ts';
import { mostLives } from '../rules/outcome.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import type { Plan } from './plan.ts';

/** What creatures and runestones bring (C-12.2, C-11.4). */
export class Creatures {
  readonly #plan: Plan;
  readonly #gains = new Float64Array(CREATURES);
  /** Whether a draw is being thought of: Ratatosk may lead to the next one. */
  #isDrawing = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** What is gained on average by the best of so many creatures. */
  expected(p: ChroniclesPosition, count: number): number {
    if (this.#isDrawing) return count * this.#plan.worth.weights.creature;
    this.#isDrawing = true;
    const gains = this.#gains;
    let n = 0;
    for (let bits = p.creatureDeck; bits !== 0; bits &= bits - 1) {
      const gain = Math.max(0, this.gainOf(p, lowestBit(bits)));
      // In ascending order.
      let at = n++;
      for (; at > 0 && valueAt(gains, at - 1) > gain; at--) gains[at] = valueAt(gains, at - 1);
      gains[at] = gain;
    }
    this.#isDrawing = false;
    return bestOf(gains, n, Math.min(n, count));
  }

  /** What is gained on average by the first so many stones. */
  stones(p: ChroniclesPosition, count: number): number {
    const faces = count * STONE_SIDES;
    let gain = 0;
    for (let face = 0; face < faces; face++) gain += this.ofStone(p, itemAt(p.setup.stones, face));
    return gain / STONE_SIDES;
  }

  /** C-11.4: what a face of a stone brings. */
  ofStone(p: ChroniclesPosition, effect: number): number {
    const { worth } = this.#plan;
    switch (effect) {
      case HEAL:
        return this.#ofLives(p, p.active, 1);
      case ACT:
        return this.#plan.worthOfBestAct(p, (1 << IOTUNHEIM) | (1 << SVARTALFHEIM)) - worth.of(p);
      case MOVE:
        return worth.weights.stoneMove;
      case TURN:
        return worth.weights.stoneTurn;
      default:
        return 0;
    }
  }

  /** C-12.2: what a creature brings. */
  gainOf(p: ChroniclesPosition, creature: number): number {
    const { worth } = this.#plan;
    const { weights } = worth;
    const seat = p.active;
    switch (creature) {
      case STAGS:
        return this.#ofLives(p, seat, STAGS_LIVES);
      case HEIDRUN:
        return this.#ofLives(p, seat, HEIDRUN_LIVES);
      case SAEHRIMNIR:
        return this.#ofBestLife(p);
      case GOATS:
        return GOATS_LIVES * this.#ofBestLife(p);
      case GULLINKAMBI:
        return this.#ofHeroes(p, GULLINKAMBI_HEROES);
      case VEDRFOLNIR:
        return this.#ofHeroes(p, VEDRFOLNIR_HEROES);
      case HILDISVINI:
        return this.#ofElves(p, Math.min(HILDISVINI_ELVES, elfReserve(p)));
      case HUGIN_MUNIN:
        return this.#ofDice(p, Math.min(HUGIN_MUNIN_DICE, diceReserve(p)));
      case EIKTHYRNIR:
        return this.#ofHealing(p);
      case GULLFAXI:
        return this.#ofDefeat(p);
      case GERI_FREKI:
        return this.#plan.worthOfBestJourney(p, WITH_WOLVES) - worth.of(p);
      case RATATOSK:
        return this.#plan.worthOfBestJourney(p, WITH_RATATOSK) - worth.of(p);
      case GULLTOPP:
        return weights.gulltopp;
      case SKULD:
        return weights.skuld;
      case SLEIPNIR:
        return weights.sleipnir;
      case VERDANDI:
        return this.#ofEvenLives(p);
      case URD:
        return weights.urd;
      default:
        return this.#ofHeroes(p, VIDOFNIR_HEROES);
    }
  }

  #ofElves(p: ChroniclesPosition, count: number): number {
    const { elves } = this.#plan.worth;
    const held = cellAt(p.elves, p.active);
    return valueAt(elves, held + count) - valueAt(elves, held);
  }

  #ofDice(p: ChroniclesPosition, count: number): number {
    const { dice } = this.#plan.worth;
    const held = cellAt(p.dice, p.active);
    return valueAt(dice, held + count) - valueAt(dice, held);
  }

  #ofHeroes(p: ChroniclesPosition, count: number): number {
    const { heroes } = this.#plan.worth;
    return valueAt(heroes, Math.min(HEROES, p.valhalla + count)) - valueAt(heroes, p.valhalla);
  }

  #ofLives(p: ChroniclesPosition, seat: number, count: number): number {
    const { lives } = this.#plan.worth;
    const held = cellAt(p.lives, seat);
    return valueAt(lives, Math.min(mostLives(p, seat), held + count)) - valueAt(lives, held);
  }

  #ofBestLife(p: ChroniclesPosition): number {
    let best = 0;
    for (let seat = 0; seat < p.setup.seats; seat++) {
      best = Math.max(best, this.#ofLives(p, seat, 1));
    }
    return best;
  }

  /** C-12.2: as if the weakest god got lives of the strongest until they have the same. */
  #ofEvenLives(p: ChroniclesPosition): number {
    const { lives } = this.#plan.worth;
    let [least, most] = [cellAt(p.lives, 0), cellAt(p.lives, 0)];
    for (let figure = 1; figure < p.setup.figures; figure++) {
      most = Math.max(most, cellAt(p.lives, figure));
      if (figure < p.setup.seats) least = Math.min(least, cellAt(p.lives, figure));
    }
    const given = Math.floor((most - least) / 2);
    const gained = valueAt(lives, least + given) - valueAt(lives, least);
    return gained - (valueAt(lives, most) - valueAt(lives, most - given));
  }

  #ofHealing(p: ChroniclesPosition): number {
    const before = this.#plan.worth.of(p);
    let best = 0;
    for (let bits = p.ravaged; bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.#plan.worthOfHealing(p, lowestBit(bits), 0) - before);
    }
    return best;
  }

  #ofDefeat(p: ChroniclesPosition): number {
    const before = this.#plan.worth.of(p);
    let best = 0;
    for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.worthOfDefeat(p, lowestBit(bits)) - before);
    }
    return best;
  }

  /** C-8.3: what a position is worth without an Iotunn. */
  worthOfDefeat(p: ChroniclesPosition, iotunn: number): number {
    const then = this.#plan.tryOut(p);
    defeat(then, iotunn, undefined);
    const worth = this.#plan.worth.of(then);
    this.#plan.done();
    return worth;
  }
}

/** The mean of the best of so many, drawn from the first ones of a row in ascending order. */
function bestOf(gains: Float64Array, all: number, count: number): number {
  if (count === 0) return 0;
  let mean = 0;
  // The best one is the last of the row with this chance; otherwise it is the best of those before it.
  let odds = 1;
  for (let last = all; last >= count; last--) {
    mean += odds * (count / last) * valueAt(gains, last - 1);
    odds *= 1 - count / last;
  }
  return mean;
}
