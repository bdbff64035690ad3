import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastFate, hashOf } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { Episode } from '../env/episode.ts';
import { gameIn } from '../games.ts';
import { newFolder, nineworlds } from './running.ts';

const bin = fileURLToPath(new URL('../bin/nineworlds.js', import.meta.url));
const built = existsSync(fileURLToPath(new URL('../dist/bundle/main.js', import.meta.url)));

function sim(game: string, seats: string, ...more: readonly string[]): string[] {
  return ['sim', '--game', game, '--seats', seats, '--games', '3', '--seed', '1', ...more];
}

function linesOf(text: string) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function trajectories(argv: readonly string[]) {
  const { code, out, err } = await nineworlds(...argv, '--trajectories', '-', '--json');
  expect(code).toBe(0);
  return { lines: linesOf(out), summary: JSON.parse(err) };
}

describe('trajectories', () => {
  it.each([
    ['needfire', 'greedy,random'],
    ['yggdrasil', 'random*3'],
    ['chronicles', 'random*2'],
    ['toy', 'random*3'],
  ])('tell every decision, so that the actions play the game again: %s', async (id, seats) => {
    const { lines, summary } = await trajectories(sim(id, seats));
    const { game } = await gameIn('en', id);
    for (const index of [0, 1, 2]) {
      const own = lines.filter((line) => line.game === index);
      const end = own.at(-1);
      const steps = own.slice(0, -1);
      expect(end).toMatchObject({ type: 'end', seed: `1/${index}`, steps: steps.length });
      const episode = new Episode(game, summary.options);
      const fate = fastFate(end.seed);
      for (const [step, { type, action, tokens, legal, agent, ...rest }] of steps.entries()) {
        episode.settleChance(fate);
        const answers = episode.answersOf(episode.asked);
        expect([type, rest.step, rest.ply]).toEqual(['step', step, episode.match.ply]);
        expect(agent).toMatch(/^(seat_\d|team)$/);
        expect(legal).toEqual(answers.map((answer) => answer.id));
        const answer = answers.find((known) => known.id === action);
        expect(answer?.tokens).toBe(tokens);
        if (answer !== undefined) episode.play(answer.move);
        expect(rest).not.toHaveProperty('observation');
      }
      episode.settleChance(fate);
      expect([episode.over, hashOf(episode.match.position)]).toEqual([true, end.hash]);
      const seated = Object.entries(end.rewards).filter(([name]) => name !== 'team');
      const sum = seated.reduce((total, [, reward]) => total + Number(reward), 0);
      expect(game.cooperative ? [0, seated.length] : [1]).toContain(Math.round(sum));
    }
    const numbers: number[] = lines.map((line) => line.game);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('hold the observations that are asked for', async () => {
    const few = sim('needfire', 'greedy*2', '--observations', 'text,tensor');
    const { lines } = await trajectories(few);
    const [first] = lines;
    expect(Object.keys(first.observation)).toEqual(['text', 'tensor']);
    expect(first.observation.text).toContain(`${first.action}  ${first.tokens}`);
    const none = await trajectories(sim('needfire', 'greedy*2', '--observations', 'none'));
    expect(none.lines[0]).not.toHaveProperty('observation');
  });

  it('go into a file, and the summary stays on stdout', async () => {
    const file = join(newFolder(), 'games.jsonl');
    const argv = sim('mini-track', 'random*4');
    const { code, out } = await nineworlds(...argv, '--trajectories', file, '--json');
    expect([code, JSON.parse(out).games]).toEqual([0, 3]);
    const { lines } = await trajectories(argv);
    expect(linesOf(readFileSync(file, 'utf8'))).toEqual(lines);
  });

  it('are refused with one line where they cannot be written', async () => {
    for (const more of [
      ['--trajectories', join(newFolder(), 'no', 'folder')],
      ['--trajectories', '-', '--observations', 'smell'],
      ['--observations', 'text'],
    ]) {
      const { code, out, err } = await nineworlds(...sim('toy', 'random*2', ...more));
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^nineworlds: .+\n$/);
    }
  });
});

// `npm test` builds first; the threads of a simulation run what was built.
describe.skipIf(!built)('trajectories on threads', () => {
  it('are the same to the byte whatever their number', () => {
    const argv = sim('toy', 'random*3', '--observations', 'text').map((word) =>
      word === '3' ? '60' : word,
    );
    const [one, three] = ['1', '3'].map((threads) => {
      const more = ['--trajectories', '-', '--threads', threads];
      const { status, stdout } = spawnSync(process.execPath, [bin, ...argv, ...more], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
        maxBuffer: 2 ** 30,
      });
      expect(status).toBe(0);
      return stdout;
    });
    expect(linesOf(String(one)).filter(({ type }) => type === 'end')).toHaveLength(60);
    expect(three === one).toBe(true);
  });
});
