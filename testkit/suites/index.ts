// Suites of tests that every game calls. Apart from the rest of the testkit: they need a test runner.
export * from './arguments.ts';
export * from './bad-input.ts';
export * from './citations.ts';
export * from './features.ts';
export * from './golden.ts';
export * from './lines.ts';
export * from './option-sources.ts';
export * from './policy.ts';
export * from './rulebook.ts';
export * from './terms.ts';
export * from './texts.ts';
