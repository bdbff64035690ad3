import { random } from '@nineworlds/bots';
import { BadInput, Rng, verify } from '@nineworlds/engine';
import { miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { tableFromRecord } from '../index.ts';
import { ann, bob, bot, miniTrackTable, refusalOf, say, toyTable, undo } from './tables.ts';

describe('the record of a table', () => {
  it('reveals the seed only when it is asked to', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    expect(table.record('revealed').seed).toBe('abc');
    expect(table.record('secret')).not.toHaveProperty('seed');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('names no seed and commits to none where real dice were rolled', () => {
    const table = toyTable(ann, bob);
    expect(table.record('revealed')).toMatchObject({ commit: '' });
    expect(table.record('revealed')).not.toHaveProperty('seed');
    expect(verify(toy, table.record('revealed'))).toEqual({ ok: true, plies: 4 });
    expect([table.asked, table.question]).toEqual([0, 'chooseDeck']);
  });
});

describe('a table made from a record', () => {
  it('goes on with the same fate as if nobody had left', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    say(table, 0, 'gather blue');
    const resumed = tableFromRecord(miniTrack, table.record('revealed'));
    for (const each of [table, resumed]) {
      say(each, 0, 'elf');
      each.playBot(random, new Rng(5));
    }
    expect(resumed.record('revealed')).toEqual(table.record('revealed'));
    expect([resumed.asked, resumed.question]).toEqual([table.asked, table.question]);
  });

  it('remembers who played what, so that undo goes on to work', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'gather blue');
    say(table, 0, 'forge');
    const resumed = tableFromRecord(miniTrack, table.record('revealed'));
    expect(resumed.log).toEqual(table.log);
    undo(resumed, 0);
    expect(refusalOf(undo(resumed, 0))).toBe('K-14 somebodyLearned');
    expect([resumed.asked, resumed.question]).toEqual([0, 'act']);
  });

  it('goes on with real dice where they were rolled before', () => {
    const table = toyTable(ann, bob);
    say(table, 0, 'draw west');
    const resumed = tableFromRecord(toy, table.record('revealed'));
    say(resumed, 1, 'chance omen calm');
    expect([resumed.asked, resumed.question]).toEqual([0, 'act']);
  });

  it('that keeps its seed secret cannot go on', () => {
    const record = miniTrackTable(ann, bot, bot, bot).record('secret');
    expect(() => tableFromRecord(miniTrack, record)).toThrow(BadInput);
  });

  it('that was tampered with is refused at the line', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    const record = table.record('revealed');
    const moves = ['chance card hel', ...record.moves.slice(1)];
    expect(() => tableFromRecord(miniTrack, { ...record, moves })).toThrow('moves[0]: notFate');
  });
});
