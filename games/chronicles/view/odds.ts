/** Exact odds, each with its policy: what the gods do on the way. */
export * from './odds/policies.ts';
export * from './odds/risky-missions.ts';
export * from './odds/spending.ts';
export * from './odds/throw-facts.ts';
export * from './odds/throw-odds.ts';
export * from './odds/wake-odds.ts';
