import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kernelTextsOf, LANGS } from '@nineworlds/engine';
import { parseRulebook } from '@nineworlds/engine/rulebook';
import { describe, expect, it } from 'vitest';
import { changesBy, languagesIn, sheetOf } from '../texts/catalogues.mjs';
import { codeFor, textsInScript } from '../texts/script-texts.mjs';
import { readSheet, writeSheet } from '../texts/sheet.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FRENCH = sheetOf(root, 'fr');
const source = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The rows of a sheet with one of them changed. */
function withCell(key: string, change: (cell: string) => string): string {
  const { rows } = readSheet(FRENCH);
  expect(rows.filter(({ cells }) => cells[0] === key)).toHaveLength(1);
  return writeSheet(
    rows.map(({ cells }) =>
      cells[0] === key ? [...cells.slice(0, 2), change(cells[2] ?? '')] : cells,
    ),
  );
}

/** The line of the sheet in which a key stands. */
function lineOf(sheet: string, key: string): number | undefined {
  return readSheet(sheet).rows.find(({ cells }) => cells[0] === key)?.line;
}

/** The lines of two files that are not in the other one. */
function difference(before: string, after: string) {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !fresh.includes(line)),
    come: fresh.filter((line) => !old.includes(line)),
  };
}

describe('the sheet of a language', () => {
  it('can be had for every language but English', () => {
    expect([...languagesIn(root), 'en'].sort()).toEqual([...LANGS].sort());
  });

  it.each(LANGS.filter((lang) => lang !== 'en'))('changes nothing as it is: %s', (lang) => {
    const { faults, files, changed } = changesBy(root, lang, sheetOf(root, lang));
    expect(faults).toEqual([]);
    expect([files.size, changed]).toEqual([0, 0]);
  });

  it('holds every reason of the kernel and every rule, with its English and its translation', async () => {
    const { rows } = readSheet(FRENCH);
    const keys = new Set(rows.map(({ cells }) => cells[0]));
    for (const reason of Object.keys(await kernelTextsOf('en'))) {
      expect(keys).toContain(`engine/locale: ${reason}`);
    }
    for (const folder of ['engine/kernel-rules', 'games/chronicles/rulebook']) {
      for (const id of parseRulebook(source(`${folder}/fr.md`)).rules.keys()) {
        expect(keys).toContain(`${folder}: ${id}.title`);
        expect(keys).toContain(`${folder}: ${id}.text`);
      }
    }
    expect(rows.find(({ cells }) => cells[0] === 'engine/locale: tooLong')?.cells.slice(1)).toEqual(
      [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the sheet shows templates.
        '${f.length} entries are too many; at most ${f.most} are allowed',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the sheet shows templates.
        '${f.length} éléments, c’est plus que ${f.most}',
      ],
    );
  });

  it('is read as spreadsheets write it', () => {
    const rows = [
      ['key', 'a "word"', 'two\nlines'],
      ['tab', '\t', ''],
    ];
    const cellsIn = (sheet: string) => readSheet(sheet).rows.map(({ cells }) => cells);
    expect(cellsIn(writeSheet(rows))).toEqual(rows);
    expect(cellsIn(`\uFEFF${writeSheet(rows).replaceAll('\n', '\r\n')}`)).toEqual(rows);
    expect(cellsIn('"a"\t"b"')).toEqual([['a', 'b']]);
    expect(readSheet('a\tb\n"c\td\n')).toMatchObject({ brokenAt: 2 });
  });
});

