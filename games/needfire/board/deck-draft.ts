import { isPlainObject, type Json } from '@nineworlds/engine';
import type { DeckTable, Element } from '../data/deck-table.ts';

/** Every human reacts to so many (N-2). */
export const REACTIONS = 4;
/** So many elements a table has (N-2). */
const ELEMENTS = 26;

/** A table on its way: all elements are there, but a human may have too few reactions, or too many. */
export type DeckDraft = DeckTable;

/** A table from a file as far as it can be edited; undefined where its elements cannot be told apart. */
export function readDraft(value: Json): DeckDraft | undefined {
  const list = isPlainObject(value) && Array.isArray(value.elements) ? value.elements : [];
  const elements = list.flatMap((item) => {
    const element = readElement(item);
    return element === undefined ? [] : [element];
  });
  const ids = new Set(elements.map(({ id }) => id));
  if (!isPlainObject(value) || list.length !== ELEMENTS || ids.size !== ELEMENTS) return undefined;
  return {
    ...value,
    schema: 'needfire-deck/1',
    deckId: textOf(value.deckId) || OWN_ID,
    status: value.status === 'RECONSTRUCTED' ? 'RECONSTRUCTED' : 'OWNER_ENTERED',
    elements: elements.map((element) => ({
      ...element,
      reactsTo: [...new Set(element.reactsTo)].filter((id) => ids.has(id)),
    })),
  };
}

function readElement(item: Json): Element | undefined {
  if (!isPlainObject(item)) return undefined;
  const id = textOf(item.id).toLowerCase();
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(id)) return undefined;
  const reactsTo = Array.isArray(item.reactsTo) ? item.reactsTo : [];
  return {
    ...item,
    id,
    nameEn: textOf(item.nameEn) || id,
    colour: item.colour === 'black' ? 'black' : 'white',
    reactsTo: reactsTo.map((other) => textOf(other).toLowerCase()),
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What a table is called that somebody has entered here. */
const OWN_ID = 'my-table';

/** A table as its owner's: whatever they change, it is no longer ours. */
function owned(draft: DeckDraft, elements: readonly Element[]): DeckDraft {
  if (draft.status === 'OWNER_ENTERED') return { ...draft, elements };
  const { title: _title, note: _note, ...rest } = draft;
  return { ...rest, deckId: OWN_ID, status: 'OWNER_ENTERED', elements };
}

/** A table in which nobody reacts to anything yet. */
export function withoutReactions(draft: DeckDraft): DeckDraft {
  return owned(
    draft,
    draft.elements.map((element) => ({ ...element, reactsTo: [] })),
  );
}

function changed(draft: DeckDraft, id: string, change: (of: Element) => Element): DeckDraft {
  return owned(
    draft,
    draft.elements.map((element) => (element.id === id ? change(element) : element)),
  );
}

/** A human reacts to an element, or does so no longer. Reactions stand in the order of the elements. */
export function toggled(draft: DeckDraft, human: string, element: string): DeckDraft {
  return changed(draft, human, (of) => {
    const isOn = of.reactsTo.includes(element);
    const reactsTo = draft.elements
      .map(({ id }) => id)
      .filter((id) => (id === element ? !isOn : of.reactsTo.includes(id)));
    return { ...of, reactsTo };
  });
}

/** An element is called so in every language; without a name it is called as we call it. */
export function renamed(draft: DeckDraft, id: string, name: string): DeckDraft {
  return changed(draft, id, ({ nameJa: _nameJa, ...of }) => ({
    ...of,
    nameEn: name.trim() === '' ? id : name,
  }));
}

/** An element is black instead of white, or the other way round. */
export function recoloured(draft: DeckDraft, id: string): DeckDraft {
  return changed(draft, id, (of) => ({
    ...of,
    colour: of.colour === 'black' ? 'white' : 'black',
  }));
}
