import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonIn, newFolder, nineworlds, playedRecord } from './running.ts';

const fuzz = vi.hoisted(() => vi.fn());
const bench = vi.hoisted(() => ({
  benchMiniTrack: vi.fn(),
  benchGame: vi.fn(),
  isPeerInstalled: vi.fn(),
  installPeer: vi.fn(),
}));

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
  const alone = { ...row, peer: null, peerMovesPerSecond: null, ratio: null };

  beforeEach(() => {
    bench.isPeerInstalled.mockReturnValue(true);
    bench.benchMiniTrack.mockResolvedValue([row]);
  });

  it('prints the rows and is done above the floor', async () => {
    const { code, out, err } = await nineworlds('bench', '--json');
    expect([code, JSON.parse(out), err]).toEqual([0, [row], '']);
    expect(bench.installPeer).not.toHaveBeenCalled();
    expect((await nineworlds('bench')).out).toContain('1000 times as many');
  });

  it('ends with 1 below the floor', async () => {
    bench.benchMiniTrack.mockResolvedValue([{ ...row, passed: false }]);
    expect((await nineworlds('bench')).code).toBe(1);
  });

  it('says that it installs the peer before it compares', async () => {
    bench.isPeerInstalled.mockReturnValue(false);
    bench.installPeer.mockReturnValue(true);
    const { code, out, err } = await nineworlds('bench', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, [row]]);
    expect(err).toBe('Installing boardgame.io, to compare with (npm ci); this happens once ...\n');
    const [installed] = bench.installPeer.mock.invocationCallOrder;
    expect(installed).toBeLessThan(bench.benchMiniTrack.mock.invocationCallOrder[0] ?? 0);
  });

  it('says in a line that the peer cannot be installed, and prints the rest', async () => {
    bench.isPeerInstalled.mockReturnValue(false);
    bench.installPeer.mockReturnValue(false);
    bench.benchMiniTrack.mockResolvedValue([alone]);
    const { code, out, err } = await nineworlds('bench');
    expect(code).toBe(0);
    expect(out).toMatch(/^mini-track: 9000000 moves\/s.*\nfast enough\n$/);
    expect(err.split('\n').slice(1)).toEqual([
      'boardgame.io cannot be installed, so there is nothing to compare with (is there a network?)',
      '',
    ]);
  });

  it('measures another game alone', async () => {
    bench.isPeerInstalled.mockReturnValue(false);
    const toy = { ...alone, name: 'toy' };
    bench.benchGame.mockReturnValue([toy]);
    const { out } = await nineworlds('bench', '--game', 'toy', '--json');
    expect(JSON.parse(out)).toEqual([toy]);
    expect(bench.installPeer).not.toHaveBeenCalled();
    expect(bench.benchGame.mock.calls[0]?.[1]).toMatchObject({ seats: 2 });
  });
});
