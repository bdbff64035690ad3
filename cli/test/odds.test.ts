import { join } from 'node:path';
import { fraction } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { oddsText } from '../commands/odds.ts';
import { newFolder, nineworlds, runWith } from './running.ts';

/** Thor has taken an elf, and Surt has come to the first space. */
async function yggdrasilGame(): Promise<string> {
  const file = join(newFolder(), 'game.nw.json');
  const options = 'gods=thor+tyr,first=1';
  const argv = ['play', '--game', 'yggdrasil', '--seats', 'human,human', '--options', options];
  const { code } = await runWith(['alfheim', 'quit'], [...argv, '--seed', 'b', '--save', file]);
  expect(code).toBe(0);
  return file;
}

describe('odds of a game with policies of its own', () => {
  it('are told for each of them, the first one as ever', async () => {
    const file = await yggdrasilGame();
    const odds = JSON.parse((await nineworlds('odds', file, 'asgard', 'surt', '--json')).out);
    // Strength 5 against Thor's bonus of 1: four hammers are too many, three and an elf will do.
    expect(odds.policy).toBe('spendNothing');
    expect(odds.outcomes).toEqual([{ what: 'lost', probability: '1/1', value: 0 }]);
    expect(odds.policies.map(({ policy }: { policy: string }) => policy)).toEqual([
      'spendNothing',
      'spendUpTo(1)',
    ]);
    expect(odds.policies[1].outcomes).toContainEqual({
      what: 'won',
      probability: '1/6',
      value: 1,
    });
    const { out } = await nineworlds('odds', file, 'asgard', 'surt');
    expect(out).toMatch(/^without elves:\n {3}100 % {2}1\/1 +lost\nelves at most: 1\n {2}83\.3 %/);
  });

  it('never call certain what is not, nor impossible', () => {
    const outcomes = [46655, 1].map((ways, i) => ({
      what: ['won', 'lost'][i] ?? '',
      value: 1 - i,
      probability: fraction(ways, 46656),
    }));
    expect(oddsText([{ policy: 'spendNothing', outcomes }])).toBe(
      '> 99.9 %  46655/46656  won\n < 0.1 %  1/46656     lost',
    );
  });

  it('of other lines have the usual policy and nothing more', async () => {
    const file = await yggdrasilGame();
    const odds = JSON.parse((await nineworlds('odds', file, 'midgard', 'white', '--json')).out);
    expect(Object.keys(odds).sort()).toEqual(['outcomes', 'policy']);
    expect(odds.policy).toBe('untilAsked');
    expect(odds.outcomes).toContainEqual({ what: 'vikings 3', probability: '20/969', value: 3 });
  });

  it.each([
    ['en', 'without elves:', 'elves at most: 1', 'lost', 'Vikings 3'],
    ['ja', 'エルフなし：', 'エルフは多くて 1', '敗', 'ヴァイキング 3'],
    ['fr', 'sans elfes :', 'elfes, au plus : 1', 'perdu', 'Vikings 3'],
    ['it', 'senza elfi:', 'elfi, al massimo: 1', 'pers', 'Vichinghi 3'],
  ])('are told to people in %s', async (lang, nothing, one, lost, vikings) => {
    const file = await yggdrasilGame();
    const fight = await nineworlds('odds', file, 'asgard', 'surt', '--lang', lang);
    for (const name of [nothing, one, lost]) expect(fight.out).toContain(name);
    expect(fight.out).not.toMatch(/spend/);
    const bag = await nineworlds('odds', file, 'midgard', 'white', '--lang', lang);
    expect(bag.out).toContain(vikings);
  });
});

describe('odds without a line', () => {
  it('tell what may come, where the game can tell', async () => {
    const file = await yggdrasilGame();
    const { out, code } = await nineworlds('odds', file, '--json');
    expect(code).toBe(0);
    const { prospects } = JSON.parse(out);
    // Defeat, and six enemies beyond three lines.
    expect(prospects).toHaveLength(1 + 6 * 3);
    expect(prospects[0]).toEqual({ what: 'lost', probability: '0/1', policy: 'nobodyActs' });
    const policies = new Set(prospects.map(({ policy }: { policy: string }) => policy));
    expect([...policies]).toEqual(['nobodyActs']);
    const loki = prospects.filter(({ what }: { what: string }) => what.startsWith('loki'));
    // Three Loki cards of the 41 that are left: 7/41 * 6/40 * 5/39.
    expect(loki).toEqual([
      { what: 'loki wall', probability: '7/2132', policy: 'nobodyActs' },
      { what: 'loki door', probability: '0/1', policy: 'nobodyActs' },
      { what: 'loki residence', probability: '0/1', policy: 'nobodyActs' },
    ]);
    const text = await nineworlds('odds', file, '--lang', 'it');
    expect(text.out).toMatch(/^se nessuno agisce, entro tre carte:\n {5}0 % {2}0\/1 /);
    expect(text.out).toContain('Loki');
    expect(text.out.trim().split('\n')).toHaveLength(1 + 1 + 6 * 3);
  });

  it('are bad input where it cannot', async () => {
    const file = join(newFolder(), 'game.nw.json');
    const argv = ['play', '--game', 'needfire', '--seats', 'human,human', '--save', file];
    await runWith(['quit'], [...argv, '--seed', 'b']);
    const { code, out } = await nineworlds('odds', file);
    expect([code, out]).toEqual([2, '']);
  });
});
