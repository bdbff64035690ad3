import {
  anySentences,
  type FactNames,
  type GameTexts,
  type LineTexts,
  nameIn,
  numbered,
  pairsIn,
  type SameKeys,
  type Sentence,
  type Sentences,
  type Table,
  withNames,
} from '@nineworlds/engine';
import type { ArtifactWord } from '../data/artifacts.ts';
import type { CreatureWord } from '../data/creatures.ts';
import type { StoneEffect, StoneWord, SymbolWord } from '../data/edition.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import type { WorldWord } from '../data/worlds.ts';
import type { ChroniclesEvents } from '../rules/events.ts';
import type { Defeat } from '../rules/outcome.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { ChroniclesFaults, ChroniclesRefusals, Counted } from '../rules/refusals.ts';
import type { SagaTexts } from '../sagas/index.ts';
import type { ChroniclesLines } from './lines/read.ts';
import type { Phrases } from './phrases/en.ts';
import { sagaNamesOf, sagaWordsOf } from './saga-names.ts';

/** A name for each of some words. */
type Names<Word extends string> = Readonly<Record<Word, string>>;

/** What a language has to say. English defines the keys that are not declared here, see `SameKeys`. */
export interface Catalogue {
  readonly title: string;
  /** Verbs, other words of lines, options and their values, and labels for boards. */
  readonly words: Table<string>;
  /** Names, as they stand in a list, in a line and in a sentence. */
  readonly worlds: Names<WorldWord>;
  readonly enemies: Names<EnemyWord>;
  readonly gods: Names<Exclude<GodWord, 'none'>>;
  readonly artifacts: Names<ArtifactWord>;
  readonly creatures: Names<CreatureWord>;
  readonly iotunns: Names<IotunnWord>;
  /** Colours of the runestones, and what the faces of dice show. */
  readonly stones: Names<StoneWord>;
  readonly symbols: Names<SymbolWord>;
  /** What a runestone lets its thrower do, as it stands in a sentence. */
  readonly effects: Names<StoneEffect>;
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
  readonly counted: Names<Counted>;
  /** How the game was lost. */
  readonly outcomes: Names<Defeat>;
  /** Between the gods of a list. */
  readonly comma: string;
  readonly questions: Names<QuestionName>;
  /** What previews and remarks say. */
  readonly phrases: Phrases;
  readonly events: Sentences<ChroniclesEvents>;
}

/** A catalogue that is as complete as another one. */
export type CatalogueLike<C extends Catalogue> = SameKeys<Catalogue, C>;

/** Why something is refused or wrong. */
export type Reasons = Sentences<ChroniclesRefusals & ChroniclesFaults>;

/** What lines say. */
export type Lines = Sentences<ChroniclesLines>;

/** How many numbered things there are; a test holds them against the data. */
export const NUMBERED = { seat: 5, card: 30, place: 12 } as const;

/** The texts of Yggdrasil Chronicles, with what its previews and its remarks say. */
export interface ChroniclesTexts extends GameTexts {
  readonly phrases: Phrases;
  /** The texts of the saga that is played; none in a basic game. */
  readonly saga: SagaTexts;
}

/** The texts of a language that are loaded when they are asked for: why not, and what lines say. */
export interface LaterTexts {
  readonly reasons: Reasons;
  readonly lines: Lines;
  readonly lineTextsOf: (names: FactNames, sentences: Table<Sentence>) => LineTexts;
}

/** The texts of a language, as the surfaces use them. */
export function textsFrom(
  catalogue: Catalogue,
  later: () => Promise<LaterTexts>,
  saga: SagaTexts = {},
): ChroniclesTexts {
  const { title, questions, phrases } = catalogue;
  const names = namesOf(catalogue, saga);
  return {
    title,
    questions,
    phrases,
    saga,
    words: {
      ...sagaWordsOf(saga),
      ...catalogue.words,
      ...catalogue.worlds,
      ...catalogue.enemies,
      ...catalogue.gods,
      ...catalogue.artifacts,
      ...catalogue.creatures,
      ...catalogue.iotunns,
      ...catalogue.stones,
      ...catalogue.symbols,
      ...cardNames(catalogue),
      ...numbered('seat', NUMBERED.seat, catalogue.seat),
      ...numbered('card', NUMBERED.card, catalogue.unknownCard),
      ...numbered('place', NUMBERED.place, catalogue.emptyPlace),
    },
    refusals: async () => withNames(names, anySentences((await later()).reasons)),
    events: withNames(names, anySentences(catalogue.events)),
    async lines() {
      const { lineTextsOf, lines } = await later();
      return lineTextsOf(names, { ...anySentences(catalogue.events), ...anySentences(lines) });
    },
  };
}

/** How the facts of sentences are named in a language, and those of a saga by its texts. */
export function namesOf(catalogue: Catalogue, saga: SagaTexts = {}): FactNames {
  const ofSaga = sagaNamesOf(catalogue, saga);
  const god = nameIn(catalogue.gods);
  return {
    comma: catalogue.comma,
    seat: catalogue.seat,
    lists: { gods: god, cards: nameIn(cardNames(catalogue)) },
    byFact: {
      ...ofSaga,
      god,
      other: god,
      enemy: nameIn(catalogue.enemies),
      foe: (word) => ofSaga.figure(nameIn({ ...catalogue.enemies, ...catalogue.iotunns })(word)),
      world: nameIn({ ...catalogue.worlds, cage: catalogue.theCage }),
      artifact: nameIn(catalogue.artifacts),
      creature: nameIn(catalogue.creatures),
      iotunn: nameIn(catalogue.iotunns),
      stone: nameIn(catalogue.stones),
      effect: nameIn(catalogue.effects),
      symbol: nameIn(catalogue.symbols),
      card: nameIn(cardNames(catalogue)),
      what: nameIn(catalogue.counted),
      outcome: nameIn(catalogue.outcomes),
      // `thor 3 odin 2`: who has how many; `draupnir tyr`: what whom belongs to.
      shares: pairsIn({ ...catalogue.gods, ...catalogue.artifacts }, catalogue.comma),
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
