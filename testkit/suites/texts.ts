import {
  type Facts,
  type FactTexts,
  Faults,
  type GameDef,
  type GameTexts,
  LANGS,
  type Lang,
  type Options,
  type Position,
  type RuleText,
} from '@nineworlds/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameMessages, messagesOf } from '../game-messages.ts';

/** A game with its texts, and what the suite has to know of them. */
export interface TextPromises<P extends Position> {
  readonly game: Omit<GameDef<P>, 'view'>;
  readonly textsOf: (lang: Lang) => Promise<GameTexts>;
  readonly rulebookOf: (lang: Lang) => Promise<readonly RuleText[]>;
  /** The letter of its rules: `Y` in `Y-10.5`. */
  readonly letter: string;
  /** Options that between them bring about nearly everything. */
  readonly tables: readonly Options[];
  /** How many games are played with each. */
  readonly games: number;
  /** Words that can stand in a line, besides verbs. */
  readonly words: readonly string[];
  /** Options that need no rule: how many play is told in the set-up. */
  readonly optionsWithoutRule?: readonly string[];
  /** Two values for every fact that a sentence can speak of; two of each type where it has several. */
  readonly samples: Readonly<Record<string, readonly (string | number)[]>>;
  /** Facts that a sentence is given and does not tell, by its name: others beside them say enough. */
  readonly unsaid: Readonly<Record<string, readonly string[]>>;
  /** Facts whose names are not those of a list: `in the Cage`. */
  readonly inflected?: readonly string[];
  /**
   * What random games hardly ever bring, and all that can be wrong with files, each with its facts. Where
   * games give more facts than a sentence is declared with, the example says which those are.
   */
  readonly examples: {
    readonly events: Readonly<Record<string, Facts>>;
    readonly reasons: Readonly<Record<string, Facts>>;
  };
  /** What a sentence must never show: a bare word where a name should be. */
  readonly bareWords: (lang: Lang) => readonly string[];
  /** Words in Latin letters that Japanese readers know: the number of an edition. */
  readonly latinWords?: readonly string[];
  /** Words whose names may be alike in two languages, and so may a list of nothing else. */
  readonly properNames?: readonly string[];
}

/** What a suite has loaded and seen, for the tests of one game beside it. */
export interface TextMaterial {
  readonly texts: Record<Lang, GameTexts>;
  readonly reasons: Record<Lang, FactTexts>;
  readonly rulebooks: Record<Lang, readonly RuleText[]>;
}

/** An event or a reason with facts that it has. */
type Given = readonly [of: 'events' | 'reasons', name: string, facts: Facts];

/** Sentences shorter than this may be alike in two languages. */
const LONG = 12;

