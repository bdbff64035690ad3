/** Exact odds, each with its policy: what the gods do on the way. */
export * from './odds/bag-odds.ts';
export * from './odds/calm-odds.ts';
export * from './odds/card-odds.ts';
export * from './odds/fight-odds.ts';
export * from './odds/march-odds.ts';
export * from './odds/policies.ts';
