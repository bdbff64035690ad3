import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS, type Lang } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';

/** What one thing of a game is called in a language. */
export interface Term {
  readonly thing: string;
  readonly lang: Lang;
  readonly word: string;
  /** Words that somebody could take for it, and that no text uses. */
  readonly not: readonly string[];
}

/**
 * Reads a table of terms: `| thing | en | fr | it | ja |`, each cell a word, and in brackets those that are not to
 * be used: `géant de givre (not: géant de glace, géant du givre)`.
 */
export function termsIn(markdown: string): Term[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], ...things] = rows.filter(([first]) => !/^-+$/.test(first ?? ''));
  if (head.slice(1).join() !== LANGS.join()) throw new SyntaxError(`columns: ${head.join()}`);
  return things.flatMap(([thing = '', ...cells]) =>
    LANGS.map((lang, i) => {
      const [, word = '', not = ''] = /^([^(]+?)(?: \(not: ([^)]+)\))?$/.exec(cells[i] ?? '') ?? [];
      if (word === '') throw new SyntaxError(`${thing}: no word in ${lang}`);
      return { thing, lang, word, not: not === '' ? [] : not.split(', ') };
    }),
  );
}

/** Where a text uses a word, in any case and with any ending; never inside another word. */
export function uses(lang: Lang, text: string, word: string): boolean {
  const escaped = word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = lang === 'ja' ? '' : '(?<!\\p{L})';
  return new RegExp(`${start}${escaped}`, 'iu').test(text);
}

/** Holds the terms of a game over all its texts: those in files named after a language, below its folder. */
export function termsSuite(folder: URL): void {
  const terms = termsIn(readFileSync(new URL('locale/terms.md', folder), 'utf8'));
  const texts = Object.fromEntries(LANGS.map((lang) => [lang, textsBelow(folder, lang)]));

  describe.each(LANGS)('terms in %s', (lang) => {
    const own = terms.filter((term) => term.lang === lang);

    it.each(own.map((term) => [term.thing, term] as const))('%s', (_, { word, not }) => {
      const lines = texts[lang] ?? [];
      expect(
        lines.some(({ line }) => uses(lang, line, word)),
        word,
      ).toBe(true);
      const wrong = lines.filter(({ line }) => not.some((other) => uses(lang, line, other)));
      expect(wrong.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
    });
  });
}

interface TextLine {
  readonly place: string;
  readonly line: string;
}

/** The lines of all texts in a language; comments and names in code are not texts. */
function textsBelow(folder: URL, lang: Lang): TextLine[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => new RegExp(`(^|/)${lang}\\.(ts|md)$`).test(path))
    .filter((path) => !/(^|\/)(dist|node_modules|test)\//.test(path))
    .flatMap((path) =>
      readFileSync(`${root}/${path}`, 'utf8')
        .normalize('NFC')
        .split('\n')
        .map((line, i) => ({ place: `${path}:${i + 1}`, line: wordsIn(path, line) })),
    );
}

/** Of code only what stands in quotation marks is a text. */
function wordsIn(path: string, line: string): string {
  if (path.endsWith('.md')) return line;
  if (/^\s*(\/\/|\/?\*|import |export \{)/.test(line)) return '';
  return (line.match(/'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"/g) ?? []).join(' ');
}
