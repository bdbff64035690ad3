import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASONS } from '../rules/reasons.ts';
import { acting, type Situation } from './situation.ts';

const TESTS = new URL('./', import.meta.url);

/** Where the rule depends on the question, the source does not name both in one place. */
const BY_QUESTION = [
  ['Y-9.5', 'holdsTooMany'],
  ['Y-11.8', 'holdsTooFew'],
  ['Y-11.8', 'holdsTooMany'],
  ['Y-10.2', 'tooFewVikings'],
  ['Y-10.5', 'tooFewElves'],
  ['Y-11.10', 'cannotGoBack'],
  ['Y-11.11', 'cannotGoBack'],
  ['Y-11.11', 'picksAscend'],
] as const;

const source = readFileSync(new URL('../rules/refuse.ts', import.meta.url), 'utf8');

/** The refusals that the source of `refuse` names with their rules. */
const NAMED = [...source.matchAll(/no\(\s*'(Y-[\d.]+)',\s*'(\w+)'/g)].map(
  ([, rule, reason]) => [rule, reason] as const,
);

const scenarios = readdirSync(TESTS)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, TESTS), 'utf8'))
  .join('\n');

test('every refusal of the rules turns up in a scenario with its rule', () => {
  const refusals = [
    ...REASONS.slice(1).map(({ rule, reason }) => [rule, reason] as const),
    ...NAMED.filter(([, reason]) => reason !== 'nobodyAsked'),
    ...BY_QUESTION,
  ];
  expect(refusals.length).toBeGreaterThan(45);
  const missing = refusals.filter(
    ([rule, reason]) => !scenarios.includes(`'${rule}', '${reason}')`),
  );
  expect(missing).toEqual([]);
});

test('no reason in the source of the refusals is forgotten here', () => {
  const reasons = [...source.matchAll(/(?:no|tooMany)\([^)]*?'([a-z]\w+)'/g)].map(
    ([, reason]) => reason,
  );
  const known = new Set([...NAMED, ...BY_QUESTION].map(([, reason]) => String(reason)));
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => !known.has(reason))).toEqual([]);
});

test.each<[string, Situation, object]>([
  ['alfheim', { activeGiants: ['hrungnir'] }, { world: 'alfheim', giant: 'hrungnir' }],
  ['asgard fenrir', { enemies: { hel: 1 } }, { enemy: 'fenrir' }],
  ['midgard black', { valkyries: 'white' }, { from: 'white', island: 'black' }],
  ['midgard black', { valkyries: 'green', activeGiants: ['hymir'] }, { giant: 'hymir' }],
  [
    'nidavellir loki',
    { gods: ['frey', 'tyr'], weapons: { loki: [1, 2] } },
    { enemy: 'loki', weapon: 'hofund', level: 2, god: 'tyr' },
  ],
  ['niflheim tyr', { gods: ['frey', 'tyr', 'odin'], elves: [0, 0, 1] }, { other: 'tyr' }],
  ['muspellheim white', { bagVikings: [0, 9, 9, 9], bagFire: [0, 9, 9, 9] }, { bag: 'white' }],
  ['jotunheim hrym', { beatenGiants: ['hrym'] }, { giant: 'hrym' }],
  [
    'jotunheim greip',
    { options: { giants: 'draft' }, activeGiants: ['greip', 'bergelmir'] },
    { giant: 'bergelmir' },
  ],
  [
    'jotunheim hidden',
    { options: { giants: 'draft' }, activeGiants: ['bergelmir'] },
    { giant: 'bergelmir' },
  ],
  ['vanaheim fly blue', { vanir: 0 }, { space: 1, at: 0, island: 'blue' }],
  ['vanaheim fly rainbow', { vanir: 1 }, { space: 1, at: 1, island: 'rainbow' }],
  ['vanaheim take', { vanir: 1 }, { space: 2, at: 1 }],
  ['vanaheim push fenrir', { vanir: 4 }, { space: 4, at: 4, enemy: 'fenrir' }],
  ['vanaheim push surt', { vanir: 4 }, { space: 4, enemy: 'surt' }],
  ['vanaheim dismiss angerboda', { vanir: 2 }, { space: 5, at: 2, giant: 'angerboda' }],
])('a refusal names what it is about: %s', (line, situation, facts) => {
  const game = acting(situation);
  const played = game.match.play(line);
  expect('rule' in played ? played.facts : {}).toMatchObject(facts);
  game.asks(0, 'act').end();
});
