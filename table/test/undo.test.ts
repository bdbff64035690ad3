import { random } from '@nineworlds/bots';
import { hashOf, Rng } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { ann, bob, bot, miniTrackTable, refusalOf, say, toyTable, undo } from './tables.ts';

describe('undo', () => {
  it('takes the last line back and leaves the position as it was', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    const before = hashOf(table.observationFor(0));
    say(table, 0, 'forge');
    expect(table.undoState(0)).toEqual({ possible: true, toPly: 2 });
    undo(table, 0);
    expect(hashOf(table.observationFor(0))).toBe(before);
    expect(table.log.at(-1)).toEqual({ seq: 2, type: 'undo', by: 0, toPly: 2 });
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('leaves the line in the log but not in the record', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    undo(table, 0);
    say(table, 0, 'elf');
    expect(table.log.map(({ type }) => type)).toEqual(['start', 'line', 'undo', 'line']);
    expect(table.record('secret').moves.slice(2)).toEqual(['elf']);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('takes a line of several answers back as one', () => {
    const table = toyTable(ann, bob);
    for (const line of ['draw west', 'chance omen seer', 'chance omen calm', 'chance omen gift']) {
      say(table, 0, line);
    }
    say(table, 0, 'keep calm bottom');
    expect(undo(table, 0)).toMatchObject({ entry: { type: 'undo' } });
    expect([table.asked, table.question]).toEqual([0, 'keepOmen']);
  });

  it('K-14: stops where somebody learned something, and says by which line', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'gather white');
    const learned = table.record('secret').moves.at(-1);
    const refusal = { rule: 'K-14', reason: 'somebodyLearned', facts: { line: learned } };
    expect(table.undoState(0)).toEqual({ possible: false, refusal });
    expect(undo(table, 0)).toEqual({ refusal });
    expect(table.ply).toBe(4);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-14: stops at an event that reveals something to one seat alone', () => {
    const table = toyTable(ann, bob);
    for (const line of ['draw west', 'chance omen calm', 'peek 3']) say(table, 0, line);
    say(table, 0, 'chance card iron');
    for (const line of ['draw west', 'chance omen storm', 'swap crow 3']) say(table, 1, line);
    // Ann had seen the card, so it came without chance: only Bob has learned it.
    expect(table.undoState(1)).toMatchObject({
      possible: false,
      refusal: { reason: 'somebodyLearned', facts: { line: 'swap crow 3' } },
    });
    expect([table.asked, table.question]).toEqual([0, 'chooseDeck']);
  });

  it('K-15: has nothing to take back at the start', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    expect(refusalOf(undo(table, 0))).toBe('K-15 nothingToUndo');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it("K-16: leaves other people's lines alone", () => {
    const table = miniTrackTable(ann, bob, bot, bot);
    say(table, 0, 'forge');
    expect(refusalOf(undo(table, 1))).toBe('K-16 notYourLine');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it("takes back what bots played after one's own line", () => {
    const table = toyTable(ann, bot);
    for (const line of ['draw west', 'chance omen calm']) say(table, 0, line);
    say(table, 0, 'rest');
    expect(table.botToMove()).toBe(1);
    table.playBot(random, new Rng(1));
    undo(table, 0);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-7: of an older state is refused', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'forge');
    expect(refusalOf(table.send({ type: 'undo', seat: 0, seq: 0 }))).toBe('K-7 staleCommand');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});

describe('after undo', () => {
  it('the same decision meets the same fate', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    const straight = miniTrackTable(ann, bot, bot, bot);
    say(table, 0, 'elf');
    undo(table, 0);
    for (const each of [table, straight]) say(each, 0, 'gather white');
    expect(table.record('revealed')).toEqual(straight.record('revealed'));
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});
