import type { RuleText } from './game-module.ts';
import type { Lang } from './locale/language.ts';

/** What is the same of a rule in every language. */
export interface RuleOrigin<Source extends string> {
  /** Where it comes from; each language says it in its words. */
  readonly source: Source;
  /** Whether it is our own, in whole or in a part that its text names. */
  readonly reconstructed: boolean;
}

/** One rule in one language. */
export interface RuleWords {
  readonly title: string;
  /** Paragraphs; an item of a list begins with `- `. */
  readonly text: readonly string[];
}

/** A rulebook in one language; a missing rule or source does not compile. */
export interface RulebookTexts<Id extends string, Source extends string> {
  readonly sources: Readonly<Record<Source, string>>;
  readonly rules: Readonly<Record<Id, RuleWords>>;
}

/**
 * The rulebook of a game in the language asked for, in reading order; only that language is loaded.
 * `rules` are its rules in that order.
 */
export function rulebookFrom<Id extends string, Source extends string>(
  rules: Readonly<Record<Id, RuleOrigin<Source>>>,
  books: Readonly<Record<Lang, () => Promise<RulebookTexts<Id, Source>>>>,
): (lang: Lang) => Promise<readonly RuleText[]> {
  const ids = Object.keys(rules) as Id[];
  return (lang) =>
    books[lang]().then((book) =>
      ids.map((id) => ({
        id,
        title: book.rules[id].title,
        text: book.rules[id].text.join('\n'),
        source: book.sources[rules[id].source],
        reconstructed: rules[id].reconstructed,
      })),
    );
}