describe('a changed cell', () => {
  it.each([
    ['engine/locale: gameOver', 'engine/locale/fr.ts', 'partie', 'l’autre'],
    ['engine/locale: tooLong', 'engine/locale/fr.ts', 'éléments', 'l’`autre`'],
    ['web/locale/setup: bots.novice', 'web/locale/setup/fr.ts', 'bot', 'l’autre'],
    ['games/yggdrasil/locale: events.godDealt', 'games/yggdrasil/locale/fr.ts', 'joue', 'mène'],
    ['games/yggdrasil/locale: elves()', 'games/yggdrasil/locale/fr.ts', 'elfes', 'alfes'],
    ['games/yggdrasil/tutorial: theme', 'games/yggdrasil/tutorial/fr.ts', 'Thor', 'Thorr'],
    ['games/needfire/rulebook: N-3.1.title', 'games/needfire/rulebook/fr.md', 'cercle', 'rond'],
    ['games/needfire/rulebook: N-3.1.text', 'games/needfire/rulebook/fr.md', 'cercle', 'rond'],
    ['games/needfire/rulebook: sources.ruling', 'games/needfire/rulebook/fr.md', 'notre', 'une'],
  ])('changes that text and nothing else: %s', (key, path, word, other) => {
    const changes = changesBy(
      root,
      'fr',
      withCell(key, (cell) => cell.replace(word, other)),
    );
    expect(changes.faults).toEqual([]);
    expect([...changes.files.keys()]).toEqual([path]);
    const { gone, come } = difference(source(path), changes.files.get(path) ?? '');
    expect([gone.length, come.length]).toEqual([1, 1]);
    expect(come[0]).toBe(gone[0]?.replace(word, other.replaceAll('`', '\\`')));
  });

  it.each([
    ['engine/locale: tooLong', 'a fact is missing: f.most', (cell: string) => cell.slice(0, -9)],
    ['engine/locale: tooLong', 'a ${ is not closed', (cell: string) => `${cell} \${f.length`],
    [
      'engine/locale: tooLong',
      'nothing is called f.constructor',
      (cell: string) => `${cell}\${f.constructor}`,
    ],
    ['engine/locale: tooLong', 'nothing is called process', (cell: string) => `${cell}\${process}`],
    ['games/yggdrasil/locale: elves()', 'a fact is missing: number', () => "'elfes'"],
    ['games/yggdrasil/locale: elves()', 'not code that can be read', () => "count(number, 'elfe'"],
    ['engine/locale: gameOver', 'the translation is empty', () => ' '],
    [
      'games/needfire/rulebook: N-3.text',
      'a rule is no longer cited: N-3.8',
      (cell: string) => cell.replace('N-3.8', ''),
    ],
    [
      'games/needfire/rulebook: N-3.text',
      'a line begins with #',
      (cell: string) => `${cell}\n\n# A`,
    ],
    ['games/needfire/rulebook: N-3.1.title', 'it has more than one line', () => 'a\nb'],
  ])('is refused with its line: %s, %s', (key, fault, change) => {
    const sheet = withCell(key, change);
    const { faults, files } = changesBy(root, 'fr', sheet);
    expect(faults).toEqual([expect.stringContaining(fault)]);
    expect(faults[0]).toContain(`line ${lineOf(sheet, key)}: ${key}: `);
    expect(files.size).toBe(0);
  });

  it('that would break the rulebook is refused', () => {
    const sheet = withCell('games/needfire/rulebook: N-3.1.text', (cell) => `${cell}\nb`);
    const { faults, files } = changesBy(root, 'fr', sheet);
    expect(faults).toEqual([
      expect.stringMatching(/needfire\/rulebook\/fr\.md would be .*line \d+/),
    ]);
    expect(files.size).toBe(0);
  });

  it('is refused with all others, and then none of them is taken', () => {
    const sheet = `key\tEnglish\ttranslation
engine/locale: gameOver\tthe game is over\tfini
engine/locale: gameOver\tthe game is over\tfini
engine/locale: nothingToUndo\tnothing\trien
engine/locale: gameUnder\tx\ty
engine/locale: badLink\tx
`;
    const { faults, files } = changesBy(root, 'fr', sheet);
    expect(faults).toEqual([
      'line 3: engine/locale: gameOver: stands in line 2 too',
      'line 4: engine/locale: nothingToUndo: the English text is another one now',
      'line 5: engine/locale: gameUnder: there is no such key',
      'line 6: engine/locale: badLink: there are 2 cells instead of 3',
    ]);
    expect(files.size).toBe(0);
    expect(changesBy(root, 'fr', 'a\tb\n').faults).toEqual([
      'line 1: the first row has to be: key, English, translation',
    ]);
    expect(changesBy(root, 'fr', `${sheet}"open`).faults[0]).toBe(
      'line 7: a quotation mark is not closed, or stands alone',
    );
  });
});

describe('what is written for a cell', () => {
  it.each([
    'cli/locale/ja.ts',
    'games/yggdrasil/locale/advice/it.ts',
    'games/chronicles/locale/fr.ts',
  ])('reads as the cell did: %s', (path) => {
    const catalogue = source(path);
    const lang = path.slice(-5, -3);
    const texts = textsInScript(catalogue, lang);
    const edited = texts.toReversed().reduce((whole, text) => {
      const made = codeFor(catalogue, text, text.cell);
      expect(made, text.key).toHaveProperty('code');
      const { code } = made as { code: string };
      return whole.slice(0, text.start) + code + whole.slice(text.end);
    }, catalogue);
    const read = (source: string) =>
      textsInScript(source, lang).map(({ key, form, cell }) => [key, form, cell]);
    expect(read(edited)).toEqual(read(catalogue));
  });
});
