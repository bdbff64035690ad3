import type { Faults } from '@nineworlds/engine';

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

/** N-8: the reactions that the manual itself names: the second reacts to the first. */
export const ATTESTED = [
  ['gebo', 'tiwaz'],
  ['tiwaz', 'laguz'],
  ['laguz', 'nauthiz'],
  ['laguz', 'mannaz'],
] as const;

/** What is odd about a valid table, though it can be played (N-9.7). The path is where the table stands. */
export function deckWarnings(table: DeckTable, path: string, warnings: Faults<DeckFaults>): void {
  const white = table.elements.filter(({ colour }) => colour === 'white').length;
  if (white !== ELEMENTS / 2) warnings.add(`${path}.elements`, 'coloursUneven', { white });
  for (const { id, reactsTo } of table.elements) {
    if (reactsTo.includes(id))
      warnings.add(`${path}.elements.${id}.reactsTo`, 'listsItself', { element: id });
    if (!table.elements.some((other) => other.reactsTo.includes(id))) {
      warnings.add(`${path}.elements.${id}`, 'nobodyReacts', { element: id });
    }
  }
  for (const [element, reactor] of ATTESTED) {
    const human = table.elements.find(({ id }) => id === reactor);
    if (human?.reactsTo.includes(element) !== true) {
      warnings.add(`${path}.elements`, 'attestedMissing', { element, reactor });
    }
  }
}
