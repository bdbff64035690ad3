import { checkOptions, Faults, type Json, type Options } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { RELATION_WORDS } from '../data/gods.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { setupOf } from '../rules/setup.ts';

const { fields, presets } = chronicles.options;

function typed(field: string, text: string): unknown {
  return fields[field].parse(text);
}

describe('C-3.3: the options', () => {
  test('C-3.3: three gods, easy mode, chance deals, our edition', () => {
    expect(completeOptions(chronicles, {})).toEqual({
      seats: 3,
      mode: 'easy',
      gods: 'random',
      supports: 'random',
      relations: [],
      edition: 'reconstructed',
      backs: 'shown',
      tyr: 'groups',
      memoryAid: true,
      denial: 'untilBeaten',
      gullinbursti: 'there',
      urd: 'anyOrder',
      lucky: 'example',
      travel: 'each',
      kin: 'anyTime',
    });
  });

  test('C-3.3, C-15.5: presets for both sides of the sheets, and two of ours, the easiest first', () => {
    expect(Object.entries(presets)).toEqual([
      ['easy', { mode: 'easy' }],
      ['hard', { mode: 'hard' }],
      ['harder', { mode: 'harder' }],
      ['hardest', { mode: 'hardest' }],
    ]);
  });

  test('C-15.5: the modes of ours are the hard game with one step more, and with two', () => {
    const setups = Object.values(presets).map((preset) =>
      setupOf(completeOptions(chronicles, preset)),
    );
    expect(setups.map(({ steps, isHard }) => [steps, isHard])).toEqual([
      [5, false],
      [7, true],
      [8, true],
      [9, true],
    ]);
    const own = { ...RECONSTRUCTED_EDITION, status: 'OWNER_ENTERED', steps: { easy: 3, hard: 4 } };
    const edition = own as unknown as Json;
    expect(setupOf(completeOptions(chronicles, { mode: 'hardest', edition })).steps).toBe(6);
  });

  test('C-3.3: lists are typed with a plus between the words', () => {
    expect(typed('gods', 'thor + tyr')).toEqual(['thor', 'tyr']);
    expect(typed('gods', 'random')).toBe('random');
    expect(typed('relations', 'thor:kin:tyr+tyr:kin:thor')).toEqual([
      'thor:kin:tyr',
      'tyr:kin:thor',
    ]);
    expect(typed('relations', '')).toEqual([]);
  });

  test('every example of every option is accepted by itself', () => {
    for (const [field, { examples }] of Object.entries(fields)) {
      for (const value of examples) {
        const seats = field === 'supports' && Array.isArray(value) ? 3 - value.length : undefined;
        const given = { [field]: value, ...(seats === undefined ? {} : { seats }) } as Options;
        const faults = new Faults();
        checkOptions(chronicles.options, given, faults);
        expect([field, ...faults.list]).toEqual([field]);
      }
    }
  });

  test('C-3.3: one seat or five, gods and Support gods together', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const setup = setupOf(completeOptions(chronicles, { seats }));
      expect(setup.figures).toBe(Math.max(3, seats));
    }
  });
});

describe('C-14.1: relations', () => {
  const relationsOf = (options: Options) => setupOf(completeOptions(chronicles, options)).relations;

  test('C-14.1: those of Odin and Freyia in hard mode, and those that are granted', () => {
    const hard = relationsOf({ mode: 'hard', relations: ['thor:kin:tyr'] });
    const holders = hard.map((row) => row.flatMap((gods, god) => (gods === 0 ? [] : [god])));
    expect(RELATION_WORDS).toHaveLength(4);
    expect(holders).toEqual([[5], [6], [1], []]);
    expect(hard[0][5]).toBe(0b11011110);
    expect(
      relationsOf({ relations: ['thor:kin:tyr'] })
        .flat()
        .filter(Boolean),
    ).toEqual([1 << 7]);
  });

  test('C-14.1: they may name gods that do not play', () => {
    const gods = ['thor', 'odin', 'freyr'];
    expect(relationsOf({ gods, relations: ['frigg:kin:tyr'] })[1][3]).toBe(1 << 7);
  });
});
