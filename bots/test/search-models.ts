import type { Position, SearchModel, SearchSettings } from '@nineworlds/engine';
import { random } from '../random.ts';

/** Thinks by random games to their end, and takes what did best. */
export const PLAIN: SearchSettings = {
  iterations: 100,
  horizon: Number.POSITIVE_INFINITY,
  trust: 0,
  doubt: 0,
  curiosity: 0.7,
  slips: 0,
};

/** A search model for any game: it knows nothing but the rules. */
export function plainBrain<P extends Position>(
  policy: SearchModel<P>['policy'] = random,
): SearchModel<P> {
  return {
    policy,
    certain: [],
    features: ['nothing'],
    writeFeatures(_o, _seat, into) {
      into[0] = 0;
    },
    winModel: { features: ['nothing'], means: [0], scales: [1], units: [[0, 0]], answer: [0, 0] },
    levels: { novice: { ...PLAIN, slips: 2 }, steady: PLAIN, strong: PLAIN },
    argumentsFor: () => [],
    argumentTexts: () => Promise.resolve({}),
  };
}
