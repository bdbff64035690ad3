import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What is cited where in a game. */
export interface Citations {
  /** The game's folder. */
  readonly folder: URL;
  /** The letter of its rules: `Y` in `Y-10.5`. */
  readonly letter: string;
  /** The ids of its rulebook. */
  readonly rules: readonly string[];
  /** Folders with code that carries out rules, besides rules, data and view. */
  readonly more?: readonly string[];
  /** Rules that only tell something: neither code nor a test has anything to do with them. */
  readonly stories?: readonly string[];
  /** Rules that follow from others, so that only a test cites them. */
  readonly consequences?: readonly string[];
}

/** Every rule is cited by the code that carries it out and by a test, and nothing else is cited. */
export function citationSuite({
  folder,
  letter,
  rules,
  more = [],
  stories = [],
  consequences = [],
}: Citations): void {
  const tested = rules.filter((rule) => !stories.includes(rule));

  /** The sources of a folder of the game and of those in it, as one text. */
  function sources(name: string, ending: string): string {
    const root = join(fileURLToPath(folder), name);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
  }

  function citedIn(text: string): ReadonlySet<string> {
    return new Set(text.match(new RegExp(`\\b${letter}-\\d+(?:\\.\\d+)?`, 'g')));
  }

  describe('every rule of the rulebook', () => {
    const folders = ['rules', 'data', 'view', ...more];
    const code = folders.map((name) => sources(name, '.ts')).join('\n');

    test('is cited where it is implemented', () => {
      const cited = citedIn(code);
      const implemented = tested.filter((rule) => !consequences.includes(rule));
      expect(implemented.filter((rule) => !cited.has(rule))).toEqual([]);
    });

    test('is cited by the title of a test', () => {
      const title =
        /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.*?)\1/g;
      const titles = [...sources('test', '.test.ts').matchAll(title)].map(([, , text]) => text);
      // A title begins with the rules that it is about.
      const own = titles.filter((text) => text?.startsWith(`${letter}-`));
      const cited = citedIn(own.map((text) => text?.split(':')[0]).join('\n'));
      expect(tested.filter((rule) => !cited.has(rule))).toEqual([]);
    });

    test('is cited as it stands there, and nothing that does not', () => {
      const cited = citedIn([code, sources('bot', '.ts'), sources('test', '.ts')].join('\n'));
      // Chapters may be cited as a whole.
      const known = new Set(rules.flatMap((rule) => [rule, rule.replace(/\.\d+$/, '')]));
      expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    });
  });
}
