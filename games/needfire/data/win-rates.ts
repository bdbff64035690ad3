// Made by `node tools/win-rates.mjs needfire`, with the seed 1. Not to be edited by hand.
import type { WinRates } from '@nineworlds/engine';

export const WIN_RATES: WinRates = {
  rates: {
    novice: {
      '2': { greedy: { wins: 160, games: 200 }, novice: { wins: 100, games: 200 } },
      '3': { greedy: { wins: 127, games: 200 }, novice: { wins: 67, games: 200 } },
      '4': { greedy: { wins: 106, games: 200 }, novice: { wins: 50, games: 200 } },
    },
    steady: { '2': { greedy: { wins: 59, games: 200 } } },
  },
};

/** By which rules, options and edition each cell was measured. */
export const STAMPS: Readonly<Record<string, string>> = {
  'novice 2 greedy': '91aa25fa56c1',
  'novice 2 novice': '91aa25fa56c1',
  'novice 3 greedy': 'a809b30692d2',
  'novice 3 novice': 'a809b30692d2',
  'novice 4 greedy': '058a1537115a',
  'novice 4 novice': '058a1537115a',
  'steady 2 greedy': '91aa25fa56c1',
};
