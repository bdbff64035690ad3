import { readFileSync } from 'node:fs';
import { LANGS, type SagaFault } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { checkSaga } from '../rules/saga/check-saga.ts';
import { checkTexts, textKeysOf } from '../rules/saga/check-texts.ts';
import type { Saga } from '../rules/saga/language.ts';
import { sagaTextsOf } from '../sagas/index.ts';

/** A saga that tests spoil. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a stranger may write.
type Draft = any;

function fileOf(name: string): Draft {
  const file = new URL(`../../../examples/sagas/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const example: Draft = fileOf('beacons.saga.json');

function spoilt(change: (saga: Draft) => unknown): Draft {
  const saga = structuredClone(example);
  change(saga);
  return saga;
}

function places(faults: readonly SagaFault[]): string[] {
  return faults.map(({ id, path }) => `${id} ${path}`);
}

/** Broken sagas: what is done to the example, and the error that has to be named for it. */
const BROKEN: readonly (readonly [what: string, error: string, change: (s: Draft) => unknown])[] = [
  ['wrong schema', 'S-1 schema', (s) => (s.schema = 'chronicles-saga/2')],
  ['unknown field', 'S-1 pages[0].tracks', (s) => (s.pages[0].tracks = [])],
  ['texts in a saga', 'S-1 texts', (s) => (s.texts = {})],
  ['missing field', 'S-1 fights.drive.strength', (s) => delete s.fights.drive.strength],
  ['no name', 'S-1 counters.Wood', (s) => (s.counters.Wood = { max: 2 })],
  ['name of every object', 'S-1 tokens.constructor', (s) => (s.tokens.constructor = 1)],
  ['unknown effect', 'S-2 pages[0].setup[0]', (s) => (s.pages[0].setup = [{ lays: 1 }])],
  [
    'unknown condition',
    'S-2 pages[0].goals[0].when',
    (s) => (s.pages[0].goals[0].when = { atleast: [1, 1] }),
  ],
  ['unknown number', 'S-2 fights.drive.strength', (s) => (s.fights.drive.strength = { dice: 1 })],
  [
    'unknown place',
    'S-2 pages[1].setup[0].place[1]',
    (s) => (s.pages[1].setup[0].place[1] = 'hel'),
  ],
  ['unknown world', 'S-2 actions.light.in[1]', (s) => (s.actions.light.in[1] = 'albion')],
  [
    'unknown Enemy',
    'S-2 pages[0].triggers[0].on[0]',
    (s) => (s.pages[0].triggers[0].on = ['ymir']),
  ],
  [
    'unknown god',
    'S-2 actions.gather.when.god[0]',
    (s) => (s.actions.gather.when = { god: ['balder'] }),
  ],
  [
    'the Wheel in a rule',
    'S-2 actions.gather.when.onWheel',
    (s) => (s.actions.gather.when = { onWheel: 'surt' }),
  ],
  [
    'a figure called like its group',
    'S-3 figures.wyrm',
    (s) => (s.figures.tail = { group: 'wyrm' }),
  ],
  [
    'a figure called like an Enemy',
    'S-3 figures.surt',
    (s) => (s.figures.surt = { group: 'fires' }),
  ],
  [
    'two defeats of one name',
    'S-3 pages[1].defeats[1].id',
    (s) => s.pages[1].defeats.push(s.pages[1].defeats[0]),
  ],
  [
    'unknown counter',
    'S-4 pages[0].triggers[0].do[0].then[0].add[0]',
    (s) => (s.pages[0].triggers[0].do[0].then[0].add[0] = 'woood'),
  ],
  [
    'unknown figure',
    'S-4 pages[1].setup[0].place[0]',
    (s) => (s.pages[1].setup[0].place[0] = 'worm'),
  ],
  [
    'unknown group',
    'S-4 effects.climb[0].lowest.of',
    (s) => (s.effects.climb[0].lowest.of = 'worms'),
  ],
  [
    'unknown token',
    'S-4 pages[0].setup[0].lay.faceUp',
    (s) => (s.pages[0].setup[0].lay.faceUp = 'twig'),
  ],
  ['unknown list', 'S-4 pages[1].triggers[0].do', (s) => (s.pages[1].triggers[0].do = 'fall')],
  ['unknown action', 'S-4 pages[0].actions[1]', (s) => (s.pages[0].actions[1] = 'burn')],
  ['unknown fight', 'S-4 pages[1].fights[0]', (s) => (s.pages[1].fights[0] = 'slay')],
  ['unknown defeat', 'S-4 pages[0].setup[1].lose', (s) => s.pages[0].setup.push({ lose: 'dark' })],
  [
    'a defeat of another page, by an action',
    'S-4 pages[0].actions[0]',
    (s) => s.actions.gather.do.unshift({ lose: 'dark' }),
  ],
  [
    'too many counters',
    'S-5 counters',
    (s) => {
      for (let i = 0; i < 14; i++) s.counters[`more${i}`] = { max: 1 };
    },
  ],
  [
    'number nested too deeply',
    'S-5 fights.drive.strength.half.half.half.half',
    (s) => (s.fights.drive.strength = { half: { half: { half: { half: { half: 1 } } } } }),
  ],
  [
    'too many figures to fight',
    'S-5 pages[1].fights',
    (s) => {
      for (let i = 0; i < 7; i++) s.figures[`more${i}`] = { group: 'wyrms' };
      s.fights.drive.target = 'wyrms';
      s.fights.other = { ...s.fights.drive, target: 'wyrm' };
      s.pages[1].fights = ['drive', 'other'];
    },
  ],
  [
    'more effects than a table has time for',
    'S-5 pages[1].triggers[0].do',
    (s) => {
      const calls = (name: string) => new Array(16).fill(name);
      s.effects.one = calls('two');
      s.effects.two = calls('three');
      s.effects.three = calls('climb');
      s.pages[1].triggers[0].do = 'one';
    },
  ],
  [
    'lists in a circle',
    'S-6 effects.rise[0]',
    (s) => {
      s.effects.climb.push('rise');
      s.effects.rise = ['climb'];
    },
  ],
  ['track without start', 'S-7 pages[0].track', (s) => (s.pages[0].track = ['plain', 'turn'])],
  ['no track', 'S-7 pages[0].track', (s) => delete s.pages[0].track],
  [
    'icon after the end',
    'S-7 pages[0].track[2]',
    (s) => (s.pages[0].track = ['start', 'turn', 'turn']),
  ],
  ['track without an end', 'S-7 pages[1].track', (s) => (s.pages[1].track = ['start', 'plain'])],
  ['no tree', 'S-8 pages[1]', (s) => s.pages.pop()],
  [
    'nothing to turn to',
    'S-8 pages[1].goals[0]',
    (s) => {
      s.pages.pop();
      s.pages[1].track = ['start', 'tree'];
    },
  ],
  ['a page after the tree', 'S-8 pages[3]', (s) => s.pages.push(s.pages[1])],
  ['no way out', 'S-9 pages[1]', (s) => (s.pages[1].goals = [])],
  [
    'a goal beyond the end of its counter',
    'S-10 pages[0].goals[0].when',
    (s) => (s.pages[0].goals[0].when = { atLeast: [{ counter: 'lights' }, 4] }),
  ],
  [
    'a goal whose counter is never raised',
    'S-10 pages[1].goals[0].when',
    (s) => s.fights.drive.do.pop(),
  ],
  [
    'players without five values',
    'S-11 fights.drive.strength.less[0].players',
    (s) => s.fights.drive.strength.less[0].players.pop(),
  ],
  ['a counter too large', 'S-12 counters.wood.max', (s) => (s.counters.wood.max = 32)],
  ['a counter that starts beyond', 'S-12 counters.wood.start', (s) => (s.counters.wood.start = 4)],
  [
    'more tokens than in the box',
    'S-13 pages[0].setup[0].lay.faceUp',
    (s) => (s.pages[0].setup[0].lay.on = ['top', 'middle', 'bottom']),
  ],
  [
    'not as many tokens as worlds',
    'S-13 pages[0].setup[0].lay.faceDown',
    (s) => (s.pages[0].setup = [{ lay: { faceDown: { log: 2 }, on: ['bottom'] } }]),
  ],
  [
    'a token without a case',
    'S-14 actions.gather.do[0].cases',
    (s) => {
      s.tokens = { log: 3, snake: 3 };
      s.pages[0].setup = [{ lay: { faceDown: { log: 3, snake: 3 }, on: ['middle', 'bottom'] } }];
      s.actions.gather.do[0] = { reveal: 'here', cases: { log: [{ takeToken: 'chosen' }] } };
    },
  ],
  [
    'a figure without a track runs',
    'S-15 pages[1].setup[1].run[0]',
    (s) => s.pages[1].setup.push({ run: ['wyrm', 1] }),
  ],
  [
    'the subject of a named list runs without a track',
    'S-15 pages[1].triggers[0].do[0].each.do',
    (s) => {
      s.effects.gallop = [{ run: ['subject', 1] }];
      s.pages[1].triggers[0].do = [{ each: { of: 'wyrms', do: 'gallop' } }, 'climb'];
    },
  ],
  [
    'a space beyond the track',
    'S-15 pages[1].setup[0].space[1]',
    (s) => {
      s.figures.wyrm.track = 5;
      s.pages[1].setup[0] = { space: ['wyrm', 5] };
    },
  ],
  [
    'here in a set-up',
    'S-16 pages[1].setup[0].place[1]',
    (s) => (s.pages[1].setup[0].place[1] = 'here'),
  ],
  [
    'chosen without a choice',
    'S-16 actions.gather.do[0].takeToken',
    (s) => (s.actions.gather.do[0].takeToken = 'chosen'),
  ],
  [
    'no subject for a named list',
    'S-16 pages[1].triggers[0].do[0]',
    (s) => {
      s.effects.home = [{ place: ['subject', 'iotunheim'] }];
      s.pages[1].triggers[0].do = ['home', 'climb'];
    },
  ],
  [
    'above which figure',
    'S-16 actions.gather.when.ravaged',
    (s) => (s.actions.gather.when = { ravaged: 'above' }),
  ],
  ['Risks not last', 'S-17 actions.gather.do[0].risks', (s) => s.actions.gather.do.reverse()],
  [
    'Risks in a trigger',
    'S-17 pages[0].triggers[0].do[1].risks',
    (s) => s.pages[0].triggers[0].do.push({ risks: 1 }),
  ],
  [
    'a page turned in the middle',
    'S-17 actions.gather.do[0].turnPage',
    (s) => s.actions.gather.do.unshift({ turnPage: true }),
  ],
  [
    'a single option',
    'S-18 actions.light.do[2].choose.options',
    (s) => s.actions.light.do[2].choose.options.pop(),
  ],
  [
    'options of one id',
    'S-18 actions.light.do[2].choose.options[1].id',
    (s) => (s.actions.light.do[2].choose.options[1].id = 'elf'),
  ],
  [
    'Nidhogg slain',
    'S-20 pages[1].setup[1].slay',
    (s) => s.pages[1].setup.push({ slay: 'nidhogg' }),
  ],
  ['a fight with Nidhogg', 'S-20 fights.drive.target', (s) => (s.fights.drive.target = 'nidhogg')],
  [
    'a cost that can fail',
    'S-21 actions.light.do[2].choose.options[0].do[0].elves',
    (s) => delete s.actions.light.do[2].choose.options[0].when,
  ],
  [
    'a cost that is asked for once and paid twice',
    'S-21 actions.gather.do[2].heroes',
    (s) => {
      s.actions.gather.when = { atLeast: [{ core: 'valhalla' }, 1] };
      s.actions.gather.do = [{ heroes: -1 }, { add: ['wood', 1] }, { heroes: -1 }];
    },
  ],
  [
    'a strict counter that can be passed',
    'S-21 actions.gather.do[1].add',
    (s) => {
      s.counters.wood.strict = true;
      delete s.actions.gather.when;
    },
  ],
  [
    'lists nested too deeply',
    'S-22 pages[1].triggers[0].do',
    (s) => {
      s.effects.deep0 = ['climb'];
      for (let i = 1; i < 15; i++) {
        s.effects[`deep${i}`] = [{ lowest: { of: 'wyrms', do: [`deep${i - 1}`] } }];
      }
      s.pages[1].triggers[0].do = 'deep14';
    },
  ],
  [
    'an unknown change',
    'S-23 pages[0].changes.odinTakes',
    (s) => (s.pages[0].changes = { odinTakes: 1 }),
  ],
  [
    'a change out of range',
    'S-23 pages[0].changes.treeTurns',
    (s) => (s.pages[0].changes = { treeTurns: { players: [1, 1, 1, 1, 3] } }),
  ],
  [
    'more Heroes than there are',
    'S-24 counters',
    (s) => {
      s.counters.wood = { max: 5, holds: 'heroes' };
      s.counters.lights = { max: 4, holds: 'heroes' };
    },
  ],
];

