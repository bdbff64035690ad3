import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { changedSince } from '../bin/changed-since.js';

const root = mkdtempSync(join(tmpdir(), 'nineworlds-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file that was changed so many seconds after the bundle. */
function write(path: string, seconds: number): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, 1_000_000 + seconds, 1_000_000 + seconds);
}

test('the command names a source that is newer than its bundle, and only such a one', () => {
  const bundle = pathToFileURL(join(root, 'cli/dist/bundle/main.js'));
  write('cli/dist/bundle/main.js', 0);
  write('engine/game.ts', -5);
  write('engine/test/game.test.ts', 5);
  write('games/one/board/index.ts', 5);
  write('web/main.ts', 5);
  expect(changedSince(bundle, root)).toBeUndefined();
  write('games/one/rules/turn.ts', 5);
  expect(changedSince(bundle, root)).toBe(join('games', 'one', 'rules', 'turn.ts'));
});
