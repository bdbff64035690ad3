// What NeedFire brings to the tables of docs/bots.md.
import { RECONSTRUCTED_DECK } from '../dist/data/reconstructed-deck.js';

export const data = { what: 'NeedFire: deck `reconstructed`', content: RECONSTRUCTED_DECK };

/** The rows that its bots are measured by. */
export function rows({ among }) {
  return [
    {
      name: 'NeedFire, 2 players, against `greedy`',
      play: (bot, games) => among(bot, 'greedy', 2, games),
      simple: 'greedy',
      games: 400,
      foretold: 100,
    },
    {
      name: 'NeedFire, 4 players, one among three `greedy`',
      play: (bot, games) => among(bot, 'greedy', 4, games),
      simple: 'greedy',
      games: 200,
      foretold: 100,
      isCurved: true,
    },
  ];
}
