import { describe, expect, it } from 'vitest';
import { isSummary } from '../saved-game.ts';

const good = {
  id: 'a',
  game: 'needfire',
  seats: [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', bot: 'random' },
  ],
  turn: 1,
  ply: 3,
  asked: 0,
  over: false,
  winners: 0,
  changed: 0,
};

describe('a summary that was saved', () => {
  it('is listed', () => {
    expect(isSummary(good)).toBe(true);
  });

  it.each([
    ['null', null],
    ['a text', 'game'],
    ['without seats', { ...good, seats: undefined }],
    ['with a broken seat', { ...good, seats: [null] }],
    ['with a seat of no kind', { ...good, seats: [{ kind: 'cat' }] }],
    ['without a turn', { ...good, turn: 'x' }],
  ])('%s is left out', (_, saved) => {
    expect(isSummary(saved)).toBe(false);
  });
});
