import { fileURLToPath } from 'node:url';
import type { CheckedGame, Position } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { goldenFiles, goldenGames, goldenMode, goldenPerft } from '../golden.ts';

/** The golden games of a folder, which are those of these names, and the numbers of moves are as they were. */
export function goldenSuite<P extends Position>(
  game: CheckedGame<P>,
  folder: URL,
  names: readonly string[],
): void {
  const path = fileURLToPath(folder);

  describe('what golden files hold', () => {
    test('the games are all there, and as they were', () => {
      expect(goldenFiles(path)).toEqual(names.map((name) => `${name}.nw.json`));
      expect(goldenGames(game, path, goldenMode())).toEqual([]);
    });

    test('the moves are as many as they were', () => {
      expect(goldenPerft(game, path, goldenMode())).toEqual([]);
    });
  });
}
