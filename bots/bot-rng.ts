import { digest, Rng, type Seat } from '@nineworlds/engine';

/** The generator of a bot, which depends on the seed but tells nothing about the match's own chance. */
export function botRng(seed: string, seat: Seat): Rng {
  const thirteenDigits = digest(`bots ${seed}`).slice(0, 13);
  return new Rng(Number.parseInt(thirteenDigits, 16), seat);
}
