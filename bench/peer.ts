import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Rng } from '@nineworlds/engine';
import type { RandomPlayer } from './random-player.ts';

// The peer is a package of its own and no workspace: nothing but this benchmark needs boardgame.io, so
// that nobody else has to install it.

/** What `boardgame-io/random-player.mjs` exports. */
interface PeerModule {
  readonly boardgameIoPlayer: (rng: Rng) => RandomPlayer;
}

/** The program of the peer. It is asked for by name: the bundle of the command is in another folder. */
function peerProgram(): string {
  return createRequire(import.meta.url).resolve('@nineworlds/bench/boardgame-io');
}

/** Whether the peer has been installed, in the version that its package asks for. */
export function isPeerInstalled(): boolean {
  const folder = dirname(peerProgram());
  // Npm writes this list last, so an installation that was broken off does not count.
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return packages['node_modules/boardgame.io']?.version === dependencies['boardgame.io'];
}

/** Installs the peer from its own lock file, and answers whether that worked. */
export function installPeer(): boolean {
  // The lock file holds checksums, so the waiting time for new releases in .npmrc is not needed.
  const args = [
    'ci',
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retries=1',
    '--min-release-age=0',
  ];
  // The folder is where npm runs, not an argument: no path goes through a shell.
  const cwd = dirname(peerProgram());
  const npm = process.env.npm_execpath;
  // Where npm has started us, the same npm; Windows starts npm.cmd only through a shell.
  const { status } =
    npm !== undefined && /^npm-cli\.c?js$/.test(basename(npm))
      ? spawnSync(process.execPath, [npm, ...args], { cwd, stdio: 'ignore' })
      : spawnSync('npm', args, { cwd, stdio: 'ignore', shell: process.platform === 'win32' });
  return status === 0 && isPeerInstalled();
}

/** The player of the peer; undefined if it is not installed. */
export async function peerPlayer(seed: number): Promise<RandomPlayer | undefined> {
  if (!isPeerInstalled()) return undefined;
  const peer: PeerModule = await import(pathToFileURL(peerProgram()).href);
  return peer.boardgameIoPlayer(new Rng(seed));
}
