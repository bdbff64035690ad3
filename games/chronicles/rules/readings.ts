import { choice, flag, type Json, type OptionDef, show } from '@nineworlds/engine';
import { OUR_EDITIONS, RECONSTRUCTED } from '../data/reconstructed-edition.ts';
import type { FaultList } from './refusals.ts';

/** Whether a value is the word for an edition of ours. */
function isOurEdition(value: Json): boolean {
  return typeof value === 'string' && OUR_EDITIONS.has(value);
}

/**
 * The reconstructed edition; that of version 1 is for files of version 1, and not offered. An owner's own,
 * embedded whole, is taken where it is checked (`check-edition.ts`).
 */
const edition: OptionDef = {
  default: RECONSTRUCTED,
  accepts: [...OUR_EDITIONS.keys()].join(' | '),
  examples: [RECONSTRUCTED],
  parse: (text) => text,
  check(value, path, faults: FaultList) {
    if (!isOurEdition(value)) faults.add(path, 'notAnObject', { value: show(value) });
  },
};

/** The edition, and the options that say how rules are read where the sources leave it open. */
export const READINGS = {
  edition,
  backs: choice(['shown', 'hidden'], 'shown'),
  tyr: choice(['groups', 'neverFails'], 'groups'),
  memoryAid: flag(true),
  // Readings that version 1 of the rules did not offer: `upgrade.ts` says which ones it had.
  denial: choice(['untilBeaten', 'throughThrow'], 'untilBeaten'),
  gullinbursti: choice(['there', 'anywhere'], 'there'),
  urd: choice(['anyOrder', 'wheelOrder'], 'anyOrder'),
  lucky: choice(['example', 'text'], 'example'),
  travel: choice(['each', 'once'], 'each'),
  kin: choice(['anyTime', 'ownTurn'], 'anyTime'),
} satisfies Readonly<Record<string, OptionDef>>;
