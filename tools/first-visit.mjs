// The files that a first visit loads, from what the build wrote into the page. An English visitor: their
// texts are loaded at once, those of other languages never, and no rulebook is opened.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES as REGISTERED } from '@nineworlds/games';

const DIST = new URL('../web/dist/', import.meta.url);

/** The ids of all games. */
export const GAMES = REGISTERED.map(({ id }) => id);

/**
 * What every place loads, and the lists of what only some do (`web/build/first-files.ts`).
 * @returns {{ everywhere: string[], lists: import('../web/build/first-files.ts').FirstFiles }}
 */
function firstFiles() {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const everywhere = Array.from(
    html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g),
    ([, file]) => file,
  );
  const [, lists = ''] = /<script id="first-files"[^>]*>([^<]+)</.exec(html) ?? [];
  return { everywhere, lists: JSON.parse(lists) };
}

/** @param {readonly string[]} files */
function scripts(files) {
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The scripts of the start page. */
export function startScripts() {
  const { everywhere, lists } = firstFiles();
  return scripts([...everywhere, ...lists.start]);
}

/**
 * The scripts with the sentences for lines of a game, which are loaded when somebody else has begun.
 * @param {string} game
 */
export function lineScripts(game) {
  return scripts(firstFiles().lists.games[game]?.lines ?? []);
}

/**
 * The scripts of somebody who opens a new game at its own address, with everything that plays: the
 * worker, the rules, the bot. Whoever comes from the start page has loaded its few files before.
 * @param {string} game
 */
export function boardScripts(game) {
  const { everywhere, lists } = firstFiles();
  const files = lists.games[game];
  if (files === undefined) throw new Error(`the page has no list for ${game}`);
  return scripts([...everywhere, ...files.page, ...files.worker]);
}

/**
 * Where a file of the site is.
 * @param {string} file
 */
export function builtFile(file) {
  return fileURLToPath(new URL(file, DIST));
}
