import {
  answersOf,
  type CheckedGame,
  Faults,
  fieldNames,
  fieldOf,
  type Options,
  OVER,
  type Position,
  type Rng,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { demandNoFaults } from './invariants.ts';
import { observations } from './observations.ts';

/** How many changes are tried on each position. */
const CHANGES = 24;
/** The bits of a cell that may be turned over: masks and packed numbers have more than a few. */
const BITS = 24;

/**
 * Positions that no game has led to. A file may hold any position that the game accepts, so each of them has to be
 * as good as one that was played: it goes on to the end, and the worlds that a seat imagines are possible. They are
 * found by changing positions a little, again and again; what is accepted is changed further.
 */
export class ChangedPositions<P extends Position> {
  readonly #game: CheckedGame<P>;
  readonly #options: Options;
  readonly #look: (p: P, rng: Rng) => void;
  readonly #accepted: P;
  readonly #changed: P;

  constructor(game: CheckedGame<P>, options: Options) {
    this.#game = game;
    this.#options = options;
    const check = observations(game, options);
    this.#look = (p, rng) => check.asked?.(p, rng);
    this.#accepted = game.blank(options);
    this.#changed = game.blank(options);
  }

  /** The position that was looked at last: where something is wrong, it shows there. */
  get at(): P {
    const at = this.#game.blank(this.#options);
    at.copyFrom(this.#accepted);
    return at;
  }

  /** Changes a position, looks at all that is accepted, and plays the last of it to its end. */
  try(p: P, rng: Rng): void {
    const changed = this.#changed;
    this.#accepted.copyFrom(p);
    for (let i = 0; i < CHANGES; i++) {
      changed.copyFrom(this.#accepted);
      for (let cells = 1 + rng.below(2); cells > 0; cells--) changeCell(changed, rng);
      if (!this.#accepts(changed)) continue;
      this.#accepted.copyFrom(changed);
      this.#look(changed, rng);
    }
    this.#playOut(rng);
  }

  #accepts(p: P): boolean {
    const faults = new Faults();
    this.#game.invariants(p, faults);
    if (faults.none) this.#game.checkFrames(p, faults);
    return faults.none;
  }

  #playOut(rng: Rng): void {
    const game = this.#game;
    const p = this.#changed;
    p.copyFrom(this.#accepted);
    for (let moves = 0; p.frames.seat !== OVER; moves++) {
      if (moves >= game.maxPlies) broken('bounded', `more than ${game.maxPlies} moves`);
      const answers = answersOf(game, p);
      if (answers.length === 0) broken('changedPosition', 'a question has no answer');
      const move = answers[rng.below(answers.length)] ?? 0;
      game.apply(p, move);
      demandNoFaults(game, p, 'changedPosition', `after the answer ${move}`);
      this.#accepted.copyFrom(p);
    }
    game.results(p);
  }
}

/** Changes a cell of some field as a hand, a slip or malice would. */
function changeCell(p: Position, rng: Rng): void {
  const names = fieldNames(p);
  const name = names[rng.below(names.length)] ?? '';
  const field = fieldOf(p, name);
  if (typeof field === 'number') {
    Reflect.set(p, name, field + (rng.below(2) === 0 ? 1 : -1));
    return;
  }
  const [one, other] = [rng.below(field.length), rng.below(field.length)];
  const [a, b] = [field[one] ?? 0, field[other] ?? 0];
  switch (rng.below(4)) {
    case 0:
      field[one] = b;
      field[other] = a;
      break;
    case 1:
      field[one] = a ^ (1 << rng.below(BITS));
      break;
    case 2:
      field[one] = b;
      break;
    default:
      field[one] = 0;
  }
}
