import { fileURLToPath } from 'node:url';
import { goldenFiles, goldenGames, goldenMode, goldenPerft } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';

const GOLDEN = fileURLToPath(new URL('./golden', import.meta.url));

test('the golden games of every rule set with one, three and six gods, and one that was won', () => {
  expect(goldenFiles(GOLDEN)).toEqual([
    ...['draft-one', 'draft-six', 'draft-three'].map((name) => `${name}.nw.json`),
    ...['jp-one', 'jp-six', 'jp-three'].map((name) => `${name}.nw.json`),
    ...['printed-one', 'printed-six', 'printed-three', 'printed-won'].map(
      (name) => `${name}.nw.json`,
    ),
  ]);
  expect(goldenGames(yggdrasil, GOLDEN, goldenMode())).toEqual([]);
});

test('the moves of Yggdrasil are as many as they were', () => {
  expect(goldenPerft(yggdrasil, GOLDEN, goldenMode())).toEqual([]);
});
