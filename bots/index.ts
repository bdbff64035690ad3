export * from './bot-rng.ts';
export { random } from './random.ts';
export { botNamed, botNames } from './registry.ts';
