import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { badInput } from '../bad-input.ts';
import type { Io } from '../context.ts';
import type { TakeTrajectory } from './tally.ts';

/** Where trajectories go. */
export interface TrajectoryFile {
  readonly take: TakeTrajectory;
  close(): void;
}

/** Opens a file for trajectories, or stdout for `-`; throws `BadInput` when it cannot be written. */
export function openTrajectories({ stdout }: Io, file: string | undefined): TrajectoryFile {
  if (file === undefined) return { take: async () => {}, close: () => {} };
  if (file === '-') {
    return {
      async take(lines) {
        // Whoever reads slowly is waited for: memory is shorter than a disk.
        if (!stdout.write(lines)) await once(stdout, 'drain');
      },
      close: () => {},
    };
  }
  const handle = tried(file, () => openSync(file, 'w'));
  return {
    async take(lines) {
      tried(file, () => writeSync(handle, lines));
    },
    close: () => closeSync(handle),
  };
}

function tried<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw badInput(file.slice(0, 200), 'fileUnwritable', { code });
  }
}
