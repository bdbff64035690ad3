// Measures how often bots win, for the set-up page: writes games/<id>/data/win-rates.ts.
//   npm run build && node tools/win-rates.mjs [game ...] [--bots heuristic,novice] [--seats 2,3] [--games 200]
// Without names every co-operative game with presets is measured, for every number of players, with the simple bot
// and the novice. What has been measured by the same rules and options, with as many games, is not played again: the
// work can be stopped at any time and goes on where it was.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@nineworlds/games';
import { canonicalJson, digest } from '../engine/dist/hash.js';
import { checkOptions, Faults } from '../engine/dist/index.js';

const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const SEED = '1';
/** So many characters of a hash are enough to tell rules and editions apart. */
const SHORT_HASH = 12;
const USUAL_BOTS = 'heuristic,novice';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bots: { type: 'string' }, seats: { type: 'string' }, games: { type: 'string' } },
});
const bots = (values.bots ?? USUAL_BOTS).split(',');
const games = Number(values.games ?? 200);

/** Plays games and says how many were won. */
async function winsOf(id, bot, seats, preset) {
  const table = ['--seats', `${bot}*${seats}`, '--options', preset];
  const args = ['sim', '--game', id, ...table, '--games', String(games), '--seed', SEED, '--json'];
  const run = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [status] = await once(run, 'close');
  if (status !== 0) process.exit(status ?? 2);
  return Math.round(JSON.parse(text).winRate * games);
}

/** What a cell was measured by: the rules, and all options as they are played. */
async function stampOf(game, preset, seats) {
  const faults = new Faults();
  const options = checkOptions(game.options, { ...game.options.presets[preset], seats }, faults);
  if (options === undefined)
    throw new Error(`${game.id} ${preset}: ${JSON.stringify(faults.list)}`);
  const brought = new URL(`../games/${game.id}/tools/leaderboard.mjs`, import.meta.url);
  const { data } = existsSync(brought) ? await import(brought.href) : {};
  const edition = data?.content ?? null;
  return digest(canonicalJson({ rules: game.rulesVersion, options, edition })).slice(0, SHORT_HASH);
}

function write(path, id, cells) {
  const rates = {};
  for (const { preset, seats, bot, wins, games: n } of cells) {
    rates[preset] ??= {};
    rates[preset][seats] ??= {};
    rates[preset][seats][bot] = { wins, games: n };
  }
  const stamps = Object.fromEntries(cells.map(({ key, stamp }) => [key, stamp]));
  writeFileSync(
    path,
    `// Made by \`node tools/win-rates.mjs ${id}\`, with the seed ${SEED}. Not to be edited by hand.
import type { WinRates } from '@nineworlds/engine';

export const WIN_RATES: WinRates = {
  rates: ${JSON.stringify(rates)},
};

/** By which rules, options and edition each cell was measured. */
export const STAMPS: Readonly<Record<string, string>> = ${JSON.stringify(stamps)};
`,
  );
}

/** The cells that the file of a game has now. */
async function known(id) {
  const built = new URL(`../games/${id}/dist/data/win-rates.js`, import.meta.url);
  if (!existsSync(built)) return [];
  const { WIN_RATES, STAMPS } = await import(built.href);
  return Object.entries(STAMPS).map(([key, stamp]) => {
    const [preset, seats, bot] = key.split(' ');
    return { key, stamp, preset, seats, bot, ...WIN_RATES.rates[preset][seats][bot] };
  });
}

for (const manifest of GAMES) {
  if (positionals.length > 0 && !positionals.includes(manifest.id)) continue;
  const { game } = await manifest.load();
  const presets = Object.entries(game.options.presets).filter(
    ([, of]) => Object.keys(of).length > 0,
  );
  if (!game.cooperative || presets.length === 0) continue;
  const path = fileURLToPath(new URL(`../games/${game.id}/data/win-rates.ts`, import.meta.url));
  const cells = await known(game.id);
  const [least, most] = game.seats;
  const every = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  for (const [preset] of presets) {
    for (const seats of values.seats?.split(',') ?? every) {
      const stamp = await stampOf(game, preset, Number(seats));
      for (const bot of bots) {
        const key = `${preset} ${seats} ${bot}`;
        const at = cells.findIndex((cell) => cell.key === key);
        if (cells[at]?.stamp === stamp && cells[at].games >= games) continue;
        const wins = await winsOf(game.id, bot, seats, preset);
        const cell = { key, stamp, preset, seats, bot, wins, games };
        if (at < 0) cells.push(cell);
        else cells[at] = cell;
        console.log(`${game.id} ${key}: ${wins} of ${games}`);
        write(path, game.id, cells);
      }
    }
  }
  spawnSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}
