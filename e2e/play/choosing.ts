import { Rng } from '@nineworlds/engine';

/** Draws numbers below a limit; the same ones in every run. */
export type Draw = (limit: number) => number;

/** A generator that decides for a test what a person would. */
export function drawFrom(seed: number): Draw {
  const rng = new Rng(seed);
  return (limit) => rng.below(limit);
}
