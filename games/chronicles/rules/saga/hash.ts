import { canonicalJson, digest, type Json } from '@nineworlds/engine';
import type { Saga } from './language.ts';

/** A saga by its contents. What bots are told of it (`hints`) is no part of the rules. */
export function hashOfSaga(saga: Saga): string {
  const { hints: _hints, ...rules } = saga;
  return digest(canonicalJson(rules as unknown as Json));
}
