import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../context.ts';

const ENDING = '.nw.json';

/** The folder in which games are saved unless somebody says otherwise. */
export function stateFolder(env: Io['env']): string {
  const base = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state');
  return join(base, 'nineworlds');
}

/** A new file for a game that begins now. */
export function newSaveFile(env: Io['env'], gameId: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  for (let k = 1; ; k++) {
    const name = `${gameId}-${stamp}${k === 1 ? '' : `-${k}`}${ENDING}`;
    const file = join(stateFolder(env), name);
    if (!existsSync(file)) return file;
  }
}

/** The games that were saved in the folder, the latest first. */
export function savedGames(env: Io['env'], most: number): string[] {
  const folder = stateFolder(env);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .sort((a, b) => b.changed - a.changed)
    .slice(0, most)
    .map(({ file }) => file);
}
