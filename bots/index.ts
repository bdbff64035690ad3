export { random } from './random.ts';
export { botNamed, botNames } from './registry.ts';
