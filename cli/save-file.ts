import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { badInput } from './bad-input.ts';

/**
 * Writes a file so that it is never seen half-written: into a neighbour that then takes its name.
 * Only its owner may read it, as it may hold other people's cards. Throws `BadInput`.
 */
export function saveFile(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(beside, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    tryRemove(beside);
    throw unwritable(file, error);
  }
}

/** Removes a file and answers whether it is gone: what cannot be written cannot always be removed either. */
export function tryRemove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** Makes a folder with all that lead to it, unless it is there; throws `BadInput`. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  try {
    for (const level of missingLevels(folder)) mkdirSync(level);
  } catch (error) {
    if (!isFolder(folder)) throw unwritable(folder, error);
  }
}

/** The folders that have to be made, the outermost first. Node's own `recursive` hangs in /proc. */
function missingLevels(folder: string): string[] {
  const levels: string[] = [];
  let level = resolve(folder);
  do {
    levels.unshift(level);
    level = dirname(level);
    // The root leads to itself.
  } while (!existsSync(level) && level !== levels[0]);
  return levels;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A `BadInput` that tells why a path cannot be written. */
export function unwritable(path: string, error: unknown): Error {
  return badInput(path.slice(0, 200), 'fileUnwritable', { code: codeOf(error) });
}

/** What the system calls an error: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Throws `BadInput` when a file is there already: nothing is lost by a slip. */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw badInput(file.slice(0, 200), 'fileExists');
}
