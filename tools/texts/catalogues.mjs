// All catalogues of texts in the tree, and the changes that a sheet makes to them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@nineworlds/engine/rulebook';
import { faultIn, textsInMarkdown } from './markdown-texts.mjs';
import { codeFor, textsInScript } from './script-texts.mjs';
import { readSheet, writeSheet } from './sheet.mjs';

const HEAD = ['key', 'English', 'translation'];
const PASSED_OVER = new Set(['dist', 'node_modules', 'test', 'fixtures', 'golden']);

/**
 * The folders of catalogues, each with the ending of its files: a folder is one if it holds English texts.
 * @param {string} root
 * @returns {{ readonly folder: string, readonly ending: '.ts' | '.md' }[]}
 */
function catalogueFolders(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const endings = /** @type {const} */ (['.ts', '.md']).filter((ending) =>
    entries.some(({ name }) => name === `en${ending}`),
  );
  const below = entries.filter(
    (entry) => entry.isDirectory() && !PASSED_OVER.has(entry.name) && !entry.name.startsWith('.'),
  );
  return [
    ...endings.map((ending) => ({ folder, ending })),
    ...below.flatMap(({ name }) =>
      catalogueFolders(root, folder === '' ? name : `${folder}/${name}`),
    ),
  ];
}

/** The languages that a sheet can be written for: those that every catalogue has, but for English. */
export function languagesIn(/** @type {string} */ root) {
  const names = catalogueFolders(root).map(({ folder, ending }) =>
    readdirSync(join(root, folder))
      .filter((file) => /^[a-z]{2}\.(?:ts|md)$/.test(file) && file.endsWith(ending))
      .map((file) => file.slice(0, 2)),
  );
  const [first = []] = names;
  return first.filter((lang) => lang !== 'en' && names.every((others) => others.includes(lang)));
}

/**
 * The texts of one language by their keys, in the order of the tree.
 * @param {string} root
 * @param {string} lang
 */
function textsOf(root, lang) {
  return catalogueFolders(root).map(({ folder, ending }) => {
    const path = `${folder}/${lang}${ending}`;
    const source = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const texts = ending === '.md' ? textsInMarkdown(source) : textsInScript(source, lang);
    return {
      path,
      source,
      texts: texts.map((text) => ({ ...text, key: `${folder}: ${text.key}` })),
    };
  });
}

/**
 * The sheet of a language.
 * @param {string} root
 * @param {string} lang
 */
export function sheetOf(root, lang) {
  const english = englishIn(root);
  const rows = textsOf(root, lang).flatMap(({ texts }) =>
    texts.map(({ key, cell }) => [key, english.get(key) ?? '', cell]),
  );
  return writeSheet([HEAD, ...rows]);
}

function englishIn(/** @type {string} */ root) {
  const texts = textsOf(root, 'en').flatMap((catalogue) => catalogue.texts);
  return new Map(texts.map(({ key, cell }) => [key, cell]));
}

/**
 * What a sheet changes: the new contents of files by their paths, or all that is wrong with it.
 * @param {string} root
 * @param {string} lang
 * @param {string} sheet
 * @returns {{ readonly faults: readonly string[], readonly files: ReadonlyMap<string, string>, readonly changed: number }}
 */
export function changesBy(root, lang, sheet) {
  /** @type {string[]} */
  const faults = [];
  const { rows, brokenAt } = readSheet(sheet);
  if (brokenAt !== undefined)
    faults.push(`line ${brokenAt}: a quotation mark is not closed, or stands alone`);
  const [head, ...body] = rows;
  if (head?.cells.join('\t') !== HEAD.join('\t')) {
    faults.push(`line 1: the first row has to be: ${HEAD.join(', ')}`);
  }
  const english = englishIn(root);
  const catalogues = textsOf(root, lang);
  const known = new Map(
    catalogues.flatMap((catalogue) =>
      catalogue.texts.map((text) => [text.key, { catalogue, text }]),
    ),
  );
  /** @type {Map<string, { start: number, end: number, code: string }[]>} */
  const edits = new Map();
  /** @type {Map<string, number>} */
  const seen = new Map();

  for (const { line, cells } of body) {
    const [key = '', original, cell = ''] = cells;
    const wrong = (/** @type {string} */ what) => faults.push(`line ${line}: ${key}: ${what}`);
    const found = known.get(key);
    if (cells.length !== HEAD.length)
      wrong(`there are ${cells.length} cells instead of ${HEAD.length}`);
    else if (found === undefined) wrong('there is no such key');
    else if (seen.has(key)) wrong(`stands in line ${seen.get(key)} too`);
    else if (original !== (english.get(key) ?? '')) wrong('the English text is another one now');
    else if (cell !== found.text.cell) {
      const { catalogue, text } = found;
      const made = newCode(catalogue.source, text, cell);
      if ('wrong' in made) wrong(made.wrong);
      else {
        const list = edits.get(catalogue.path) ?? [];
        list.push({ start: text.start, end: text.end, code: made.code });
        edits.set(catalogue.path, list);
      }
    }
    seen.set(key, line);
  }

  const sources = new Map(catalogues.map(({ path, source }) => [path, source]));
  const files = new Map(
    [...edits].map(([path, list]) => [path, edited(sources.get(path) ?? '', list)]),
  );
  for (const [path, text] of files) {
    const fault = path.endsWith('.md') ? faultOfBook(text) : undefined;
    if (fault !== undefined) faults.push(`${path} would be no rulebook: ${fault}`);
  }
  const changed = [...edits.values()].reduce((sum, list) => sum + list.length, 0);
  return faults.length > 0 ? { faults, files: new Map(), changed: 0 } : { faults, files, changed };
}

/** What stands for a changed cell in its file, or what is wrong with it. */
function newCode(source, text, cell) {
  if (cell.trim() === '') return { wrong: 'the translation is empty' };
  if ('form' in text) return codeFor(source, text, cell);
  const wrong = faultIn(text.key, text.cell, cell);
  return wrong === undefined ? { code: cell } : { wrong };
}

/**
 * A source with pieces of it replaced.
 * @param {string} source
 * @param {readonly { start: number, end: number, code: string }[]} edits
 */
function edited(source, edits) {
  const fromEnd = [...edits].sort((a, b) => b.start - a.start);
  return fromEnd.reduce(
    (text, { start, end, code }) => text.slice(0, start) + code + text.slice(end),
    source,
  );
}

function faultOfBook(/** @type {string} */ markdown) {
  try {
    parseRulebook(markdown);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
