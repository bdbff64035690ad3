// Prints the tables of docs/bots.md: how often the bots of the co-operative games win.
//   npm run build && node tools/bots-table.mjs [yggdrasil|chronicles] [games] [threads]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { canonicalJson, digest } from '../engine/dist/hash.js';
import { RECONSTRUCTED_EDITION } from '../games/chronicles/dist/data/reconstructed-edition.js';

const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const [only = 'all', games = '', threads = '1'] = process.argv.slice(2);
const SEED = '1';
/** So many characters of a hash are enough to tell editions apart. */
const SHORT_HASH = 12;

function sim(game, bot, seats, options, count) {
  const table = ['--seats', `${bot}*${seats}`, '--options', options];
  const run = ['--games', games || count, '--seed', SEED, '--threads', threads, '--json'];
  const argv = [command, 'sim', '--game', game, ...table, ...run];
  const { status, stdout } = spawnSync(process.execPath, argv, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

function percent(rate) {
  return (100 * rate).toFixed(1);
}

function cell({ winRate, ci95: [low, high], meanFigures }, figure) {
  const interval = `${percent(low)} – ${percent(high)}`;
  return `**${percent(winRate)} %** (${interval}), ${meanFigures[figure].toFixed(1)} ${figure}`;
}

/** A row for each number of seats, a column for each of the options. */
function printTable({ game, bot, rows, seats, columns, figure, count }) {
  console.log(`\n| \`${bot}\`, ${rows} | ${columns.map(({ head }) => head).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(columns.length)}`);
  for (const n of seats) {
    const cells = columns.map(({ options }) => cell(sim(game, bot, n, options, count), figure));
    console.log(`| ${n} | ${cells.join(' | ')} |`);
  }
}

function angry(...counts) {
  return counts.map((n) => ({ head: `${n} Angry cards`, options: `angry=${n}` }));
}

if (only === 'all' || only === 'yggdrasil') {
  const yggdrasil = { game: 'yggdrasil', rows: 'gods', figure: 'cards', count: '2000' };
  const everyGod = [1, 2, 3, 4, 5, 6];
  printTable({ ...yggdrasil, bot: 'heuristic', seats: everyGod, columns: angry(0, 3, 6) });
  printTable({ ...yggdrasil, bot: 'idle', seats: [1, 3], columns: angry(0, 6) });
}

if (only === 'all' || only === 'chronicles') {
  const hash = digest(canonicalJson(RECONSTRUCTED_EDITION)).slice(0, SHORT_HASH);
  console.log(`\nEdition \`${RECONSTRUCTED_EDITION.editionId}\`, \`${hash}\`:`);
  const modes = ['easy', 'hard'].map((mode) => ({ head: mode, options: `mode=${mode}` }));
  const chronicles = { game: 'chronicles', rows: 'players', figure: 'turns', count: '1000' };
  printTable({ ...chronicles, bot: 'heuristic', seats: [1, 2, 3, 4, 5], columns: modes });
  printTable({ ...chronicles, bot: 'random', seats: [1, 3, 5], columns: modes });
}
