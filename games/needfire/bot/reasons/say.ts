import type { Facts, Reason } from '@nineworlds/engine';
import type { AdviceTexts } from '../../locale/advice/en.ts';

/** A reason that every language has a sentence for. */
export function say(reason: keyof AdviceTexts, facts: Facts): Reason {
  return { reason, facts };
}
