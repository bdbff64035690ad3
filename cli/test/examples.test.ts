import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { jsonIn, newFolder, nineworlds } from './running.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = existsSync(`${root}cli/dist/bundle/main.js`);

function ran(program: string, ...argv: readonly string[]) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync(program, argv, { cwd: root, encoding: 'utf8', env });
}

const NAMES = process.platform === 'win32' ? ['python', 'py'] : ['python3', 'python'];
const python = NAMES.find((name) => ran(name, '--version').stdout?.startsWith('Python 3'));

// Where everything is to be checked, nothing is left out in silence.
if (python === undefined && !process.env.CI) {
  console.warn(
    'The Python example was not tried: install Python 3 (Debian: apt-get install python3)',
  );
}

// `npm test` builds first; the examples use what was built, as somebody outside would.
describe.skipIf(!built)('the examples', () => {
  it.skipIf(python === undefined && !process.env.CI)(
    'in Python play a whole random game of each of the three games',
    () => {
      expect(python, 'CI needs Python 3: apt-get install python3').toBeDefined();
      const script = `${root}examples/python/random_agents.py`;
      const { status, stdout, stderr } = ran(String(python), script, 'abc');
      expect([status, stderr]).toEqual([0, '']);
      const games = stdout.trimEnd().split('\n');
      expect(games.map((line) => line.split(' ')[0])).toEqual([
        'yggdrasil',
        'chronicles',
        'needfire',
      ]);
      for (const line of games) {
        expect(line).toMatch(
          /\(seed abc\/0\): \d+ actions, scores \[.+\], rewards \{.+\}, hash \w+$/,
        );
      }
    },
  );

  it('of the library play, simulate and search', async () => {
    const [play, simulate, search] = ['play', 'simulate', 'search'].map((name) => {
      const { status, stdout, stderr } = ran(process.execPath, `examples/library/${name}.mjs`);
      expect([name, status, stderr]).toEqual([name, 0, '']);
      return stdout;
    });
    expect(play).toMatch(/^K-1: /m);
    expect(play).toMatch(/^N-1 What the game is about \(manual/m);
    expect(play).toMatch(/\d+ lines, scores \d+ : \d+\nrecord: [0-9a-f]{32}\n$/);
    expect(search).toMatch(/^(\w+ .+: \d+\.\d % ± \d+\.\d\n( {2}.+\n)*)+$/);
    // The loop of the example plays the very games of `sim`.
    const folder = newFolder();
    const games = ['--game', 'needfire', '--seats', 'greedy,random', '--games', '20'];
    await nineworlds('sim', ...games, '--seed', '1', '--records', folder);
    expect(simulate).toContain(`last position: ${jsonIn(`${folder}/000019.nw.json`).hash}\n`);
  });

  it('of the library find all types in what the packages export', () => {
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    const { status, stdout } = ran(process.execPath, tsc, '-p', 'examples/library');
    expect([status, stdout]).toEqual([0, '']);
  });
});
