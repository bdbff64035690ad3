import { CHANCE, type Options, OVER, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';

/** All relations that gods can have. */
const ALL_RELATIONS = chronicles.options.fields.relations?.examples[2] ?? [];

/** Tables that differ in everything that odds and boards depend on. */
const TABLES: readonly Options[] = [
  { gods: ['thor', 'odin', 'tyr'], mode: 'hard' },
  { gods: ['frigg', 'freyr'], supports: ['tyr'], mode: 'hard', relations: ALL_RELATIONS },
  { gods: ['freyia', 'heimdall', 'freyr', 'odin', 'thor'], mode: 'hard' },
  { seats: 1, mode: 'hard', gods: ['odin'], relations: ALL_RELATIONS },
  { seats: 4 },
  { seats: 2, backs: 'hidden' },
  { gods: ['freyr', 'freyia', 'tyr', 'heimdall'], mode: 'hard', relations: ALL_RELATIONS },
  { seats: 1, gods: ['freyia'], mode: 'hard', tyr: 'neverFails' },
  { gods: ['tyr', 'thor', 'frigg'], mode: 'hard', tyr: 'neverFails', relations: ALL_RELATIONS },
].map((given) => completeOptions(chronicles, given));

/** A position and the options of its game. */
export interface Found {
  readonly options: Options;
  readonly p: ChroniclesPosition;
}

/**
 * So many positions from all parts of random games: those that are looked for, and of these one in
 * some. Equal seeds give equal positions.
 */
export function positions(
  count: number,
  seed: number,
  isLookedFor: (p: ChroniclesPosition) => boolean = () => true,
  oneIn = 4,
): Found[] {
  const rng = new Rng(seed);
  const out = new Int32Array(chronicles.maxMoves);
  const found: Found[] = [];
  for (let game = 0; found.length < count; game++) {
    const options = TABLES[game % TABLES.length];
    const p = chronicles.create(options);
    while (found.length < count) {
      if (isLookedFor(p) && rng.below(oneIn) === 0) {
        const kept = chronicles.blank(options);
        kept.copyFrom(p);
        found.push({ options, p: kept });
      }
      if (p.frames.seat === OVER) break;
      const isChance = p.frames.seat === CHANCE;
      const move = isChance ? chronicles.sample(p, rng) : out[rng.below(chronicles.legal(p, out))];
      chronicles.apply(p, move);
    }
  }
  return found;
}
