// Prints the tables of docs/bots.md: how often Yggdrasil's bots win, by gods and Angry cards.
//   npm run build && node tools/bots-table.mjs [games] [threads]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const [games = '2000', threads = '1'] = process.argv.slice(2);
const SEED = '1';
const MOST_GODS = 6;

function sim(bot, gods, angry) {
  const seats = ['--seats', `${bot}*${gods}`, '--options', `angry=${angry}`];
  const run = ['--games', games, '--seed', SEED, '--threads', threads, '--json'];
  const argv = [command, 'sim', '--game', 'yggdrasil', ...seats, ...run];
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

function cell({ winRate, ci95: [low, high], meanFigures }) {
  const interval = `${percent(low)} – ${percent(high)}`;
  return `**${percent(winRate)} %** (${interval}), ${meanFigures.cards.toFixed(1)} cards`;
}

function printTable(bot, allGods, allAngry) {
  const heads = allAngry.map((angry) => `${angry} Angry cards`);
  console.log(`\n| \`${bot}\`, gods | ${heads.join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(heads.length)}`);
  for (const gods of allGods) {
    const cells = allAngry.map((angry) => cell(sim(bot, gods, angry)));
    console.log(`| ${gods} | ${cells.join(' | ')} |`);
  }
}

const everyGod = Array.from({ length: MOST_GODS }, (_, i) => i + 1);
printTable('heuristic', everyGod, [0, 3, 6]);
printTable('idle', [1, 3], [0, 6]);
