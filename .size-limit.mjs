import { boardScripts, builtFile, GAMES, startScripts } from './tools/first-visit.mjs';

export default [
  { name: 'start page', path: startScripts().map(builtFile), limit: '55 kB', brotli: true },
  ...GAMES.map((game) => ({
    name: `${game}: board, rules, bot`,
    path: boardScripts(game).map(builtFile),
    limit: '148 kB',
    brotli: true,
  })),
];
