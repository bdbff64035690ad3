// Measures how often bots win, for the set-up page: writes games/<id>/data/win-rates.ts.
//   npm run build && node tools/win-rates.mjs [game ...] [--bots heuristic,novice] [--seats 2,3] [--games 200]
// Without names every game is measured, for every number of players, with its simple bot and the novice: together by
// every preset where the players win together, else one among bots of every level. What has been measured by the same rules and options, with as many games, is not played again: the
// work can be stopped at any time and goes on where it was.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@nineworlds/games';
import { canonicalJson, digest } from '../engine/dist/hash.js';
import { checkOptions, Faults, LEVELS } from '../engine/dist/index.js';

const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const SEED = '1';
/** So many characters of a hash are enough to tell rules and editions apart. */
const SHORT_HASH = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bots: { type: 'string' }, seats: { type: 'string' }, games: { type: 'string' } },
});
const games = Number(values.games ?? 200);

/** How often a bot wins: with its like by a preset, or one among bots of a level, in every seat equally often. */
async function winsOf({ id, cooperative }, bot, seats, rung) {
  if (cooperative) {
    const { winRate } = await sim(id, games, '--seats', `${bot}*${seats}`, '--options', rung);
    return Math.round(winRate * games);
  }
  let wins = 0;
  for (let seat = 0; seat < seats; seat++) {
    // So many games that all seats together have as many as wanted.
    const share = Math.floor((games * (seat + 1)) / seats) - Math.floor((games * seat) / seats);
    const table = Array.from({ length: seats }, (_, other) => (other === seat ? bot : rung));
    const { winRate } = await sim(id, share, '--seats', table.join(','));
    wins += winRate[seat] * share;
  }
  return Math.round(wins);
}

/** Plays games and reads what came of them. */
async function sim(id, count, ...table) {
  const args = ['sim', '--game', id, ...table, '--games', String(count), '--seed', SEED, '--json'];
  const run = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [status] = await once(run, 'close');
  if (status !== 0) process.exit(status ?? 2);
  return JSON.parse(text);
}

/** What a cell was measured by: the rules, the edition, and the options that are not the usual ones. */
async function stampOf(game, rung, seats) {
  const faults = new Faults();
  const options = checkOptions(game.options, { ...game.options.presets[rung], seats }, faults);
  if (options === undefined) throw new Error(`${game.id} ${rung}: ${JSON.stringify(faults.list)}`);
  // An option that is added later does not change what was played without it.
  const chosen = Object.fromEntries(
    Object.entries(options).filter(
      ([key, value]) => canonicalJson(value) !== canonicalJson(game.options.fields[key].default),
    ),
  );
  const brought = new URL(`../games/${game.id}/tools/leaderboard.mjs`, import.meta.url);
  const { data } = existsSync(brought) ? await import(brought.href) : {};
  const edition = data?.content ?? null;
  return digest(canonicalJson({ rules: game.rulesVersion, options: chosen, edition })).slice(
    0,
    SHORT_HASH,
  );
}

function write(path, id, cells) {
  const rates = {};
  for (const { rung, seats, bot, wins, games: n } of cells) {
    rates[rung] ??= {};
    rates[rung][seats] ??= {};
    rates[rung][seats][bot] = { wins, games: n };
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
    const [rung, seats, bot] = key.split(' ');
    return { key, stamp, rung, seats, bot, ...WIN_RATES.rates[rung][seats][bot] };
  });
}

for (const manifest of GAMES) {
  if (positionals.length > 0 && !positionals.includes(manifest.id)) continue;
  const { game, bots: own } = await manifest.load();
  const rungs = rungsOf(game);
  // The simple bot is the last of a game's own, which are ordered by their strength.
  const bots = values.bots?.split(',') ?? [own.at(-1).name, 'novice'];
  const path = fileURLToPath(new URL(`../games/${game.id}/data/win-rates.ts`, import.meta.url));
  const cells = await known(game.id);
  const [least, most] = game.seats;
  const every = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  for (const rung of rungs) {
    for (const seats of values.seats?.split(',') ?? every) {
      const stamp = await stampOf(game, rung, Number(seats));
      for (const bot of bots) {
        const key = `${rung} ${seats} ${bot}`;
        const at = cells.findIndex((cell) => cell.key === key);
        if (cells[at]?.stamp === stamp && cells[at].games >= games) continue;
        const wins = await winsOf(game, bot, Number(seats), rung);
        const cell = { key, stamp, rung, seats, bot, wins, games };
        if (at < 0) cells.push(cell);
        else cells[at] = cell;
        console.log(`${game.id} ${key}: ${wins} of ${games}`);
        write(path, game.id, cells);
      }
    }
  }
  spawnSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}

/** From the easiest to the hardest: presets, or levels of the bots that one plays against. */
function rungsOf({ cooperative, options: { presets } }) {
  if (!cooperative) return LEVELS;
  return Object.keys(presets).filter((name) => Object.keys(presets[name]).length > 0);
}
