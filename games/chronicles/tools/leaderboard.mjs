// What Chronicles brings to the tables of docs/bots.md.
import { RECONSTRUCTED_EDITION } from '../dist/data/reconstructed-edition.js';

const MODES = [
  ['easy', 'mode=easy', '95 %'],
  ['hard', 'mode=hard', '85 %'],
];

export const data = {
  what: `Chronicles: edition \`${RECONSTRUCTED_EDITION.editionId}\``,
  content: RECONSTRUCTED_EDITION,
};

export const teams = {
  name: 'Chronicles',
  players: 'players',
  seats: [1, 2, 3, 4, 5],
  columns: MODES,
  games: 1000,
};

/** The rows that its bots are measured by, and the bar of each. */
export function rows({ team }) {
  return MODES.map(([mode, options, bar]) => ({
    name: `Chronicles, 3 players, ${mode}`,
    bar,
    play: (bot, games) => team(bot, 3, options, games),
    simple: 'heuristic',
    games: 200,
    foretold: 60,
    isHardest: mode === 'hard',
  }));
}
