import { fastFate, Match, toPositionFile } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { completeOptions } from '@nineworlds/testkit';
import stringWidth from 'string-width';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from '../text-layout.ts';
import { fileWith, jsonIn, newFolder, nineworlds, onlyFile, playedRecord } from './running.ts';

interface Step {
  readonly ply: number;
  readonly cause: 'skill' | 'luck' | 'others';
  readonly before: number;
  readonly after: number;
}

interface Review {
  readonly start: number;
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
  readonly curve: readonly number[];
  readonly steps: readonly Step[];
  readonly decisions: readonly {
    readonly ply: number;
    readonly line: string;
    readonly best: string;
    readonly loss: number;
    readonly reasons: readonly string[];
  }[];
  readonly turningPoints: readonly number[];
}

/** A whole game between quick bots. */
async function recordOf(game: string, seats: string): Promise<string> {
  const folder = newFolder();
  const argv = ['--game', game, '--seats', seats, '--games', '1', '--threads', '1'];
  expect((await nineworlds('sim', ...argv, '--records', folder)).code).toBe(0);
  return onlyFile(folder);
}

async function reviewOf(file: string, ...argv: readonly string[]): Promise<Review> {
  const { code, out, err } = await nineworlds('review', file, '--budget', '1', '--json', ...argv);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe.each([
  ['needfire', 'random*2', 1, 'ja'],
  ['yggdrasil', 'idle*2', 0, 'fr'],
  ['chronicles', 'random*2', 0, 'it'],
] as const)('review: %s', (game, seats, seat, lang) => {
  let file = '';
  let review: Review;
  beforeAll(async () => {
    file = await recordOf(game, seats);
    review = await reviewOf(file, '--seat', String(seat));
    // As long as a test may take: nothing is judged by its time.
  });

  it('result = start + skill + luck + others, and each is the sum of its steps', async () => {
    const { start, result, skill, luck, others, steps } = review;
    expect(start + skill + luck + others).toBeCloseTo(result, 9);
    for (const [cause, sum] of Object.entries({ skill, luck, others })) {
      const changes = steps.filter((step) => step.cause === cause);
      expect(changes.reduce((all, { before, after }) => all + after - before, 0)).toBeCloseTo(
        sum,
        9,
      );
    }
    const { results } = JSON.parse((await nineworlds('replay', file, '--json')).out);
    const { winners }: { winners: readonly number[] } = results;
    const isShared = game === 'needfire' && winners.length > 1;
    expect(result).toBe(winners.includes(seat) ? 1 / (isShared ? winners.length : 1) : 0);
  });

  it('tells of every line, names three turning points and what would have been better', () => {
    const { curve, steps, decisions, turningPoints } = review;
    const { moves }: { moves: readonly string[] } = jsonIn(file);
    expect(steps.map(({ ply }) => ply)).toEqual(moves.map((_, ply) => ply));
    expect(curve).toHaveLength(moves.length + 1);
    expect(turningPoints).toHaveLength(3);
    expect(decisions.length).toBeGreaterThan(0);
    for (const { ply, line, best, loss } of decisions) {
      expect(line).toBe(moves[ply]);
      expect(loss).toBeGreaterThanOrEqual(0);
      if (loss > 0) expect(best).not.toBe(line);
    }
  });

  it('tells people within 80 columns', async () => {
    const argv = ['review', file, '--budget', '1', '--seat', String(seat), '--lang', lang];
    const { code, out } = await nineworlds(...argv);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}[▁▂▃▄▅▆▇█]+$/m);
    expect(out.match(/^ *\d+ % → +\d+ % /gm)).toHaveLength(3);
    for (const line of out.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(COLUMNS);
  });
});

describe('review', () => {
  it('says that a position has no lines to look back on', async () => {
    const { game } = await GAMES.filter(({ id }) => id === 'needfire')[0].load();
    const options = completeOptions(game, {});
    const match = new Match(game, options);
    match.settleAllChance(fastFate('x'));
    const file = fileWith(toPositionFile(game, options, match.position));
    const { code, out, err } = await nineworlds('review', file, '--json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^nineworlds: nothing has been played yet that could be reviewed\n$/);
  });

  it('says where nobody thinks ahead, and what is wrong with the budget', async () => {
    const file = await playedRecord();
    expect((await nineworlds('review', file)).err).toContain('no bot thinks ahead in mini-track');
    const { code, err } = await nineworlds('review', file, '--budget', '0', '--seat', 'x');
    expect(code).toBe(2);
    expect(err).toMatch(/^nineworlds: .*--seat: “x”.*--budget: “0”.*\n$/);
  });
});
