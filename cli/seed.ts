import { badInput } from '@nineworlds/engine';

/** Checks a seed that somebody typed: a word, so that it survives every shell and file name. */
export function readSeed(typed: string): string {
  if (/^[\x21-\x7e]{1,64}$/.test(typed)) return typed;
  throw badInput('--seed', 'badSeed', { value: typed.slice(0, 40) });
}
