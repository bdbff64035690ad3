import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  check,
  evenMissing,
  Faults,
  fields,
  listOf,
  listOfAtMost,
  oneOf,
  parse,
  textUpTo,
  tryParse,
  whole,
} from '../index.ts';

const SHIP = fields({
  name: textUpTo(8),
  crew: listOfAtMost(3, fields({ age: whole(1, 99) })),
  sail: v.optional(oneOf(['red', 'white']), 'red'),
  oars: v.optional(listOf(2, whole(0, 9))),
});

function faultsOf(given: unknown, schema: v.GenericSchema = SHIP, path = 'ship'): string[] {
  try {
    parse(schema, given, path);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.faults.map(({ path: at, reason }) => `${at} ${reason}`);
  }
  return [];
}

describe('a value that is read by its shape', () => {
  test('is what was given, with defaults for what may be missing', () => {
    const given = { name: 'Skidbladnir'.slice(0, 8), crew: [{ age: 30 }] };
    expect(parse(SHIP, given)).toEqual({ ...given, sail: 'red' });
  });

  test('has all its faults named at once: fields that are unknown, then missing, then wrong', () => {
    const given = { crew: [{ age: 1.5 }, { age: 100, rank: 1 }, 7], oars: [1], mast: 1, keel: 2 };
    expect(faultsOf(given)).toEqual([
      'ship.mast unknownField',
      'ship.keel unknownField',
      'ship.name missingField',
      'ship.crew[0].age notWhole',
      'ship.crew[1].rank unknownField',
      'ship.crew[1].age outOfRange',
      'ship.crew[2] notAnObject',
      'ship.oars wrongLength',
    ]);
  });

  test('tells each reason with its facts', () => {
    const faults = new Faults();
    check(SHIP, { name: 'x', crew: [0, 0, 0, 0], sail: 'blue', oars: [1, 12] }, '', faults);
    expect(faults.list).toEqual([
      { path: 'crew', reason: 'tooLong', facts: { length: 4, most: 3 } },
      { path: 'sail', reason: 'notOneOf', facts: { value: 'blue', words: 'red, white' } },
      { path: 'oars[1]', reason: 'outOfRange', facts: { value: 12, min: 0, max: 9 } },
    ]);
  });

  test('knows only its own fields: not those that every object has', () => {
    const inherited = Object.create({ name: 'x', crew: [] });
    expect(faultsOf(inherited)).toEqual(['ship.name missingField', 'ship.crew missingField']);
    const given = JSON.parse('{"name":"x","crew":[],"__proto__":{"sail":1},"constructor":1}');
    expect(faultsOf(given)).toEqual([
      'ship.__proto__ unknownField',
      'ship.constructor unknownField',
    ]);
    expect(({} as { sail?: number }).sail).toBeUndefined();
  });

  test('that is missing may be refused for what it is not', () => {
    expect(faultsOf({}, fields({ sail: evenMissing(oneOf(['red'])) }))).toEqual([
      'ship.sail notOneOf',
    ]);
  });

  test.each([
    ['not a number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['too large to be counted', 2 ** 60],
    ['a text', '3'],
  ])('is no whole number of a range when it is %s', (_, given) => {
    expect(faultsOf(given, whole(0, 9))).toHaveLength(1);
  });

  test('with very many faults is refused like any other, with the first thousand of them', () => {
    const hostile = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`x${i}`, 0]));
    const faults = new Faults();
    expect(check(SHIP, hostile, 'ship', faults)).toBeUndefined();
    expect(faults.list).toHaveLength(1000);
    expect(() => parse(SHIP, hostile)).toThrow(BadInput);
  });

  test('names long keys and deep values briefly', () => {
    let deep: unknown = [];
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const faults = new Faults();
    check(SHIP, { name: deep, crew: deep, ['k'.repeat(9999)]: 1 }, 'ship', faults);
    for (const { path, facts } of faults.list) {
      expect(path.length + JSON.stringify(facts).length).toBeLessThan(200);
    }
    expect(faults.list.map(({ reason }) => reason)).toEqual([
      'unknownField',
      'notText',
      'notAnObject',
    ]);
  });

  test('refuses a list that is far too long without looking at its items', () => {
    expect(faultsOf({ name: 'x', crew: new Array(1_000_000).fill(0) })).toEqual([
      'ship.crew tooLong',
    ]);
  });

  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const faults = new Faults();
        const read = check(SHIP, given, '', faults);
        expect(read === undefined).toBe(!faults.none);
        expect(tryParse(SHIP, given)).toEqual(read);
      }),
    );
  });
});
