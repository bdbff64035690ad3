import { readFileSync } from 'node:fs';
import {
  BadInput,
  type Json,
  Match,
  type MatchRecord,
  toCompact,
  toRecord,
} from '@nineworlds/engine';
import { completeOptions, optionFaults } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { nameOfSaga } from '../rules/saga/option.ts';

const file = new URL('../../../examples/sagas/beacons.saga.json', import.meta.url);
const own = (): { [key: string]: Json } => JSON.parse(readFileSync(file, 'utf8'));
const [ours] = HOUSE_SAGAS.map(
  (saga) => structuredClone(saga) as unknown as { [key: string]: Json },
);

function faultsOf(saga: Json): string[] {
  return optionFaults(chronicles, { seats: 2, saga });
}

function recordWith(saga: Json): MatchRecord {
  const options = completeOptions(chronicles, { seats: 2, saga });
  const seats = [0, 1].map(() => ({ kind: 'human', name: '' }) as const);
  const head = { fate: 'fast', seats, nonces: [], branches: [], seed: '1' } as const;
  return toRecord(new Match(chronicles, options), head, 'revealed');
}

describe('a saga of an owner', () => {
  test('is played and saved whole, and nothing but the saga', () => {
    expect(faultsOf(own())).toEqual([]);
    expect(recordWith(own()).options.saga).toEqual(own());
    expect(faultsOf({ ...own(), texts: {} })).toEqual(['options.saga.texts unknownField']);
  });

  test('has its faults named below the option', () => {
    expect(faultsOf({ ...own(), number: 100 })).toEqual(['options.saga.number outOfRange']);
  });

  test('is no saga of ours, whatever it says', () => {
    expect(faultsOf({ ...own(), status: 'HOUSE' })).toEqual(['options.saga.status sagaNotOurs']);
  });

  test('is named if it is one of ours', () => {
    const [first] = HOUSE_SAGAS;
    if (first === undefined || ours === undefined) throw new Error('there are sagas');
    expect(completeOptions(chronicles, { saga: ours }).saga).toEqual(nameOfSaga(first));
  });

  test('is never in a link, while ours are', () => {
    expect(() => toCompact(chronicles, recordWith(own()))).toThrow(BadInput);
    expect(toCompact(chronicles, recordWith(2))).toMatch(/^nw1\./);
  });
});
