import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOM = fileURLToPath(new URL('..', import.meta.url));

/** The rules of the reference, by id: components, set-up, steps, end, rulings. */
const RULES = [
  'N-2',
  ...numbered('N-3', 8),
  ...numbered('N-4', 4),
  'N-5',
  ...numbered('N-7', 14),
] as const;

function numbered(chapter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${chapter}.${i + 1}`);
}

/** The sources of a folder of the room, as one text. */
function sources(folder: string, ending: string): string {
  return readdirSync(join(ROOM, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ROOM, folder, name), 'utf8'))
    .join('\n');
}

/** The ids that a text cites. */
function cited(text: string): ReadonlySet<string> {
  return new Set(text.match(/\bN-\d+(?:\.\d+)?/g));
}

describe('every rule of the reference', () => {
  test('is cited where it is implemented', () => {
    const code = cited(
      ['rules', 'data', 'view'].map((folder) => sources(folder, '.ts')).join('\n'),
    );
    expect(RULES.filter((rule) => !code.has(rule))).toEqual([]);
  });

  test('is cited by the title of a test', () => {
    const tests = sources('test', '.test.ts');
    const titles = [
      ...tests.matchAll(/\b(?:test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g),
    ].map(([, , title]) => title);
    expect(titles.length).toBeGreaterThan(100);
    const own = cited(titles.join('\n'));
    expect(RULES.filter((rule) => !own.has(rule))).toEqual([]);
  });

  test('is cited as it stands there, and nothing that does not', () => {
    const chapters = ['N-3', 'N-4', 'N-6', 'N-7', 'N-8', 'N-9', 'N-9.3', 'N-9.7'];
    const all = cited(
      [
        ...['rules', 'data', 'view'].map((folder) => sources(folder, '.ts')),
        sources('test', '.ts'),
      ].join('\n'),
    );
    expect([...all].filter((id) => ![...RULES, ...chapters].includes(id))).toEqual([]);
  });
});
