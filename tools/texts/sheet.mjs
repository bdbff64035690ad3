// The sheet of a translator: rows of cells between tabs, as spreadsheets read and write them. A cell that holds
// a tab, a quotation mark or the end of a line stands between quotation marks, with those in it doubled.

/** @typedef {{ readonly line: number, readonly cells: readonly string[] }} Row */

/** @param {readonly (readonly string[])[]} rows */
export function writeSheet(rows) {
  return rows.map((cells) => `${cells.map(quoted).join('\t')}\n`).join('');
}

/** @param {string} cell */
function quoted(cell) {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A cell, then what ends it: a tab, the end of a line or of the sheet. */
const CELL = /(?:"((?:[^"]|"")*)"|([^"\t\r\n][^\t\r\n]*)?)(\t|\r?\n|$)/y;

/**
 * The rows of a sheet, each with the number of its first line.
 * @param {string} sheet
 * @returns {{ rows: Row[], brokenAt?: number }}
 */
export function readSheet(sheet) {
  const text = sheet.replace(/^\uFEFF/, '');
  /** @type {Row[]} */
  const rows = [];
  let [line, start, at] = [1, 1, 0];
  /** @type {string[]} */
  let cells = [];
  while (at < text.length) {
    CELL.lastIndex = at;
    const match = CELL.exec(text);
    if (match === null) return { rows, brokenAt: line };
    const [whole, inQuotes, bare = '', end] = match;
    cells.push(inQuotes?.replaceAll('""', '"').replaceAll('\r\n', '\n') ?? bare);
    at += whole.length;
    line += whole.split('\n').length - 1;
    if (end === '\t' && at < text.length) continue;
    if (end === '\t') cells.push('');
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return { rows };
}
