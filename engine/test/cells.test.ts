import { describe, expect, it } from 'vitest';
import { cellAt, itemAt, valueAt } from '../index.ts';

describe('what is at a place', () => {
  it('is found in rows of numbers and in lists', () => {
    expect(cellAt(Int32Array.of(4, 0), 1)).toBe(0);
    expect(valueAt(Float64Array.of(0.5, 0.25), 0)).toBe(0.5);
    expect(itemAt(['wall', 'door'], 1)).toBe('door');
  });

  it('is nothing before the first and after the last, and that is told', () => {
    expect(() => cellAt(Int32Array.of(4, 0), 2)).toThrow('nothing is at 2: there are 2');
    expect(() => valueAt(Float64Array.of(0.5), -1)).toThrow('nothing is at -1: there are 1');
    expect(() => itemAt([], 0)).toThrow(RangeError);
  });
});
