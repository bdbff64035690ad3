import { type MatchRecord, recordText, verify } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import {
  askedIn,
  endAtRandom,
  endAtTable,
  openPosition,
  openRecord,
  saidToday,
  valueIn,
  viewsOf,
  type Way,
  wayOf,
} from './opening.ts';

/** What a browser of the first version kept, database by database. */
interface Storage {
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly { readonly name: string; readonly values: readonly Kept[] }[];
  }[];
}

interface Kept {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly position: string;
}

interface KeptWay extends Way {
  readonly asked: number;
  readonly question: string;
  readonly views: string;
  readonly ends: Readonly<Record<string, string>>;
  readonly tables?: Readonly<Record<string, string>>;
}

const [database] = valueIn<Storage>('storage.json').databases;
const records = database?.stores.find(({ name }) => name === 'records')?.values ?? [];
const KEPT = valueIn<Record<string, KeptWay>>('kept.json');

describe('games that a browser keeps since the first version', () => {
  it('are all listed', () => {
    expect(records.map(({ id }) => id).sort()).toEqual(Object.keys(KEPT).sort());
  });

  it.each(records)('$id, $game: replays as it did, and goes on', async (kept) => {
    const opened = await openRecord(kept.record);
    const { game, record, match } = opened;
    const way = KEPT[kept.id];
    expect(game.id).toBe(kept.game);
    expect(verify(game, record).ok).toBe(true);
    const written = JSON.parse(kept.record) as MatchRecord;
    expect(recordText(written)).toBe(kept.record);
    expect(recordText(record)).toBe(recordText(saidToday(game, written)));
    expect(way).toMatchObject({ ...wayOf(match), ...askedIn(match), views: viewsOf(match) });
    for (const [seed, end] of Object.entries(way?.ends ?? {})) {
      expect(endAtRandom(match, Number(seed))).toBe(end);
    }
    for (const [bot, end] of Object.entries(way?.tables ?? {})) {
      expect(await endAtTable(opened, bot), bot).toBe(end);
    }
  });

  it.each(records)('$id, $game: the position beside it is the same', async (kept) => {
    const { match } = await openPosition(kept.position);
    const { hash, asked, question } = KEPT[kept.id] ?? {};
    expect({ hash: wayOf(match).hash, ...askedIn(match) }).toEqual({ hash, asked, question });
  });
});
