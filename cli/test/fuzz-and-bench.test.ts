import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonIn, newFolder, nineworlds, playedRecord } from './running.ts';

const fuzz = vi.hoisted(() => vi.fn());
const bench = vi.hoisted(() => ({ benchMiniTrack: vi.fn(), benchGame: vi.fn() }));

vi.mock(import('@nineworlds/testkit'), async (importOriginal) => ({
  ...(await importOriginal()),
  fuzz,
}));
vi.mock('@nineworlds/bench', () => bench);

beforeEach(() => vi.clearAllMocks());

describe('fuzz', () => {
  const argv = ['fuzz', '--game', 'toy', '--games', '10', '--seed', '7'];

  it('is done when nothing is wrong and everything was seen', async () => {
    fuzz.mockReturnValue({ games: 10, plies: 99, failures: [], unseen: [] });
    const { code, out } = await nineworlds(...argv, '--options', 'any', '--json');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { games: 10, plies: 99, failures: [], unseen: [] },
    ]);
    expect(fuzz.mock.calls[0]?.[1]).toMatchObject({
      games: 10,
      seed: 7,
      options: 'any',
      bots: [],
    });
  });

  it('writes games that went wrong as records and ends with 1', async () => {
    const record = jsonIn(await playedRecord());
    const failures = [{ record, reason: 'copies: a shared array' }];
    fuzz.mockReturnValue({ games: 3, plies: 30, failures, unseen: [] });
    const folder = join(newFolder(), 'found');
    const { code, out } = await nineworlds(...argv, '--out', folder, '--json');
    const file = join(folder, 'toy-7-1.nw.json');
    expect(code).toBe(1);
    expect(JSON.parse(out).failures).toEqual([{ file, reason: 'copies: a shared array' }]);
    expect(readdirSync(folder)).toEqual(['toy-7-1.nw.json']);
    expect(jsonIn(file)).toEqual(record);
  });

  it('ends with 1 when something never turned up', async () => {
    fuzz.mockReturnValue({ games: 10, plies: 99, failures: [], unseen: ['card elk'] });
    const { code, out } = await nineworlds(...argv);
    expect(code).toBe(1);
    expect(out).toContain('never seen: card elk');
  });

  it('really plays', async () => {
    const { fuzz: real } =
      await vi.importActual<typeof import('@nineworlds/testkit')>('@nineworlds/testkit');
    fuzz.mockImplementation(real);
    const { out, err } = await nineworlds(...argv, '--json');
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ games: 10, failures: [] });
  });
});

describe('bench', () => {
  const row = {
    name: 'mini-track',
    movesPerSecond: 9e6,
    peer: 'boardgame.io',
    peerMovesPerSecond: 9e3,
    ratio: 1000,
    bytesPerMove: 0.1,
    copyNs: 30,
    checksum: 5,
    search: null,
    floor: { ratio: 400, bytesPerMove: 16, copyNs: 100 },
    passed: true,
  };

  it('prints the rows and is done above the floor', async () => {
    bench.benchMiniTrack.mockResolvedValue([row]);
    const { code, out } = await nineworlds('bench', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, [row]]);
    expect((await nineworlds('bench')).out).toContain('1000 times as many');
  });

  it('ends with 1 below the floor', async () => {
    bench.benchMiniTrack.mockResolvedValue([{ ...row, passed: false }]);
    expect((await nineworlds('bench')).code).toBe(1);
  });

  it('measures another game alone', async () => {
    const alone = { ...row, name: 'toy', peer: null, peerMovesPerSecond: null, ratio: null };
    bench.benchGame.mockReturnValue([alone]);
    const { out } = await nineworlds('bench', '--game', 'toy', '--json');
    expect(JSON.parse(out)).toEqual([alone]);
    expect(bench.benchGame.mock.calls[0]?.[1]).toMatchObject({ seats: 2 });
  });
});
