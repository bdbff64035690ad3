import { factsTold } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import {
  type FactTexts,
  isLang,
  kernelTextsOf,
  LANGS,
  type Named,
  reasonText,
  type SameTexts,
  say,
} from '../index.ts';

describe('the catalogues of the kernel', () => {
  it.each(LANGS)('tell the same facts in every language: %s', async (lang) => {
    const english: Readonly<Record<string, unknown>> = await kernelTextsOf('en');
    for (const [reason, text] of Object.entries(await kernelTextsOf(lang))) {
      expect(factsTold(text), reason).toEqual(factsTold(english[reason]));
    }
  });

  it('say something of their own in every language', async () => {
    const said = (text: unknown) => (typeof text === 'function' ? text({}) : text);
    const english: Readonly<Record<string, unknown>> = await kernelTextsOf('en');
    for (const lang of LANGS.filter((code) => code !== 'en')) {
      const same = Object.entries(await kernelTextsOf(lang)).filter(
        ([key, text]) => said(english[key]) === said(text),
      );
      expect(same).toEqual([]);
    }
  });
});

describe('a catalogue', () => {
  const en = {
    closed: 'closed',
    tooDear: (f: Named<'price' | 'coins'>) => `it costs ${f.price}, and you have ${f.coins}`,
  } as const;

  it('says a text with its facts', () => {
    expect(say(en, 'closed')).toBe('closed');
    expect(say(en, 'tooDear', { price: 3, coins: 2 })).toBe('it costs 3, and you have 2');
    // @ts-expect-error: how many coins there are is missing.
    say(en, 'tooDear', { price: 3 });
  });

  it('in another language has the same keys and facts, or does not compile', () => {
    const fr: SameTexts<typeof en> = {
      closed: 'fermé',
      // @ts-expect-error: "prise".
      tooDear: (f) => `cela coûte ${f.prise}, et vous avez ${f.coins}`,
    };
    // @ts-expect-error: "tooDear" is missing.
    const it: SameTexts<typeof en> = { closed: 'chiuso' };
    expect([fr.closed, it.closed]).toEqual(['fermé', 'chiuso']);
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
  it('knows its languages', () => {
    expect(isLang('ja')).toBe(true);
    expect(isLang('de')).toBe(false);
  });
});
