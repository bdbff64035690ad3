import { badInput, digest, Rng, type Seat } from '@nineworlds/engine';

/** Checks a seed that somebody typed: a word, so that it survives every shell and file name. */
export function readSeed(typed: string): string {
  if (/^[\x21-\x7e]{1,64}$/.test(typed)) return typed;
  throw badInput('--seed', 'badSeed', { value: typed.slice(0, 40) });
}

/** The generator of a bot, which depends on the seed but tells nothing about the match's own chance. */
export function botRng(seed: string, seat: Seat): Rng {
  const thirteenDigits = digest(`bots ${seed}`).slice(0, 13);
  return new Rng(Number.parseInt(thirteenDigits, 16), seat);
}
