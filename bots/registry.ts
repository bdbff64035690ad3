import { type Bot, badInput } from '@nineworlds/engine';
import { random } from './random.ts';

/** The bots that play every game. */
const BOTS: readonly Bot[] = [random];

/** The names that `botNamed` knows: of the bots for every game, and of a game's own. */
export function botNames(own: readonly Bot[]): readonly string[] {
  return [...BOTS, ...own].map(({ name }) => name);
}

/** A bot by the name a person typed; throws `BadInput` for one that does not exist. */
export function botNamed(name: string, own: readonly Bot[]): Bot {
  const bot = [...BOTS, ...own].find((known) => known.name === name);
  if (bot === undefined) {
    const known = botNames(own).join(', ');
    throw badInput('seats', 'unknownBot', { value: name.slice(0, 40), known });
  }
  return bot;
}
