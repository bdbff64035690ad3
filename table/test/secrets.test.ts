import { HOST, SPECTATOR } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { visibleEntry } from '../index.ts';
import { ann, bob, say, toyTable } from './tables.ts';

/** Ann exchanges her ash for iron, which lies face down in slot 3. */
function afterBlindSwap() {
  const table = toyTable(ann, bob);
  for (const line of ['draw west', 'chance omen calm', 'swap ash 3', 'chance card iron']) {
    say(table, 0, line);
  }
  return table;
}

describe('what a seat is told', () => {
  it('of a line is spelled as it may read it', () => {
    const table = afterBlindSwap();
    const swap = table.log.at(-2);
    const spelled = (observer: number) => {
      const told = swap && visibleEntry(swap, observer);
      return told?.type === 'line' ? told.lines.map(({ line }) => line) : [];
    };
    expect(spelled(0)).toEqual(['swap ash 3']);
    expect(spelled(HOST)).toEqual(['swap ash 3']);
    expect(spelled(1)).toEqual(['swap ? 3']);
    expect(spelled(SPECTATOR)).toEqual(['swap ? 3']);
    expect([table.asked, table.question]).toEqual([1, 'chooseDeck']);
  });

  it('of an event holds no fact that it may not know, and no raw move', () => {
    const table = afterBlindSwap();
    const entry = table.log.at(-1);
    const told = JSON.stringify(entry && visibleEntry(entry, 1));
    expect(told).toContain('cardSwapped');
    expect(told).not.toContain('iron');
    expect(told).not.toContain('ash');
    expect(told).not.toContain('moves');
    expect(JSON.stringify(entry && visibleEntry(entry, 0))).toContain('iron');
    expect([table.asked, table.question]).toEqual([1, 'chooseDeck']);
  });

  it('is drawn on its board from its own observation', () => {
    const table = afterBlindSwap();
    expect(table.viewFor(0).hands).toEqual([
      ['birch', 'iron'],
      ['?', '?'],
    ]);
    expect(table.viewFor(1).hands[0]).toEqual(['?', '?']);
    expect(table.readFor(1, 'draw').status).toBe('partial');
    expect([table.asked, table.question]).toEqual([1, 'chooseDeck']);
  });
});
