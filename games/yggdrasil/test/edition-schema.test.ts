import { readFileSync } from 'node:fs';
import type { Json } from '@nineworlds/engine';
import { optionFaults, schemaAccepts } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { DISCARDING_EDITION, OWNER_EDITION, ownerFile } from './owner-edition.ts';

const SCHEMA: Json = JSON.parse(
  readFileSync(new URL('../board/editors/edition.schema.json', import.meta.url), 'utf8'),
);

const isPlayed = (edition: Json) => optionFaults(yggdrasil, { edition }).length === 0;
const { die, ragnarok, vanir } = OWNER_EDITION;
/** A list with its first thing changed. */
const first = ([one, ...others]: readonly object[], change: object) => [
  { ...one, ...change },
  ...others,
];

describe('Y-16.15: the JSON Schema of an edition', () => {
  test.each<[string, object, boolean]>([
    ['an owner’s edition', {}, true],
    ['our own', RECONSTRUCTED_EDITION, true],
    ['one that discards the next card', DISCARDING_EDITION, true],
    ['capitals in its id', { editionId: 'My-Copy' }, true],
    ['spaces without effects', { vanir: new Array(5).fill({ effect: 'none' }) }, true],
    ['another form', { schema: 'yggdrasil-edition/2' }, false],
    ['no id', { editionId: '' }, false],
    ['an id with a space', { editionId: 'my copy' }, false],
    ['a field too many', { note: 'x' }, false],
    ['no die', { die: undefined }, false],
    ['five faces', { die: die.slice(1) }, false],
    ['a blank face', { die: first(die, { colour: 'blank' }) }, false],
    ['half a hammer', { die: first(die, { hammers: 0.5 }) }, false],
    ['six hammers', { die: die.map((face) => ({ ...face, hammers: 6 })) }, false],
    ['a face without hammers', { die: first(die, { hammers: undefined }) }, false],
    ['a field of a face too many', { die: first(die, { name: 'x' }) }, false],
    [
      'no green face',
      { die: die.filter(({ colour }) => colour !== 'green').concat(die[0]) },
      false,
    ],
    ['three Ragnarök cards', { ragnarok: ragnarok.slice(1) }, false],
    ['a card without enemies', { ragnarok: first(ragnarok, { enemies: [] }) }, false],
    ['an enemy twice', { ragnarok: first(ragnarok, { enemies: ['hel', 'hel'] }) }, false],
    ['an enemy that is none', { ragnarok: first(ragnarok, { enemies: ['thor'] }) }, false],
    ['four spaces', { ragnarok: first(ragnarok, { spaces: 4 }) }, false],
    ['no spaces', { ragnarok: first(ragnarok, { spaces: 0 }) }, false],
    ['another word for effects', { ragnarok: first(ragnarok, { effects: 'all' }) }, false],
    ['four spaces of the Vanir', { vanir: vanir.slice(1) }, false],
    ['an unknown effect', { vanir: first(vanir, { effect: 'sing' }) }, false],
    ['an effect twice', { vanir: first(vanir, { effect: 'fly' }) }, false],
    ['both readings of one effect', { vanir: first(vanir, { effect: 'discardNext' }) }, false],
    ['no number of Vikings', { vanir: vanir.map(({ effect }) => ({ effect })) }, false],
    [
      'ten Vikings',
      {
        vanir: first(vanir.slice().reverse(), {}).map((space) =>
          'vikings' in space ? { ...space, vikings: 10 } : space,
        ),
      },
      false,
    ],
    [
      'seven cards',
      { vanir: vanir.map((space) => ('cards' in space ? { ...space, cards: 7 } : space)) },
      false,
    ],
    ['Vikings where none are taken', { vanir: first(vanir, { vikings: 2 }) }, false],
  ])('says of %s what the game says', (_, change, expected) => {
    const edition = ownerFile(change);
    expect([schemaAccepts(SCHEMA, edition), isPlayed(edition)]).toEqual([expected, expected]);
  });

  test('does not see what the game sees: faces of one colour that differ', () => {
    const edition = ownerFile({ die: first(die, { hammers: 1 }) });
    expect([schemaAccepts(SCHEMA, edition), isPlayed(edition)]).toEqual([true, false]);
  });

  test('asks for small letters where the game forgives capitals', () => {
    const edition = ownerFile({ vanir: first(vanir, { effect: 'PUSH' }) });
    expect([schemaAccepts(SCHEMA, edition), isPlayed(edition)]).toEqual([false, true]);
  });
});
