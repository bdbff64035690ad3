// Rebuilds the tables of docs/bots.md: plays the games and writes what came of them between the
// markers of each table.
//   npm run build && node tools/leaderboard.mjs [table ...]
// Without names all tables are rebuilt, in about an hour and a quarter on two cores; `--list` names
// them. Every table tells its seed and how many games it is made from.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@nineworlds/games';
import { canonicalJson, digest } from '../engine/dist/hash.js';

const PAGE = new URL('../docs/bots.md', import.meta.url);
const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const SEED = '1';
/** So many characters of a hash are enough to tell editions apart. */
const SHORT_HASH = 12;
/** The normal quantile of a 95 % interval. */
const Z = 1.959964;

/** Runs a command of ours and reads the JSON that it prints. */
async function ask(...args) {
  const run = spawn(process.execPath, [command, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [status] = await once(run, 'close');
  // 1: what was checked is not so; the table shows it.
  if (status !== 0 && status !== 1) process.exit(status ?? 2);
  return JSON.parse(text);
}

/** What has been played: two tables may need the same games. */
const played = new Map();

function sim(game, seats, options, games) {
  const table = options === '' ? ['--seats', seats] : ['--seats', seats, '--options', options];
  const args = ['sim', '--game', game, ...table, '--games', String(games), '--seed', SEED];
  const key = args.join(' ');
  if (!played.has(key)) played.set(key, ask(...args));
  return played.get(key);
}

/** Wilson's interval. */
function interval(rate, n) {
  const middle = (rate + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** How often a team wins. */
async function team(game, bot, seats, options, games) {
  const { winRate } = await sim(game, `${bot}*${seats}`, options, games);
  return { rate: winRate, games };
}

/** How often one wins against others of a kind, in every seat equally often; shared wins count 1/k. */
async function among(game, bot, others, seats, games) {
  let wins = 0;
  for (let seat = 0; seat < seats; seat++) {
    const bots = Array.from({ length: seats }, (_, other) => (other === seat ? bot : others));
    const { winRate } = await sim(game, bots.join(','), '', games / seats);
    wins += winRate[seat] * (games / seats);
  }
  return { rate: wins / games, games };
}

function percent(rate) {
  return (100 * rate).toFixed(1);
}

function cell({ rate, games }) {
  const [low, high] = interval(rate, games);
  return `**${percent(rate)} %** (${percent(low)} – ${percent(high)}), n = ${games}`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** What the games bring to the tables: `games/<id>/tools/leaderboard.mjs`. */
const BROUGHT = await Promise.all(
  GAMES.map(async ({ id }) => {
    const file = new URL(`../games/${id}/tools/leaderboard.mjs`, import.meta.url);
    return existsSync(file) ? { id, ...(await import(file.href)) } : { id };
  }),
);

/** The rows that bots are measured by, and the bar of each. */
const ROWS = BROUGHT.flatMap(({ id, rows = () => [] }) =>
  rows({
    team: (bot, seats, options, games) => team(id, bot, seats, options, games),
    among: (bot, others, seats, games) => among(id, bot, others, seats, games),
  }),
);
/** The simple bots are quick. */
const SIMPLE_GAMES = 2000;

async function strength() {
  const rows = [];
  for (const { name, bar, play, simple, games } of ROWS) {
    const cells = [];
    for (const bot of ['novice', 'steady', 'strong']) cells.push(cell(await play(bot, games)));
    rows.push([name, cell(await play(simple, SIMPLE_GAMES)), ...cells, bar]);
  }
  return table(['row', 'simple bot', '`novice`', '`steady`', '`strong`', 'bar'], rows);
}

async function limit() {
  const rows = [];
  for (const { name, play, games, foretold } of ROWS) {
    const strong = await play('strong', games);
    const told = await play('clairvoyant', foretold);
    const share = told.rate === 0 ? '-' : `${percent(strong.rate / told.rate)} %`;
    rows.push([name, cell(strong), cell(told), share]);
  }
  return table(['row', '`strong`', '`clairvoyant`', 'share of it'], rows);
}

/** Iterations, and games for each number of them: so few that all of it takes no longer than an evening. */
const CURVE = [
  [10, 200],
  [100, 100],
  [1000, 32],
  [10_000, 32],
];
async function curve() {
  const rows = [];
  // The hardest row of each game: elsewhere there is little left to be won by thinking.
  for (const { name, play } of ROWS.filter(({ isHardest }) => isHardest)) {
    const cells = [];
    for (const [iterations, games] of CURVE) {
      cells.push(cell(await play(`strong:${iterations}`, games)));
    }
    rows.push([name, ...cells]);
  }
  return table(['row', '10', '100', '1000', '10 000'], rows);
}

async function teams() {
  const parts = [];
  for (const { id, teams: wanted } of BROUGHT) {
    if (wanted === undefined) continue;
    const { name, players, seats, columns, games } = wanted;
    const rows = [];
    for (const count of seats) {
      const cells = [];
      for (const [, options] of columns) {
        cells.push(cell(await team(id, 'heuristic', count, options, games)));
      }
      rows.push([`${name}, ${count}`, ...cells]);
    }
    parts.push(table([`\`heuristic\`, ${players}`, ...columns.map(([level]) => level)], rows));
  }
  return parts.join('\n\n');
}

async function calibration() {
  const parts = [];
  for (const { id: game } of GAMES) {
    const { bins, games, brier } = await ask('calibrate', '--game', game, '--seed', SEED);
    const rows = bins.map(({ from, to, games: n, predicted, observed, ci95: [low, high] }) => [
      `${percent(from)} – ${percent(to)} %`,
      String(n),
      `${percent(predicted)} %`,
      `${percent(observed)} % (${percent(low)} – ${percent(high)})`,
    ]);
    const head = [`${game}, ${games} games, Brier ${brier.toFixed(3)}`, 'games', 'said', 'came'];
    parts.push(table(head, rows));
  }
  return parts.join('\n\n');
}

async function speed() {
  const rows = [];
  for (const { id: game, floor } of GAMES) {
    const bar = floor.searchPerSecond;
    if (bar === undefined) continue;
    const [{ search }] = await ask('bench', '--game', game);
    const bytes = search.searchBytes.toFixed(1);
    rows.push([game, String(Math.round(search.searchPerSecond)), String(bar), bytes]);
  }
  return table(['game', 'simulated games a second', 'bar', 'bytes allocated for each'], rows);
}

function hashOf(data) {
  return digest(canonicalJson(data)).slice(0, SHORT_HASH);
}

async function edition() {
  const parts = BROUGHT.flatMap(({ data }) => data ?? []);
  const named = parts.map(({ what, content }) => `${what}, \`${hashOf(content)}\`.`);
  return `${named.join(' ')} Seed ${SEED}.`;
}

const TABLES = { edition, strength, limit, curve, teams, calibration, speed };

/** Puts a table between its markers. */
function put(name, text) {
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bots.md has no place for the table ${name}`);
  const before = page.slice(0, from + start.length);
  writeFileSync(PAGE, `${before}\n\n${text}\n\n${page.slice(to)}`);
}

const names = process.argv.slice(2);
if (names.includes('--list')) {
  console.log(Object.keys(TABLES).join('\n'));
} else {
  for (const name of names.length === 0 ? Object.keys(TABLES) : names) {
    const make = TABLES[name];
    if (make === undefined) {
      console.error(`There is no table ${name}: ${Object.keys(TABLES).join(', ')}`);
      process.exit(2);
    }
    const start = performance.now();
    put(name, await make());
    console.error(`${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  }
}
