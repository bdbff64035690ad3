import type { Level, SearchSettings } from '@nineworlds/engine';

/** How bots of each level think about Chronicles. */
export const LEVEL_SETTINGS: Readonly<Record<Level, SearchSettings>> = {
  novice: { iterations: 0, horizon: 0, trust: 0, doubt: 0, curiosity: 0, slips: 6 },
  steady: { iterations: 24, horizon: 4, trust: 0.002, doubt: 1.5, curiosity: 0.2, slips: 0 },
  strong: { iterations: 80, horizon: 4, trust: 0.002, doubt: 1, curiosity: 0.2, slips: 0 },
};
