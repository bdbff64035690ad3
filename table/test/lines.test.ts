import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { ann, answer, bob, bot, miniTrackTable, refusalOf, say, toyTable } from './tables.ts';

describe('a line', () => {
  it('is one entry together with the chance it leads to', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'gather white');
    const entry = table.log.at(-1);
    expect(entry).toMatchObject({ seq: 1, type: 'line', by: 0, ply: 2 });
    const lines = entry?.type === 'line' ? entry.lines.map(({ line }) => line) : [];
    expect(lines).toEqual(['gather white', expect.stringMatching(/^chance vikings \d$/)]);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('comes after the chance of the set-up, which is the first entry', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    expect(table.log).toHaveLength(1);
    expect(table.log[0]).toMatchObject({ seq: 0, type: 'start' });
    expect(table.ply).toBe(2);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('may be cut short and is written in full', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, '  FO ');
    expect(table.record('secret').moves.at(-1)).toBe('forge');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('that a rule forbids is refused with the rule, and nothing changes', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    const before = table.record('revealed');
    expect(refusalOf(answer(table, 0, 'fight fenrir 1'))).toBe('M-5.0 enemyAtStart');
    expect(refusalOf(answer(table, 0, 'fight'))).toBe('K-3 lineGoesOn');
    expect(refusalOf(answer(table, 0, 'dance'))).toBe('K-1 unknownWord');
    expect(table.record('revealed')).toEqual(before);
    expect(table.log).toHaveLength(1);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-6: of a seat that is not asked is refused', () => {
    const table = miniTrackTable(ann, bob, bot, bot);
    expect(refusalOf(answer(table, 1, 'forge'))).toBe('K-6 notYourTurn');
    expect(refusalOf(answer(table, 9, 'forge'))).toBe('K-6 notYourTurn');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-7: that answers an older state is refused with both numbers', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    const late = table.send({ type: 'line', seat: 0, seq: 0, line: 'elf' });
    expect(late).toEqual({
      refusal: { rule: 'K-7', reason: 'staleCommand', facts: { seq: 0, current: 1 } },
    });
    expect(table.ply).toBe(3);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});

describe('a question to the team', () => {
  const wolf = (table: ReturnType<typeof toyTable>, seat: number) => {
    say(table, seat, 'draw east');
    say(table, seat, 'chance omen wolf');
    expect([table.asked, table.question]).toEqual([TEAM, 'blame']);
  };

  it('is answered by any human', () => {
    const table = toyTable(ann, bob);
    wolf(table, 0);
    expect([table.mayAnswer(0), table.mayAnswer(1)]).toEqual([true, true]);
    say(table, 1, 'wolf 2');
    expect(table.log.at(-1)).toMatchObject({ by: 1 });
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('is not left to a bot while a human sits there', () => {
    const table = toyTable(ann, bot);
    wolf(table, 0);
    expect(table.botToMove()).toBeUndefined();
    expect(refusalOf(answer(table, 1, 'wolf 1'))).toBe('K-6 notYourTurn');
    expect([table.asked, table.question]).toEqual([TEAM, 'blame']);
  });

  it('is answered by the bot of the active seat where no human sits', () => {
    const table = toyTable(bot, bot);
    wolf(table, 0);
    expect(table.botToMove()).toBe(0);
    expect([table.mayAnswer(0), table.mayAnswer(1)]).toEqual([true, false]);
    expect([table.asked, table.question]).toEqual([TEAM, 'blame']);
  });
});

describe('manual chance', () => {
  it('waits for a human who types what was rolled', () => {
    const table = toyTable(ann, bot);
    say(table, 0, 'draw west');
    expect([table.asked, table.botToMove()]).toEqual([CHANCE, undefined]);
    expect(refusalOf(answer(table, 0, 'rest'))).toBe('K-8 chanceDecides');
    expect(refusalOf(answer(table, 1, 'chance omen calm'))).toBe('K-6 notYourTurn');
    say(table, 0, 'chance omen calm');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});
