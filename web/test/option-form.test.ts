import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { TestHost } from '../../host/test/hosts.ts';

describe('the form of a game', () => {
  it.each(GAMES)(
    'names each option in one line, and every value: $id',
    async ({ id: game, texts }) => {
      const host = new TestHost();
      const { options } = await host.ask({ type: 'describe', game });
      const { words } = await texts('en');
      const named = options.flatMap(({ key, values }) => [
        `option-${key}`,
        ...values.filter((value) => typeof value === 'string' && !/^\d+$/.test(value)).map(String),
      ]);
      expect(named.filter((word) => !Object.hasOwn(words, word))).toEqual([]);
    },
  );

  it('knows what to choose from, and what comes in files', async () => {
    const host = new TestHost();
    const { options } = await host.ask({ type: 'describe', game: 'chronicles' });
    const kinds = Object.fromEntries(options.map(({ key, kind }) => [key, kind]));
    expect(kinds).toMatchObject({ seats: 'number', mode: 'choice', gods: 'list', edition: 'file' });
    const gods = options.find(({ key }) => key === 'gods');
    expect(gods?.values).toEqual(expect.arrayContaining(['thor', 'tyr', 'odin', 'freyia']));
  });
});
