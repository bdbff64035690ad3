import { playAtRandom, toy } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  type CheckedGame,
  checkRecord,
  choice,
  fromCompact,
  fromPositionFile,
  hashOf,
  type Json,
  Match,
  type MatchRecord,
  type Options,
  Position,
  toCompact,
  toPositionFile,
  toRecord,
  verify,
} from '../index.ts';

const OLD_OPTIONS: Options = { seats: 2, cards: 8, rounds: 2 };

/** The toy with a rule that has become an option, and with another number of rounds as the usual one. */
const newer: CheckedGame = {
  ...(toy as unknown as CheckedGame),
  rulesVersion: 2,
  options: {
    ...toy.options,
    fields: {
      ...toy.options.fields,
      rounds: { ...(toy.options.fields.rounds as NonNullable<unknown>), default: 5 } as never,
      omens: choice(['loud', 'quiet'], 'quiet'),
    },
  },
  upgrade: (_from, options) => ({
    rounds: toy.options.fields.rounds?.default ?? null,
    omens: 'loud',
    ...options,
  }),
};

function recordOf(game: CheckedGame, options: Options): MatchRecord {
  const match = new Match(game, options);
  playAtRandom(match, 7);
  const seats = [0, 1].map(() => ({ kind: 'bot', bot: 'random' }) as const);
  return toRecord(match, { fate: 'fast', seats, nonces: [], branches: [], seed: '7' }, 'revealed');
}

function faultsOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof BadInput) return error.faults.map(({ path, reason }) => [path, reason]);
    throw error;
  }
  return [];
}

describe('files of older rules', () => {
  const old = recordOf(toy as unknown as CheckedGame, OLD_OPTIONS);

  test('a record gets the reading that its rules had, and replays to its hash', () => {
    const record = checkRecord(newer, { ...old, rulesVersion: 1 });
    expect(record.rulesVersion).toBe(2);
    expect(record.options).toEqual({ ...OLD_OPTIONS, omens: 'loud' });
    expect(verify(newer, record)).toMatchObject({ ok: true });
  });

  test('what a record names itself stays', () => {
    const given = { ...old, rulesVersion: 1, options: { ...OLD_OPTIONS, omens: 'quiet' } };
    expect(checkRecord(newer, given).options.omens).toBe('quiet');
  });

  test('a record of these rules gets the defaults of these rules', () => {
    const given = { ...old, rulesVersion: 2 };
    expect(checkRecord(newer, given).options.omens).toBe('quiet');
  });

  test.each([0, 3, 1.5, '1', null])('rules of version %j are refused', (rulesVersion) => {
    const faults = faultsOf(() => checkRecord(newer, { ...old, rulesVersion }));
    expect(faults).toEqual([['rulesVersion', 'otherRules']]);
  });

  test('a link keeps what was usual then, and is written anew for these rules', () => {
    const usual = toy.options.fields.rounds?.default as Json;
    const record = recordOf(toy as unknown as CheckedGame, { ...OLD_OPTIONS, rounds: usual });
    const link = toCompact(toy as unknown as CheckedGame, record);
    const read = fromCompact(newer, link);
    expect(read.options).toEqual({ ...OLD_OPTIONS, rounds: usual, omens: 'loud' });
    expect([read.rulesVersion, read.hash]).toEqual([2, record.hash]);
    const again = toCompact(newer, read);
    expect(again).not.toBe(link);
    expect(fromCompact(newer, again)).toEqual(read);
  });

  test('a position file is read by the rules that it names', () => {
    const { position } = new Match(toy as unknown as CheckedGame, OLD_OPTIONS);
    const file = toPositionFile(toy as unknown as CheckedGame, OLD_OPTIONS, position);
    expect(fromPositionFile(newer, file).options.omens).toBe('loud');
  });
});

describe('fields that later rules have added', () => {
  class Counter extends Position {
    readonly setup = {};
    count = 3;
    later = 0;
    readonly laterZone = this.zone(2);
    constructor() {
      super(2, 1);
    }
    override get laterFields(): readonly string[] {
      return LATER;
    }
  }
  const LATER = ['later', 'laterZone'];

  class OldCounter extends Position {
    readonly setup = {};
    count = 3;
    constructor() {
      super(0, 1);
    }
  }

  const game = {
    id: 'counter',
    rulesVersion: 2,
    kinds: [],
    options: { fields: {}, presets: {}, together: () => {} },
    fieldWords: () => ({}),
    seatCount: () => 1,
    blank: () => new Counter(),
    invariants: () => {},
    checkFrames: () => {},
  } as unknown as CheckedGame<Counter>;

  test('are not hashed and not written while they are 0', () => {
    const p = new Counter();
    expect(hashOf(p)).toBe(hashOf(new OldCounter()));
    expect(toPositionFile(game, {}, p).position).toEqual({ count: 3, frames: [] });
  });

  test('are hashed and written when something stands in them', () => {
    const p = new Counter();
    p.laterZone[1] = 4;
    expect(hashOf(p)).not.toBe(hashOf(new OldCounter()));
    const { position } = toPositionFile(game, {}, p);
    expect(position).toEqual({ count: 3, laterZone: [0, 4], frames: [] });
  });

  test('may be missing in a file', () => {
    const file = { ...toPositionFile(game, {}, new Counter()), rulesVersion: 1 };
    const { position } = fromPositionFile(game, file);
    expect([position.count, position.later, [...position.laterZone]]).toEqual([3, 0, [0, 0]]);
  });

  test('are checked like others where they are given', () => {
    const file = toPositionFile(game, {}, new Counter());
    const given = { ...file, position: { ...file.position, later: 0.5, laterZone: [1] } };
    expect(faultsOf(() => fromPositionFile(game, given))).toEqual([
      ['position.later', 'notWhole'],
      ['position.laterZone', 'wrongLength'],
    ]);
  });
});
