import { LANGS, Match, SPECTATOR } from '@nineworlds/engine';
import { GAMES, gameById } from '@nineworlds/games';
import { completeOptions, playAtRandom } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { text } from '../locale/index.ts';
import { ending, story } from '../play/story.ts';
import { lineTeller } from '../play/told-line.ts';
import { adviceText } from '../search/advice-text.ts';

const SEATS = ['Ann', 'Bob', 'Cem'].map((name) => ({ kind: 'human', name }) as const);

describe('how a game ended', () => {
  it.each(LANGS)('N-5: equal scores share the win, and are told so: %s', async (lang) => {
    const manifest = gameById('needfire');
    if (manifest === undefined) throw new Error('no NeedFire');
    const { game } = await manifest.load();
    const texts = await manifest.texts(lang);
    const ended = (winners: number) =>
      ending(lang, game, SEATS, { scores: [28, 12, 28], winners }, texts)
        .split('\n')
        .slice(1);
    const facts = [28, 12, 28].map((score, seat) => ({ name: SEATS[seat]?.name ?? '', score }));
    const [ann = facts[0], bob = facts[1], cem = facts[2]] = facts;
    expect(ended(0b101)).toEqual([
      text(lang, 'sharedScore', ann),
      text(lang, 'loserScore', bob),
      text(lang, 'sharedScore', cem),
    ]);
    expect(ended(0b001)[0]).toBe(text(lang, 'winnerScore', ann));
    expect(text(lang, 'sharedScore', ann)).not.toBe(text(lang, 'winnerScore', ann));
  });
});

describe('the story of a game', () => {
  it.each(GAMES.map(({ id }) => id))('is told in sentences, never in lines: %s', async (id) => {
    const module = await gameById(id)?.load();
    if (module === undefined) throw new Error(`no ${id}`);
    const match = new Match(module.game, completeOptions(module.game, {}));
    playAtRandom(match, 1);
    for (const lang of LANGS) {
      const texts = await module.texts(lang);
      const reader = { lang, texts, tell: await lineTeller(texts), seats: SEATS };
      const entries = match.lines.map((line, i) => {
        const told = { by: line.seat, ply: i, forced: false, lines: [line] };
        return { seq: i + 1, type: 'line', ...told } as const;
      });
      const wrong = entries.filter((entry) => {
        const [line] = entry.lines;
        return story(reader, [entry], SPECTATOR).includes(`: ${line?.line}`);
      });
      expect(wrong.map(({ lines }) => lines[0]?.line)).toEqual([]);
    }
  });
});

describe('advice', () => {
  const line = { line: 'pass', context: { questions: ['act'], facts: { god: 'thor' } } };

  it('never calls a chance certain that was found by playing games', async () => {
    const texts = await gameById('yggdrasil')?.texts('en');
    if (texts === undefined) throw new Error('no Yggdrasil');
    const tell = await lineTeller(texts);
    const said = (winProbability: number) =>
      adviceText([{ ...line, winProbability, error: 0, reasons: [] }], 'Ann', tell);
    expect(said(0.9996)).toBe('>99.9 % ± 0.0  Thor passes. (pass)');
    expect(said(1)).toBe('>99.9 % ± 0.0  Thor passes. (pass)');
    expect(said(0)).toBe(' <0.1 % ± 0.0  Thor passes. (pass)');
    expect(said(0.62)).toBe(' 62.0 % ± 0.0  Thor passes. (pass)');
  });
});
