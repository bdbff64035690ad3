// What Yggdrasil brings to the tables of docs/bots.md.
import { DIFFICULTIES } from '../dist/data/rule-sets.js';

/** The levels of difficulty, without the one that leaves everything open. */
const LEVELS = Object.keys(DIFFICULTIES).filter((level) => level !== 'custom');

export const teams = {
  name: 'Yggdrasil',
  players: 'gods',
  seats: [1, 2, 3, 4, 5, 6],
  columns: LEVELS,
  games: 2000,
};

/** The rows that its bots are measured by. */
export function rows({ team }) {
  return LEVELS.map((level) => ({
    name: `Yggdrasil, 3 gods, ${level}`,
    play: (bot, games) => team(bot, 3, level, games),
    simple: 'heuristic',
    games: 200,
    foretold: 60,
    isCurved: level === 'expert',
  }));
}
