import { expect, test } from 'vitest';
import { allocatedBytes } from '../heap-bytes.ts';

test('counts what is allocated, collected meanwhile or not', () => {
  // An array of 1000 numbers in 64-bit cells; 40,000 of them are far more than the young heap holds.
  const kept: number[][] = [];
  const bytes = allocatedBytes(() => {
    for (let i = 0; i < 40_000; i++) kept[i % 10] = new Array<number>(1000).fill(i);
  });
  expect(bytes / 40_000).toBeGreaterThan(8000);
  expect(bytes / 40_000).toBeLessThan(8400);
});
