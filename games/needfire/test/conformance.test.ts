import { conformance, fuzz } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { needfire } from '../checked.ts';

test('NeedFire conforms with two, three and four seats and every option', () => {
  const report = conformance(needfire, {
    games: 5,
    seed: 1,
    optionSets: [2, 3, 4].flatMap((seats) => [
      { seats },
      { seats, exileEmbered: 'forbidden', first: '2', memoryAid: false },
    ]),
  });
  expect(report.problems).toEqual([]);
  expect(report.unseen).toEqual([]);
});

test('what is accepted of changed positions is as good as what was played', () => {
  const { failures } = fuzz(needfire, { games: 40, seed: 1, options: 'any' });
  expect(failures.map(({ reason }) => reason)).toEqual([]);
});
