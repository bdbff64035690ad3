import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Io } from '../context.ts';
import { sweepLeftOvers } from '../left-overs.ts';
import { makeFolder, refuseExisting } from '../save-file.ts';
import { GameSave } from './game-save.ts';

const ENDING = '.nw.json';

/** The folder in which games are saved unless somebody says otherwise. */
export function stateFolder(env: Io['env']): string {
  const base = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state');
  return join(base, 'nineworlds');
}

/** A new file for a game that begins now; throws `BadInput` where none can be made. */
export function newSave(env: Io['env'], gameId: string, now: Date): GameSave {
  const folder = stateFolder(env);
  makeFolder(folder);
  sweepLeftOvers(folder);
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  for (let k = 1; ; k++) {
    const name = `${gameId}-${stamp}${k === 1 ? '' : `-${k}`}${ENDING}`;
    const save = claimNew(join(folder, name));
    if (save !== undefined) return save;
  }
}

/** Claims a file that is not there yet; undefined where somebody else was quicker. */
function claimNew(file: string): GameSave | undefined {
  if (existsSync(file) || existsSync(`${file}.lock`)) return undefined;
  const save = GameSave.claim(file);
  if (!existsSync(file)) return save;
  save.release();
  return undefined;
}

/** Claims the file that somebody has named. One that is there is overwritten only by the game that it holds. */
export function namedSave(file: string, from: string | undefined): GameSave {
  const goesOn = from !== undefined && resolve(file) === resolve(from);
  if (!goesOn) refuseExisting(file);
  sweepLeftOvers(dirname(file));
  return GameSave.claim(file);
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
