import { cellAt, valueAt } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_ELVES, MAX_SEATS } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import { LEVELS } from '../data/weapons.ts';
import { levelOf } from '../rules/nidavellir.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Threat } from './threat.ts';
import type { Weights } from './weights.ts';

/** More turns than this make no difference to what a Viking is worth. */
const MOST_TURNS = 12;

/** What Vikings, elves and weapons are worth in a god's hands for the turns they still have. */
export class HoldingsValue {
  /** The turns that each seat's god still has after this one. */
  readonly turns = new Int32Array(MAX_SEATS);
  /** How often each enemy will still have to be fought. */
  readonly fights = new Float64Array(ENEMIES);
  readonly #weights: Weights;
  /** What so many Vikings are worth, by the turns that are left to use them in. */
  readonly #vikings = new Float64Array((MOST_TURNS + 1) * (VIKINGS + 1));
  readonly #elves = new Float64Array(MAX_ELVES + 3);

  constructor(weights: Weights) {
    this.#weights = weights;
    for (let turns = 1; turns <= MOST_TURNS; turns++) {
      const fade = weights.vikingFade ** (1 + weights.vikingHaste / turns);
      const at = turns * (VIKINGS + 1);
      for (let i = 1; i <= VIKINGS; i++) {
        this.#vikings[at + i] =
          valueAt(this.#vikings, at + i - 1) + weights.viking * fade ** (i - 1);
      }
    }
    for (let i = 1; i < this.#elves.length; i++) {
      this.#elves[i] = valueAt(this.#elves, i - 1) + weights.elf * weights.elfFade ** (i - 1);
    }
  }

  /** Brings it up to date with a position and its threat. */
  update(p: YggdrasilPosition, threat: Threat): void {
    const { seats, toNext } = p.setup;
    for (let seat = 0; seat < seats; seat++) {
      const forward = (seat - p.active + seats) % seats;
      const away = (toNext === 1 ? forward : (seats - forward) % seats) || seats;
      this.turns[seat] = threat.turns < away ? 0 : Math.floor((threat.turns - away) / seats) + 1;
    }
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const end = cellAt(p.enemies, enemy) + valueAt(threat.advances, enemy);
      this.fights[enemy] = Math.max(0, end - this.#weights.fightsSlack);
    }
  }

  /** What so many Vikings are worth to a seat's god after this turn. */
  ofVikings(seat: number, count: number): number {
    return valueAt(
      this.#vikings,
      Math.min(cellAt(this.turns, seat), MOST_TURNS) * (VIKINGS + 1) + count,
    );
  }

  ofElves(seat: number, count: number): number {
    return this.turns[seat] === 0 ? 0 : valueAt(this.#elves, count);
  }

  /** What the next level of the active god's weapon against an enemy is worth. */
  ofForging(p: YggdrasilPosition, enemy: number): number {
    const w = this.#weights;
    const seat = p.active;
    // A god fights one enemy a turn: what they are armed for already takes their turns.
    let free = cellAt(this.turns, seat);
    for (let other = 0; other < ENEMIES; other++) {
      if (other === enemy) continue;
      const level = levelOf(p, seat, other);
      if (level > 0) free -= (valueAt(this.fights, other) * (level + 1)) / (LEVELS + 1);
    }
    const spare = w.fightsSpare * cellAt(this.turns, seat);
    const fights = Math.min(valueAt(this.fights, enemy), Math.max(free, spare));
    const level = levelOf(p, seat, enemy) + 1;
    let rival = 1;
    for (let other = level; other <= LEVELS; other++) {
      if (p.weapons[enemy * LEVELS + other - 1] !== 0) rival = w.weaponRival;
    }
    return w.weapon * fights * rival;
  }
}
