// Writes the golden files anew: runs the test files with "golden" in their path, telling them to
// write what they find instead of comparing. Look at the difference before you commit it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const run = spawnSync(process.execPath, [vitest, 'run', 'golden', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, GOLDEN_UPDATE: '1' },
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
