import { botGames } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { idle } from '../bot/idle.ts';
import { yggdrasil } from '../checked.ts';
import { figuresOf } from '../view/figures.ts';
import { acting } from './situation.ts';

const { lineOf, playGame, winsOf } = botGames(yggdrasil);

test('idle passes, and calms Fenrir where it must (Y-7.3, Y-8.1)', () => {
  expect(lineOf(idle, acting({ enemies: { surt: 1 }, vikings: [5] }))).toBe('pass');
  expect(lineOf(idle, acting({ enemies: { fenrir: 1 }, fenrirCard: 'fenrir' }))).toBe('calm');
});

test.each([
  [0, 17],
  [6, 15.7],
])('with %i Angry cards and nobody acting the enemies win after %f cards', (angry, expected) => {
  const games = 400;
  let cards = 0;
  for (let seed = 1; seed <= games; seed++) {
    cards += figuresOf(playGame(idle, { seats: 1, gods: ['thor'], angry }, seed)).cards;
  }
  expect(winsOf(idle, { seats: 3, angry }, 20)).toBe(0);
  expect(Math.abs(cards / games - expected)).toBeLessThan(0.5);
});
