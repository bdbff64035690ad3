import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { fastFate, LANGS, Match, toPositionFile } from '@nineworlds/engine';
import { GAMES as REGISTERED } from '@nineworlds/games';
import { completeOptions } from '@nineworlds/testkit';
import stringWidth from 'string-width';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { COLUMNS } from '../text-layout.ts';
import { fileWith, newFolder, nineworlds, onlyFile, playedRecord, runWith } from './running.ts';

/** A game between quick bots, in which somebody is asked after so many lines. */
const GAMES = [
  ['needfire', 'greedy*2', '60'],
  ['yggdrasil', 'heuristic*2', '61'],
  ['chronicles', 'heuristic*2', '60'],
] as const;

async function recordOf(game: string, seats: string): Promise<string> {
  const folder = newFolder();
  const argv = ['--game', game, '--seats', seats, '--games', '1', '--threads', '1'];
  const { code, err } = await nineworlds('sim', ...argv, '--records', folder);
  expect([code, err]).toEqual([0, '']);
  return onlyFile(folder);
}

/** A position file of a game at its first question. */
async function positionFile(id: string): Promise<string> {
  const { game } = await REGISTERED.filter((one) => one.id === id)[0].load();
  const options = completeOptions(game, { seats: 2, first: '1' });
  const match = new Match(game, options);
  match.settleAllChance(fastFate('x'));
  return fileWith(toPositionFile(game, options, match.position));
}

interface Move {
  readonly tokens: string;
  readonly winProbability: number;
  readonly error: number;
  readonly reasons: readonly string[];
  readonly facts: readonly { readonly reason: string }[];
}

describe.each(GAMES)('advise: %s', (game, seats, to) => {
  let file = '';
  beforeAll(async () => {
    file = await recordOf(game, seats);
  });

  it('tells at most three lines that can be played, the best first, alike every time', async () => {
    const argv = ['advise', file, '--to', to, '--budget', '60', '--json'] as const;
    const { code, out, err } = await nineworlds(...argv);
    expect([code, err]).toEqual([0, '']);
    expect((await nineworlds(...argv)).out).toBe(out);
    const { moves, games }: { moves: readonly Move[]; games: number } = JSON.parse(out);
    expect(games).toBe(60);
    expect([1, 2, 3]).toContain(moves.length);
    const chances = moves.map(({ winProbability }) => winProbability);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    for (const { tokens, winProbability, error, reasons, facts } of moves) {
      expect((await nineworlds('why', file, tokens, '--to', to)).code).toBe(0);
      expect(winProbability).toBeGreaterThanOrEqual(0);
      expect(winProbability).toBeLessThanOrEqual(1);
      // Games that all come out alike may be luck: an error is never none, nor as large as anything.
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(0.2);
      expect(reasons).toHaveLength(facts.length);
      // A reason without a sentence would be told by its key.
      for (const [i, reason] of reasons.entries()) expect(reason).not.toBe(facts[i]?.reason);
    }
  });

  it.each(LANGS)('tells people within 80 columns: %s', async (lang) => {
    const argv = ['advise', file, '--to', to, '--budget', '12', '--lang', lang];
    const { code, out } = await nineworlds(...argv);
    expect(code).toBe(0);
    expect(out).toMatch(/\n *\d+\.\d % ± \d+\.\d {2}\S/);
    for (const line of out.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(COLUMNS);
  });
});

describe('advise', () => {
  let file = '';
  beforeAll(async () => {
    file = await recordOf('needfire', 'greedy*2');
  });

  it('reads stdin and thinks as long as it is told', async () => {
    const record = readFileSync(file, 'utf8');
    const argv = ['advise', '-', '--to', '60', '--budget', '1ms', '--json'];
    const { code, out } = await runWith(record, argv);
    expect(code).toBe(0);
    expect(JSON.parse(out).games).toBeGreaterThan(0);
  });

  it('names everything that is wrong in one line', async () => {
    const argv = ['--to', '60', '--budget', 'much', '--seat', '7', '--seed', 'a b'];
    const { code, out, err } = await nineworlds('advise', file, ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^nineworlds: .*--seat: 7.*--budget: “much”.*--seed: “a b”.*\n$/);
  });

  it.each([
    ['the game is over', []],
    ['chance decides', ['--to', '0']],
    ['somebody else is being asked', ['--to', '60', '--seat', '1']],
  ])('says that there is nothing to advise: %s', async (message, argv) => {
    const { code, out, err } = await nineworlds('advise', file, ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says where nobody thinks ahead', async () => {
    const { code, err } = await nineworlds('advise', await playedRecord());
    expect(code).toBe(2);
    expect(err).toContain('no bot thinks ahead in mini-track');
  });

  it('reads a position file', async () => {
    const argv = ['advise', await positionFile('needfire'), '--budget', '4', '--json'];
    const { code, out } = await nineworlds(...argv);
    expect(code).toBe(0);
    expect(JSON.parse(out).moves.length).toBeGreaterThan(0);
  });
});

describe('at a terminal', () => {
  it('Ctrl-C leaves at once while a hint is thought about', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const stderr = Object.assign(new PassThrough(), { isTTY: true });
    let screen = '';
    stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      if (text.endsWith('> ')) setImmediate(() => stdin.write('hint\n'));
    });
    // As soon as there is progress to be seen.
    stderr.once('data', () => stdin.write('\x03'));
    const argv = ['play', '--from', await positionFile('needfire')];
    const env = { XDG_STATE_HOME: newFolder(), LANG: 'C' };
    const seats = ['--seats', 'human:Ann,greedy'];
    const code = await run([...argv, ...seats], { stdin, stdout, stderr, env });
    expect(code).toBe(0);
    expect(screen).toContain('The game is saved');
    expect(screen).not.toContain(' % ± ');
  });
});