/** What the texts of every game are held to. */
export function textSuite<P extends Position>(promises: TextPromises<P>): TextMaterial {
  const { game, letter, samples, examples, inflected = [] } = promises;
  const facts: Facts = Object.fromEntries(
    Object.entries(samples).map(([fact, [value = '']]) => [fact, value]),
  );
  const material: TextMaterial = {
    texts: {} as Record<Lang, GameTexts>,
    reasons: {} as Record<Lang, FactTexts>,
    rulebooks: {} as Record<Lang, readonly RuleText[]>,
  };
  const { texts, reasons, rulebooks } = material;
  let said: GameMessages = { told: [], refused: [], words: new Set() };

  beforeAll(async () => {
    said = messagesOf(game, promises.tables, promises.games);
    for (const lang of LANGS) {
      texts[lang] = await promises.textsOf(lang);
      reasons[lang] = await texts[lang].refusals();
      rulebooks[lang] = await promises.rulebookOf(lang);
    }
  });

  /** What a sentence must never show: a missing fact, or a bare word. */
  function unfit(lang: Lang): RegExp {
    const words = promises.bareWords(lang).join('|');
    return new RegExp(`undefined|NaN|(?<!\\w)(${words})(?![\\w])`);
  }

  /** The facts without which a sentence says something else. */
  function factsTold(sentence: (given: Facts) => string): readonly string[] {
    return Object.entries(samples)
      .filter(([fact, [, other = '']]) => sentence({ ...facts, [fact]: other }) !== sentence(facts))
      .map(([fact]) => fact);
  }

  /** Every event and every reason with the facts of its example, or else as games bring it. */
  function given(): readonly Given[] {
    const met: readonly Given[] = [
      ...said.told.map(({ name, facts: had }) => ['events', name, had] as const),
      ...said.refused.map(({ reason, facts: had }) => ['reasons', reason, had] as const),
    ];
    return [
      ...met.filter(([of, name]) => !Object.hasOwn(examples[of], name)),
      ...Object.entries(examples.events).map(([name, had]) => ['events', name, had] as const),
      ...Object.entries(examples.reasons).map(([name, had]) => ['reasons', name, had] as const),
    ];
  }

  const sentencesOf = (lang: Lang, of: Given[0]) =>
    of === 'events' ? texts[lang].events : reasons[lang];

  /** Samples for facts, of the types that they have. */
  function samplesFor(had: Facts): readonly (readonly [string, readonly (string | number)[]])[] {
    return Object.entries(had).map(([fact, value]) => [
      fact,
      samples[fact]?.filter((sample) => typeof sample === typeof value) ?? [],
    ]);
  }

  /** Whether a fact can be read in a sentence: a number as such, a word by its name. */
  function isShown(lang: Lang, fact: string, value: string | number, sentence: string): boolean {
    if (fact === 'seat' || inflected.includes(fact)) return true;
    // A yes or no is told in words.
    if (samples[fact]?.join(' ') === '0 1') return true;
    return `${value}`
      .split(' ')
      .every((word) => sentence.includes(texts[lang].words[word] ?? word));
  }

  function sentencesIn(lang: Lang): string[] {
    const { questions, events, words } = texts[lang];
    return [
      ...Object.values(questions),
      ...Object.values(words),
      ...Object.values(reasons[lang]).map((sentence) => sentence(facts)),
      ...Object.values(events).map((sentence) => sentence(facts)),
    ];
  }

  /** Whether a text is a list of proper names and nothing else. */
  function isOfNames(lang: Lang, text: string): boolean {
    const { properNames = [] } = promises;
    const names = properNames.map((word) => texts[lang].words[word] ?? word);
    return !/\p{L}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text));
  }

  describe.each(LANGS)('the texts in %s', (lang) => {
    it('ask every question', () => {
      for (const { name } of game.kinds) expect(texts[lang].questions[name]).toMatch(/[?？]$/);
    });

    it('name every word that can stand in a line', () => {
      const verbs = game.kinds.flatMap(({ verb }) => verb || []);
      for (const word of [...verbs, ...promises.words, 'none', 'chance', ...said.words]) {
        expect(texts[lang].words[word], word).toBeTruthy();
      }
    });

    it('name every option, its values and the presets, and the rulebook tells of each', () => {
      const { words } = texts[lang];
      const book = rulebooks[lang].map(({ text }) => text).join('\n');
      for (const [key, { accepts }] of Object.entries(game.options.fields)) {
        expect(words[`option-${key}`], key).toBeTruthy();
        if (promises.optionsWithoutRule?.includes(key) !== true) {
          expect(book, key).toMatch(new RegExp(`\\b${key}\\b`));
        }
        for (const value of accepts.match(/[a-zA-Z]\w*/g) ?? []) {
          const isNamed = words[value] !== undefined || value === 'true' || value === 'false';
          expect(isNamed, `${key}=${value}`).toBe(true);
        }
      }
      for (const preset of Object.keys(game.options.presets)) {
        expect(words[preset], preset).toBeTruthy();
        expect(book, preset).toMatch(new RegExp(`\\b${preset}\\b`));
      }
    });

    it('tell every event and every reason, with the same facts as the other languages', () => {
      const bad = unfit(lang);
      for (const [own, english] of [
        [texts[lang].events, texts.en.events],
        [reasons[lang], reasons.en],
      ] as const) {
        for (const [name, sentence] of Object.entries(own)) {
          expect(sentence(facts), name).not.toMatch(bad);
          expect(factsTold(sentence), name).toEqual(factsTold(english[name] ?? sentence));
        }
      }
    });

    it('tell what happens in games, to those who know all of it and to the others, and why not', () => {
      const { events } = texts[lang];
      const bad = unfit(lang);
      for (const { name, facts: known, shared } of said.told) {
        const [all, heard] = [known, shared].map((had) => events[name]?.(had) ?? 'undefined');
        expect(all, name).not.toMatch(bad);
        expect(heard, name).not.toMatch(bad);
        if (known !== shared) expect(heard, name).not.toBe(all);
      }
      for (const { reason, facts: had } of said.refused) {
        expect(reasons[lang][reason]?.(had) ?? 'undefined', reason).not.toMatch(bad);
      }
    });

    it('tell every fact that they are given, but those that others say', () => {
      const unsaid = new Map<string, Set<string>>();
      const unseen = new Set<string>();
      for (const [of, name, had] of given()) {
        const sentence = sentencesOf(lang, of)[name] ?? (() => 'undefined');
        const two = samplesFor(had);
        const base = Object.fromEntries(two.map(([fact, [value = '']]) => [fact, value]));
        for (const [fact, [value = '', other = '']] of two) {
          if (sentence({ ...base, [fact]: other }) === sentence(base)) {
            unsaid.set(name, (unsaid.get(name) ?? new Set()).add(fact));
          } else if (!isShown(lang, fact, value, sentence(base))) {
            unseen.add(`${name} ${fact}: ${sentence(base)}`);
          }
        }
      }
      expect(
        Object.fromEntries([...unsaid].map(([name, them]) => [name, [...them].sort()])),
      ).toEqual(promises.unsaid);
      expect([...unseen]).toEqual([]);
    });
  });

  describe.each(LANGS)('the rulebook in %s', (lang) => {
    it('has a title, a text and a source for every rule', () => {
      for (const { id, title, text, source } of rulebooks[lang]) {
        expect(
          [title, text, source].every((part) => part !== ''),
          id,
        ).toBe(true);
      }
    });

    it('refers to rules that it has', () => {
      const ids = rulebooks[lang].map(({ id }) => id);
      for (const { id, text } of rulebooks[lang]) {
        for (const other of text.match(new RegExp(`${letter}-\\d+(?:\\.\\d+)?`, 'g')) ?? []) {
          expect(ids, id).toContain(other);
        }
      }
    });

    it('names only options and values that there are', () => {
      const { fields } = game.options;
      for (const { id, text } of rulebooks[lang]) {
        for (const [named, key = '', value = ''] of text.matchAll(/(\w+)=(\w+(?:[:+-]\w+)*)/g)) {
          const faults = new Faults();
          const field = fields[key];
          field?.check(field.parse(value) ?? null, key, faults);
          expect(field, `${id} ${named}`).toBeDefined();
          expect(faults.list, `${id} ${named}`).toEqual([]);
        }
      }
    });
  });

  describe('all languages', () => {
    it('are told all that can happen, be refused or be wrong, by random games or an example', () => {
      const met = (of: Given[0]) => given().flatMap(([its, name]) => (its === of ? name : []));
      const names = game.events.map(({ name }) => name);
      expect([...new Set(met('events'))].sort()).toEqual([...names].sort());
      expect([...new Set(met('reasons'))].sort()).toEqual(Object.keys(reasons.en).sort());
    });

    it('no two share a long sentence', () => {
      const seen = new Map<string, Lang>();
      const shared: string[] = [];
      for (const lang of LANGS) {
        const rules = rulebooks[lang].flatMap(({ title, text, source }) => [title, source, text]);
        const sentences = [
          ...sentencesIn(lang),
          ...rules.flatMap((text) => text.split(/(?<=[.。！?？])(?!\d)\s*|\n/)),
        ];
        for (const sentence of new Set(sentences)) {
          if (sentence.length < LONG || isOfNames(lang, sentence)) continue;
          const other = seen.get(sentence);
          if (other !== undefined) shared.push(`${other} and ${lang}: ${sentence}`);
          seen.set(sentence, lang);
        }
      }
      expect(shared).toEqual([]);
    });

    it('the Japanese one has no leftover English', () => {
      expect(sentencesIn('ja').filter((sentence) => /[A-Za-z]/.test(sentence))).toEqual([]);
      const { fields, presets } = game.options;
      const typed = new Set([
        letter,
        ...(promises.latinWords ?? []),
        ...Object.keys(presets),
        ...Object.entries(fields).flatMap(([key, { accepts }]) => [
          key,
          ...(accepts.match(/\w+/g) ?? []),
        ]),
      ]);
      for (const { id, title, text, source } of rulebooks.ja) {
        const words = `${title} ${text} ${source}`.match(/[A-Za-z]\w*/g) ?? [];
        expect(
          words.filter((word) => !typed.has(word)),
          id,
        ).toEqual([]);
      }
    });
  });

  return material;
}
