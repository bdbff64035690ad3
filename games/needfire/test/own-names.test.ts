import { type Json, LANGS, type Options, textsFor } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { gameModule } from '../index.ts';
import { ownerDeck } from './owner-deck.ts';

/** Options with a table in which gebo has other names. */
function namedGebo(names: { readonly nameEn: string; readonly nameJa?: string }): Options {
  const table = ownerDeck();
  const elements = table.elements.map((element) =>
    element.id === 'gebo' ? { ...element, ...names } : element,
  );
  return { deck: { ...table, elements } as unknown as Json };
}

describe.each(LANGS)('N-9.7: the names of an owner in %s', async (lang) => {
  const plain = await gameModule.texts(lang);

  test('win over ours: on chips, in the log, in refusals, in advice', async () => {
    const options = namedGebo({ nameEn: 'Gift' });
    const texts = textsFor(plain, options);
    expect(texts.words.gebo).toBe('Gift');
    const told = texts.events.warriorTaken?.({ seat: 0, card: 'gebo', ember: 0 });
    expect(told).toContain('Gift');
    const { notInHand } = await texts.refusals();
    expect(notInHand?.({ card: 'gebo' })).toContain('Gift');
    const model = await gameModule.searchModel?.();
    const sentences = Object.values((await model?.argumentTexts(lang, options)) ?? {});
    const said = sentences.map((sentence) => sentence({ card: 'gebo', count: 1 }));
    expect(said.some((sentence) => sentence.includes('Gift'))).toBe(true);
  });

  test('a Japanese one is for Japanese readers', () => {
    const texts = textsFor(plain, namedGebo({ nameEn: 'Gift', nameJa: '贈り物' }));
    expect(texts.words.gebo).toBe(lang === 'ja' ? '贈り物' : 'Gift');
  });

  test('where they only repeat the id, ours stand', () => {
    expect(textsFor(plain, namedGebo({ nameEn: 'GEBO' })).words.gebo).toBe(plain.words.gebo);
    expect(textsFor(plain, {}).words).toEqual(plain.words);
  });

  test('cannot rename a verb, move a cursor or fill the page', () => {
    const table = JSON.stringify(namedGebo({ nameEn: `\u001b[2J\n${'long '.repeat(99)}` }));
    const texts = textsFor(plain, JSON.parse(table.replaceAll('"gebo"', '"keep"')));
    expect(texts.words.keep).toBe(plain.words.keep);
    const told = texts.events.warriorTaken?.({ seat: 0, card: 'keep', ember: 0 }) ?? '';
    expect(told).toMatch(/^[^\p{C}]{1,80}$/u);
  });

  test('whatever a link brings as options does no harm', () => {
    for (const deck of [null, 7, [], { elements: 3 }, { elements: [null, 1, { id: 4 }, {}] }]) {
      expect(textsFor(plain, { deck } as unknown as Options).words).toEqual(plain.words);
    }
  });
});
