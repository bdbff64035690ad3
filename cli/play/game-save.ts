import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { badInput } from '../bad-input.ts';
import { isRunning } from '../left-overs.ts';
import { codeOf, saveFile, tryRemove, unwritable } from '../save-file.ts';

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * The file of a game that is being played. A lock beside it keeps other terminals away; should somebody else
 * write the file all the same, that is noticed, and nothing of theirs is overwritten.
 */
export class GameSave {
  readonly file: string;
  readonly #lock: string;
  /** What the file held when it was claimed or last written; undefined where there was none. */
  #text: string | undefined;

  private constructor(file: string, lock: string) {
    this.file = file;
    this.#lock = lock;
    this.#text = textIn(file);
  }

  /** Claims a file, which need not be there yet; throws `BadInput` where it is played from elsewhere. */
  static claim(file: string): GameSave {
    const lock = `${resolve(file)}.lock`;
    while (!tryLock(lock, file)) {
      if (isHeld(lock) || !tryRemove(lock)) {
        throw badInput(file.slice(0, 200), 'playedElsewhere', { lock });
      }
    }
    held.add(lock);
    return new GameSave(file, lock);
  }

  /** Writes the game; throws `BadInput` where that cannot be done, or where somebody else has written the file. */
  write(text: string): void {
    const found = textIn(this.file);
    if (found !== undefined && found !== this.#text) {
      throw badInput(this.file.slice(0, 200), 'changedElsewhere');
    }
    saveFile(this.file, text);
    this.#text = text;
  }

  /** Lets others play on from the file. */
  release(): void {
    held.delete(this.#lock);
    tryRemove(this.#lock);
  }
}

/** Makes the lock of a file; false where there is one. Throws `BadInput` where none can be made. */
function tryLock(lock: string, file: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw unwritable(file, error);
  }
}

/** Whether somebody still plays behind a lock. Where that cannot be told, they do. */
function isHeld(lock: string): boolean {
  const holder = Number(textIn(lock)?.trim() || Number.NaN);
  if (Number.isNaN(holder)) return true;
  return holder === process.pid ? held.has(lock) : isRunning(holder);
}

/** What a file holds; undefined where there is none, or none that can be read. */
function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
