import {
  type Bot,
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

/** How long to think about a question, whatever comes of it; for who cannot wait. */
export interface Clock {
  readonly milliseconds: number;
  now(): number;
}

/** Games that are simulated between two looks at the clock. */
const SLICE = 8;
/** So many at least are needed to see how long one takes. */
const PROBE = 16;

/** Somebody who thinks ahead before each answer. */
export class SearchBot<P extends Position> implements Bot<P> {
  readonly name: string;
  readonly #policy: Bot<P>;
  readonly #certain: readonly number[];
  readonly #settings: SearchSettings;
  readonly #clock: Clock | undefined;
  readonly #search: Search<P>;
  /** How many games it simulated in a millisecond when it last thought by the clock. */
  #speed = 0;

  constructor(
    name: string,
    game: GameDef<P>,
    options: Options,
    searchModel: SearchModel<P>,
    settings: SearchSettings,
    clock?: Clock,
  ) {
    this.name = name;
    this.#policy = searchModel.policy;
    this.#certain = searchModel.certain;
    this.#settings = settings;
    this.#clock = clock;
    this.#search = new Search(game, options, searchModel);
  }

  choose(game: GameDef<P>, o: P, seat: Seat, moves: MoveBuffer, n: number, rng: Rng): Move {
    if (n === 1) return moveAt(moves, 0);
    const { slips, trust, doubt } = this.#settings;
    if (slips > 0 && rng.below(slips) === 0) return moveAt(moves, rng.below(n));
    if (this.#settings.iterations === 0 || this.#certain.includes(o.frames.kind)) {
      return this.#policy.choose(game, o, seat, moves, n, rng);
    }
    const search = this.#search;
    if (this.#clock === undefined) {
      search.begin(o, seat, this.#settings, rng);
      while (!search.run(SLICE));
    } else {
      this.#thinkBy(this.#clock, o, seat, rng);
    }
    return search.candidates.best(trust, doubt).move;
  }

  /** Thinks until the clock says stop, about. */
  #thinkBy(clock: Clock, o: P, seat: Seat, rng: Rng): void {
    const search = this.#search;
    const end = clock.now() + clock.milliseconds;
    // Halving needs to know beforehand how many games there will be.
    if (this.#speed === 0) this.#probe(clock, o, seat, rng);
    const start = clock.now();
    const iterations = Math.max(PROBE, Math.round(this.#speed * (end - start)));
    search.begin(o, seat, { ...this.#settings, iterations }, rng);
    while (!search.run(SLICE) && clock.now() < end);
    this.#speed = search.done / Math.max(1, clock.now() - start);
  }

  /** Finds out how quickly it thinks. */
  #probe(clock: Clock, o: P, seat: Seat, rng: Rng): void {
    const start = clock.now();
    this.#search.begin(o, seat, { ...this.#settings, iterations: PROBE }, rng);
    while (!this.#search.run(PROBE));
    this.#speed = this.#search.done / Math.max(1, clock.now() - start);
  }
}
