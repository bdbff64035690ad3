import { conformance } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { gameModule } from '../index.ts';

describe.each(HOUSE_SAGAS)('C-15.9$number: saga $number', ({ number }) => {
  test.each([1, 2, 3, 4, 5])('conforms with %i gods', (seats) => {
    const report = conformance(chronicles, {
      games: 1,
      seed: number,
      bots: gameModule.bots,
      optionSets: [{ seats, saga: number, sheets: 'seasoned' }],
    });
    expect(report.problems.filter(({ property }) => property !== 'coverage')).toEqual([]);
  });
});
