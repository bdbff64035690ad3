// Rebuilds the tables of docs/bots.md: plays the games and writes what came of them between the
// markers of each table.
//   npm run build && node tools/leaderboard.mjs [table ...] [--game id]
// Without names all tables of all games are rebuilt; `--list` names them. Every table tells its seed and how
// many games it is made from. How strong the bots are is measured by `tools/win-rates.mjs`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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

/** What a game brings to its tables: `games/<id>/tools/leaderboard.mjs`. */
async function broughtBy({ id, floor, winRates }) {
  const file = new URL(`../games/${id}/tools/leaderboard.mjs`, import.meta.url);
  const { rows, ...brought } = existsSync(file) ? await import(file.href) : {};
  const measured = rows?.({
    team: (bot, seats, options, games) => team(id, bot, seats, options, games),
    among: (bot, others, seats, games) => among(id, bot, others, seats, games),
  });
  return { id, floor, winRates, ...brought, rows: measured ?? [] };
}

/** How strong the bots are, as `tools/win-rates.mjs` has measured it: no game is played here. */
async function strength({ id, winRates, perRung }) {
  if (winRates === undefined) return undefined;
  const { rates } = await winRates();
  const simple = perRung.simple;
  const lines = Object.entries(rates).flatMap(([rung, bySeats]) =>
    Object.entries(bySeats).map(([seats, byBot]) => [
      perRung.name(rung, seats),
      ...[simple, 'novice', 'steady', 'strong'].map((bot) => {
        const found = byBot[bot];
        return found
          ? cell({ rate: found.wins / found.games, games: found.games })
          : 'not measured';
      }),
    ]),
  );
  return table([id, `\`${simple}\``, '`novice`', '`steady`', '`strong`'], lines);
}

/** One answer in so many by chance, and how the table says it. */
const ERRORS = [
  [50, '2 %'],
  [20, '5 %'],
  [10, '10 %'],
  [5, '20 %'],
  [2, '50 %'],
  [1, '100 %'],
];
const ERROR_GAMES = 1000;

/** What answers by chance cost: the simple bot, with more and more of them. */
async function errors({ rows }) {
  const lines = [];
  for (const { name, play, simple } of rows) {
    const cells = [cell(await play(simple, ERROR_GAMES))];
    for (const [oneIn] of ERRORS) cells.push(cell(await play(`novice:${oneIn}`, ERROR_GAMES)));
    lines.push([name, ...cells]);
  }
  return table(['row', 'none', ...ERRORS.map(([, share]) => share)], lines);
}

/** Only hard rows: elsewhere there is little left to be won. */
async function limit({ rows }) {
  const lines = [];
  for (const { name, play, games } of rows.filter(({ isHard }) => isHard)) {
    const strong = await play('strong', games);
    const told = await play('clairvoyant', games);
    const share = told.rate === 0 ? '-' : `${percent(strong.rate / told.rate)} %`;
    lines.push([name, cell(strong), cell(told), share]);
  }
  return table(['row', '`strong`', '`clairvoyant`', 'share of it'], lines);
}

/** Iterations, and games for each number of them: so few that all of it takes no longer than an evening. */
const CURVE = [
  [10, 200],
  [100, 100],
  [1000, 32],
  [10_000, 32],
];
async function curve({ rows }) {
  const lines = [];
  for (const { name, play } of rows.filter(({ isHard }) => isHard)) {
    const cells = [];
    for (const [iterations, games] of CURVE) {
      cells.push(cell(await play(`strong:${iterations}`, games)));
    }
    lines.push([name, ...cells]);
  }
  return table(['row', '10', '100', '1000', '10 000'], lines);
}

async function calibration({ id }) {
  const { bins, games, brier } = await ask('calibrate', '--game', id, '--seed', SEED);
  const lines = bins.map(({ from, to, games: n, predicted, observed, ci95: [low, high] }) => [
    `${percent(from)} – ${percent(to)} %`,
    String(n),
    `${percent(predicted)} %`,
    `${percent(observed)} % (${percent(low)} – ${percent(high)})`,
  ]);
  return table(
    [`${id}, ${games} games, Brier ${brier.toFixed(3)}`, 'games', 'said', 'came'],
    lines,
  );
}

async function speed({ id, floor }) {
  const bar = floor.searchPerSecond;
  if (bar === undefined) return undefined;
  const [{ search }] = await ask('bench', '--game', id);
  const bytes = search.searchBytes.toFixed(1);
  return table(
    ['game', 'simulated games a second', 'bar', 'bytes allocated for each'],
    [[id, String(Math.round(search.searchPerSecond)), String(bar), bytes]],
  );
}

async function edition({ data }) {
  if (data === undefined) return undefined;
  const hash = digest(canonicalJson(data.content)).slice(0, SHORT_HASH);
  return `${data.what}, \`${hash}\`. Seed ${SEED}.`;
}

const TABLES = { edition, strength, errors, limit, curve, calibration, speed };

/** Puts a table of a game between its markers. */
function put(name, text) {
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bots.md has no place for the table ${name}`);
  const before = page.slice(0, from + start.length);
  writeFileSync(PAGE, `${before}\n\n${text}\n\n${page.slice(to)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' }, list: { type: 'boolean' } },
});
if (values.list) {
  console.log(Object.keys(TABLES).join('\n'));
} else {
  for (const name of positionals.length === 0 ? Object.keys(TABLES) : positionals) {
    const make = TABLES[name];
    if (make === undefined) {
      console.error(`There is no table ${name}: ${Object.keys(TABLES).join(', ')}`);
      process.exit(2);
    }
    for (const manifest of GAMES) {
      if (values.game !== undefined && manifest.id !== values.game) continue;
      const start = performance.now();
      const text = await make(await broughtBy(manifest));
      if (text === undefined) continue;
      put(`${name} ${manifest.id}`, text);
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      console.error(`${name}, ${manifest.id}: ${minutes} minutes`);
    }
  }
}
