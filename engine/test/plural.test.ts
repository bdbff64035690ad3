import { describe, expect, it } from 'vitest';
import { LANGS, type Lang, plural } from '../index.ts';

/** What is said of a number in a language. */
function said(lang: Lang, count: number | string): string {
  return lang === 'ja'
    ? plural(lang, count, { other: 'other' })
    : plural(lang, count, { one: 'one', other: 'other' });
}

describe('plural', () => {
  it.each(LANGS)('asks for the form that the rules of Unicode ask for: %s', (lang) => {
    const rules = new Intl.PluralRules(lang);
    for (const count of [0, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, -1, -2]) {
      expect(said(lang, count), `${count}`).toBe(rules.select(count));
    }
  });

  it('takes a hidden number for many', () => {
    for (const lang of LANGS) expect(said(lang, '?')).toBe('other');
  });

  it('has every form that a language needs, or does not compile', () => {
    // @ts-expect-error English needs a word for one.
    plural('en', 2, { other: 'cards' });
    // @ts-expect-error Japanese has one form only.
    plural('ja', 2, { one: '枚', other: '枚' });
  });
});
