import type { Options } from '@nineworlds/engine';

/** Options that between them bring about nearly everything. */
export const TABLES: readonly Options[] = [
  { seats: 6, angry: 3, ragnarok: 2, ragnarokEffects: 'each' },
  { gods: ['odin', 'tyr'], angry: 6, spread: 'random', vanirFlight: 'adjacent' },
  { gods: ['freyja', 'heimdall', 'frey'], ruleset: 'draft2010', first: 'random', angry: 6 },
  { seats: 1, anyGiant: true, firstArchOneWay: true },
  { seats: 2, asgardFoes: 'enemiesAndGiants', gathering: 'oncePerTurn' },
];
