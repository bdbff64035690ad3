import { describe, expect, it } from 'vitest';
import {
  across,
  behind,
  cut,
  edge,
  flow,
  grid,
  headed,
  right,
  sideBySide,
} from '../terminal-layout.ts';

const width = (text: string) => text.length;

describe('lines of a board for a terminal', () => {
  it('puts texts at their columns, and one that comes too late after a space', () => {
    const pieces = [
      [2, 'ash'],
      [8, 'birch'],
      [9, ''],
      [10, 'crow'],
    ] as const;
    expect(across(pieces, width)).toBe('  ash   birch crow');
  });

  it('draws an edge between texts', () => {
    const pieces = [
      [0, '╭'],
      [4, ' elk '],
      [11, '╮'],
    ] as const;
    expect(edge(pieces, width, '─')).toBe('╭─── elk ──╮');
  });

  it('cuts what is too long, and says so', () => {
    expect(cut('frost', 5, width)).toBe('frost');
    expect(cut('frost', 4, width)).toBe('fro…');
  });

  it('sets a text at the right', () => {
    expect(right('7', 3, width)).toBe('  7');
  });

  it('breaks between texts, and sets the lines behind a heading', () => {
    expect(flow(['ash', 'birch', 'crow'], 10, width)).toEqual(['ash  birch', 'crow']);
    expect(headed('Cards', ['ash', 'birch'], width, ' ')).toEqual(['Cards  ash birch']);
    expect(behind('Cards', ['ash', 'birch'], 7, width)).toEqual(['Cards  ash', '       birch']);
  });

  it('lays texts out in as many columns as fit', () => {
    const items = ['a', 'bbb', 'cc', 'd'];
    expect(grid(items, 80, width)).toEqual(['a   bbb   cc   d']);
    expect(grid(items, 9, width)).toEqual(['a    bbb', 'cc   d']);
    expect(grid(items, 2, width)).toEqual(['a', 'b…', 'cc', 'd']);
  });

  it('sets two columns of lines side by side', () => {
    expect(sideBySide(['a', 'b'], ['c'], 3, width)).toEqual(['a  c', 'b']);
  });
});
