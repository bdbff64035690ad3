import type { Level, SearchSettings } from '@nineworlds/engine';

/** How bots of each level think about Yggdrasil. */
export const LEVEL_SETTINGS: Readonly<Record<Level, SearchSettings>> = {
  novice: { iterations: 0, horizon: 0, trust: 0, doubt: 0, curiosity: 0, slips: 10 },
  steady: { iterations: 32, horizon: 4, trust: 0.002, doubt: 2.2, curiosity: 0.2, slips: 0 },
  strong: { iterations: 100, horizon: 4, trust: 0.002, doubt: 2.2, curiosity: 0.2, slips: 0 },
};
