import type { Edition } from './edition.ts';

/** The word for our edition. */
export const RECONSTRUCTED = 'reconstructed';

/**
 * The edition that is played where no owner has entered theirs. The die comes from a single source (Y-5), the Ragnarök
 * cards are ours (Y-6.6), the number of cards looked at comes from a single source (Y-13.3).
 */
export const RECONSTRUCTED_EDITION: Edition = {
  schema: 'yggdrasil-edition/1',
  editionId: RECONSTRUCTED,
  die: [
    { colour: 'white', hammers: 0 },
    { colour: 'white', hammers: 0 },
    { colour: 'blue', hammers: 1 },
    { colour: 'blue', hammers: 1 },
    { colour: 'green', hammers: 2 },
    { colour: 'black', hammers: 3 },
  ],
  ragnarok: [
    { enemies: ['hel', 'jormungand', 'surt'], spaces: 1, effects: 'none' },
    { enemies: ['fenrir', 'loki', 'nidhogg'], spaces: 1, effects: 'none' },
    { enemies: ['fenrir', 'loki', 'surt'], spaces: 1, effects: 'none' },
    { enemies: ['hel', 'jormungand', 'nidhogg'], spaces: 1, effects: 'none' },
  ],
  vanir: [
    { effect: 'fly' },
    { effect: 'take', vikings: 2 },
    { effect: 'foresee', cards: 6 },
    { effect: 'push' },
    { effect: 'dismiss' },
  ],
};
