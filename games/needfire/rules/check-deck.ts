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
import { type DeckFaults, ELEMENTS } from '../data/deck-table.ts';

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

/** Where an item of a list stands, as valibot notes it. */
function placeOf(input: unknown[], key: number): v.ArrayPathItem {
  return { type: 'array', origin: 'value', input, key, value: input[key] };
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
      const list = dataset.value;
      list.forEach((id, i) => {
        const path: [v.ArrayPathItem] = [placeOf(list, i)];
        if (!ids.includes(id)) {
          addIssue({ input: id, message: whyNot('noSuchElement', shown), path });
        } else if (list.indexOf(id) !== i) {
          addIssue({ input: id, message: whyNot('elementTwice', shown), path });
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
      v.check(isId(/^[a-z][a-z0-9-]{0,23}$/), whyNot('badId', shown)),
      v.check((id) => ids.indexOf(id) === index, whyNot('elementTwice', shown)),
      // N-9.7: position files write `none` for no card, lines `bonfire-3` for a place.
      v.check((id) => !isId(/^(none|bonfire-\d+)$/)(id), whyNot('reservedWord', shown)),
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
    const ids = list.map((item) => (isPlainObject(item) ? item.id : undefined));
    list.forEach((item, i) => {
      const { issues = [] } = v.safeParse(element(ids, i), item);
      for (const { message, path = [] } of issues) {
        addIssue({ message, path: [placeOf(list, i), ...path] });
      }
    });
  }),
);

/** A reaction table as its owner writes it down. */
const DECK = fields({
  schema: evenMissing(oneOf(['needfire-deck/1'])),
  deckId: v.pipe(
    v.optional(v.unknown()),
    v.check(isId(/^[a-z0-9-]{1,40}$/), whyNot('badId', shown)),
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
