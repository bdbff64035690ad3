import {
  type Argument,
  continuesLine,
  type GameDef,
  type Move,
  type Options,
  type Position,
  type Rng,
  type SearchModel,
  type Seat,
} from '@nineworlds/engine';
import { Search } from './search.ts';

/** So many lines are advised. */
const BEST = 3;
/** Fewer games for each do not tell what it is worth. */
const LEAST = 32;

/** A line that can be played, and what speaks for it. */
export interface Advised {
  readonly line: readonly Move[];
  /** The chance to win with it, and the standard error of that. */
  readonly winProbability: number;
  readonly error: number;
  readonly inFavour: readonly Argument[];
}

/** Thinks about the open question of a seat on behalf of somebody who asks for advice. */
export class Adviser<P extends Position> {
  readonly #game: GameDef<P>;
  readonly #searchModel: SearchModel<P>;
  readonly #search: Search<P>;
  readonly #observation: P;
  readonly #ahead: P;
  readonly #known: P;
  readonly #legal: Int32Array;
  #seat: Seat = 0;
  #iterations = 0;

  constructor(game: GameDef<P>, options: Options, searchModel: SearchModel<P>) {
    this.#game = game;
    this.#searchModel = searchModel;
    this.#search = new Search(game, options, searchModel);
    this.#observation = game.blank(options);
    this.#ahead = game.blank(options);
    this.#known = game.blank(options);
    this.#legal = new Int32Array(game.maxMoves);
  }

  /** Begins to think about the open question of what a seat knows, in so many simulated games. */
  begin(o: P, seat: Seat, iterations: number, rng: Rng): void {
    this.#observation.copyFrom(o);
    this.#seat = seat;
    this.#iterations = iterations;
    this.#search.begin(o, seat, { ...this.#searchModel.levels.strong, iterations }, rng, BEST);
  }

  /** Thinks on; whether it has come to an end. */
  run(games: number): boolean {
    return this.#search.run(games);
  }

  /** How much has been done, from 0 to 1. */
  get progress(): number {
    return this.#iterations === 0 ? 1 : this.#search.done / this.#iterations;
  }

  /**
   * The best lines, the best first. What they are worth is estimated by games of their own, which all meet
   * the same chance: those in which the lines were found are an average over a search that was learning.
   */
  advice(rng: Rng): readonly Advised[] {
    const finalists = this.#search.candidates.finalists().slice(0, BEST);
    const lines = finalists.map(({ move }) => this.#wholeLine(move, rng));
    const games = Math.max(LEAST, Math.round(this.#iterations / BEST));
    const { steady } = this.#searchModel.levels;
    const seed = rng.bits();
    return lines
      .map((line) => {
        const worth = this.#search.estimate(
          this.#observation,
          this.#seat,
          steady,
          games,
          seed,
          line,
        );
        const inFavour = this.#searchModel.argumentsFor(this.#observation, this.#seat, line);
        return { line, winProbability: worth.mean, error: worth.error, inFavour };
      })
      .sort((a, b) => b.winProbability - a.winProbability);
  }

  /** A line that begins with a move: the policy goes on with it. */
  #wholeLine(first: Move, rng: Rng): Move[] {
    const game = this.#game;
    const ahead = this.#ahead;
    ahead.copyFrom(this.#observation);
    const asked = ahead.frames.seat;
    const line = [first];
    game.apply(ahead, first);
    while (continuesLine(game, ahead, asked)) {
      game.observe(ahead, this.#seat, this.#known);
      const n = game.legal(this.#known, this.#legal);
      const { policy } = this.#searchModel;
      const move = policy.choose(game, this.#known, this.#seat, this.#legal, n, rng);
      line.push(move);
      game.apply(ahead, move);
    }
    return line;
  }
}
