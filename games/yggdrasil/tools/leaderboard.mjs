// What Yggdrasil brings to the tables of docs/bots.md.

const LEVELS = [
  ['introductory', 'angry=0', '60 %'],
  ['normal', 'angry=3', '35 %'],
  ['expert', 'angry=6', 'none'],
];

export const teams = {
  name: 'Yggdrasil',
  players: 'gods',
  seats: [1, 2, 3, 4, 5, 6],
  columns: LEVELS,
  games: 2000,
};

/** The rows that its bots are measured by, and the bar of each. */
export function rows({ team }) {
  return LEVELS.map(([level, options, bar]) => ({
    name: `Yggdrasil, 3 gods, ${level}`,
    bar,
    play: (bot, games) => team(bot, 3, options, games),
    simple: 'heuristic',
    games: 200,
    foretold: 60,
    isHardest: level === 'expert',
  }));
}
