import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../sim/chunk.ts';
import { summarize, wilson } from '../sim/statistics.ts';
import { newFolder, nineworlds } from './running.ts';

function simArguments(...more: readonly string[]): string[] {
  const usual = ['--game', 'mini-track', '--seats', 'random*4', '--games', '120', '--seed', '1'];
  return ['sim', ...usual, ...more];
}

async function simJson(argv: readonly string[]) {
  const { code, out, err } = await nineworlds(...argv, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('sim', () => {
  it('has the shape of the contract', async () => {
    const found = await simJson(simArguments());
    const keys =
      'game rulesVersion options seats games seed winsBySeat teamWins winRate ci95 meanScores ' +
      'meanPlies checked movesPerSecond hash';
    expect(Object.keys(found).join(' ')).toBe(keys);
    expect(found).toMatchObject({
      game: 'mini-track',
      games: 120,
      seed: '1',
      options: { seats: 4 },
    });
    expect(found.winRate).toBeCloseTo(found.teamWins / 120, 6);
    expect(found.winsBySeat).toEqual(new Array(4).fill(found.teamWins / 4));
    // Every position of the first hundred games, the last one of the other twenty.
    expect(found.checked).toBeGreaterThan(100 * 50);
    expect(found.movesPerSecond).toBeGreaterThan(0);
  });

  it('counts the games of rivals that nobody or several won, and none of a team', () => {
    const played = { index: 0, scores: [0, 0], plies: 3, choices: 3, checked: 1, hash: '' };
    const chunk = sumOf(
      [[0], [0, 1], [], []].map((winners) => ({
        ...played,
        winners,
        figures: undefined,
        trajectory: undefined,
      })),
      2,
    );
    expect(summarize({ ...toy, cooperative: false }, 4, [chunk])).toMatchObject({
      winsBySeat: [1.5, 0.5],
      draws: 2,
      sharedWins: 1,
    });
    expect(summarize(miniTrack, 4, [chunk])).toMatchObject({
      teamWins: 2,
      draws: 0,
      sharedWins: 0,
    });
  });

  it('N-5: tells how many wins were shared', async () => {
    const words = ['sim', '--game', 'needfire', '--seats', 'random*4', '--games', '60'];
    const given = [...words, '--seed', 'ties', '--threads', '1'];
    const { out } = await nineworlds(...given);
    const { sharedWins } = JSON.parse((await nineworlds(...given, '--json')).out);
    expect(sharedWins).toBeGreaterThan(0);
    expect(out).toContain(`shared wins: ${sharedWins}`);
  });

  it('comes out the same for the same seed, and otherwise for another', async () => {
    const { movesPerSecond: _, ...first } = await simJson(simArguments());
    const { movesPerSecond: __, ...again } = await simJson(simArguments());
    const other = await simJson(simArguments().with(-1, '2'));
    expect(again).toEqual(first);
    expect(other.hash).not.toBe(first.hash);
  });

  it('writes records that verify accepts', async () => {
    const folder = join(newFolder(), 'deep', 'records');
    const few = simArguments('--records', folder).map((word) => (word === '120' ? '3' : word));
    const { meanPlies } = await simJson(few);
    const files = readdirSync(folder);
    expect(files).toEqual(['000000.nw.json', '000001.nw.json', '000002.nw.json']);
    let plies = 0;
    for (const file of files) {
      const { code, out } = await nineworlds('verify', join(folder, file), '--json');
      expect(code).toBe(0);
      plies += JSON.parse(out).plies;
    }
    expect(plies / 3).toBeCloseTo(meanPlies, 5);
  });

  it('plays games with secrets and with questions to the team, with options', async () => {
    const argv = ['sim', '--game', 'toy', '--seats', 'random,random*2', '--games', '20'];
    const folder = newFolder();
    const more = ['--seed', 's', '--options', 'rounds=2', '--records', folder];
    const found = await simJson([...argv, ...more]);
    expect(found.options).toMatchObject({ seats: 3, rounds: 2 });
    for (const file of readdirSync(folder)) {
      expect((await nineworlds('verify', join(folder, file))).code).toBe(0);
    }
  });

  it('has a seed of its own where none is given', async () => {
    const argv = ['sim', '--game', 'toy', '--seats', 'random*2', '--games', '2'];
    const [without, with1] = [await simJson(argv), await simJson([...argv, '--seed', '1'])];
    expect([without.seed, without.hash]).toEqual(['1', with1.hash]);
  });

  it('takes a preset by its name', async () => {
    const argv = ['sim', '--game', 'toy', '--seats', 'random*2', '--games', '1', '--seed', '1'];
    expect((await simJson([...argv, '--options', 'short'])).options.rounds).toBe(1);
    const changed = await simJson([...argv, '--options', 'short,cards=9']);
    expect(changed.options).toMatchObject({ rounds: 1, cards: 9 });
  });

  it('tells the means of the game’s own figures, where it has any', async () => {
    const argv = [
      'sim',
      '--game',
      'yggdrasil',
      '--seats',
      'idle*2',
      '--games',
      '30',
      '--seed',
      '1',
    ];
    const { meanFigures, teamWins } = await simJson(argv);
    expect(teamWins).toBe(0);
    expect(Object.keys(meanFigures)).toEqual(['cards']);
    expect(meanFigures.cards).toBeGreaterThan(15);
    expect(meanFigures.cards).toBeLessThan(19);
    const { out } = await nineworlds(...argv);
    expect(out).toContain(meanFigures.cards.toFixed(2));
  });

  it('tells people the same in words', async () => {
    const { code, out } = await nineworlds(...simArguments());
    expect(code).toBe(0);
    expect(out).toMatch(/^120 games, .+ lines each on average\nTeam: /);
    expect(out).toMatch(/hash [0-9a-f]{32}\n$/);
  });
});

describe('the interval of Wilson', () => {
  it('is the one of the textbooks', () => {
    expect(wilson(50, 100)).toEqual([0.403832, 0.596168]);
    expect(wilson(0, 10)).toEqual([0, 0.277533]);
    expect(wilson(10, 10)).toEqual([0.722467, 1]);
  });
});
