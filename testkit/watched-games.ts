import {
  type Bot,
  CHANCE,
  type CheckedGame,
  EventList,
  Match,
  type Options,
  type Position,
  Rng,
} from '@nineworlds/engine';
import { broken, ConformanceError } from './conformance-error.ts';
import type { Coverage } from './coverage.ts';
import { difference } from './difference.ts';
import { type Player, playerOf, styleOf } from './player.ts';
import type { Check } from './properties/check.ts';
import { copies } from './properties/copies.ts';
import { invariants } from './properties/invariants.ts';
import { legalLists } from './properties/legal-lists.ts';
import { lines } from './properties/lines.ts';
import { observations } from './properties/observations.ts';
import { outcomes } from './properties/outcomes.ts';
import { positionFiles } from './properties/position-files.ts';
import type { Property } from './properties/property.ts';
import { replays } from './properties/replays.ts';
import { results } from './properties/results.ts';
import { type Forgotten, toldAndKnown } from './properties/told-and-known.ts';
import { type WorldsOf, worlds } from './properties/worlds.ts';
import { anyAnswer, type Onlooker, playAtRandom, recordOfRandom } from './random-game.ts';

/** What only the game itself can say about its secrets. */
export interface Expectations<P extends Position> {
  /** Lists the worlds of an observation, where the game can. */
  readonly worlds?: WorldsOf<P>;
  /** Events that show what is mixed back in the same line. */
  readonly forgotten?: Forgotten;
}

/** Something that is demanded of every game and does not hold for this one. */
export interface Problem {
  readonly property: Property;
  readonly message: string;
  /** The game in which it showed: a run of one game with these options and seed shows it again. */
  readonly options: Options;
  readonly seed: number;
  /** How many lines had been played. */
  readonly ply: number;
}

/** One ply in so many is looked at thoroughly, and the first of every kind in a game. */
const THOROUGH = 8;
/** The generators of the checks are the streams from here on, one for each ply. */
const FIRST_PLY = 2;

/** Random games of one set of options, with the checks that look on. */
export class WatchedGames<P extends Position> {
  readonly #game: CheckedGame<P>;
  readonly #options: Options;
  readonly #expected: Expectations<P>;
  readonly #coverage: Coverage<P>;
  readonly #bots: readonly Bot<P>[];
  /** Checks of every ply, and those that take too long for that. */
  #quick: readonly Check<P>[] = [];
  #thorough: readonly Check<P>[] = [];
  #seed = 0;
  #ply = 0;
  /** Lines that were played. */
  plies = 0;

  constructor(
    game: CheckedGame<P>,
    options: Options,
    expected: Expectations<P>,
    coverage: Coverage<P>,
    bots: readonly Bot<P>[],
  ) {
    this.#game = game;
    this.#options = options;
    this.#expected = expected;
    this.#coverage = coverage;
    this.#bots = bots;
  }

  /** Plays a game; at most one problem. */
  play(seed: number): Problem[] {
    this.#seed = seed;
    this.#ply = 0;
    return this.#watched(() => {
      if (this.#quick.length === 0) this.#makeChecks();
      const checks = [...this.#quick, ...this.#thorough];
      for (const check of checks) check.started?.();
      const match = new Match(this.#game, this.#options);
      this.#watch(match, seed);
      for (const check of checks) check.finished?.(match, new Rng(seed, FIRST_PLY + match.ply));
    });
  }

  /** What all games together show. */
  conclude(): Problem[] {
    return [...this.#quick, ...this.#thorough].flatMap((check) =>
      this.#watched(() => check.concluded?.()),
    );
  }

  #makeChecks(): void {
    const of = [this.#game, this.#options] as const;
    this.#thorough = [
      copies(...of),
      lines(...of),
      positionFiles(...of),
      observations(...of),
      toldAndKnown(...of, this.#expected.forgotten),
      worlds(...of, this.#expected.worlds),
    ];
    this.#quick = [
      invariants(...of),
      legalLists(...of),
      outcomes(...of),
      results(...of),
      replays(...of, (match) => recordOfRandom(match, this.#seed)),
    ];
  }

  #watch(match: Match<P>, seed: number): void {
    const kinds = new Set<number>();
    const kept = this.#game.blank(this.#options);
    const scratch = this.#game.blank(this.#options);
    const out = new Int32Array(this.#game.maxMoves);
    // Every ply has its own generator, so that one game alone shows the same as within a run.
    const begin = (p: P): { rng: Rng; checks: readonly Check<P>[] } => {
      this.#ply = match.ply;
      const rng = new Rng(seed, FIRST_PLY + match.ply);
      const { kind } = p.frames;
      const isThorough = rng.below(THOROUGH) === 0 || !kinds.has(kind);
      return { rng, checks: isThorough ? [...this.#quick, ...this.#thorough] : this.#quick };
    };
    const pure = (p: P, look: () => void): void => {
      kept.copyFrom(p);
      look();
      const touched = difference(p, kept);
      if (touched !== undefined) broken('pure', `after looking at the position ${touched}`);
    };
    const onlooker: Onlooker<P> = {
      asked: (p) => {
        const { rng, checks } = begin(p);
        pure(p, () => {
          for (const check of checks) check.asked?.(p, rng);
        });
        if (p.frames.seat !== CHANCE) this.#coverage.asked(this.#game.legal(p, out));
      },
      line: (p, moves) => {
        const { rng, checks } = begin(p);
        pure(p, () => {
          for (const check of checks) check.line?.(p, moves, rng);
        });
        this.plies++;
        const events = new EventList();
        scratch.copyFrom(p);
        for (const move of moves) {
          kinds.add(scratch.frames.kind);
          this.#coverage.answer(scratch, move);
          this.#game.apply(scratch, move, events);
        }
        this.#coverage.events(events.list);
      },
    };
    playAtRandom(match, seed, onlooker, this.#playerOf(seed));
  }

  /** Who answers in the game with a seed. */
  #playerOf(seed: number): Player<P> {
    const style = styleOf(seed, this.#bots);
    return playerOf(this.#game, this.#options, this.#bots, style, anyAnswer(this.#game));
  }

  /** Turns what is thrown into a problem. */
  #watched(look: () => void): Problem[] {
    try {
      look();
      return [];
    } catch (error) {
      return [problemOf(error, this.#options, this.#seed, this.#ply)];
    }
  }
}

/** What was thrown in a game, as a problem of it. */
export function problemOf(error: unknown, options: Options, seed: number, ply: number): Problem {
  if (error instanceof ConformanceError) {
    return { property: error.property, message: error.message, options, seed, ply };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { property: 'exception', message, options, seed, ply };
}
