import { type MoveBuffer, putChance, type Rng, type WeightBuffer } from '@nineworlds/engine';

/** n over k, for the small numbers of a bag. */
export function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return count;
}

/** How many of the tokens drawn from a bag are of one sort: every count with its weight. */
export function putDrawn(
  moves: MoveBuffer,
  weights: WeightBuffer,
  counted: number,
  others: number,
  tokens: number,
): number {
  let n = 0;
  for (let count = 0; count <= tokens; count++) {
    const weight = ways(counted, count) * ways(others, tokens - count);
    n = putChance(moves, weights, n, count, weight);
  }
  return n;
}

/** Draws tokens one by one and counts those of one sort: the same law. */
export function sampleDrawn(counted: number, others: number, tokens: number, rng: Rng): number {
  let left = counted;
  let total = counted + others;
  for (let drawn = 0; drawn < tokens; drawn++) if (rng.below(total--) < left) left--;
  return counted - left;
}
