import type { RuleText } from './game-module.ts';
import type { Lang } from './locale/language.ts';
import type { Provenance } from './provenance.ts';
import { parseRulebook } from './rulebook-markdown.ts';

/** What is the same of a rule in every language. */
export interface RuleOrigin<Source extends string> {
  /** Where it comes from; each language says it in its words. */
  readonly source: Source;
  readonly provenance?: Provenance;
}

/**
 * The rulebook of a game in the language asked for, in reading order; only that language is loaded.
 * `rules` are its rules in that order, `books` the modules of its Markdown files.
 */
export function rulebookFrom<Source extends string>(
  rules: Readonly<Record<string, RuleOrigin<Source>>>,
  books: Readonly<Record<Lang, () => Promise<{ readonly text: string }>>>,
): (lang: Lang) => Promise<readonly RuleText[]> {
  return (lang) => books[lang]().then(({ text }) => rulesIn(lang, rules, text));
}

function rulesIn(
  lang: Lang,
  origins: Readonly<Record<string, RuleOrigin<string>>>,
  markdown: string,
): readonly RuleText[] {
  const { sources, rules } = parseRulebook(markdown);
  const found = [...rules.keys()];
  const expected = Object.keys(origins);
  const longer = found.length > expected.length ? found : expected;
  const wrong = longer.findIndex((_, i) => found[i] !== expected[i]);
  if (wrong >= 0) {
    const [should, is] = [expected, found].map((ids) => ids[wrong] ?? 'none');
    throw new Error(`${lang}: rule ${wrong + 1} of the rulebook should be ${should} and is ${is}`);
  }
  return Object.entries(origins).map(([id, { source, ...origin }]) => {
    const { title = '', text = [] } = rules.get(id) ?? {};
    const from = sources.get(source);
    if (from === undefined)
      throw new Error(`${lang}: the rulebook does not name the source ${source}`);
    return { id, title, text: text.join('\n'), source: from, ...origin };
  });
}
