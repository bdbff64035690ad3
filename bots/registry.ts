import { badInput } from '@nineworlds/engine';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

const BOTS: readonly Bot[] = [random];

/** The names that `botNamed` knows. */
export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name);

/** A bot by the name a person typed; throws `BadInput` for one that does not exist. */
export function botNamed(name: string): Bot {
  const bot = BOTS.find((known) => known.name === name);
  if (bot === undefined) {
    throw badInput('seats', 'unknownBot', {
      value: name.slice(0, 40),
      known: BOT_NAMES.join(', '),
    });
  }
  return bot;
}
