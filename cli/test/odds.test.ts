import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    expect(out).toMatch(/^spendNothing\n100\.0 % {2}1\/1 +lost\nspendUpTo\(1\)\n {1}83\.3 %/);
  });

  it('of other lines have the usual policy and nothing more', async () => {
    const file = await yggdrasilGame();
    const odds = JSON.parse((await nineworlds('odds', file, 'midgard', 'white', '--json')).out);
    expect(Object.keys(odds).sort()).toEqual(['outcomes', 'policy']);
    expect(odds.policy).toBe('untilAsked');
    expect(odds.outcomes).toContainEqual({ what: 'vikings 3', probability: '20/969', value: 3 });
  });
});
