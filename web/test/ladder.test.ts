import { LEVELS } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { levelOf, nextLevel, nextRung, presetOf, rungsOf } from '../setup/ladder.ts';

const PRESETS = {
  easy: { angry: 0, ragnarok: 0 },
  hard: { angry: 6, ragnarok: 0 },
  custom: {},
};

describe('presets as a ladder', () => {
  it('are those that choose something, from the easiest on', () => {
    expect(rungsOf(PRESETS)).toEqual(['easy', 'hard']);
  });

  it('are known by the options that they come down to', () => {
    expect(presetOf(PRESETS, { angry: 6, ragnarok: 0, seats: 3 })).toBe('hard');
    expect(presetOf(PRESETS, { angry: 5, ragnarok: 0 })).toBeUndefined();
  });

  it('lead to the next one, and end with the hardest', () => {
    expect(nextRung(PRESETS, { angry: 0, ragnarok: 0 })).toBe('hard');
    expect(nextRung(PRESETS, { angry: 6, ragnarok: 0 })).toBeUndefined();
    expect(nextRung(PRESETS, { angry: 1, ragnarok: 0 })).toBeUndefined();
  });
});

describe('levels of the other players as a ladder', () => {
  const person = { kind: 'human', name: '' } as const;
  const bots = (...names: string[]) => names.map((bot) => ({ kind: 'bot', bot }) as const);

  it('are known where all bots have the same', () => {
    expect(levelOf([person, ...bots('steady', 'steady')])).toBe('steady');
    expect(levelOf([person, ...bots('steady', 'strong')])).toBeUndefined();
    expect(levelOf([person, ...bots('greedy')])).toBeUndefined();
    expect(levelOf([person, person])).toBeUndefined();
  });

  it('lead to the next one, and end with the strongest', () => {
    expect(nextLevel([person, ...bots('novice')])).toBe('steady');
    expect(nextLevel([person, ...bots('strong')])).toBeUndefined();
  });
});

describe('win rates', () => {
  const measured = GAMES.flatMap(({ id, winRates }) =>
    winRates === undefined ? [] : [[id, winRates] as const],
  );

  it.each(measured)(
    'of %s are of presets or levels, and numbers of players, that there are',
    async (id, load) => {
      const { game } = (await GAMES.find((one) => one.id === id)?.load()) ?? {};
      const [least, most] = game?.seats ?? [0, 0];
      const rungs = game?.cooperative ? rungsOf(game.options.presets) : LEVELS;
      for (const [preset, bySeats] of Object.entries((await load()).rates)) {
        expect(rungs).toContain(preset);
        for (const [seats, byBot] of Object.entries(bySeats)) {
          expect(Number(seats)).toBeGreaterThanOrEqual(least);
          expect(Number(seats)).toBeLessThanOrEqual(most);
          for (const { wins, games } of Object.values(byBot))
            expect(wins).toBeLessThanOrEqual(games);
        }
      }
    },
  );
});
