import { type Branch, hashOf, MOST_BRANCHES, verify } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { Table } from '../index.ts';
import { branchesAfterRewind } from '../rewind.ts';
import { ann, bob, bot, miniTrackTable, refusalOf, say } from './tables.ts';

type Any = Pick<Table, 'send' | 'seq'>;

function rewind(table: Any, seat: number, toPly: number) {
  return table.send({ type: 'rewind', seat, seq: table.seq, toPly });
}

describe('going back by consent', () => {
  it('is done at once where one person sits with bots, and the old line is a branch', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    const before = hashOf(table.observationFor(0));
    say(table, 0, 'gather white');
    say(table, 0, 'forge');
    const left = table.record('secret').moves.slice(2);
    expect(rewind(table, 0, 2)).toMatchObject({ entry: { type: 'rewind', by: 0, toPly: 2 } });
    expect(hashOf(table.observationFor(0))).toBe(before);
    expect(table.branches).toEqual([{ from: 2, moves: left }]);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('meets the same fate with the same decisions', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'gather white');
    const { moves } = table.record('secret');
    rewind(table, 0, 2);
    say(table, 0, 'gather white');
    expect(table.record('secret').moves).toEqual(moves);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('leaves a record that verifies, branches included', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    for (const line of ['gather white', 'forge']) say(table, 0, line);
    rewind(table, 0, 4);
    say(table, 0, 'elf');
    rewind(table, 0, 2);
    say(table, 0, 'forge');
    const record = table.record('revealed');
    // The branch that had left the main line beyond ply 2 begins there now.
    expect(record.branches.map(({ from }) => from)).toEqual([2, 2]);
    expect(record.branches[0]?.moves.slice(-1)).toEqual(['forge']);
    expect(verify(miniTrack, record)).toMatchObject({ ok: true });
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('waits until all people have agreed', () => {
    const table = miniTrackTable(ann, bob, bot, bot);
    say(table, 0, 'forge');
    expect(rewind(table, 0, 2)).toMatchObject({ entry: { type: 'proposed' } });
    expect([table.proposal, table.missingConsent()]).toEqual([
      { by: 0, toPly: 2, agreed: [0] },
      [1],
    ]);
    expect(table.ply).toBe(3);
    const agreed = table.send({ type: 'agree', seat: 1, seq: table.seq });
    expect(agreed).toMatchObject({ entry: { type: 'rewind', toPly: 2 } });
    expect([table.ply, table.proposal]).toEqual([2, undefined]);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('is off when somebody declines, or when the game goes on', () => {
    const table = miniTrackTable(ann, bob, bot, bot);
    say(table, 0, 'forge');
    rewind(table, 0, 2);
    expect(table.send({ type: 'decline', seat: 1, seq: table.seq })).toMatchObject({
      entry: { type: 'declined' },
    });
    expect(refusalOf(table.send({ type: 'agree', seat: 1, seq: table.seq }))).toBe(
      'K-18 nothingProposed',
    );
    rewind(table, 1, 2);
    say(table, 0, 'elf');
    expect(table.proposal).toBeUndefined();
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-6: is no matter for bots', () => {
    const table = miniTrackTable(ann, bob, bot, bot);
    say(table, 0, 'forge');
    expect(refusalOf(rewind(table, 2, 2))).toBe('K-6 notYourTurn');
    rewind(table, 0, 2);
    expect(refusalOf(table.send({ type: 'agree', seat: 2, seq: table.seq }))).toBe(
      'K-6 notYourTurn',
    );
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-7: of an older state is refused', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    expect(refusalOf(table.send({ type: 'rewind', seat: 0, seq: 0, toPly: 2 }))).toBe(
      'K-7 staleCommand',
    );
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-19: leads to a decision only', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    expect(refusalOf(rewind(table, 0, 1))).toBe('K-19 noSuchDecision');
    expect(refusalOf(rewind(table, 0, 99))).toBe('K-19 noSuchDecision');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-20: where people play against each other, only to one’s own last decision', () => {
    const together = miniTrackTable(ann, bot, bot, bot);
    const { options, seats } = together;
    const game = { ...together.game, cooperative: false };
    const head = { seed: 'abc', fate: 'hmac', nonces: [], chance: 'fate' } as const;
    const table = new Table({ game, options, seats, ...head });
    expect(refusalOf(rewind(table, 0, 2))).toBe('K-19 noSuchDecision');
    for (const line of ['forge', 'elf']) say(table, 0, line);
    expect(refusalOf(rewind(table, 0, 2))).toBe('K-20 onlyOwnLast');
    expect(rewind(table, 0, 3)).toMatchObject({ entry: { type: 'rewind' } });
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});

it('of more lines left than a record holds the oldest are let go', () => {
  let branches: readonly Branch[] = [];
  for (let i = 0; i <= MOST_BRANCHES; i++)
    branches = branchesAfterRewind(branches, [`line ${i}`], 0);
  expect(branches).toHaveLength(MOST_BRANCHES);
  expect(branches[0]).toEqual({ from: 0, moves: ['line 1'] });
});
