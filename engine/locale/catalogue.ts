import type { Facts } from '../faults.ts';

/** Texts by a key. */
export type Table<T> = { readonly [key: string]: T };

/** A sentence; its facts have been named. */
export type Sentence = (facts: Facts) => string;

/**
 * A catalogue with all keys of another one; a missing one does not compile. Parts whose keys are declared
 * are as declared.
 */
export type SameKeys<Catalogue, C extends Catalogue> = {
  readonly [Part in keyof Catalogue]: string extends keyof Catalogue[Part]
    ? Catalogue[Part] extends Table<infer T>
      ? Readonly<Record<keyof C[Part], T>>
      : never
    : Catalogue[Part];
};

/** Numbered words with their names: `seat-1` to `seat-6`. */
export function numbered(word: string, count: number, name: (n: number) => string): Table<string> {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return Object.fromEntries(numbers.map((n) => [`${word}-${n}`, name(n)]));
}

/** How a language names the facts of events and refusals. */
export interface FactNames {
  /** A seat by its number from 1; one that has a name already keeps it. */
  readonly seat: (number: number) => string;
  /** The name of a word, by the fact that holds it. A fact that is not here stays as it is. */
  readonly byFact: Table<(word: string) => string>;
  /** Facts that hold several words with spaces between them: how each is named. */
  readonly lists: Table<(word: string) => string>;
  /** Between the names of a list. */
  readonly comma: string;
}

/** Looks a word up in a table; a word that is not there is its own name. */
export function nameIn(table: Table<string>): (word: string) => string {
  return (word) => (Object.hasOwn(table, word) ? (table[word] ?? word) : word);
}

/** Names words in pairs, `thor 3 odin 2`: `Thor (3), Odin (2)`. */
export function pairsIn(table: Table<string>, comma: string): (words: string) => string {
  const name = nameIn(table);
  return (words) =>
    (words.match(/\S+ \S+/g) ?? [])
      .map((pair) => pair.split(' ').map(name))
      .map(([first, second]) => `${first} (${second})`)
      .join(comma);
}

/** Sentences that are given words and say the names of a language. */
export function withNames(names: FactNames, sentences: Table<Sentence>): Table<Sentence> {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]) => [
      key,
      (facts: Facts) => sentence(namedFacts(names, facts)),
    ]),
  );
}

/** Facts as people read them. */
function namedFacts(names: FactNames, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, nameOf(names, fact, value)]),
  );
}

function nameOf(names: FactNames, fact: string, value: string | number): string | number {
  if (typeof value === 'number') return fact === 'seat' ? names.seat(value + 1) : value;
  if (Object.hasOwn(names.lists, fact)) {
    const name = names.lists[fact];
    return name === undefined ? value : value.split(' ').map(name).join(names.comma);
  }
  const name = Object.hasOwn(names.byFact, fact) ? names.byFact[fact] : undefined;
  return name === undefined ? value : name(value);
}
