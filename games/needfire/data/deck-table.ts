import {
  type Faults,
  isPlainObject,
  type Json,
  type KernelReasons,
  show,
} from '@nineworlds/engine';

/** What can be wrong with, or odd about, a reaction table, with its facts. */
export interface DeckFaults {
  badId: { value: string };
  elementTwice: { value: string };
  reservedWord: { value: string };
  noSuchElement: { value: string };
  coloursUneven: { white: number };
  listsItself: { element: string };
  nobodyReacts: { element: string };
  attestedMissing: { element: string; reactor: string };
}

/** One element: a flame and a human bear it, and the human reacts to four elements (N-2). */
export interface Element {
  readonly id: string;
  readonly nameEn: string;
  readonly nameJa?: string;
  readonly glyph?: string;
  readonly colour: 'black' | 'white';
  readonly gloss?: string;
  readonly reactsTo: readonly string[];
}

/** A reaction table, as owners of the game write it down. */
export interface DeckTable {
  readonly schema: 'needfire-deck/1';
  readonly deckId: string;
  /** Whether it is our invention or was copied from a real box by its owner. */
  readonly status: 'RECONSTRUCTED' | 'OWNER_ENTERED';
  readonly title?: string;
  readonly note?: string;
  readonly elements: readonly Element[];
}

/** N-2, N-7.14: as many elements; of each there is one flame and one human. */
export const ELEMENTS = 26;
/** The set of all cards: bit c is card c. */
export const ALL_CARDS = ((1 << ELEMENTS) - 1) << 1;
/** N-2: every human reacts to so many. */
const REACTIONS = 4;

/** N-8: the reactions that the manual itself names: the second reacts to the first. */
export const ATTESTED = [
  ['gebo', 'tiwaz'],
  ['tiwaz', 'laguz'],
  ['laguz', 'nauthiz'],
  ['laguz', 'mannaz'],
] as const;

const TABLE_KEYS = [
  'schema',
  'deckId',
  'status',
  'title',
  'note',
  'attested',
  'generator',
  'elements',
];
const ELEMENT_KEYS = ['id', 'nameEn', 'nameJa', 'glyph', 'colour', 'gloss', 'reactsTo'];
const MAX_TEXT = 2000;
/** A list that is far too long is not checked entry by entry. */
const MAX_CHECKED = 4 * ELEMENTS;

/** Names every fault of a table from outside. */
export function checkDeckTable(
  given: Json,
  path: string,
  faults: Faults<DeckFaults & KernelReasons>,
): void {
  if (!isPlainObject(given)) {
    faults.add(path, 'notAnObject', { value: show(given) });
    return;
  }
  checkKeys(given, TABLE_KEYS, path, faults);
  if (given.schema !== 'needfire-deck/1') {
    faults.add(`${path}.schema`, 'notOneOf', {
      value: show(given.schema),
      words: 'needfire-deck/1',
    });
  }
  if (typeof given.deckId !== 'string' || !/^[a-z0-9-]{1,40}$/.test(given.deckId)) {
    faults.add(`${path}.deckId`, 'badId', { value: show(given.deckId) });
  }
  const status = given.status;
  if (status !== 'RECONSTRUCTED' && status !== 'OWNER_ENTERED') {
    const words = 'RECONSTRUCTED, OWNER_ENTERED';
    faults.add(`${path}.status`, 'notOneOf', { value: show(status), words });
  }
  for (const key of ['title', 'note']) {
    if (given[key] !== undefined) checkText(given[key], /^/, `${path}.${key}`, faults);
  }
  const elements = given.elements;
  if (!Array.isArray(elements) || elements.length !== ELEMENTS) {
    const value = Array.isArray(elements) ? elements.length : show(elements);
    faults.add(`${path}.elements`, 'wrongLength', { value, length: ELEMENTS });
  }
  if (!Array.isArray(elements) || elements.length > MAX_CHECKED) return;
  const ids = elements.map((element: Json) => (isPlainObject(element) ? element.id : undefined));
  elements.forEach((element: Json, i) => {
    checkElement(element, ids, i, `${path}.elements[${i}]`, faults);
  });
}

