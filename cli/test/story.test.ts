import { LANGS } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { text } from '../locale/index.ts';
import { ending } from '../play/story.ts';

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
