// Lets bots play the sagas of ours and writes how they went between the markers of docs/sagas.md.
//   npm run build && node tools/saga-balance.mjs [--games 200] [--seats 1,2,3,4,5] [--sagas 1,2] [--seed balance]
// The seed is none by which sagas or bots were tuned. Progress is told on stderr, saga by saga.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const command = fileURLToPath(new URL('../cli/bin/nineworlds.js', import.meta.url));
const page = fileURLToPath(new URL('../docs/sagas.md', import.meta.url));
const [BEGIN, END] = ['<!-- balance: begin -->', '<!-- balance: end -->'];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '1,2,3,4,5' },
    sagas: { type: 'string', default: '1,2,3,4,5,6' },
    seed: { type: 'string', default: 'balance' },
  },
});

/** What `saga check` tells of a saga; errors of games that never happened are told in the table, too. */
async function check(saga) {
  const { games, seats, seed } = values;
  const args = [
    'saga',
    'check',
    saga,
    '--games',
    games,
    '--seats',
    seats,
    '--seed',
    seed,
    '--json',
  ];
  const run = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [status] = await once(run, 'close');
  // 1 says that something never happened, which few games may do.
  if (status !== 0 && status !== 1) process.exit(status ?? 2);
  return JSON.parse(text);
}

const rows = [];
for (const saga of values.sagas.split(',')) {
  process.stderr.write(`saga ${saga} …\n`);
  const { balance, errors } = await check(saga);
  for (const { players, games, wins, meanTurns, meanLives, defeats } of balance) {
    const lost = Object.entries(defeats).map(([cause, count]) => `${cause} ${count}`);
    rows.push(
      `| ${saga} | ${players} | ${Math.round((100 * wins) / games)} % | ${meanTurns.toFixed(1)} | ${meanLives.toFixed(1)} | ${lost.join(', ') || '-'} |`,
    );
  }
  for (const { id, text } of errors) process.stderr.write(`  ${id} ${text}\n`);
}
const table = [
  `${values.games} games each, seed \`${values.seed}\`, experience \`seasoned\`, bot \`heuristic\`.`,
  '',
  '| saga | players | won | turns | life points left per god | lost by |',
  '|---|---|---|---|---|---|',
  ...rows,
].join('\n');
const text = readFileSync(page, 'utf8');
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
if (from < 0 || to < from) throw new Error(`${page} has no markers for the table`);
writeFileSync(page, `${text.slice(0, from + BEGIN.length)}\n${table}\n${text.slice(to)}`);
