import {
  anySentences,
  type FactNames,
  type FactTexts,
  type GameTexts,
  type LineTexts,
  nameIn,
  numbered,
  pairsIn,
  type Sentence,
  type Sentences,
  type Table,
  withNames,
} from '@nineworlds/engine';
import type { EnemyWord } from '../data/enemies.ts';
import type { GiantWord, RuneWord } from '../data/giants.ts';
import type { GodWord } from '../data/gods.ts';
import type { ColourWord, IslandWord } from '../data/islands.ts';
import type { WeaponWord } from '../data/weapons.ts';
import type { WorldWord } from '../data/worlds.ts';
import type { PlaceWord } from '../rules/enemy-card.ts';
import type { YggdrasilEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { Counted, YggdrasilFaults, YggdrasilRefusals } from '../rules/refusals.ts';
import type { YggdrasilLines } from './lines/read.ts';
import type { Phrases } from './phrases/en.ts';

/** A name for each word. */
type Names<Word extends string> = Readonly<Record<Word, string>>;

/**
 * What a language has to say: a name for every word, a sentence for every event, a text for every
 * question. English tells which other words there are.
 */
export interface Catalogue<Word extends string = string> {
  readonly title: string;
  /** Verbs, other words of lines, options and their values, and what odds tell. */
  readonly words: Names<Word>;
  /** Names, as they stand in a list and in a line. */
  readonly worlds: Names<WorldWord>;
  readonly enemies: Names<EnemyWord>;
  readonly gods: Names<Exclude<GodWord, 'none'>>;
  readonly giants: Names<GiantWord>;
  readonly runes: Names<RuneWord>;
  readonly weapons: Names<WeaponWord>;
  /** Colours of islands, bags and faces of the die. */
  readonly colours: Names<IslandWord>;
  /** The Angry card of an enemy, by the enemy's name. */
  readonly angryCard: (enemy: string) => string;
  readonly ragnarokCard: (number: number) => string;
  /** A place at the table, before it has a god. */
  readonly seat: (number: number) => string;
  /** Names as they stand in a sentence: where an action is taken; islands and bags without article. */
  readonly inWorld: Names<WorldWord>;
  readonly islands: Names<IslandWord>;
  readonly bags: Names<ColourWord>;
  /** The top of the face-down pile, as somebody to fight. */
  readonly hiddenFoe: string;
  /** Where a card is put back. */
  readonly ends: Names<PlaceWord>;
  /** What can be counted wrongly in a position. */
  readonly counted: Names<Counted>;
  /** Between the cards of a list. */
  readonly comma: string;
  readonly questions: Names<QuestionName>;
  /** What previews and remarks say. */
  readonly phrases: Phrases;
  readonly events: Sentences<YggdrasilEvents>;
}

/** Y-16.15: what the faults of an owner's edition are about: the number counts the things of a part from 1. */
export interface EditionThing {
  readonly part: string;
  readonly number: number;
}

/** Y-16.15: names of the parts of an edition, or of its numbers. */
export type EditionNames = Readonly<Record<string, string>>;

/** Why something is refused or wrong. */
export type Reasons = Sentences<YggdrasilRefusals & YggdrasilFaults>;

/** What lines say. */
export type Lines = Sentences<YggdrasilLines>;

/** How many numbered things there are; a test holds them against the data. */
export const NUMBERED = { seat: 6, ragnarok: 4 } as const;

/** The texts of Yggdrasil, with what its previews and its remarks say. */
export interface YggdrasilTexts extends GameTexts {
  readonly phrases: Phrases;
}

/** The texts of a language that are loaded when they are asked for: why not, and what lines say. */
export interface LaterTexts {
  readonly reasons: Reasons;
  readonly lines: Lines;
  readonly lineTextsOf: (names: FactNames, sentences: Table<Sentence>) => LineTexts;
}

/** The texts of a language, as the surfaces use them. */
export function textsFrom(catalogue: Catalogue, later: () => Promise<LaterTexts>): YggdrasilTexts {
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
      ...cardNames(catalogue),
      ...numbered('seat', NUMBERED.seat, catalogue.seat),
    },
    refusals: async () => withNames(names, anySentences((await later()).reasons)),
    events: withNames(names, anySentences(catalogue.events)),
    async lines() {
      const { lineTextsOf, lines } = await later();
      return lineTextsOf(names, { ...anySentences(catalogue.events), ...anySentences(lines) });
    },
  };
}

/** Sentences that are given words and say the names of a language. */
export function inWordsOf(catalogue: Catalogue, sentences: FactTexts): FactTexts {
  return withNames(namesOf(catalogue), sentences);
}

function cardNames({ enemies, angryCard, ragnarokCard }: Catalogue) {
  return {
    ...enemies,
    ...Object.fromEntries(
      Object.entries(enemies).map(([enemy, name]) => [`angry-${enemy}`, angryCard(name)]),
    ),
    ...numbered('ragnarok', NUMBERED.ragnarok, ragnarokCard),
  };
}

function namesOf(catalogue: Catalogue): FactNames {
  const { enemies, gods, giants } = catalogue;
  const card = nameIn(cardNames(catalogue));
  const [god, island] = [nameIn(gods), nameIn(catalogue.islands)];
  return {
    comma: catalogue.comma,
    seat: catalogue.seat,
    lists: { cards: card, enemies: nameIn(enemies) },
    byFact: {
      card,
      enemy: nameIn(enemies),
      foe: nameIn({ ...enemies, ...giants, hidden: catalogue.hiddenFoe }),
      god,
      other: god,
      giant: nameIn(giants),
      rune: nameIn(catalogue.runes),
      weapon: nameIn(catalogue.weapons),
      world: nameIn(catalogue.inWorld),
      island,
      // Of the Valkyries; where it is a space of the track it is a number.
      from: island,
      bag: nameIn(catalogue.bags),
      face: nameIn(catalogue.colours),
      where: nameIn(catalogue.ends),
      what: nameIn(catalogue.counted),
      // `thor 4 odin 2`: who holds how many.
      shares: pairsIn(gods, catalogue.comma),
    },
  };
}
