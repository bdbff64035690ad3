// Made by `node tools/win-rates.mjs chronicles`, with the seed 1. Not to be edited by hand.
import type { WinRates } from '@nineworlds/engine';

export const WIN_RATES: WinRates = {
  rates: {
    easy: {
      '1': { heuristic: { wins: 196, games: 200 }, novice: { wins: 134, games: 200 } },
      '2': { heuristic: { wins: 184, games: 200 }, novice: { wins: 88, games: 200 } },
      '3': { heuristic: { wins: 183, games: 200 }, novice: { wins: 107, games: 200 } },
      '4': { heuristic: { wins: 191, games: 200 }, novice: { wins: 123, games: 200 } },
      '5': { heuristic: { wins: 178, games: 200 }, novice: { wins: 80, games: 200 } },
    },
    hard: {
      '1': { heuristic: { wins: 190, games: 200 }, novice: { wins: 92, games: 200 } },
      '2': { heuristic: { wins: 159, games: 200 }, novice: { wins: 43, games: 200 } },
    },
  },
};

/** By which rules, options and edition each cell was measured. */
export const STAMPS: Readonly<Record<string, string>> = {
  'easy 1 heuristic': '8a601811a0a9',
  'easy 1 novice': '8a601811a0a9',
  'easy 2 heuristic': '06b5a5f169e0',
  'easy 2 novice': '06b5a5f169e0',
  'easy 3 heuristic': 'cb36ec476e5a',
  'easy 3 novice': 'cb36ec476e5a',
  'easy 4 heuristic': '7ce3d9e74bae',
  'easy 4 novice': '7ce3d9e74bae',
  'easy 5 heuristic': '76d6a9084680',
  'easy 5 novice': '76d6a9084680',
  'hard 1 heuristic': '7dc082a990e5',
  'hard 1 novice': '7dc082a990e5',
  'hard 2 heuristic': 'e3e95512e977',
  'hard 2 novice': 'e3e95512e977',
};
