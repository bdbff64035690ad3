import { fileURLToPath } from 'node:url';
import { goldenFiles, goldenGames, goldenMode, goldenPerft } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';

const GOLDEN = fileURLToPath(new URL('./golden', import.meta.url));

test('the golden games of both modes with one to five gods, with relations, and one that was won', () => {
  const names = ['five', 'four', 'one', 'three', 'two'];
  expect(goldenFiles(GOLDEN)).toEqual([
    ...names.map((name) => `easy-${name}.nw.json`),
    ...names.slice(0, -1).map((name) => `hard-${name}.nw.json`),
    'hard-two-kin.nw.json',
    'hard-two.nw.json',
    'owner-won.nw.json',
  ]);
  expect(goldenGames(chronicles, GOLDEN, goldenMode())).toEqual([]);
});

test('the moves of Chronicles are as many as they were', () => {
  expect(goldenPerft(chronicles, GOLDEN, goldenMode())).toEqual([]);
});