describe('saga check', () => {
  test.each(BROKEN)('%s: %s', (_what, error, change) => {
    expect(places(checkSaga(spoilt(change)).errors)).toContain(error);
  });

  test.each([
    ['S-3 counters.ash', (s: Draft) => (s.counters.ash = { max: 1 })],
    ['S-3 effects.fall', (s: Draft) => (s.effects.fall = [])],
    [
      'S-3 fights.drive',
      (s: Draft) => {
        s.pages[1].fights = [];
        s.actions.gather.do.splice(1, 0, { add: ['driven', 1] });
      },
    ],
    ['S-19 fights.drive.strength', (s: Draft) => (s.fights.drive.strength = 10)],
    ['S-19 actions.gather.do[2].risks[0]', (s: Draft) => (s.actions.gather.do[2].risks[0] = 12)],
    ['S-26 pages[1].triggers[0].on[0]', (s: Draft) => s.pages[0].setup.push({ slay: 'hel' })],
  ])('warns: %s', (warning, change) => {
    const { errors, warnings } = checkSaga(spoilt(change));
    expect(errors).toEqual([]);
    expect(places(warnings)).toContain(warning);
  });

  test('S-4: a fault has the word that is wrong', () => {
    const { errors } = checkSaga(spoilt((s) => (s.actions.gather.do[1].add[0] = 'cuning')));
    expect(errors).toEqual([
      {
        id: 'S-4',
        path: 'actions.gather.do[1].add[0]',
        reason: 'sagaNoThing',
        facts: { thing: 'counter', value: 'cuning' },
      },
    ]);
  });

  test('all faults are named at once', () => {
    const { errors } = checkSaga(
      spoilt((s) => {
        s.status = 'MINE';
        s.counters.wood.max = 99;
        s.pages[0].actions[0] = 'rest';
      }),
    );
    expect(places(errors)).toEqual([
      'S-1 status',
      'S-12 counters.wood.max',
      'S-4 pages[0].actions[0]',
    ]);
  });

  test('the example of docs/sagas.md passes, with its texts', () => {
    expect(checkSaga(example)).toMatchObject({ errors: [], warnings: [] });
    expect(checkTexts(example, fileOf('beacons.texts.json')).errors).toEqual([]);
  });
});

