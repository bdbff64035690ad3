// What Chronicles brings to the tables of docs/bots.md.
import { RECONSTRUCTED_EDITION } from '../dist/data/reconstructed-edition.js';

export const data = {
  what: `Chronicles: edition \`${RECONSTRUCTED_EDITION.editionId}\``,
  content: RECONSTRUCTED_EDITION,
};

/** How the table of win rates names its rows, and the simple bot. */
export const perRung = {
  simple: 'heuristic',
  name: (mode, players) => `${mode}, ${players} ${players === '1' ? 'player' : 'players'}`,
};

/** The rows that its bots are measured by. */
export function rows({ team }) {
  return ['easy', 'hard', 'hardest'].map((mode) => ({
    name: `Chronicles, 3 players, ${mode}`,
    play: (bot, games) => team(bot, 3, mode, games),
    simple: 'heuristic',
    games: 60,
    isHard: mode === 'hardest',
  }));
}
