import { LANGS } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { TestHost } from '../../host/test/hosts.ts';

const table = 'lesson';

const LESSONS = GAMES.flatMap(({ id: game, lesson: load, texts: gameTexts }) =>
  load === undefined ? [] : [{ game, load, gameTexts }],
);

describe.each(LESSONS)('the lesson of $game', ({ game, load, gameTexts }) => {
  it('can be played as it says, line by line, and is not saved', async () => {
    const { seed, options, seats, steps } = (await load()).lesson;
    const host = new TestHost();
    const purpose = 'lesson';
    await host.ask({ type: 'start', table, game, options, seats, seed, chance: 'fate', purpose });
    const state = async () => (await host.ask({ type: 'resume', table, takeOver: false })).state;
    for (const line of steps.flatMap(({ play = [] }) => play)) {
      const { answerers, seq } = await state();
      const command = { type: 'line', seat: answerers[0] ?? 0, seq, line } as const;
      expect([line, await host.ask({ type: 'command', table, command })]).toEqual([line, {}]);
    }
    const { results, saved, purpose: kind } = await state();
    expect([results, saved, kind]).toEqual([undefined, 'never', purpose]);
    expect([...host.store.games.keys()]).toEqual([]);
  });

  it('shows things that the board knows', async () => {
    const { lesson } = await load();
    const { words } = await gameTexts('en');
    const shown = lesson.steps.flatMap(({ look = [] }) => look);
    expect(shown.filter((word) => !Object.hasOwn(words, word))).toEqual([]);
  });

  it.each(LANGS)(
    'says something at every step, and can be read in ten minutes: %s',
    async (lang) => {
      const { lesson, lessonTexts } = await load();
      const texts = await lessonTexts(lang);
      const says = lesson.steps.map(({ text }) => texts[text] ?? '');
      expect(says).not.toContain('');
      expect(Object.keys(texts)).toHaveLength(says.length);
      // A slow reader takes in ten letters a second, or five Japanese ones.
      const letters = says.join('').length;
      expect(letters / (lang === 'ja' ? 5 : 10)).toBeLessThan(400);
    },
  );
});
