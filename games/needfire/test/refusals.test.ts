import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needfire } from '../checked.ts';

const TESTS = new URL('./', import.meta.url);

test('N-4: while chance is asked nobody else is', () => {
  const options = { seats: 2, deck: 'reconstructed', first: 'random' };
  expect(needfire.refuse(needfire.create(options), 1)).toEqual({
    rule: 'N-4',
    reason: 'nobodyAsked',
    facts: {},
  });
});

test('every other refusal of the rules turns up in a scenario with its rule', () => {
  const rules = readFileSync(new URL('../rules/refuse.ts', import.meta.url), 'utf8');
  const refusals = [...rules.matchAll(/no\(\s*'(N-[\d.]+)',\s*'(\w+)'/g)]
    .filter(([, , reason]) => reason !== 'nobodyAsked')
    .map(([, rule, reason]) => `'${rule}', '${reason}')`);
  expect(refusals.length).toBeGreaterThanOrEqual(20);
  const scenarios = readdirSync(TESTS)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, TESTS), 'utf8'))
    .join('\n');
  expect(refusals.filter((refusal) => !scenarios.includes(refusal))).toEqual([]);
});
