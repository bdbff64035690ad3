import type { Level, SearchSettings } from '@nineworlds/engine';

/** How bots of each level think about NeedFire, whose games are short enough to be played to the end. */
export const LEVEL_SETTINGS: Readonly<Record<Level, SearchSettings>> = {
  novice: { iterations: 0, horizon: 0, trust: 0, doubt: 0, curiosity: 0, slips: 4 },
  steady: { iterations: 24, horizon: 2, trust: 0.002, doubt: 1, curiosity: 0.2, slips: 0 },
  strong: {
    iterations: 200,
    horizon: Number.POSITIVE_INFINITY,
    trust: 0.002,
    doubt: 0.7,
    curiosity: 0.2,
    slips: 0,
  },
};
