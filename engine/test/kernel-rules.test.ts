import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../index.ts';
import { kernelRules } from '../rulebook.ts';

describe('the rules of the kernel', () => {
  const notation = readFileSync(
    fileURLToPath(new URL('../../docs/notation.md', import.meta.url)),
    'utf8',
  );
  const documented = [...notation.matchAll(/^\| (K-\d+) \|/gm)].map(([, id]) => id);

  it.each(LANGS)('are all there, with a sentence each: %s', async (lang) => {
    const rules = await kernelRules(lang);
    expect(rules.map(({ id }) => id)).toEqual(documented);
    for (const { title, text } of rules) expect([title, text]).not.toContain('');
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
  });
});
