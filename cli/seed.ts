import { digest } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';

/** Checks a seed that somebody typed: a word, so that it survives every shell and file name. */
export function readSeed(typed: string, path = '--seed'): string {
  if (/^[\x21-\x7e]{1,64}$/.test(typed)) return typed;
  throw badInput(path, 'badSeed', { value: typed.slice(0, 40) });
}

/** A seed of 32 bits from such a word, for those who think. */
export function seedNumber(seed: string): number {
  return Number.parseInt(digest(`thinking ${seed}`).slice(0, 8), 16);
}
