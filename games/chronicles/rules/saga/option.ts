import { isPlainObject, type Json, type OptionDef, type Options, show } from '@nineworlds/engine';
import { HOUSE_SAGAS } from '../../data/house-sagas.ts';
import type { FaultList } from '../refusals.ts';
import { hashOfSaga } from './hash.ts';
import type { Saga } from './language.ts';

/** Without a saga: the basic game. */
const NO_SAGA = 'none';

const hashes = new Map<Saga, string>();

/** The same for one of ours, worked out once. */
export function hashOfHouseSaga(saga: Saga): string {
  const known = hashes.get(saga) ?? hashOfSaga(saga);
  hashes.set(saga, known);
  return known;
}

/** One of our sagas by its number or its id. */
export function houseSaga(named: Json | undefined): Saga | undefined {
  return HOUSE_SAGAS.find(({ id, number }) => named === id || named === number);
}

/** How options and records name one of our sagas. By its number texts are found without its data. */
export interface SagaName {
  readonly [key: string]: Json;
  readonly id: string;
  readonly number: number;
  readonly hash: string;
}

export function nameOfSaga(saga: Saga): SagaName {
  return { id: saga.id, number: saga.number, hash: hashOfHouseSaga(saga) };
}

/** Whether the options name a saga. */
export function hasSaga(options: Options): boolean {
  return options.saga !== undefined && options.saga !== NO_SAGA;
}

/** The saga of options that have been checked. */
export function sagaIn(options: Options): { saga: Saga; hash: string } | undefined {
  const { saga } = options;
  if (!hasSaga(options) || saga === undefined) return undefined;
  const ours = houseSaga(isPlainObject(saga) && !('schema' in saga) ? saga.id : saga);
  if (ours !== undefined) return { saga: ours, hash: hashOfHouseSaga(ours) };
  const owners = saga as unknown as Saga;
  return { saga: owners, hash: hashOfSaga(owners) };
}

/**
 * C-15.18, B.1: the saga that is played: none, one of ours by its number, or by its id and hash as records have
 * it. An owner's own, embedded whole, is taken where it is checked (`checked.ts`).
 */
export const saga: OptionDef = {
  default: NO_SAGA,
  isLater: true,
  accepts: `${NO_SAGA} | 1..${HOUSE_SAGAS.length}`,
  examples: [NO_SAGA, ...HOUSE_SAGAS.map((ours) => nameOfSaga(ours))],
  parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : text),
  check: checkName,
  read: readName,
};

const NAME_FIELDS = ['id', 'number', 'hash'];

/** Names what is wrong with the name of a saga. */
function checkName(value: Json, path: string, faults: FaultList): void {
  if (value === NO_SAGA || (typeof value !== 'object' && houseSaga(value) !== undefined)) return;
  if (!isPlainObject(value)) {
    const words = `${NO_SAGA}, 1..${HOUSE_SAGAS.length}`;
    faults.add(path, 'notOneOf', { value: show(value), words });
    return;
  }
  const ours = houseSaga(value.id);
  if (ours === undefined) faults.add(`${path}.id`, 'sagaUnknown', { value: show(value.id) });
  else if (value.hash !== hashOfHouseSaga(ours)) {
    faults.add(`${path}.hash`, 'sagaChanged', { value: show(value.hash) });
  } else if (value.number !== ours.number) {
    faults.add(`${path}.number`, 'notOneOf', {
      value: show(value.number),
      words: `${ours.number}`,
    });
  }
  for (const key of Object.keys(value)) {
    if (!NAME_FIELDS.includes(key)) faults.add(`${path}.${show(key)}`, 'unknownField', {});
  }
}

/** A saga's name as options and records have it. */
function readName(value: Json): Json {
  const ours = typeof value === 'object' ? undefined : houseSaga(value);
  return ours === undefined ? value : nameOfSaga(ours);
}
