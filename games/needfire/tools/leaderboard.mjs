// What NeedFire brings to the tables of docs/bots.md.
import { RECONSTRUCTED_DECK } from '../dist/data/reconstructed-deck.js';

export const data = { what: 'NeedFire: deck `reconstructed`', content: RECONSTRUCTED_DECK };

/** How the table of win rates names its rows, and the simple bot. */
export const perRung = {
  simple: 'greedy',
  name: (level, players) => `against \`${level}\`, ${players} players`,
};

/** The rows that its bots are measured by. */
export function rows({ among }) {
  return [
    {
      name: 'NeedFire, 2 players, against `greedy`',
      play: (bot, games) => among(bot, 'greedy', 2, games),
      simple: 'greedy',
      games: 100,
      isHard: true,
    },
    {
      name: 'NeedFire, 4 players, one among three `greedy`',
      play: (bot, games) => among(bot, 'greedy', 4, games),
      simple: 'greedy',
      games: 100,
      isHard: true,
    },
  ];
}
