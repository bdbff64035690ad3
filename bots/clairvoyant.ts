import type {
  Bot,
  Brain,
  Fate,
  GameDef,
  Move,
  MoveBuffer,
  Options,
  Position,
  Rng,
  Seat,
  Thought,
} from '@nineworlds/engine';
import { Search } from './search.ts';

/**
 * The search of a level, but told every card that is hidden and all that chance will bring. It is
 * no player: it cheats. It shows how much better any player could be than the level.
 */
export class Clairvoyant<P extends Position> implements Bot<P> {
  readonly name = 'clairvoyant';
  readonly #thought: Thought;
  readonly #search: Search<P>;
  readonly #truth: P;
  #fate: Fate | undefined;
  #ofKind: Int32Array = new Int32Array(0);

  constructor(game: GameDef<P>, options: Options, brain: Brain<P>, thought: Thought) {
    this.#thought = thought;
    this.#search = new Search(game, options, brain);
    this.#truth = game.blank(options);
  }

  /** What is true, and what fate will answer, before the next `choose`. */
  foresee(p: P, fate: Fate, ofKind: Int32Array): void {
    this.#truth.copyFrom(p);
    this.#fate = fate;
    this.#ofKind = ofKind;
  }

  choose(_game: GameDef<P>, _o: P, seat: Seat, moves: MoveBuffer, n: number, rng: Rng): Move {
    if (n === 1) return moves[0];
    if (this.#fate === undefined) throw new RangeError('nobody has told the clairvoyant anything');
    const foretold = { fate: this.#fate, ofKind: this.#ofKind };
    this.#search.begin(this.#truth, seat, this.#thought, rng, 2, foretold);
    this.#search.run(Number.POSITIVE_INFINITY);
    const { candidates } = this.#search;
    return candidates.moves[candidates.luckiest()];
  }
}
