import type { GameTexts } from '@nineworlds/engine';
import type { VisibleAdvice } from '@nineworlds/table';
import { named } from '../play/named-line.ts';
import { wrap } from '../text-layout.ts';

/** What is said for a line stands below it. */
const BELOW = ' '.repeat(6);

/** Lines that somebody is advised to play, the best first: its chances, and below what speaks for it. */
export function adviceText(moves: readonly VisibleAdvice[], texts: GameTexts): string {
  return moves
    .flatMap(({ line, winProbability, error, reasons }) => [
      wrap(`${chanceText(winProbability, error)}  ${named(line, texts)}`, BELOW),
      ...reasons.map((reason) => wrap(`${BELOW}${reason}`, BELOW)),
    ])
    .join('\n');
}

/** `62.3 % ± 1.4`: a chance to win and its standard error. */
function chanceText(probability: number, error: number): string {
  return `${(100 * probability).toFixed(1).padStart(5)} % ± ${(100 * error).toFixed(1)}`;
}
