import { type Found as FoundOf, randomPositions } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';

export type Found = FoundOf<ChroniclesPosition>;

/** All relations that gods can have. */
const ALL_RELATIONS = chronicles.options.fields.relations?.examples[2] ?? [];

/** Finds positions of tables that differ in everything that odds and boards depend on. */
export const positions = randomPositions(chronicles, [
  { gods: ['thor', 'odin', 'tyr'], mode: 'hard' },
  { gods: ['frigg', 'freyr'], supports: ['tyr'], mode: 'hard', relations: ALL_RELATIONS },
  { gods: ['freyia', 'heimdall', 'freyr', 'odin', 'thor'], mode: 'hard' },
  { seats: 1, mode: 'hard', gods: ['odin'], relations: ALL_RELATIONS },
  { seats: 4 },
  { seats: 2, backs: 'hidden' },
  { gods: ['freyr', 'freyia', 'tyr', 'heimdall'], mode: 'hard', relations: ALL_RELATIONS },
  { seats: 1, gods: ['freyia'], mode: 'hard', tyr: 'neverFails' },
  { gods: ['tyr', 'thor', 'frigg'], mode: 'hard', tyr: 'neverFails', relations: ALL_RELATIONS },
]);
