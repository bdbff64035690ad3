import { CHANCE, type GameDef, type Options, OVER, type Position, Rng } from '@nineworlds/engine';
import { completeOptions } from './random-options.ts';

/** A position and the options of its game. */
export interface Found<P extends Position> {
  readonly options: Options;
  readonly p: P;
}

/**
 * So many positions from all parts of random games: those that are looked for, and of these one in
 * some. Equal seeds give equal positions.
 */
export type FindPositions<P extends Position> = (
  count: number,
  seed: number,
  isLookedFor?: (p: P) => boolean,
  oneIn?: number,
) => Found<P>[];

/** Finds positions of games that are played with these options in turn. */
export function randomPositions<P extends Position>(
  game: GameDef<P>,
  given: readonly Options[],
): FindPositions<P> {
  const tables = given.map((options) => completeOptions(game, options));
  const out = new Int32Array(game.maxMoves);
  return (count, seed, isLookedFor = () => true, oneIn = 4) => {
    const rng = new Rng(seed);
    const found: Found<P>[] = [];
    for (let nth = 0; found.length < count; nth++) {
      const options = tables[nth % tables.length] ?? {};
      const p = game.create(options);
      while (found.length < count) {
        if (isLookedFor(p) && rng.below(oneIn) === 0) {
          const kept = game.blank(options);
          kept.copyFrom(p);
          found.push({ options, p: kept });
        }
        if (p.frames.seat === OVER) break;
        const isChance = p.frames.seat === CHANCE;
        const move = isChance ? game.sample(p, rng) : (out[rng.below(game.legal(p, out))] ?? 0);
        game.apply(p, move);
      }
    }
    return found;
  };
}
