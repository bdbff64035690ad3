import { describe, expect, it } from 'vitest';
import { bitAt, countBits, hasBit, isSingleBit, listBits, lowestBit } from '../index.ts';

const SETS = [0, 1, 0b1010_0110, 0x7fff_ffff, 1 << 30];

describe('a set of small numbers', () => {
  it.each(SETS)('%i lists exactly the numbers it has, ascending', (set) => {
    const members = Array.from({ length: 31 }, (_, n) => n).filter((n) => hasBit(set, n));
    expect(listBits(set)).toEqual(members);
    expect(countBits(set)).toBe(members.length);
    expect(isSingleBit(set)).toBe(members.length === 1);
    expect(members.map((_, place) => bitAt(set, place))).toEqual(members);
    expect(set === 0 ? [] : [lowestBit(set)]).toEqual(members.slice(0, 1));
  });
});
