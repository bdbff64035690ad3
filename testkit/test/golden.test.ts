import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { miniTrack } from '../games/mini-track/index.ts';
import { goldenFiles, goldenGames, goldenMode, goldenPerft } from '../golden.ts';

const TESTS = fileURLToPath(new URL('../games/mini-track/test', import.meta.url));
const GOLDEN = join(TESTS, 'golden');

test('the golden games of mini-track are as they were', () => {
  expect(goldenGames(miniTrack, GOLDEN, goldenMode())).toEqual([]);
});

test('the moves of mini-track are as many as they were', () => {
  expect(goldenPerft(miniTrack, GOLDEN, goldenMode())).toEqual([]);
});

describe('a copy of the golden games', () => {
  let copy = '';
  const golden = () => join(copy, 'golden');
  const won = () => join(golden(), 'won.nw.json');

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'golden-'));
    cpSync(TESTS, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const texts = () =>
    ['perft.json', ...readdirSync(golden()).map((name) => join('golden', name))].map((name) =>
      readFileSync(join(copy, name), 'utf8'),
    );

  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(path, change(readFileSync(path, 'utf8')));

  test('is rewritten to the same bytes', () => {
    const before = texts();
    expect(goldenGames(miniTrack, golden(), 'rewrite')).toEqual([]);
    expect(goldenPerft(miniTrack, golden(), 'rewrite')).toEqual([]);
    expect(texts()).toEqual(before);
  });

  test('is found faulty when a line is changed, and mended by rewriting', () => {
    const before = texts();
    edit(won(), (text) => text.replace(/chance card \w+/, 'chance card loki'));
    const [problem] = goldenGames(miniTrack, golden(), 'compare');
    expect(problem).toMatch(/^won\.nw\.json: line 1 "chance card loki"/);
    expect(goldenGames(miniTrack, golden(), 'rewrite')).toEqual([]);
    expect(texts()).toEqual(before);
  });

  test('is found faulty when a result or a count is changed', () => {
    edit(join(golden(), 'results.json'), (text) => text.replace('1, 1, 1, 1', '1, 1, 1, 0'));
    expect(goldenGames(miniTrack, golden(), 'compare')).toHaveLength(1);
    edit(join(copy, 'perft.json'), (text) => text.replace(/"leaves": \[\d+/, '"leaves": [77'));
    expect(goldenPerft(miniTrack, golden(), 'compare')).toHaveLength(1);
  });

  test('grows by a record with a seed and no moves', () => {
    const record = JSON.parse(readFileSync(won(), 'utf8'));
    const fresh = { ...record, seed: '77', moves: [], hash: '' };
    writeFileSync(join(golden(), 'fresh.nw.json'), JSON.stringify(fresh));
    expect(goldenGames(miniTrack, golden(), 'rewrite')).toEqual([]);
    expect(goldenFiles(golden())).toEqual(['fresh.nw.json', 'lost.nw.json', 'won.nw.json']);
    expect(goldenGames(miniTrack, golden(), 'compare')).toEqual([]);
  });

  test('keeps the lines of people when it is rewritten', () => {
    edit(won(), (text) =>
      text.replace('{"bot":"random","kind":"bot"}', '{"kind":"human","name":"Ann"}'),
    );
    const before = texts();
    expect(goldenGames(miniTrack, golden(), 'rewrite')).toEqual([]);
    expect(texts()).toEqual(before);
  });

  test('must not be empty', () => {
    expect(goldenGames(miniTrack, join(copy, 'nowhere'), 'compare')).toEqual([
      `no golden games in ${join(copy, 'nowhere')}`,
    ]);
  });
});
