import {
  anySentences,
  type FactNames,
  type GameTexts,
  type Lang,
  type LineTexts,
  numbered,
  type Options,
  type SameKeys,
  type Sentence,
  type Sentences,
  type Table,
  withNames,
} from '@nineworlds/engine';
import type { DeckFaults } from '../data/deck-table.ts';
import type { NeedfireEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { NeedfireFaults, NeedfireRefusals } from '../rules/refusals.ts';
import type { NeedfireLines } from './lines/read.ts';
import { ownNames } from './own-names.ts';
import type { Phrases } from './phrases/en.ts';

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
  readonly questions: Readonly<Record<QuestionName, string>>;
  /** What previews and remarks say. */
  readonly phrases: Phrases;
  readonly events: Sentences<NeedfireEvents>;
}

/** A catalogue that is as complete as another one. */
export type CatalogueLike<C extends Catalogue> = SameKeys<Catalogue, C>;

/** Why something is refused or wrong. */
export type Reasons = Sentences<NeedfireRefusals & NeedfireFaults & DeckFaults>;

/** What lines say. */
export type Lines = Sentences<NeedfireLines>;

/** How many numbered things there are at most; a test holds them against the data. */
export const NUMBERED = { ring: 9, seat: 4, bonfire: 14 } as const;

/** The texts of NeedFire, with what its previews and its remarks say. */
export interface NeedfireTexts extends GameTexts {
  readonly phrases: Phrases;
}

/** The texts of a language that are loaded when they are asked for: why not, and what lines say. */
export interface LaterTexts {
  readonly reasons: Reasons;
  readonly lines: Lines;
  readonly lineTextsOf: (names: FactNames, sentences: Table<Sentence>) => LineTexts;
}

/** The texts of a language, as the surfaces use them. */
export function textsFrom(
  lang: Lang,
  catalogue: Catalogue,
  later: () => Promise<LaterTexts>,
): NeedfireTexts {
  const { title, questions, phrases } = catalogue;
  const names = namesOf(catalogue);
  return {
    title,
    questions,
    phrases,
    words: {
      ...catalogue.elements,
      // An owner may call an element by a word that means something else in a line.
      ...catalogue.words,
      ...numbered('ring', NUMBERED.ring, catalogue.ring),
      ...numbered('seat', NUMBERED.seat, catalogue.seat),
      ...numbered('bonfire', NUMBERED.bonfire, catalogue.bonfire),
    },
    refusals: async () => withNames(names, anySentences((await later()).reasons)),
    events: withNames(names, anySentences(catalogue.events)),
    async lines() {
      const { lineTextsOf, lines } = await later();
      return lineTextsOf(names, { ...anySentences(catalogue.events), ...anySentences(lines) });
    },
    playedWith: (options) => textsFrom(lang, playedWith(catalogue, options, lang), later),
  };
}

/** A catalogue with the names of the table that is played with. */
export function playedWith(catalogue: Catalogue, options: Options, lang: Lang): Catalogue {
  return { ...catalogue, elements: { ...catalogue.elements, ...ownNames(options, lang) } };
}

/** The facts that hold the word of a card, or of what an ember lies under. */
const CARD_FACTS = ['card', 'to', 'from', 'host', 'given', 'taken', 'top', 'element', 'reactor'];

/** How the facts of sentences are named in a language. */
export function namesOf(catalogue: Catalogue): FactNames {
  const name = (word: string) => cardName(catalogue, word);
  return {
    seat: catalogue.seat,
    byFact: Object.fromEntries(CARD_FACTS.map((fact) => [fact, name])),
    lists: { cards: name, places: (place) => place },
    comma: catalogue.comma,
  };
}

/** The name of a card; one of an owner's deck that we have no name for keeps its id. */
function cardName({ elements, words, theBonfire }: Catalogue, word: string): string {
  // N-7.6: what players have to remember.
  if (word === '?') return words['?'] ?? word;
  const place = /^bonfire-(\d+)$/.exec(word);
  if (place !== null) return theBonfire(Number(place[1]));
  return elements[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}
