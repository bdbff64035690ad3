import { BadInput, type Fault, isPlainObject, type Json, type Options } from '@nineworlds/engine';
import { isSame } from '../rules/check-edition.ts';
import { hashOfSaga } from '../rules/saga/hash.ts';
import type { Saga } from '../rules/saga/language.ts';
import type { Campaign } from './campaign.ts';
import { optionsFor } from './options.ts';
import { refusal } from './reasons.ts';

/** How the game of a record ended, and by which options. */
export interface Replayed {
  readonly won: boolean;
  /** Life points left, by seat. */
  readonly lives: readonly number[];
  readonly options: Options;
}

/** Replays a record; answers what is wrong with one that cannot be replayed. */
export type Replay = (record: Json) => Replayed | Fault;

/**
 * Whether every record of a campaign is that of the game that its entry tells of, played with the options that the
 * entries before it lead to. Throws `BadInput` with all that are not, each with the number of its entry.
 */
export function verifyCampaign(campaign: Campaign, replay: Replay): void {
  const faults = campaign.entries.flatMap((entry, i): Fault[] => {
    if (entry.type !== 'played') return [];
    const path = `entries[${i}]`;
    const number = i + 1;
    const replayed = replay(entry.record);
    if ('reason' in replayed) {
      const at = `${path}.record${replayed.path === '' ? '' : `.${replayed.path}`}`;
      return [
        refusal(`${path}.record`, 'C-15.57', 'recordDoesNotReplay', { number }),
        { ...replayed, path: at },
      ];
    }
    const before = { ...campaign, entries: campaign.entries.slice(0, i) };
    const other = otherOption(optionsFor(before), replayed.options);
    if (other !== undefined) {
      return [refusal(`${path}.record`, 'C-15.12', 'otherOptions', { number, key: other })];
    }
    if (replayed.won !== (entry.outcome === 'won')) {
      return [refusal(`${path}.outcome`, 'C-15.57', 'otherOutcome', { number })];
    }
    const isAsTold = isSame([...replayed.lives], [...entry.lives]);
    return isAsTold ? [] : [refusal(`${path}.lives`, 'C-15.55', 'otherLives', { number })];
  });
  if (faults.length > 0) throw new BadInput(faults);
}

/** C-15.12: an option that a game was played with otherwise than it should have been; undefined where there is none. */
export function otherOption(expected: Options, played: Options): string | undefined {
  return Object.entries(expected).find(([key, value]) => {
    const given = key === 'saga' ? sagaName(played.saga) : played[key];
    return given === undefined || !isSame(value, given);
  })?.[0];
}

/** What names the saga of a game, whose options may hold it whole. */
function sagaName(saga: Json | undefined): Json | undefined {
  if (!isPlainObject(saga)) return saga;
  const { id, number, hash } = 'schema' in saga ? nameOfOwners(saga) : saga;
  return id === undefined || number === undefined || hash === undefined
    ? undefined
    : { id, number, hash };
}

function nameOfOwners(saga: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  return { ...saga, hash: hashOfSaga(saga as unknown as Saga) };
}
