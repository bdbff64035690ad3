import { CHANCE, type Options, OVER, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { yggdrasil } from '../checked.ts';
import type { YggdrasilPosition } from '../index.ts';

/** Tables that differ in everything that odds and boards depend on. */
const TABLES: readonly Options[] = [
  { gods: ['thor', 'odin', 'tyr'], angry: 3 },
  { gods: ['tyr', 'heimdall'] },
  { gods: ['frey', 'freyja', 'tyr', 'odin'], angry: 6, ragnarok: 4, ragnarokEffects: 'each' },
  { gods: ['odin', 'thor'], ruleset: 'jp', angry: 2 },
  { gods: ['odin'], ruleset: 'jp', angry: 5, ragnarok: 2, spread: 'random' },
  { gods: ['tyr', 'odin', 'frey'], ruleset: 'draft2010', angry: 4, ragnarok: 1 },
  { gods: ['thor', 'heimdall', 'freyja'], firstArchOneWay: true, angry: 1, anyGiant: true },
  { gods: ['heimdall', 'odin', 'tyr', 'thor', 'frey', 'freyja'], victory: 'lastCard' },
].map((given) => completeOptions(yggdrasil, given));

/** A position and the options of its game. */
export interface Found {
  readonly options: Options;
  readonly p: YggdrasilPosition;
}

/**
 * So many positions from all parts of random games: those that are looked for, and of these one in
 * some. Equal seeds give equal positions.
 */
export function positions(
  count: number,
  seed: number,
  isLookedFor: (p: YggdrasilPosition) => boolean = () => true,
  oneIn = 4,
): Found[] {
  const rng = new Rng(seed);
  const out = new Int32Array(yggdrasil.maxMoves);
  const found: Found[] = [];
  for (let game = 0; found.length < count; game++) {
    const options = TABLES[game % TABLES.length];
    const p = yggdrasil.create(options);
    while (found.length < count) {
      if (isLookedFor(p) && rng.below(oneIn) === 0) {
        const kept = yggdrasil.blank(options);
        kept.copyFrom(p);
        found.push({ options, p: kept });
      }
      if (p.frames.seat === OVER) break;
      const isChance = p.frames.seat === CHANCE;
      const move = isChance ? yggdrasil.sample(p, rng) : out[rng.below(yggdrasil.legal(p, out))];
      yggdrasil.apply(p, move);
    }
  }
  return found;
}
