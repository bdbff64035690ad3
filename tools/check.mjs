// Runs every static check to the end, two at a time, and says which ones passed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// Biome colours its output even when it goes to a file.
const colours = process.stdout.isTTY ? 'force' : 'off';

const checks = [
  { what: 'lists of games', script: 'tools/list-games.mjs', run: 'list-games --check' },
  {
    what: 'format and lint',
    from: '@biomejs/biome',
    run: `biome ci --error-on-warnings --colors=${colours}`,
  },
  { what: 'types', from: 'typescript', run: 'tsc -b' },
  {
    what: 'types of the page',
    from: 'svelte-check',
    run: 'svelte-check --tsconfig web/tsconfig.json --fail-on-warnings',
  },
  { what: 'types of the worker', from: 'typescript', run: 'tsc -p web/worker' },
  { what: 'types of the build', from: 'typescript', run: 'tsc -p web/build' },
  { what: 'types of tests', from: 'typescript', run: 'tsc -p tsconfig.test.json' },
  { what: 'lint with types', from: 'oxlint', run: 'oxlint --type-aware --deny-warnings' },
  { what: 'who imports whom', from: 'dependency-cruiser', run: 'depcruise .' },
  { what: 'dead code', from: 'knip', run: 'knip --no-progress' },
  { what: 'site', from: 'vite', run: 'vite build web --logLevel warn' },
  { what: 'sizes', from: 'size-limit', run: 'size-limit' },
];

/** The script behind a command of an installed package; started by Node itself on every system. */
function scriptOf(name, command) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The lines of the end, in the order of the list. */
const lines = new Array(checks.length);

/** Runs a check. What it says is printed when it is through: another one runs beside it. */
async function run(index) {
  const { what, from, script, run: words } = checks[index];
  const [command, ...args] = words.split(' ');
  const start = performance.now();
  const child = spawn(process.execPath, [script ?? scriptOf(from, command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`\n== ${what}: ${words}\n${Buffer.concat(said).toString()}`);
  lines[index] = `${status === 0 ? 'passed' : 'FAILED'} ${seconds} s  ${what} (${command})`;
  if (status !== 0) process.exitCode = 1;
}

/** Runs checks one after the other. */
async function runAll(indices) {
  for (const index of indices) await run(index);
}

const began = performance.now();
const indexOf = (what) => checks.findIndex((check) => check.what === what);
// The other compilers read what the first one has written; sizes are those of the site.
const first = indexOf('types');
const others = checks.map((_, index) => index).filter((index) => index !== first);
const isCompiler = (index) => checks[index].what.startsWith('types of');
await run(first);
await Promise.all([
  runAll(others.filter(isCompiler)),
  runAll(others.filter((index) => !isCompiler(index))),
]);

console.log(`\n${lines.join('\n')}`);
console.log(`together ${((performance.now() - began) / 1000).toFixed(1)} s`);
