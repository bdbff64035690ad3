// What Yggdrasil brings to the tables of docs/bots.md.

/** How the table of win rates names its rows, and the simple bot. */
export const perRung = {
  simple: 'heuristic',
  name: (level, gods) => `${level}, ${gods} ${gods === '1' ? 'god' : 'gods'}`,
};

/** The rows that its bots are measured by. */
export function rows({ team }) {
  return ['introductory', 'normal', 'expert', 'master'].map((level) => ({
    name: `Yggdrasil, 3 gods, ${level}`,
    play: (bot, games) => team(bot, 3, level, games),
    simple: 'heuristic',
    games: 60,
    isHard: level === 'expert' || level === 'master',
  }));
}
