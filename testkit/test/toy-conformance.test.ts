import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';
import { toy, worldsOfToy } from '../games/toy/index.ts';

test('the toy conforms, for two and three seats, short and long', () => {
  const report = conformance(toy, {
    games: 12,
    seed: 1,
    optionSets: [{ seats: 2 }, { seats: 3 }, { cards: 8, rounds: 2 }, { seats: 3, rounds: 6 }],
    worlds: worldsOfToy,
  });
  expect(report.problems).toEqual([]);
  expect(report.unseen).toEqual([]);
});
