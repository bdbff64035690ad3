import { conformance } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { gameModule } from '../index.ts';
import { isOfSagas } from './of-sagas.ts';

const RULES = ['C-15.91', 'C-15.92', 'C-15.93', 'C-15.94', 'C-15.95', 'C-15.96'];
const SAGAS = HOUSE_SAGAS.map(({ number }, i) => ({ number, rule: RULES[i] }));

describe.each(SAGAS)('$rule: saga $number', ({ number }) => {
  test.each([1, 2, 3, 4, 5])('conforms with %i gods', (seats) => {
    const report = conformance(chronicles, {
      games: 1,
      seed: number,
      bots: gameModule.bots,
      optionSets: [{ seats, saga: number, sheets: 'seasoned' }],
      // What turns up in a single game is looked at below.
      hasToTurnUp: () => false,
    });
    expect(report.problems).toEqual([]);
  });
});

test('C-15.14: the six sagas bring every question and every event that only sagas have', () => {
  const report = conformance(chronicles, {
    games: 1,
    seed: 1,
    bots: gameModule.bots,
    optionSets: SAGAS.map(({ number }) => ({ seats: 3, saga: number, sheets: 'seasoned' })),
    // Seldom: vector 14 has the one, `every-question.ts` the other.
    hasToTurnUp: (what) =>
      isOfSagas(what) && what !== 'event skullCame' && what !== 'kind sagaDiscard',
  });
  expect(report.problems).toEqual([]);
});
