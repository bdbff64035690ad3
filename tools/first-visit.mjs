// The files that a first visit loads, from what the build wrote down. An English visitor: his texts
// are loaded at once, those of other languages never, and no rulebook is opened.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = new URL('../web/dist/', import.meta.url);

/** The build's own list of its files, and the scripts that the page itself carries; no page asks for them. */
export const MANIFEST = '.vite/manifest.json';
export const IN_PAGE = '.vite/in-page.js';

export const GAMES = ['yggdrasil', 'chronicles', 'needfire'];

/**
 * Dynamic imports that are followed on the way to the start page, and to a new game: a module, or a
 * file of several (`web/build/few-files.ts`).
 */
// What is said about faults is loaded when there is one.
const TEXTS = /^locale\/(?!faults\/).*\ben\.ts$/;
const TO_START = [/^pages\/StartPage\.svelte$/, TEXTS];
const TO_NEW_GAME = [TEXTS];
const IN_WORKER = [TEXTS];

/** @param {string} game */
function ofGame(game) {
  return [new RegExp(`^_${game}-(board|en|rules|texts)-`)];
}

/**
 * The files that are loaded from an entry on, if those dynamic imports are followed.
 * @param {string} entry
 * @param {RegExp[]} followed
 * @returns {string[]}
 */
function closure(entry, followed) {
  const manifest = JSON.parse(readFileSync(new URL(MANIFEST, DIST), 'utf8'));
  const seen = new Set([entry]);
  const files = new Set();
  // A set goes on over what is added while it is gone through.
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) seen.add(next);
    for (const next of chunk.dynamicImports ?? []) {
      if (followed.some((pattern) => pattern.test(next))) seen.add(next);
    }
  }
  return [...files];
}

/** @param {string[]} files */
function scripts(...files) {
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** What every page loads, whatever its address. */
export function kitFiles() {
  return closure('index.html', []);
}

/** What the page loads for the start page, scripts and styles, by their paths on the site. */
export function startFiles() {
  return closure('index.html', TO_START);
}

/**
 * What the page loads for a new game.
 * @param {string} game
 */
export function boardFiles(game) {
  return closure('index.html', [...TO_NEW_GAME, ...ofGame(game)]);
}

/**
 * What the worker loads for a game.
 * @param {string} game
 */
export function workerFiles(game) {
  return closure('worker/main.ts', [...IN_WORKER, ...ofGame(game)]);
}

/** The scripts of the start page. */
export function startScripts() {
  return scripts(...startFiles());
}

/**
 * The scripts of somebody who opens a new game at its own address, with everything that plays: the
 * worker, the rules, the bot. Whoever comes from the start page has loaded its few files before.
 * @param {string} game
 */
export function boardScripts(game) {
  return scripts(...boardFiles(game), ...workerFiles(game));
}

/**
 * The scripts that a page carries, as one.
 * @param {string} html
 */
export function scriptsIn(html) {
  return Array.from(html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g), ([, code]) => code).join(
    '\n',
  );
}

/**
 * Where a file of the site is.
 * @param {string} file
 */
export function builtFile(file) {
  return fileURLToPath(new URL(file, DIST));
}
