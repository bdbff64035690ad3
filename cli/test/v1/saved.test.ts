import { recordText, verify } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import {
  askedIn,
  endAtRandom,
  endAtTable,
  openPosition,
  openRecord,
  valueIn,
  viewsOf,
  type Way,
  wayOf,
  writtenToday,
} from './opening.ts';

/** What a browser of the first version saved, database by database. */
interface Storage {
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly { readonly name: string; readonly values: readonly Saved[] }[];
  }[];
}

interface Saved {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly position: string;
}

interface SavedWay extends Way {
  readonly asked: number;
  readonly question: string;
  readonly views: string;
  readonly ends: Readonly<Record<string, string>>;
  readonly tables?: Readonly<Record<string, string>>;
}

const [database] = valueIn<Storage>('storage.json').databases;
const records = database?.stores.find(({ name }) => name === 'records')?.values ?? [];
const SAVED = valueIn<Record<string, SavedWay>>('kept.json');

describe('games that a browser has saved since the first version', () => {
  it('are all listed', () => {
    expect(records.map(({ id }) => id).sort()).toEqual(Object.keys(SAVED).sort());
  });

  it.each(records)('$id, $game: replays as it did, and goes on', async (saved) => {
    const opened = await openRecord(saved.record);
    const { game, record, match } = opened;
    const way = SAVED[saved.id];
    expect(game.id).toBe(saved.game);
    expect(verify(game, record).ok).toBe(true);
    expect(JSON.parse(recordText(record))).toEqual(writtenToday(game, saved.record));
    expect(way).toMatchObject({ ...wayOf(match), ...askedIn(match), views: viewsOf(match) });
    for (const [seed, end] of Object.entries(way?.ends ?? {})) {
      expect(endAtRandom(match, Number(seed))).toBe(end);
    }
    for (const [bot, end] of Object.entries(way?.tables ?? {})) {
      expect(await endAtTable(opened, bot), bot).toBe(end);
    }
  });

  it.each(records)('$id, $game: the position beside it is the same', async (saved) => {
    const { match } = await openPosition(saved.position);
    const { hash, asked, question } = SAVED[saved.id] ?? {};
    expect({ hash: wayOf(match).hash, ...askedIn(match) }).toEqual({ hash, asked, question });
  });
});
