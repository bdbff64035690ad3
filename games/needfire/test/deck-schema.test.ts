import { readFileSync } from 'node:fs';
import type { Json } from '@nineworlds/engine';
import { completeOptions, schemaAccepts } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { ownerDeck } from './owner-deck.ts';

const SCHEMA: Json = JSON.parse(
  readFileSync(new URL('../board/editors/deck.schema.json', import.meta.url), 'utf8'),
);

const asList = (value: Json | undefined) => (Array.isArray(value) ? value : []);

function isPlayed(deck: Json): boolean {
  try {
    completeOptions(needfire, { seats: 3, deck });
    return true;
  } catch {
    return false;
  }
}

/** An owner's table, with one element changed. */
function changed(change: { readonly [field: string]: Json }): Json {
  const [first, ...others] = ownerDeck().elements;
  return JSON.parse(
    JSON.stringify({ ...ownerDeck(), elements: [{ ...first, ...change }, ...others] }),
  );
}

const plain: { readonly [field: string]: Json } = JSON.parse(JSON.stringify(ownerDeck()));

describe('N-9.7: the JSON Schema of a reaction table', () => {
  test.each<[string, Json, boolean]>([
    ['our own table', JSON.parse(JSON.stringify(RECONSTRUCTED_DECK)), true],
    ["an owner's table", plain, true],
    ['capitals in an id', { ...plain, deckId: 'My-Copy' }, true],
    ['all names', changed({ nameEn: 'Fee', nameJa: '家畜', glyph: 'ᚠ', gloss: 'cattle' }), true],
    ['another form', { ...plain, schema: 'needfire-deck/2' }, false],
    ['no id', { ...plain, deckId: '' }, false],
    ['another status', { ...plain, status: 'MINE' }, false],
    ['a field too many', { ...plain, extra: 1 }, false],
    ['a long note', { ...plain, note: 'x'.repeat(2001) }, false],
    ['too few elements', { ...plain, elements: asList(plain.elements).slice(1) }, false],
    ['an id with a space', changed({ id: 'fe hu' }), false],
    ['a reserved id', changed({ id: 'None' }), false],
    ['a place as id', changed({ id: 'bonfire-3' }), false],
    ['an empty name', changed({ nameEn: '' }), false],
    ['a name that is none', changed({ nameJa: 1 }), false],
    ['a long sign', changed({ glyph: '12345' }), false],
    ['another colour', changed({ colour: 'grey' }), false],
    ['an unknown field', changed({ shape: 'round' }), false],
    ['three reactions', changed({ reactsTo: ['gebo', 'isa', 'ear'] }), false],
    ['a reaction twice', changed({ reactsTo: ['gebo', 'isa', 'ear', 'ear'] }), false],
  ])('says of %s what the game says', (_, deck, expected) => {
    expect([schemaAccepts(SCHEMA, deck), isPlayed(deck)]).toEqual([expected, expected]);
  });
});
