import { roundedPercent } from '@nineworlds/engine';
import type { VisibleAdvice } from '@nineworlds/table';
import type { LineTeller } from '../play/told-line.ts';
import { wrap } from '../text-layout.ts';

/** What is said for a line stands below it. */
const BELOW = ' '.repeat(6);

/**
 * Lines that somebody is advised to play, the best first: its chances, what it does and how it is typed, and below
 * what speaks for it.
 */
export function adviceText(
  moves: readonly VisibleAdvice[],
  name: string,
  tell: LineTeller,
): string {
  return moves
    .flatMap(({ line, context, winProbability, error, reasons }) => [
      wrap(`${chanceText(winProbability, error)}  ${tell(line, name, context)} (${line})`, BELOW),
      ...reasons.map((reason) => wrap(`${BELOW}${reason}`, BELOW)),
    ])
    .join('\n');
}

/** Less than this is not told; games that are played out cannot show that anything is certain. */
const DOUBT = 1e-9;

/** `62.3 % ± 1.4`: a chance to win and its standard error. */
function chanceText(probability: number, error: number): string {
  const chance = Math.min(1 - DOUBT, Math.max(DOUBT, probability));
  const { bound, percent } = roundedPercent(chance, 1);
  return `${`${bound}${percent.toFixed(1)}`.padStart(5)} % ± ${(100 * error).toFixed(1)}`;
}
