import {
  type Bot,
  type Fate,
  type GameDef,
  type Move,
  type MoveBuffer,
  moveAt,
  type Options,
  type Position,
  type Rng,
  type SearchModel,
  type SearchSettings,
  type Seat,
} from '@nineworlds/engine';
import { Search } from './search.ts';

/**
 * The search of a level, but told every card that is hidden and all that chance will bring. It is
 * no player: it cheats. It shows how much better any player could be than the level.
 */
export class Clairvoyant<P extends Position> implements Bot<P> {
  readonly name = 'clairvoyant';
  readonly #settings: SearchSettings;
  readonly #search: Search<P>;
  readonly #truth: P;
  #fate: Fate | undefined;
  #ofKind: Int32Array = new Int32Array(0);

  constructor(
    game: GameDef<P>,
    options: Options,
    searchModel: SearchModel<P>,
    settings: SearchSettings,
  ) {
    this.#settings = settings;
    this.#search = new Search(game, options, searchModel);
    this.#truth = game.blank(options);
  }

  /** What is true, and what fate will answer, before the next `choose`. */
  foresee(p: P, fate: Fate, ofKind: Int32Array): void {
    this.#truth.copyFrom(p);
    this.#fate = fate;
    this.#ofKind = ofKind;
  }

  choose(_game: GameDef<P>, _o: P, seat: Seat, moves: MoveBuffer, n: number, rng: Rng): Move {
    if (n === 1) return moveAt(moves, 0);
    if (this.#fate === undefined) throw new RangeError('nobody has told the clairvoyant anything');
    const foretold = { fate: this.#fate, ofKind: this.#ofKind };
    this.#search.begin(this.#truth, seat, this.#settings, rng, 2, foretold);
    this.#search.run(Number.POSITIVE_INFINITY);
    return this.#search.candidates.luckiest().move;
  }
}
