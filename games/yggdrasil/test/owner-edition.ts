import type { Json } from '@nineworlds/engine';
import type { Edition } from '../data/edition.ts';

/** An edition that differs from ours in everything. */
export const OWNER_EDITION: Edition = {
  schema: 'yggdrasil-edition/1',
  editionId: 'my-copy',
  die: [
    { colour: 'black', hammers: 5 },
    { colour: 'white', hammers: 1 },
    { colour: 'black', hammers: 5 },
    { colour: 'blue', hammers: 0 },
    { colour: 'green', hammers: 2 },
    { colour: 'black', hammers: 5 },
  ],
  ragnarok: [
    { enemies: ['loki', 'hel'], spaces: 2, effects: 'each' },
    {
      enemies: ['surt', 'nidhogg', 'loki', 'jormungand', 'hel', 'fenrir'],
      spaces: 1,
      effects: 'none',
    },
    { enemies: ['nidhogg', 'fenrir', 'surt', 'jormungand'], spaces: 3, effects: 'each' },
    { enemies: ['loki'], spaces: 1, effects: 'each' },
  ],
  vanir: [
    { effect: 'push' },
    { effect: 'none' },
    { effect: 'take', vikings: 4 },
    { effect: 'foresee', cards: 2 },
    { effect: 'fly' },
  ],
};

/** The same with other spaces of the Vanir: one of them discards the next card. */
export const DISCARDING_EDITION: Edition = {
  ...OWNER_EDITION,
  editionId: 'discarding',
  vanir: [
    { effect: 'dismiss' },
    { effect: 'discardNext' },
    { effect: 'none' },
    { effect: 'none' },
    { effect: 'take', vikings: 1 },
  ],
};

/** An owner's edition as it stands in a file, with some of it changed. */
export function ownerFile(change: object = {}): { readonly [field: string]: Json } {
  return JSON.parse(JSON.stringify({ ...OWNER_EDITION, ...change }));
}
