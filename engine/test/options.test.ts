import { describe, expect, test } from 'vitest';
import { checkOptions, choice, Faults, integer, type OptionsDef } from '../index.ts';

/** A rule set brings a default for the pace; both can be chosen apart. */
const DEF: OptionsDef = {
  fields: {
    ruleset: choice(['calm', 'wild'], 'calm'),
    pace: integer(1, 9, 2),
    seats: integer(1, 4, 3),
  },
  presets: {},
  follows: (given): Record<string, number> => (given.ruleset === 'wild' ? { pace: 7 } : {}),
  together() {},
};

describe('defaults that follow from what is given', () => {
  test('take the place of the plain defaults', () => {
    const options = checkOptions(DEF, { ruleset: 'wild' }, new Faults());
    expect(options).toEqual({ ruleset: 'wild', pace: 7, seats: 3 });
    expect(checkOptions(DEF, {}, new Faults())).toEqual({ ruleset: 'calm', pace: 2, seats: 3 });
  });

  test('give way to what is given', () => {
    const options = checkOptions(DEF, { ruleset: 'wild', pace: 1 }, new Faults());
    expect(options).toEqual({ ruleset: 'wild', pace: 1, seats: 3 });
  });

  test('are not disturbed by values of the wrong kind, which are all named', () => {
    const faults = new Faults();
    expect(checkOptions(DEF, { ruleset: 4, pace: [], extra: 1 }, faults)).toBeUndefined();
    const paths = faults.list.map(({ path }) => path);
    expect(paths).toEqual(['options.extra', 'options.ruleset', 'options.pace']);
  });
});
