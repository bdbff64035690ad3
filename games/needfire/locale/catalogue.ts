import type { Facts, GameTexts } from '@nineworlds/engine';
import type { Phrases } from './phrases/en.ts';

/** A sentence; its facts have been named: cards by their names, seats counted from 1. */
export type Sentence = (facts: Facts) => string;

type Table<T> = { readonly [key: string]: T };

/** What a language has to say. English defines the keys, see `SameKeys`. */
export interface Catalogue {
  readonly title: string;
  /** Verbs, other words of lines, options and their values, and labels for boards. */
  readonly words: Table<string>;
  /** The names of the elements of the reconstructed deck. */
  readonly elements: Table<string>;
  /** Names of numbered things, as they stand in a list. */
  readonly ring: (place: number) => string;
  readonly seat: (number: number) => string;
  readonly bonfire: (place: number) => string;
  /** A bonfire as it stands in a sentence, with its article where the language has one. */
  readonly theBonfire: (place: number) => string;
  /** Between the cards of a list. */
  readonly comma: string;
  readonly questions: Table<string>;
  /** What foresight and remarks say. */
  readonly phrases: Phrases;
  readonly events: Table<Sentence>;
}

/** A catalogue with all keys of another one; a missing one does not compile. */
export type SameKeys<C extends Catalogue> = {
  readonly [Part in keyof Catalogue]: Catalogue[Part] extends Table<infer T>
    ? Readonly<Record<keyof C[Part], T>>
    : Catalogue[Part];
};

/** How many numbered things there are at most; a test holds them against the data. */
export const NUMBERED = { ring: 9, seat: 4, bonfire: 14 } as const;

/** The texts of NeedFire, with what its foresight and its remarks say. */
export interface NeedfireTexts extends GameTexts {
  readonly phrases: Phrases;
}

/** The texts of a language, as the surfaces use them. Why something is refused is loaded when asked for. */
export function textsFrom(
  catalogue: Catalogue,
  reasons: () => Promise<Table<Sentence>>,
): NeedfireTexts {
  const { title, questions, phrases } = catalogue;
  return {
    title,
    questions,
    phrases,
    words: {
      ...catalogue.words,
      ...catalogue.elements,
      ...numbered('ring', catalogue.ring),
      ...numbered('seat', catalogue.seat),
      ...numbered('bonfire', catalogue.bonfire),
    },
    reasons: async () => withNames(catalogue, await reasons()),
    events: withNames(catalogue, catalogue.events),
  };
}

/** `ring-1` to `ring-9` with their names. */
function numbered(kind: keyof typeof NUMBERED, name: (n: number) => string): Table<string> {
  const numbers = Array.from({ length: NUMBERED[kind] }, (_, i) => i + 1);
  return Object.fromEntries(numbers.map((n) => [`${kind}-${n}`, name(n)]));
}

/** The facts that hold the word of a card, or of what an ember lies under. */
const CARD_FACTS = ['card', 'to', 'from', 'host', 'given', 'taken', 'element', 'reactor'];

/** Sentences that are given words and say names. */
export function withNames(catalogue: Catalogue, sentences: Table<Sentence>): Table<Sentence> {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]) => [
      key,
      (facts: Facts) => sentence(named(catalogue, facts)),
    ]),
  );
}

/** Facts as people read them. */
function named(catalogue: Catalogue, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => {
      if (key === 'seat') {
        return [key, typeof value === 'number' ? catalogue.seat(value + 1) : value];
      }
      if (key === 'cards') {
        const names = String(value).split(' ');
        return [key, names.map((word) => cardName(catalogue, word)).join(catalogue.comma)];
      }
      return [key, CARD_FACTS.includes(key) ? cardName(catalogue, String(value)) : value];
    }),
  );
}

/** The name of a card; one of an owner's deck that we have no name for keeps its id. */
function cardName({ elements, theBonfire }: Catalogue, word: string): string {
  const place = /^bonfire-(\d+)$/.exec(word);
  if (place !== null) return theBonfire(Number(place[1]));
  if (Object.hasOwn(elements, word)) return elements[word];
  return word.charAt(0).toUpperCase() + word.slice(1);
}