function checkElement(
  element: Json,
  ids: readonly (Json | undefined)[],
  index: number,
  path: string,
  faults: Faults<DeckFaults & KernelReasons>,
): void {
  if (!isPlainObject(element)) {
    faults.add(path, 'notAnObject', { value: show(element) });
    return;
  }
  checkKeys(element, ELEMENT_KEYS, path, faults);
  if (typeof element.id !== 'string' || !/^[a-z][a-z0-9-]{0,23}$/.test(element.id)) {
    faults.add(`${path}.id`, 'badId', { value: show(element.id) });
  }
  if (ids.indexOf(element.id) !== index) {
    faults.add(`${path}.id`, 'elementTwice', { value: show(element.id) });
  }
  // N-9.7: position files write `none` for no card, lines `bonfire-3` for a place.
  if (typeof element.id === 'string' && /^(none|bonfire-\d+)$/.test(element.id)) {
    faults.add(`${path}.id`, 'reservedWord', { value: element.id });
  }
  checkText(element.nameEn, /./, `${path}.nameEn`, faults);
  for (const key of ['nameJa', 'gloss']) {
    if (element[key] !== undefined) checkText(element[key], /^/, `${path}.${key}`, faults);
  }
  if (element.glyph !== undefined) checkText(element.glyph, /^.{0,4}$/u, `${path}.glyph`, faults);
  const colour = element.colour;
  if (colour !== 'black' && colour !== 'white') {
    faults.add(`${path}.colour`, 'notOneOf', { value: show(colour), words: 'black, white' });
  }
  const reactsTo = element.reactsTo;
  if (!Array.isArray(reactsTo) || reactsTo.length !== REACTIONS) {
    const value = Array.isArray(reactsTo) ? reactsTo.length : show(reactsTo);
    faults.add(`${path}.reactsTo`, 'wrongLength', { value, length: REACTIONS });
    return;
  }
  reactsTo.forEach((id: Json, i) => {
    if (!ids.includes(id))
      faults.add(`${path}.reactsTo[${i}]`, 'noSuchElement', { value: show(id) });
    else if (reactsTo.indexOf(id) !== i) {
      faults.add(`${path}.reactsTo[${i}]`, 'elementTwice', { value: show(id) });
    }
  });
}

function checkKeys(
  given: { readonly [key: string]: Json },
  known: readonly string[],
  path: string,
  faults: Faults<DeckFaults & KernelReasons>,
): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) faults.add(`${path}.${key.slice(0, 40)}`, 'unknownField');
  }
}

function checkText(
  value: Json | undefined,
  shape: RegExp,
  path: string,
  faults: Faults<DeckFaults & KernelReasons>,
): void {
  if (typeof value !== 'string' || value.length > MAX_TEXT || !shape.test(value)) {
    faults.add(path, 'notText', { value: show(value) });
  }
}

/** What is odd about a valid table, though it can be played (N-9.7). */
export function deckWarnings(table: DeckTable, warnings: Faults<DeckFaults>): void {
  const white = table.elements.filter(({ colour }) => colour === 'white').length;
  if (white !== ELEMENTS / 2) warnings.add('elements', 'coloursUneven', { white });
  table.elements.forEach(({ id, reactsTo }, i) => {
    if (reactsTo.includes(id))
      warnings.add(`elements[${i}].reactsTo`, 'listsItself', { element: id });
    if (!table.elements.some((other) => other.reactsTo.includes(id))) {
      warnings.add(`elements[${i}]`, 'nobodyReacts', { element: id });
    }
  });
  for (const [element, reactor] of ATTESTED) {
    const human = table.elements.find(({ id }) => id === reactor);
    if (human?.reactsTo.includes(element) !== true) {
      warnings.add('elements', 'attestedMissing', { element, reactor });
    }
  }
}
