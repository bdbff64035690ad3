export type { Bot } from './bot.ts';
export { random } from './random.ts';
export { BOT_NAMES, botNamed } from './registry.ts';
