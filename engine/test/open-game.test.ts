import { describe, expect, test } from 'vitest';
import { ALL, aboutIn, speaks, winShare } from '../index.ts';

describe('what a seat has of the end of a game', () => {
  test('a win is shared by those who won', () => {
    expect([0, 1, 2].map((seat) => winShare(false, 0b011, 3, seat))).toEqual([0.5, 0.5, 0]);
  });
  test('a draw is shared by all', () => {
    expect([0, 1].map((seat) => winShare(false, 0, 2, seat))).toEqual([0.5, 0.5]);
  });
  test('a team wins or loses whole', () => {
    expect([winShare(true, ALL, 3, 1), winShare(true, 0, 3, 1)]).toEqual([1, 0]);
  });
});

test('a game that lacks a language speaks English', () => {
  const en = { name: 'Tafl', size: '', blurb: '', rulebook: '' };
  expect(aboutIn({ about: { en } }, 'ja')).toBe(en);
  expect([speaks({ about: { en } }, 'ja'), speaks({ about: { en } }, 'en')]).toEqual([false, true]);
});
