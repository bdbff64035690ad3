import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files in a folder and the folders in it: their paths from there, with slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
