import { boardScripts, builtFile, GAMES, startScripts } from './tools/first-visit.mjs';

/** Chronicles carries the rules of its sagas, too (docs/decisions/0020-sagas-and-campaigns.md). */
const LIMITS = { chronicles: '148 kB' };

export default [
  { name: 'start page', path: startScripts().map(builtFile), limit: '55 kB', brotli: true },
  ...GAMES.map((game) => ({
    name: `${game}: board, rules, bot`,
    path: boardScripts(game).map(builtFile),
    limit: LIMITS[game] ?? '125 kB',
    brotli: true,
  })),
];
