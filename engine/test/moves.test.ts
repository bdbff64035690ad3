import { describe, expect, it } from 'vitest';
import { listRange, moveAt, totalWeight } from '../index.ts';

describe('a list of moves', () => {
  const out = new Int32Array(3);

  it('is no longer than its buffer', () => {
    expect(listRange(out, 4, 6)).toBe(3);
    expect(() => listRange(out, 4, 7)).toThrow(RangeError);
  });

  it('has a move at every place and none past its buffer', () => {
    listRange(out, 4, 6);
    expect([0, 1, 2].map((place) => moveAt(out, place))).toEqual([4, 5, 6]);
    expect(() => moveAt(out, 3)).toThrow('no move is listed at 3');
  });

  it('adds up the weights that are listed, and no others', () => {
    expect(totalWeight(Float64Array.of(1, 2, 4, 8), 3)).toBe(7);
  });
});
