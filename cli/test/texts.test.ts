import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kernelTextsOf, LANGS } from '@nineworlds/engine';
import { factsTold } from '@nineworlds/testkit';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { langOfEnv } from '../language.ts';
import { findText, textsIn } from '../locale/index.ts';
import { plainJson, plainLines, plainText } from '../plain-text.ts';
import { COLUMNS, inColumns, wrap } from '../text-layout.ts';

describe('the texts of the terminal', () => {
  const english: Readonly<Record<string, unknown>> = textsIn('en');

  it.each(LANGS)('tell the same facts in every language: %s', (lang) => {
    for (const [key, text] of Object.entries(textsIn(lang))) {
      expect(factsTold(text), key).toEqual(factsTold(english[key]));
    }
  });

  it('do not hide texts of the kernel', async () => {
    const kernel = Object.keys(await kernelTextsOf('en'));
    expect(kernel.filter((key) => Object.hasOwn(english, key))).toEqual([]);
  });

  it('name commands and games that docs/cli.md explains', () => {
    const docs = readFileSync(fileURLToPath(new URL('../../docs/cli.md', import.meta.url)), 'utf8');
    for (const [, command] of textsIn('en')
      .howToPlay({ game: 'x' })
      .matchAll(/npx nineworlds (\w+)/g)) {
      expect(docs).toContain(`## ${command}`);
    }
  });
});

describe('the language', () => {
  it('is that of the surroundings', () => {
    expect(langOfEnv({ LANG: 'ja_JP.UTF-8' })).toBe('ja');
    expect(langOfEnv({ LANG: 'ja_JP.UTF-8', LC_ALL: 'it_IT' })).toBe('it');
    expect(langOfEnv({ LANG: 'de_DE.UTF-8' })).toBe('en');
    expect(langOfEnv({})).toBe('en');
  });
});

describe('layout', () => {
  it.each(LANGS)('keeps every text within 80 columns: %s', (lang) => {
    // Whatever fact is asked for, its name stands for it.
    const facts = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
    for (const key of Object.keys(textsIn(lang))) {
      for (const line of wrap(findText(lang, key, facts) ?? '', '  ').split('\n')) {
        expect(stringWidth(line)).toBeLessThanOrEqual(COLUMNS);
      }
    }
  });

  it('loses no word by wrapping', () => {
    const text = 'word '.repeat(50).trim();
    expect(wrap(text).replaceAll('\n', ' ')).toBe(text);
  });

  it('puts items into columns that are read downwards', () => {
    const items = Array.from({ length: 5 }, (_, i) => `${i}`.padEnd(30, '.'));
    expect(inColumns(items).split('\n')).toEqual([
      `${items[0]}   ${items[3]}`,
      `${items[1]}   ${items[4]}`,
      items[2],
    ]);
  });

  it('takes control characters out of texts from outside', () => {
    expect(plainText('a\x1b[31mb\r\nc\u202ed')).toBe('a [31mb c d');
    expect(plainText('a\x9b31mb\x7fc')).toBe('a 31mb c');
  });

  it.each([
    ['marks that turn the direction of writing', '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'],
    ['letters without a width', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164\u180e'],
    ['tags and selectors', '\u{e0041}\u{e0100}\ufe0f'],
    ['parts of an annotation', '\ufff9\ufffa\ufffb'],
  ])('takes out of them %s', (_, letters) => {
    for (const letter of letters) expect(plainText(`a${letter}b`)).toBe('a b');
  });

  it('leaves every language as it is', () => {
    const texts = 'Þórr « épée » 神々の黄昏 Ελληνικά עברית العربية 👍';
    expect(plainText(texts)).toBe(texts);
    expect(plainLines(`${texts}\n${texts}`)).toBe(`${texts}\n${texts}`);
  });

  it('JSON says the same with escapes', () => {
    const value = { name: 'a\x1b\x9b\u061c\u{e0041}b\n', list: ['👍'] };
    const json = plainJson(JSON.stringify(value));
    expect(json).toMatch(/^[\x20-\x7e👍]+$/u);
    expect(JSON.parse(json)).toEqual(value);
  });
});
