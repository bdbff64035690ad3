import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { RULES } from '../rulebook/rules.ts';

const ROOM = fileURLToPath(new URL('..', import.meta.url));

/** Rules that only tell: what cannot happen here, and what changes nothing. */
const STORIES = ['C-4.7', 'C-16.9'];
/** What follows from other rules or was measured, so that no code does it. */
const CONSEQUENCES = ['C-4.8', 'C-6.4', 'C-7.4', 'C-13.4', 'C-17.4', 'C-17.25', 'C-17.27'];
const rules = Object.keys(RULES).filter((rule) => !STORIES.includes(rule));

/** The sources of a folder of the room and of those in it, as one text. */
function sources(folder: string, ending: string): string {
  return readdirSync(join(ROOM, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ROOM, folder, name), 'utf8'))
    .join('\n');
}

/** The ids that a text cites. */
function cited(text: string): ReadonlySet<string> {
  return new Set(text.match(/\bC-\d+(?:\.\d+)?/g));
}

const code = ['rules', 'data', 'view'].map((folder) => sources(folder, '.ts')).join('\n');

describe('every rule of the rulebook', () => {
  test('is cited where it is implemented', () => {
    const own = cited(code);
    const implemented = rules.filter((rule) => !CONSEQUENCES.includes(rule));
    expect(implemented.filter((rule) => !own.has(rule))).toEqual([]);
  });

  test('is cited by the title of a test', () => {
    const titles = [
      ...sources('test', '.test.ts').matchAll(
        /\b(?:test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(C-.*?)\1/g,
      ),
    ].map(([, , title]) => title);
    expect(titles.length).toBeGreaterThan(200);
    // A title begins with the rules that it is about.
    const own = cited(titles.map((title) => title.split(':')[0]).join('\n'));
    expect(rules.filter((rule) => !own.has(rule))).toEqual([]);
  });

  test('is cited as it stands there, and nothing that does not', () => {
    const all = cited([code, sources('bot', '.ts'), sources('test', '.ts')].join('\n'));
    // Chapters may be cited as a whole.
    const known = new Set(Object.keys(RULES).flatMap((rule) => [rule, rule.split('.')[0]]));
    expect([...all].filter((id) => !known.has(id))).toEqual([]);
  });
});
