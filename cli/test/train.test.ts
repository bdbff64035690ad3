import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WinModelData } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { modelSource } from '../model-file.ts';
import { newFolder, nineworlds } from './running.ts';

interface BinJson {
  readonly from: number;
  readonly games: number;
  readonly predicted: number;
  readonly observed: number;
}

/** Trains on a few games of NeedFire and answers with what was told and written. */
async function trained(seed: string, ...more: readonly string[]) {
  const file = join(newFolder(), 'win-model.ts');
  const argv = ['train', '--game', 'needfire', '--games', '64', '--seed', seed, '--out', file];
  const { code, out, err } = await nineworlds(...argv, ...more);
  expect([code, err]).toEqual([0, '']);
  return { out, source: readFileSync(file, 'utf8') };
}

describe('train', () => {
  it('writes the same model for the same seed, and another one for another', async () => {
    const [first, again, other] = [await trained('a'), await trained('a'), await trained('b')];
    expect(again.source).toBe(first.source);
    expect(other.source).not.toBe(first.source);
    expect(first.source).toContain('export const WIN_MODEL: WinModelData = {');
    expect(first.out).toMatch(
      /^64 games, \d+ positions, \d+ rounds: .+win-model\.ts\n\d+ games predicted/,
    );
  });

  it('tells programs how good the model is', async () => {
    const { out } = await trained('a', '--json');
    const told = JSON.parse(out);
    expect(Object.keys(told).join(' ')).toBe(
      'game rulesVersion games seed positions rounds judged logLoss brier bins file',
    );
    expect(told).toMatchObject({ game: 'needfire', games: 64, seed: 'a' });
  });

  it('refuses what it cannot do before it begins', async () => {
    const folder = join(newFolder(), 'nowhere');
    const wrong = ['--game', 'needfire', '--games', '3', '--out', join(folder, 'x.ts')];
    const { code, out, err } = await nineworlds('train', ...wrong);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--games: 3 is not between 64');
    expect(err).toContain(`${folder}: there is no such folder`);
    const thoughtless = await nineworlds('train', '--game', 'toy', '--out', 'x.ts');
    expect([thoughtless.code, thoughtless.out, existsSync('x.ts')]).toEqual([2, '', false]);
    expect(thoughtless.err).toBe('nineworlds: --game: no bot thinks ahead in toy\n');
  });
});

describe('the source of a model', () => {
  it('is laid out as all sources are', () => {
    const long = (length: number) => Array.from({ length }, (_, i) => -0.12345 * (i + 1));
    const model: WinModelData = {
      features: Array.from({ length: 20 }, (_, i) => `measure${i}`),
      means: [0, 1],
      scales: long(20),
      units: [long(3), long(30)],
      answer: [1],
    };
    const lines = modelSource('toy', model).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(lines).toContain('  means: [0, 1],');
    expect(lines).toContain("    'measure19',");
    expect(lines).toContain('    [-0.12345, -0.2469, -0.37035],');
    const read = modelSource('toy', model).replace(/^[^{]*\{[^{]*= \{/s, '{');
    expect(read.match(/-?\d+\.\d+/g)).toHaveLength(20 + 3 + 30);
  });
});

// The whole table takes minutes: `nineworlds calibrate --game yggdrasil`, and so on for each game.
describe('calibrate', () => {
  it.each([
    ['needfire', 300],
    ['yggdrasil', 160],
    ['chronicles', 160],
  ])('%s: chances come true, as far as a few games can tell', async (game, games) => {
    const argv = ['calibrate', '--game', game, '--games', String(games), '--seed', 'test'];
    const { out, err } = await nineworlds(...argv, '--json');
    expect(err).toBe('');
    const { bins, brier, games: predicted, ...head } = JSON.parse(out);
    expect(head).toMatchObject({ game, options: null, seed: 'test' });
    // Some games end before the question that was drawn.
    expect(predicted).toBeGreaterThan(games / 3);
    expect(predicted).toBeLessThanOrEqual(games);
    // Bins are thrown together to thirds, so that chance alone does not decide.
    const thirds = [0, 1, 2].map((third) =>
      bins.filter(({ from }: BinJson) => Math.min(2, Math.floor(from * 3)) === third),
    );
    let wins = 0;
    for (const third of thirds as BinJson[][]) {
      const sum = (of: (bin: BinJson) => number) =>
        third.reduce((total, bin) => total + bin.games * of(bin), 0);
      const count = sum(() => 1);
      wins += sum(({ observed }) => observed);
      if (count < 40) continue;
      const off = Math.abs(sum(({ predicted }) => predicted) - sum(({ observed }) => observed));
      expect(off / count).toBeLessThan(0.12);
    }
    // Better than to say the same of every position.
    const rate = wins / predicted;
    expect(brier).toBeLessThan(rate * (1 - rate));
  });

  it('tells people the same, and whether it holds', async () => {
    const argv = ['calibrate', '--game', 'needfire', '--options', 'seats=2', '--games', '60'];
    const { code, out } = await nineworlds(...argv);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ games predicted, log-loss [\d.]+, Brier score [\d.]+\n/);
    expect(out).toMatch(/\n40 – 50 %\s+\d+\s+4\d\.\d % .*\n/);
    expect(out).toContain('calibrated: every bin');
  });
});
