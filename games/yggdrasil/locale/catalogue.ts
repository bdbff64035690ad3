import type { Facts, GameTexts } from '@nineworlds/engine';
import type { Phrases } from './phrases/en.ts';

/** A sentence; its facts have been named: gods, enemies and cards by their names. */
export type Sentence = (facts: Facts) => string;

type Table<T> = { readonly [key: string]: T };

/** What a language has to say. English defines the keys, see `SameKeys`. */
export interface Catalogue {
  readonly title: string;
  /** Verbs, other words of lines, options and their values, and what odds tell. */
  readonly words: Table<string>;
  /** Names, as they stand in a list and in a line. */
  readonly worlds: Table<string>;
  readonly enemies: Table<string>;
  readonly gods: Table<string>;
  readonly giants: Table<string>;
  readonly runes: Table<string>;
  readonly weapons: Table<string>;
  /** Colours of islands, bags and faces of the die. */
  readonly colours: Table<string>;
  /** The Angry card of an enemy, by the enemy's name. */
  readonly angryCard: (enemy: string) => string;
  readonly ragnarokCard: (number: number) => string;
  /** A place at the table, before it has a god. */
  readonly seat: (number: number) => string;
  /** Names as they stand in a sentence: where an action is taken; islands and bags without article. */
  readonly inWorld: Table<string>;
  readonly islands: Table<string>;
  readonly bags: Table<string>;
  /** The top of the face-down pile, as somebody to fight. */
  readonly hiddenFoe: string;
  /** Where a card is put back. */
  readonly ends: Table<string>;
  /** What can be counted wrongly in a position. */
  readonly counted: Table<string>;
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

/** How many numbered things there are; a test holds them against the data. */
export const NUMBERED = { seat: 6, ragnarok: 4 } as const;

/** The texts of Yggdrasil, with what its foresight and its remarks say. */
export interface YggdrasilTexts extends GameTexts {
  readonly phrases: Phrases;
}

/** The texts of a language, as the surfaces use them. Why something is refused is loaded when asked for. */
export function textsFrom(
  catalogue: Catalogue,
  reasons: () => Promise<Table<Sentence>>,
): YggdrasilTexts {
  const { title, questions, phrases } = catalogue;
  const names = namesOf(catalogue);
  return {
    title,
    questions,
    phrases,
    words: {
      ...catalogue.words,
      ...catalogue.worlds,
      ...catalogue.colours,
      ...catalogue.gods,
      ...catalogue.giants,
      ...catalogue.runes,
      ...catalogue.weapons,
      ...names.card,
      ...numbered('seat', catalogue.seat),
    },
    reasons: async () => withNames(names, await reasons()),
    events: withNames(names, catalogue.events),
  };
}

/** `seat-1` to `seat-6` with their names. */
function numbered(kind: keyof typeof NUMBERED, name: (n: number) => string): Table<string> {
  const numbers = Array.from({ length: NUMBERED[kind] }, (_, i) => i + 1);
  return Object.fromEntries(numbers.map((n) => [`${kind}-${n}`, name(n)]));
}

/** The names that a fact can have, by the fact; a fact that is not here stays as it is. */
interface Names {
  readonly card: Table<string>;
  readonly comma: string;
  readonly seat: (number: number) => string;
  readonly byFact: Table<Table<string>>;
}

function namesOf(catalogue: Catalogue): Names {
  const { enemies, gods, giants, islands } = catalogue;
  const card = {
    ...enemies,
    ...Object.fromEntries(
      Object.entries(enemies).map(([enemy, name]) => [`angry-${enemy}`, catalogue.angryCard(name)]),
    ),
    ...numbered('ragnarok', catalogue.ragnarokCard),
  };
  return {
    card,
    comma: catalogue.comma,
    seat: catalogue.seat,
    byFact: {
      card,
      enemy: enemies,
      foe: { ...enemies, ...giants, hidden: catalogue.hiddenFoe },
      god: gods,
      other: gods,
      giant: giants,
      rune: catalogue.runes,
      weapon: catalogue.weapons,
      world: catalogue.inWorld,
      island: islands,
      // Of the Valkyries; where it is a space of the track it is a number.
      from: islands,
      bag: catalogue.bags,
      face: catalogue.colours,
      where: catalogue.ends,
      what: catalogue.counted,
    },
  };
}

/** Sentences that are given words and say the names of a language. */
export function inWordsOf(catalogue: Catalogue, sentences: Table<Sentence>): Table<Sentence> {
  return withNames(namesOf(catalogue), sentences);
}

function withNames(names: Names, sentences: Table<Sentence>): Table<Sentence> {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]) => [
      key,
      (facts: Facts) => sentence(named(names, facts)),
    ]),
  );
}

/** Facts as people read them. */
function named(names: Names, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, nameOf(names, key, value)]),
  );
}

function nameOf(names: Names, key: string, value: string | number): string | number {
  if (typeof value === 'number') return key === 'seat' ? names.seat(value + 1) : value;
  if (key === 'cards') {
    const words = value.split(' ');
    return words.map((word) => find(names.card, word)).join(names.comma);
  }
  return Object.hasOwn(names.byFact, key) ? find(names.byFact[key], value) : value;
}

function find(table: Table<string>, word: string): string {
  return Object.hasOwn(table, word) ? table[word] : word;
}
