import { cellAt, hasBit, valueAt } from '@nineworlds/engine';
import {
  ENEMIES,
  FENRIR,
  FENRIR_TAKES,
  HEL,
  HEL_TAKES,
  IORMUNGAND,
  LOKI,
  SURT,
  SURT_GATHERS,
} from '../data/enemies.ts';
import { TYR } from '../data/gods.ts';
import { FIRE_GIANTS, IOTUNN_PAWNS, MAX_SEATS } from '../data/sizes.ts';
import { CAGE, levelOf, TOP } from '../data/worlds.ts';
import { iotunnsInPlay } from '../rules/iotunns.ts';
import { isOrdered } from '../rules/round.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { missingCards } from './forecast.ts';
import { crossingsLeft, wouldRavage } from './threats.ts';
import type { Worth } from './worth.ts';

/** C-5: who goes first: every order of this round is thought through with what is known of the cards. */
export class TurnOrder {
  readonly #worth: Worth;
  /** By enemy and seat: what it costs that the seat wakes the enemy. */
  readonly #harms = new Float64Array(ENEMIES * MAX_SEATS);
  /** By place and enemy: how likely a card of its lies on the wheel before that place has its turn. */
  readonly #lying = new Float64Array((MAX_SEATS + 1) * ENEMIES);
  #best = 0;
  #chosen = 0;

  constructor(worth: Worth) {
    this.#worth = worth;
  }

  /** The seat that comes next, when so many have their place already. */
  next(p: ChroniclesPosition, count: number): number {
    this.#worth.forecast.updateRound(p);
    this.#update(p);
    this.#best = Number.POSITIVE_INFINITY;
    this.#chosen = 0;
    let ordered = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      this.#lying[enemy] = missingCards(p, enemy) === 1 ? 1 : 0;
    }
    for (let place = 0; place < count; place++) {
      this.#reveal(place, cellAt(p.order, place));
      ordered |= 1 << cellAt(p.order, place);
    }
    for (let seat = 0; seat < p.setup.seats; seat++) {
      if (isOrdered(p, seat, count)) continue;
      const cost = this.#reveal(count, seat);
      this.#goOn(p, count + 1, ordered | (1 << seat), cost, seat);
    }
    return this.#chosen;
  }

  #goOn(p: ChroniclesPosition, place: number, ordered: number, cost: number, first: number): void {
    if (cost >= this.#best) return;
    if (place === p.setup.seats) {
      this.#best = cost;
      this.#chosen = first;
      return;
    }
    for (let seat = 0; seat < p.setup.seats; seat++) {
      if (hasBit(ordered, seat)) continue;
      const more = this.#reveal(place, seat);
      this.#goOn(p, place + 1, ordered | (1 << seat), cost + more, first);
    }
  }

  /** A seat reveals its card at a place of the order: the cost of what it wakes, less the later. */
  #reveal(place: number, seat: number): number {
    const { now } = this.#worth.forecast;
    const at = place * ENEMIES;
    const later = this.#worth.weights.patience ** place;
    let cost = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const chance = valueAt(now, seat * ENEMIES + enemy);
      const lies = valueAt(this.#lying, at + enemy);
      cost += later * chance * lies * valueAt(this.#harms, enemy * MAX_SEATS + seat);
      // A card that finds one takes it along, one that finds none stays.
      this.#lying[at + ENEMIES + enemy] = lies * (1 - chance) + (1 - lies) * chance;
    }
    return cost;
  }

  /** What an activation costs by enemy and seat. */
  #update(p: ChroniclesPosition): void {
    const { weights } = this.#worth;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const harm = weights.activation + (isWinning(p, enemy) ? weights.loss : 0);
      for (let seat = 0; seat < p.setup.seats; seat++) {
        this.#harms[enemy * MAX_SEATS + seat] = harm + this.#harmTo(p, enemy, seat);
      }
    }
  }

  /** C-7: what an enemy does to the god that wakes it. */
  #harmTo(p: ChroniclesPosition, enemy: number, seat: number): number {
    const { weights } = this.#worth;
    const lives = cellAt(p.lives, seat);
    if (enemy === HEL) return this.#worth.costOfLives(lives, HEL_TAKES);
    if (enemy === LOKI) return wouldRavage(p, LOKI, cellAt(p.places, seat)) ? weights.ravaged : 0;
    if (enemy !== FENRIR) return 0;
    const isTyr = p.setup.isHard && p.gods[seat] === TYR;
    const isOut = p.enemies[FENRIR] !== CAGE;
    return (
      (isTyr ? 0 : weights.turnLost) + (isOut ? this.#worth.costOfLives(lives, FENRIR_TAKES) : 0)
    );
  }
}

/** C-4: whether the gods lose when an enemy activates. */
function isWinning(p: ChroniclesPosition, enemy: number): boolean {
  if (enemy === IORMUNGAND) return crossingsLeft(p) === 1;
  if (enemy === LOKI) return iotunnsInPlay(p) === IOTUNN_PAWNS;
  if (enemy === SURT && FIRE_GIANTS - p.fire < SURT_GATHERS) return true;
  return (enemy === SURT || enemy === HEL) && levelOf(cellAt(p.enemies, enemy)) === TOP;
}
