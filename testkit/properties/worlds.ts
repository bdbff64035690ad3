import {
  fieldNames,
  fieldOf,
  type GameDef,
  hashOf,
  type Options,
  type Position,
  type Rng,
  type Seat,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { isSame } from '../difference.ts';
import { Uniformity } from '../frequencies.ts';
import type { Check } from './check.ts';
import { observersOf } from './observers.ts';

/** Worlds drawn from every observation. */
const DRAWN = 8;
/** Observations with something hidden before worlds must have varied. */
const ENOUGH = 30;
/** The share of them in which eight worlds must not be all the same. */
const VARIED = 0.5;
/** Lists of worlds longer than this are not tested for equal chances. */
const MAX_WORLDS = 40;
/** Draws for each of the worlds of a list. */
const DRAWS_PER_WORLD = 12;

/**
 * All worlds that agree with an observation, which only the game itself can list. Longer lists than
 * `most` are of no use, so it may stop there.
 */
export type WorldsOf<P extends Position> = (o: P, seat: Seat, most: number) => readonly P[];

/** A cell that observations do not show as it is. */
interface HiddenPlace {
  /** What it really held. */
  readonly values: Set<number>;
  /** In how many observations it was hidden, and in how many of these worlds differed in it. */
  hidden: number;
  varied: number;
}

/** Observations that hide the same places. */
interface Pattern {
  readonly places: readonly string[];
  observations: number;
  /** In how many of them worlds differed. */
  varied: number;
}

/** Determinized worlds differ in all that is hidden and, where they can be listed, are equally likely. */
export function worlds<P extends Position>(
  game: GameDef<P>,
  options: Options,
  worldsOf?: WorldsOf<P>,
): Check<P> {
  const observers = observersOf(game, options);
  const observation = game.blank(options);
  const drawn = Array.from({ length: DRAWN }, () => game.blank(options));
  const places = new Map<string, HiddenPlace>();
  const patterns = new Map<string, Pattern>();
  const uniformity = new Uniformity();

  const noteVariety = (p: P): void => {
    const hidden: string[] = [];
    for (const name of fieldNames(p)) {
      const seen = cellsOf(observation, name);
      cellsOf(p, name).forEach((value, i) => {
        if (value === seen[i]) return;
        const [first, ...others] = drawn.map((world) => cellsOf(world, name)[i]);
        const id = `${name}[${i}]`;
        const place = places.get(id) ?? { values: new Set(), hidden: 0, varied: 0 };
        place.values.add(value);
        place.hidden++;
        if (others.some((other) => other !== first)) place.varied++;
        places.set(id, place);
        hidden.push(id);
      });
    }
    const id = hidden.join(' ');
    const pattern = patterns.get(id) ?? { places: hidden, observations: 0, varied: 0 };
    pattern.observations++;
    if (drawn.some((world) => !isSame(world, drawn[0]))) pattern.varied++;
    patterns.set(id, pattern);
  };

  const noteFrequencies = (seat: Seat, rng: Rng): void => {
    const all = worldsOf?.(observation, seat, MAX_WORLDS + 1) ?? [];
    if (all.length < 2 || all.length > MAX_WORLDS) return;
    const hashes = all.map(hashOf);
    const counts = new Array<number>(all.length).fill(0);
    const [world] = drawn;
    for (let i = 0; i < all.length * DRAWS_PER_WORLD; i++) {
      world.copyFrom(observation);
      game.determinize(world, rng);
      const at = hashes.indexOf(hashOf(world));
      if (at < 0) broken('worldsUniform', `a world of seat ${seat} is not among those there are`);
      counts[at]++;
    }
    uniformity.add(counts);
  };

  return {
    asked(p, rng) {
      // Lists of worlds take long: one observer at a time has to do.
      const counted = observers[rng.below(observers.length)];
      for (const observer of observers) {
        game.observe(p, observer, observation);
        if (isSame(observation, p)) continue;
        for (const world of drawn) {
          world.copyFrom(observation);
          game.determinize(world, rng);
        }
        noteVariety(p);
        if (observer === counted) noteFrequencies(observer, rng);
      }
    },

    concluded() {
      // A place that never holds but one thing (such as a mark of who observes) hides nothing.
      const secret = [...places].filter(([, { values }]) => values.size > 1);
      const names = new Set(secret.map(([name]) => name));
      let observations = 0;
      let varied = 0;
      for (const pattern of patterns.values()) {
        if (!pattern.places.some((place) => names.has(place))) continue;
        observations += pattern.observations;
        varied += pattern.varied;
      }
      if (observations >= ENOUGH && varied < observations * VARIED) {
        broken('worldsVary', `eight worlds differ in ${varied} of ${observations} observations`);
      }
      for (const [name, place] of secret) {
        if (place.hidden >= ENOUGH && place.varied === 0) {
          broken('worldsVary', `${name} was hidden ${place.hidden} times and never varied`);
        }
      }
      const bias = uniformity.suspicious;
      if (bias !== undefined) broken('worldsUniform', bias);
    },
  };
}

function cellsOf(p: Position, name: string): Int32Array {
  const field = fieldOf(p, name);
  return typeof field === 'number' ? Int32Array.of(field) : field;
}