describe.each(HOUSE_SAGAS)('our saga $number', (saga) => {
  test('passes saga check', () => {
    expect(checkSaga(saga).errors).toEqual([]);
  });

  test('S-25: has all its texts in four languages, and no other ones', async () => {
    const texts = Object.fromEntries(
      await Promise.all(LANGS.map(async (lang) => [lang, await sagaTextsOf(saga.number, lang)])),
    );
    expect(checkTexts(saga, texts).errors).toEqual([]);
  });
});

describe('S-25: the texts of a saga', () => {
  const texts = fileOf('beacons.texts.json');

  test.each([
    ['ja', (t: Draft) => delete t.ja],
    ['de', (t: Draft) => (t.de = {})],
    ['fr.p1.goal', (t: Draft) => delete t.fr['p1.goal']],
    ['it.p9.title', (t: Draft) => (t.it['p9.title'] = 'Nona')],
    ['en.title', (t: Draft) => (t.en.title = 7)],
    ['en.intro', (t: Draft) => (t.en.intro = 'It is {hour} o’clock.')],
  ])('%s', (path, change) => {
    const given = structuredClone(texts);
    change(given);
    expect(places(checkTexts(example, given).errors)).toContain(`S-25 ${path}`);
  });

  test('options of pages have keys, too', () => {
    const saga: Saga = spoilt((s) => {
      s.pages[0].triggers[0].do = s.actions.light.do.slice(2);
    });
    expect(textKeysOf(saga)).toContain('option.p1.elf');
  });
});

