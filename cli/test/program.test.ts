import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder } from './running.ts';

const bin = fileURLToPath(new URL('../bin/nineworlds.js', import.meta.url));
const built = existsSync(fileURLToPath(new URL('../dist/bundle/main.js', import.meta.url)));
const SIM = ['sim', '--game', 'mini-track', '--seats', 'random*4', '--games', '300', '--seed', '1'];

function program(...argv: readonly string[]) {
  const env = { ...process.env, XDG_STATE_HOME: newFolder(), LC_ALL: 'C' };
  return spawnSync(process.execPath, [bin, ...argv], { encoding: 'utf8', env, input: '' });
}

// `npm test` builds first; the threads of a simulation run what was built.
describe.skipIf(!built)('the program itself', () => {
  it('prints how to play without a terminal', () => {
    const { status, stdout, stderr } = program();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npx nineworlds play');
  });

  it('simulates with the same hash whatever the number of threads', () => {
    const [one, two] = ['1', '2'].map((threads) => {
      const { status, stdout, stderr } = program(...SIM, '--threads', threads, '--json');
      expect([status, stderr]).toEqual([0, '']);
      const { movesPerSecond: _, ...rest } = JSON.parse(stdout);
      return rest;
    });
    expect(two).toEqual(one);
  });

  it('says in one line what is wrong', () => {
    const { status, stdout, stderr } = program('verify', join(newFolder(), 'x'), '--json');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^nineworlds: .+: there is no such file\n$/);
  });

  it.skipIf(!existsSync('/dev/full'))('says in one line that the disk is full', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect([status, stderr]).toEqual([2, 'nineworlds: stdout: cannot be written (ENOSPC)\n']);
  });

  it('is quiet when nobody reads on', async () => {
    const child = spawn(process.execPath, [bin, 'play', '--game', 'toy', '--seats', 'random*2'], {
      env: { ...process.env, XDG_STATE_HOME: newFolder() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, complaint]).toEqual([0, '']);
  });
});
