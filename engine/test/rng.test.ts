import { describe, expect, test } from 'vitest';
import { Rng } from '../index.ts';

describe('the generator', () => {
  test('is xoshiro128**: its numbers never change', () => {
    const rng = new Rng(1);
    expect(Array.from({ length: 4 }, () => rng.bits() >>> 0)).toEqual([
      4247928779, 25933697, 2786964807, 1928222849,
    ]);
  });

  test('gives different numbers for different seeds and streams', () => {
    const first = (seed: number, stream: number) => {
      const rng = new Rng(seed, stream);
      return `${rng.bits()} ${rng.bits()}`;
    };
    const all = [0, 1, -1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 40].flatMap((seed) =>
      [0, 1, 2, 1000].map((stream) => first(seed, stream)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('takes the upper part of the product for every limit, small or large', () => {
    for (const limit of [1, 2, 3, 6, 41, 32_767, 32_768, 100_000, 2 ** 31 - 1]) {
      const rng = new Rng(limit);
      const bits = new Rng(limit);
      for (let i = 0; i < 200; i++) {
        const exact = (BigInt(bits.bits() >>> 0) * BigInt(limit)) >> 32n;
        expect(rng.below(limit)).toBe(Number(exact));
      }
    }
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses the seed %d', (seed) => {
    expect(() => new Rng(seed)).toThrow('a seed is a whole number');
  });
});
