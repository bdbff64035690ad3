// Runs every static check, one after the other and to the end, and says which ones passed.
import { spawnSync } from 'node:child_process';
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

const lines = [];
for (const { what, from, script, run } of checks) {
  console.log(`\n== ${what}: ${run}`);
  const [command, ...args] = run.split(' ');
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [script ?? scriptOf(from, command), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  lines.push(`${status === 0 ? 'passed' : 'FAILED'} ${seconds} s  ${what} (${command})`);
  if (status !== 0) process.exitCode = 1;
}

console.log(`\n${lines.join('\n')}`);
