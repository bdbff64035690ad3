import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders that the command is made of. */
const SOURCES = [
  'bench',
  'bots',
  'cli',
  'engine',
  'games',
  'host',
  'protocol',
  'server',
  'table',
  'testkit',
];
/** Scripts, and rulebooks by their language. */
const SOURCE = /\.ts$|^[a-z]{2}\.md$/;
/** What is in them and not in the command. */
const NO_SOURCES = new Set(['bin', 'board', 'dist', 'e2e', 'node_modules', 'test', 'tools']);

/**
 * A source of the command that is newer than its bundle, as a path from the root of the checkout; undefined where
 * the bundle is the newest, or where there are no sources.
 * @param {URL} bundle
 * @param {string} root
 * @returns {string | undefined}
 */
export function changedSince(bundle, root = fileURLToPath(new URL('../..', import.meta.url))) {
  const built = statSync(bundle).mtimeMs;
  /** @param {string} folder @returns {string | undefined} */
  const newerIn = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NO_SOURCES.has(entry.name)) continue;
      const place = join(folder, entry.name);
      if (entry.isDirectory()) {
        const newer = newerIn(place);
        if (newer !== undefined) return newer;
      } else if (SOURCE.test(entry.name) && statSync(place).mtimeMs > built) {
        return relative(root, place);
      }
    }
    return undefined;
  };
  for (const name of SOURCES) {
    const folder = join(root, name);
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    const newer = isThere ? newerIn(folder) : undefined;
    if (newer !== undefined) return newer;
  }
  return undefined;
}
