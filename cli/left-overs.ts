import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, tryRemove } from './save-file.ts';

/** A file that a process was writing beside a game or a campaign: see `saveFile`. */
const HALF_WRITTEN = /\.(?:nw|campaign)\.json\.(\d{1,10})\.tmp$/;

/** Removes from a folder what processes that were ended had not written to its end. */
export function sweepLeftOvers(folder: string): void {
  for (const name of namesIn(folder)) {
    const [, writer] = HALF_WRITTEN.exec(name) ?? [];
    if (writer === undefined || isWriting(Number(writer))) continue;
    // What stays does no harm.
    tryRemove(join(folder, name));
  }
}

/** This process writes a file in one go, so what has its number is older. */
function isWriting(writer: number): boolean {
  return writer !== process.pid && isRunning(writer);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether there is a process with this number. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return codeOf(error) === 'EPERM';
  }
}
