export { botLine } from './bot-line.ts';
export * from './bot-rng.ts';
export { random } from './random.ts';
export { botNames, loadBot, requireBot, searchesAhead } from './registry.ts';
