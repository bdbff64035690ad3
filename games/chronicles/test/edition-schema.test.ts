import { readFileSync } from 'node:fs';
import type { Json } from '@nineworlds/engine';
import { optionFaults, schemaAccepts } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { OWNER_EDITION, ownerFile } from './owner-edition.ts';

const SCHEMA: Json = JSON.parse(
  readFileSync(new URL('../board/editors/edition.schema.json', import.meta.url), 'utf8'),
);

const isPlayed = (edition: Json) => optionFaults(chronicles, { edition }).length === 0;
const { runestones, columns, closes, protects, steps } = OWNER_EDITION;
const { beli: _beli, ...withoutBeli } = closes;

describe('the JSON Schema of an edition', () => {
  test.each<[string, object, boolean]>([
    ['an owner’s edition', {}, true],
    ['capitals in its id', { editionId: 'My-Copy' }, true],
    ['C-8.2: two Iotunns on the same world', { closes: { ...closes, beli: 'asgard' } }, true],
    ['C-2.5: eight islands', { islands: [1, 2, 3, 4, 5, 6, 7, 8] }, true],
    ['C-15.5: the longest way', { steps: { ...steps, hard: 12 } }, true],
    ['another form', { schema: 'chronicles-edition/2' }, false],
    ['no id', { editionId: '' }, false],
    ['an id with a space', { editionId: 'my copy' }, false],
    ['our status', { status: 'RECONSTRUCTED' }, false],
    ['a field too many', { pages: 3 }, false],
    ['C-13.3: five faces', { godDie: OWNER_EDITION.godDie.slice(1) }, false],
    ['C-13.3: an unknown face', { vanirDie: ['iii', 's', 's', 'i', 'i', 'ii'] }, false],
    ['a face that is still to be entered', { vanirDie: [null, 's', 's', 'i', 'i', 'ii'] }, false],
    ['C-2.5: no islands', { islands: [] }, false],
    ['C-2.5: nine islands', { islands: new Array(9).fill(1) }, false],
    ['C-2.5: half a number', { islands: [1.5] }, false],
    [
      'C-11.4: a stone with three faces',
      { runestones: { ...runestones, red: ['act', 'move', 'turn'] } },
      false,
    ],
    ['C-11.4: a blue stone', { runestones: { ...runestones, blue: ['act', 'move'] } }, false],
    [
      'C-2.2: a world twice',
      { columns: { ...columns, top: ['asgard', 'asgard', 'alfheim'] } },
      false,
    ],
    [
      'C-2.2: a world of another level',
      { columns: { ...columns, top: ['midgard', 'asgard', 'alfheim'] } },
      false,
    ],
    ['C-8.2: an Iotunn too few', { closes: withoutBeli }, false],
    ['C-8.2: a closed Cage', { closes: { ...closes, beli: 'cage' } }, false],
    ['C-8.2: Nidhogg protected', { protects: { ...protects, hymir: 'nidhogg' } }, false],
    ['C-15.5: no way', { steps: { ...steps, easy: 0 } }, false],
    ['C-15.5: too long a way', { steps: { ...steps, hard: 13 } }, false],
  ])('says of %s what the game says', (_, change, expected) => {
    const edition = ownerFile(change);
    expect([schemaAccepts(SCHEMA, edition), isPlayed(edition)]).toEqual([expected, expected]);
  });

  test('asks for small letters where the game forgives capitals', () => {
    const edition = ownerFile({ godDie: ['S', 'S', 'I', 'I', 'II', 'Blank'] });
    expect([schemaAccepts(SCHEMA, edition), isPlayed(edition)]).toEqual([false, true]);
  });
});