describe('a saga of a stranger', () => {
  test.each([
    ['null', null],
    ['a list', []],
    ['a word', 'saga'],
    ['nothing', {}],
    ['a prototype', JSON.parse('{"__proto__": {"schema": "chronicles-saga/1"}}')],
    ['names of every object', { ...example, counters: JSON.parse('{"__proto__": {"max": 2}}') }],
  ])('%s is refused', (_what, value) => {
    expect(checkSaga(value).errors.length).toBeGreaterThan(0);
  });

  test('every field may be anything', () => {
    const values = [null, 0, -1, 1e99, '', 'toString', [], [[]], {}, { if: [] }, true];
    const spoil = (value: Draft, root: Draft): void => {
      for (const key of Object.keys(value)) {
        const kept = value[key];
        for (const other of values) {
          value[key] = other;
          expect(() => checkSaga(root)).not.toThrow();
        }
        value[key] = kept;
        if (typeof kept === 'object' && kept !== null) spoil(kept, root);
      }
    };
    const saga = structuredClone(example);
    delete saga.hints;
    spoil(saga, saga);
  });

  test('S-5: what nests without end, or is very long, is not looked at', () => {
    let deep: Draft = 1;
    for (let i = 0; i < 100_000; i++) deep = { not: deep };
    const faults = [
      checkSaga(spoilt((s) => (s.actions.gather.when = deep))),
      checkSaga(spoilt((s) => (s.pages = new Array(1_000_000).fill({ tree: true })))),
      checkSaga(spoilt((s) => (s.pages[0].actions = new Array(30_000).fill('gather')))),
    ];
    for (const { errors } of faults) expect(places(errors)).toEqual(['S-5 ']);
  });

  test('lists that call lists are gone through once', () => {
    const { errors } = checkSaga(
      spoilt((s) => {
        s.effects.e0 = 'climb';
        for (let i = 1; i < 15; i++) s.effects[`e${i}`] = new Array(16).fill(`e${i - 1}`);
        s.actions.gather.do.unshift('e14');
        s.pages[1].triggers[0].do = 'e14';
      }),
    );
    expect(errors.map(({ id }) => id)).toContain('S-5');
  });

  test('of very many faults only so many are told', () => {
    const pages = new Array(8).fill({
      actions: [1, 2, 3, 4, 5, 6],
      fights: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    const { errors } = checkSaga({ ...example, pages, hints: [] });
    expect(errors.length).toBeLessThanOrEqual(200);
  });
});
