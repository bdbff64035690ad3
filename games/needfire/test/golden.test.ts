import { fileURLToPath } from 'node:url';
import { goldenFiles, goldenGames, goldenMode, goldenPerft } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { needfire } from '../checked.ts';

const GOLDEN = fileURLToPath(new URL('./golden', import.meta.url));

test('the golden games of two, three and four seats are as they were', () => {
  expect(goldenFiles(GOLDEN)).toEqual(['four.nw.json', 'three.nw.json', 'two.nw.json']);
  expect(goldenGames(needfire, GOLDEN, goldenMode())).toEqual([]);
});

test('the moves of NeedFire are as many as they were', () => {
  expect(goldenPerft(needfire, GOLDEN, goldenMode())).toEqual([]);
});
