import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STYLED = ['web', 'board', 'games'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|css)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`),
);

describe('the text size', () => {
  it('reaches every text: no size is in px', () => {
    expect(STYLED.length).toBeGreaterThan(50);
    const fixed = STYLED.flatMap((path) =>
      // A comment in the same line may say why a text must not grow.
      readFileSync(ROOT + path, 'utf8')
        .split('\n')
        .filter((line) => /font(-size)?:[^;]*[1-9]\d*px/.test(line) && !line.includes('/*'))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(fixed).toEqual([]);
  });
});
