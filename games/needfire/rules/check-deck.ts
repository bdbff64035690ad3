import {
  check,
  evenMissing,
  type Faults,
  fields,
  isPlainObject,
  type Json,
  type KernelReasons,
  oneOf,
  show,
  shown,
  textUpTo,
  why,
  whyOf,
} from '@nineworlds/engine';
import * as v from 'valibot';
import { type DeckFaults, type DeckTable, ELEMENTS } from '../data/deck-table.ts';

/** N-2: every human reacts to so many. */
const REACTIONS = 4;
const MAX_TEXT = 2000;
/** A list that is far too long is not checked entry by entry. */
const MAX_CHECKED = 4 * ELEMENTS;

const whyNot = whyOf<DeckFaults & KernelReasons>();
const text = textUpTo(MAX_TEXT);

function otherLength(length: number) {
  return why('wrongLength', (value) => ({
    value: Array.isArray(value) ? value.length : show(value),
    length,
  }));
}

function isId(shape: RegExp) {
  return (id: unknown) => typeof id === 'string' && shape.test(id);
}

/** The id of an element: capitals are forgiven (`readDeckTable`). */
const ID = /^[a-z][a-z0-9-]{0,23}$/i;

/** Where an item of a list stands, as valibot notes it. */
function placeOf(input: unknown[], key: number): v.ArrayPathItem {
  return { type: 'array', origin: 'value', input, key, value: input[key] };
}

/** Where an element stands: people look for its id, and count where it has none, or another has it too. */
function elementPlace(input: unknown[], ids: readonly unknown[], index: number) {
  const id = ids[index];
  const isOnly = isId(ID)(id) && ids.indexOf(id) === ids.lastIndexOf(id);
  if (!isOnly) return placeOf(input, index);
  return {
    type: 'map' as const,
    origin: 'value' as const,
    input: new Map(),
    key: id,
    value: input[index],
  };
}

/** An id as it is played: capitals are forgiven. */
function plain(id: unknown): unknown {
  return typeof id === 'string' ? id.toLowerCase() : id;
}

/** The ids of four different elements. */
function reactions(ids: readonly unknown[]) {
  return v.pipe(
    v.custom<unknown[]>(
      (list) => Array.isArray(list) && list.length === REACTIONS,
      otherLength(REACTIONS),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const list = dataset.value.map(plain);
      list.forEach((id, i) => {
        const input = dataset.value[i];
        if (!ids.includes(id)) {
          addIssue({ input, message: whyNot('noSuchElement', shown) });
        } else if (list.indexOf(id) !== i) {
          addIssue({ input, message: whyNot('elementTwice', shown) });
        }
      });
    }),
  );
}

/** One of a table's elements, which have these ids. */
function element(ids: readonly unknown[], index: number) {
  return fields({
    id: v.pipe(
      v.optional(v.unknown()),
      v.check(isId(ID), whyNot('badId', shown)),
      v.check((id) => ids.indexOf(plain(id)) === index, whyNot('elementTwice', shown)),
      // N-9.7: position files write `none` for no card, lines `bonfire-3` for a place.
      v.check((id) => !isId(/^(none|bonfire-\d+)$/i)(id), whyNot('reservedWord', shown)),
    ),
    nameEn: evenMissing(v.pipe(text, v.regex(/./, why('notText', shown)))),
    nameJa: v.optional(text),
    gloss: v.optional(text),
    glyph: v.optional(v.pipe(text, v.regex(/^.{0,4}$/u, why('notText', shown)))),
    colour: evenMissing(oneOf(['black', 'white'])),
    reactsTo: evenMissing(reactions(ids)),
  });
}

/** Each element is read knowing the ids of all of them. */
const elements = v.pipe(
  v.custom<unknown[]>(Array.isArray, otherLength(ELEMENTS)),
  v.check((list) => list.length === ELEMENTS, otherLength(ELEMENTS)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.length > MAX_CHECKED) return;
    const list = dataset.value;
    const ids = list.map((item) => (isPlainObject(item) ? plain(item.id) : undefined));
    list.forEach((item, i) => {
      const { issues = [] } = v.safeParse(element(ids, i), item);
      for (const { message, path = [] } of issues) {
        addIssue({ message, path: [elementPlace(list, ids, i), ...path] });
      }
    });
  }),
);

/** A reaction table as its owner writes it down. */
const DECK = fields({
  schema: evenMissing(oneOf(['needfire-deck/1'])),
  deckId: v.pipe(
    v.optional(v.unknown()),
    v.check(isId(/^[a-z0-9-]{1,40}$/i), whyNot('badId', shown)),
  ),
  status: evenMissing(oneOf(['RECONSTRUCTED', 'OWNER_ENTERED'])),
  title: v.optional(text),
  note: v.optional(text),
  attested: v.optional(v.unknown()),
  generator: v.optional(v.unknown()),
  elements: evenMissing(elements),
});

/** Names every fault of a table from outside. */
export function checkDeckTable(
  given: Json,
  path: string,
  faults: Faults<DeckFaults & KernelReasons>,
): void {
  check(DECK, given, path, faults);
}

/** A table without faults as it is played and saved: its ids in small letters. */
export function readDeckTable(given: Json): Json {
  const table = given as unknown as DeckTable;
  const small = (id: string) => id.toLowerCase();
  if (idsOf(table).every((id) => id === small(id))) return given;
  const read: DeckTable = {
    ...table,
    deckId: small(table.deckId),
    elements: table.elements.map((element) => ({
      ...element,
      id: small(element.id),
      reactsTo: element.reactsTo.map(small),
    })),
  };
  return read as unknown as Json;
}

function idsOf({ deckId, elements }: DeckTable): readonly string[] {
  return [deckId, ...elements.flatMap(({ id, reactsTo }) => [id, ...reactsTo])];
}
