import { describe, expect, it } from 'vitest';
import { type FactTexts, fillText, isLang, kernelTextsOf, LANGS, reasonText } from '../index.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe('the catalogues of the kernel', () => {
  it.each(LANGS)('use the same facts in every language: %s', async (lang) => {
    const english: Readonly<Record<string, string>> = await kernelTextsOf('en');
    for (const [reason, text] of Object.entries(await kernelTextsOf(lang))) {
      const said = new Set(placeholders(text));
      expect(said, reason).toEqual(new Set(placeholders(english[reason])));
    }
  });

  it('say something of their own in every language', async () => {
    for (const lang of LANGS.filter((code) => code !== 'en')) {
      const english: Readonly<Record<string, string>> = await kernelTextsOf('en');
      const same = Object.entries(await kernelTextsOf(lang)).filter(
        ([key, text]) => english[key] === text,
      );
      expect(same).toEqual([]);
    }
  });
});

describe('reasonText', () => {
  const own: FactTexts = {
    gameOver: () => 'the world has ended',
    tooPoor: (f) => `only ${f.vikings} left`,
  };

  it('prefers the sentence of the game', async () => {
    const said = reasonText(await kernelTextsOf('fr'), own, { reason: 'gameOver', facts: {} });
    expect(said).toBe('the world has ended');
    expect(
      reasonText(await kernelTextsOf('en'), own, { reason: 'tooPoor', facts: { vikings: 2 } }),
    ).toBe('only 2 left');
  });

  it('falls back on the kernel and then on the bare key', async () => {
    expect(
      reasonText(await kernelTextsOf('it'), undefined, { reason: 'gameOver', facts: {} }),
    ).toBe('la partita è finita');
    expect(reasonText(await kernelTextsOf('en'), own, { reason: 'toString', facts: {} })).toBe(
      'toString',
    );
  });
});

describe('small change', () => {
  it('fills texts with facts and shows where one is missing', () => {
    expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and ?');
  });

  it('knows its languages', () => {
    expect(isLang('ja')).toBe(true);
    expect(isLang('de')).toBe(false);
  });
});
