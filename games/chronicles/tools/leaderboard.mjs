// What Chronicles brings to the tables of docs/bots.md.
import { MODES } from '../dist/data/modes.js';
import { RECONSTRUCTED_EDITION } from '../dist/data/reconstructed-edition.js';

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

/** The rows that its bots are measured by. */
export function rows({ team }) {
  return MODES.map((mode) => ({
    name: `Chronicles, 3 players, ${mode}`,
    play: (bot, games) => team(bot, 3, mode, games),
    simple: 'heuristic',
    games: 200,
    foretold: 60,
    isCurved: mode === 'hardest',
  }));
}
