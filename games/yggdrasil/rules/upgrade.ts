import type { Options } from '@nineworlds/engine';

/** How the first version of the rules read what has become an option since. */
const FIRST_READINGS: Options = {
  gathering: 'everyAction',
  thiazyThor: true,
  vanirEnd: 'stays',
  asgardFoes: 'enemies',
  edition: 'reconstructed',
};

/** The options of a file of the first version: what it does not name is read as it was then. */
export function upgraded(options: Options): Options {
  return { ...FIRST_READINGS, ...options };
}
