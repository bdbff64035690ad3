import { type Found as FoundOf, randomPositions } from '@nineworlds/testkit';
import { yggdrasil } from '../checked.ts';
import type { YggdrasilPosition } from '../index.ts';

export type Found = FoundOf<YggdrasilPosition>;

/** Finds positions of tables that differ in everything that odds and boards depend on. */
export const positions = randomPositions(yggdrasil, [
  { gods: ['thor', 'odin', 'tyr'], angry: 3 },
  { gods: ['tyr', 'heimdall'] },
  { gods: ['frey', 'freyja', 'tyr', 'odin'], angry: 6, ragnarok: 4, ragnarokEffects: 'each' },
  { gods: ['odin', 'thor'], ruleset: 'jp', angry: 2 },
  { gods: ['odin'], ruleset: 'jp', angry: 5, ragnarok: 2, spread: 'random' },
  { gods: ['tyr', 'odin', 'frey'], ruleset: 'draft2010', angry: 4, ragnarok: 1 },
  { gods: ['thor', 'heimdall', 'freyja'], firstArchOneWay: true, angry: 1, anyGiant: true },
  { gods: ['heimdall', 'odin', 'tyr', 'thor', 'frey', 'freyja'], victory: 'lastCard' },
  { gods: ['freyja', 'thor'], asgardFoes: 'enemiesAndGiants', gathering: 'oncePerTurn' },
]);
