import { isPlainObject, type Json } from '@nineworlds/engine';
import { HOUSE_SAGAS } from '../../data/house-sagas.ts';
import type { FaultList } from '../refusals.ts';
import { checkSaga } from './check-saga.ts';
import { hashOfSaga } from './hash.ts';
import type { Saga } from './language.ts';
import { hashOfHouseSaga, nameOfSaga } from './option.ts';
import { below } from './saga-faults.ts';

/** Whether a value of the option is a saga itself, not the name of one. */
export function isWholeSaga(value: Json): value is { readonly [key: string]: Json } {
  return isPlainObject(value) && Object.hasOwn(value, 'schema');
}

/** Names everything that is wrong with an embedded saga. What says that it is ours has to be one of ours. */
export function checkOwnSaga(value: Json, path: string, faults: FaultList): void {
  const { errors } = checkSaga(value);
  for (const { path: at, reason, facts } of errors) {
    faults.list.push({ path: at === '' ? path : below(path, at), reason, facts });
  }
  if (errors.length > 0 || (value as unknown as Saga).status !== 'HOUSE') return;
  if (ourSaga(value) === undefined)
    faults.add(`${path}.status`, 'sagaNotOurs', { value: 'OWNER_ENTERED' });
}

/** The name of the saga of ours that a sound embedded one is; undefined for an owner's own. */
export function ourSaga(value: Json): Json | undefined {
  const saga = value as unknown as Saga;
  if (saga.status !== 'HOUSE') return undefined;
  const hash = hashOfSaga(saga);
  const ours = HOUSE_SAGAS.find((one) => hashOfHouseSaga(one) === hash);
  return ours === undefined ? undefined : nameOfSaga(ours);
}
