import { FRAME_CELLS } from '@nineworlds/engine';
import { REST } from '../rules/missions.ts';
import type { ChroniclesPosition } from '../rules/state.ts';

/** Numbers of a position, besides its zones, on which it depends what a mission is worth. */
const NUMBERS = 16;
/** No position is like this one. */
const NOWHERE = -1;

/** What a god moves for: when it has come there, the mission need not be thought through again. */
export class Aim {
  mission = REST;
  #setup: object | undefined;
  #zones = new Int32Array(0);
  readonly #numbers = new Int32Array(NUMBERS).fill(NOWHERE);
  readonly #now = new Int32Array(NUMBERS);

  /** The god goes for a mission, and this is how things will stand. */
  take(p: ChroniclesPosition, mission: number): void {
    if (this.#zones.length !== p.cells.length) this.#zones = new Int32Array(p.cells.length);
    this.#setup = p.setup;
    this.#zones.set(p.cells);
    writeNumbers(p, this.#numbers);
    this.mission = mission;
  }

  /** Whether things stand as it was thought, but for the open questions and the step. */
  isReached(p: ChroniclesPosition): boolean {
    if (this.#setup !== p.setup) return false;
    writeNumbers(p, this.#now);
    for (let i = 0; i < NUMBERS; i++) if (this.#now[i] !== this.#numbers[i]) return false;
    const { cells } = p;
    // Zones come after the questions.
    for (let i = p.frames.capacity * FRAME_CELLS; i < cells.length; i++) {
      if (cells[i] !== this.#zones[i]) return false;
    }
    return true;
  }
}

function writeNumbers(p: ChroniclesPosition, into: Int32Array): void {
  into[0] = p.turn;
  into[1] = p.active;
  into[2] = p.done;
  into[3] = p.turned;
  into[4] = p.island;
  into[5] = p.nidhogg;
  into[6] = p.fire;
  into[7] = p.anonymous;
  into[8] = p.valhalla;
  into[9] = p.ravaged;
  into[10] = p.iotunns;
  into[11] = p.iotunnDeck;
  into[12] = p.creatureDeck;
  into[13] = p.creatures;
  into[14] = p.shared;
  into[15] = p.activated;
}
