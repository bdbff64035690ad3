import type { Facts, GameTexts } from '@nineworlds/engine';
import type { Phrases } from './phrases/en.ts';

/** A sentence; its facts have been named: gods, enemies, worlds and cards by their names. */
export type Sentence = (facts: Facts) => string;

type Table<T> = { readonly [key: string]: T };

/** What a language has to say. English defines the keys, see `SameKeys`. */
export interface Catalogue {
  readonly title: string;
  /** Verbs, other words of lines, options and their values, and labels for boards. */
  readonly words: Table<string>;
  /** Names, as they stand in a list, in a line and in a sentence. */
  readonly worlds: Table<string>;
  readonly enemies: Table<string>;
  readonly gods: Table<string>;
  readonly artifacts: Table<string>;
  readonly creatures: Table<string>;
  readonly iotunns: Table<string>;
  /** Colours of the runestones, and what the faces of dice show. */
  readonly stones: Table<string>;
  readonly symbols: Table<string>;
  /** What a runestone lets its thrower do, as it stands in a sentence. */
  readonly effects: Table<string>;
  /** The Cage, as it stands in a sentence. */
  readonly theCage: string;
  /** A card of the wheel, by the names of its enemy and of the god whose set it is of. */
  readonly card: (enemy: string, god: string) => string;
  /** A place at the table, before it has a god. */
  readonly seat: (number: number) => string;
  /** Answers that no game knows: a card of a set that is not played, an empty place of the wheel. */
  readonly unknownCard: (number: number) => string;
  readonly emptyPlace: (number: number) => string;
  /** What can be counted wrongly in a position. */
  readonly counted: Table<string>;
  /** How the game was lost. */
  readonly outcomes: Table<string>;
  /** Between the gods of a list. */
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
export const NUMBERED = { seat: 5, card: 30, place: 12 } as const;

/** The texts of Yggdrasil Chronicles, with what its foresight and its remarks say. */
export interface ChroniclesTexts extends GameTexts {
  readonly phrases: Phrases;
}

/** The texts of a language, as the surfaces use them. Why something is refused is loaded when asked for. */
export function textsFrom(
  catalogue: Catalogue,
  reasons: () => Promise<Table<Sentence>>,
): ChroniclesTexts {
  const { title, questions, phrases } = catalogue;
  const names = namesOf(catalogue);
  return {
    title,
    questions,
    phrases,
    words: {
      ...catalogue.words,
      ...catalogue.worlds,
      ...catalogue.enemies,
      ...catalogue.gods,
      ...catalogue.artifacts,
      ...catalogue.creatures,
      ...catalogue.iotunns,
      ...catalogue.stones,
      ...catalogue.symbols,
      ...names.byFact.card,
      ...numbered('seat', catalogue.seat),
      ...numbered('card', catalogue.unknownCard),
      ...numbered('place', catalogue.emptyPlace),
    },
    reasons: async () => withNames(names, await reasons()),
    events: withNames(names, catalogue.events),
  };
}

/** `seat-1` to `seat-5` with their names. */
function numbered(kind: keyof typeof NUMBERED, name: (n: number) => string): Table<string> {
  const numbers = Array.from({ length: NUMBERED[kind] }, (_, i) => i + 1);
  return Object.fromEntries(numbers.map((n) => [`${kind}-${n}`, name(n)]));
}

/** The names that a fact can have, by the fact; a fact that is not here stays as it is. */
interface Names {
  readonly comma: string;
  readonly seat: (number: number) => string;
  readonly byFact: Table<Table<string>>;
}

function namesOf(catalogue: Catalogue): Names {
  const { gods, enemies } = catalogue;
  return {
    comma: catalogue.comma,
    seat: catalogue.seat,
    byFact: {
      god: gods,
      other: gods,
      enemy: enemies,
      world: { ...catalogue.worlds, cage: catalogue.theCage },
      artifact: catalogue.artifacts,
      creature: catalogue.creatures,
      iotunn: catalogue.iotunns,
      stone: catalogue.stones,
      effect: catalogue.effects,
      symbol: catalogue.symbols,
      card: cardNames(catalogue),
      what: catalogue.counted,
      outcome: catalogue.outcomes,
    },
  };
}

/** `thor-loki` and all the others. */
function cardNames({ gods, enemies, card }: Catalogue): Table<string> {
  return Object.fromEntries(
    Object.entries(gods).flatMap(([god, owner]) =>
      Object.entries(enemies).map(([enemy, name]) => [`${god}-${enemy}`, card(name, owner)]),
    ),
  );
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
  if (key === 'gods') {
    const words = value.split(' ');
    return words.map((word) => find(names.byFact.god, word)).join(names.comma);
  }
  return Object.hasOwn(names.byFact, key) ? find(names.byFact[key], value) : value;
}

function find(table: Table<string>, word: string): string {
  return Object.hasOwn(table, word) ? table[word] : word;
}
