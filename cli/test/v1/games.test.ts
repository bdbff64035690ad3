import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fromCompact,
  gameOfCompact,
  type Results,
  recordText,
  toCompact,
  verify,
} from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { jsonIn, newFolder, runWith } from '../running.ts';
import {
  askedIn,
  endAtRandom,
  endAtTable,
  namesIn,
  openGame,
  openRecord,
  textIn,
  V1,
  valueIn,
  viewsOf,
  type Way,
  wayOf,
  writtenToday,
} from './opening.ts';

interface KeptRecord extends Way {
  readonly game: string;
  readonly asked: number;
  readonly question: string;
  readonly views: string;
  /** Where it ends, by the seed that it is played on with at random. */
  readonly ends: Readonly<Record<string, string>>;
  /** Where its table ends, by the bot that takes all seats; only where the seed is known. */
  readonly tables?: Readonly<Record<string, string>>;
}

interface KeptGolden extends Way {
  readonly game: string;
  readonly results: Results;
}

interface KeptLink {
  /** The record that it is the link of. */
  readonly record: string;
  readonly plies: number;
  readonly hash: string;
  readonly text: string;
}

const ROOT = join(V1, '..', '..');
const GOLDEN = valueIn<Record<string, KeptGolden>>('golden.json');
const RECORDS = valueIn<Record<string, KeptRecord>>('records.json');
const LINKS = valueIn<readonly KeptLink[]>('compact.json');

describe('golden games of the first version', () => {
  it.each(Object.entries(GOLDEN))('replay as they did: %s', async (path, kept) => {
    const { match, game } = await openRecord(readFileSync(join(ROOT, path), 'utf8'));
    const results = game.results(match.position);
    expect({ game: game.id, ...wayOf(match), results }).toEqual(kept);
  });

  it('are all there', () => {
    for (const { id: game } of GAMES) {
      const folder = join('games', game, 'test', 'golden');
      const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.nw.json'));
      const kept = Object.keys(GOLDEN).filter((path) => path.startsWith(`games/${game}/`));
      expect(names.map((name) => join(folder, name))).toEqual(expect.arrayContaining(kept));
    }
  });
});

describe('saves of the first version', () => {
  it('are all listed', () => {
    expect(Object.keys(RECORDS)).toEqual(namesIn('records'));
  });

  it.each(Object.entries(RECORDS))('%s replays as it did', async (name, kept) => {
    const { match, game, record } = await openRecord(textIn('records', name));
    expect(verify(game, record)).toEqual({ ok: true, plies: kept.plies });
    const { ends: _, tables: __, ...rest } = kept;
    const views = viewsOf(match);
    expect({ game: game.id, ...askedIn(match), ...wayOf(match), views }).toEqual(rest);
  });

  it.each(Object.keys(RECORDS))('%s is written as it was', async (name) => {
    const { record, game } = await openRecord(textIn('records', name));
    expect(JSON.parse(recordText(record))).toEqual(writtenToday(game, textIn('records', name)));
  });

  it.each(Object.entries(RECORDS))('%s goes on to the same end', async (name, kept) => {
    const opened = await openRecord(textIn('records', name));
    for (const [seed, end] of Object.entries(kept.ends)) {
      expect(endAtRandom(opened.match, Number(seed))).toBe(end);
    }
    for (const [bot, end] of Object.entries(kept.tables ?? {})) {
      expect(await endAtTable(opened, bot), bot).toBe(end);
    }
  });

  it.each(Object.entries(RECORDS))('%s goes on in the terminal', async (name, kept) => {
    const save = join(newFolder(), 'on.nw.json');
    const argv = ['play', '--from', join(V1, 'records', name), '--save', save];
    const { code, err } = await runWith(['quit'], argv);
    expect([code, err]).toEqual([0, '']);
    const { game, moves, from } = jsonIn(save);
    expect(game).toBe(kept.game);
    // A record that keeps its seed to itself is the start of a new game.
    if (name === 'chronicles-secret.nw.json') expect(from).toBeTypeOf('object');
    else expect(moves.slice(0, kept.plies)).toEqual(jsonIn(join(V1, 'records', name)).moves);
  });
});

describe('links of the first version', () => {
  it('are there for every save', () => {
    const linked = LINKS.map(({ record }) => record);
    const saves = Object.keys(RECORDS).map((name) => `records/${name}`);
    expect(linked).toEqual(expect.arrayContaining(saves));
  });

  it.each(LINKS)('to $record opens with the same game', async ({ text, record, plies, hash }) => {
    const path = record.startsWith('records/') ? join(V1, record) : join(ROOT, record);
    const { game } = await openGame(gameOfCompact(text));
    const read = fromCompact(game, text);
    expect([read.moves.length, read.hash]).toEqual([plies, hash]);
    expect(JSON.parse(recordText(read))).toEqual(writtenToday(game, readFileSync(path, 'utf8')));
    const again = toCompact(game, read);
    if (game.rulesVersion === 1) expect(again).toBe(text);
    expect(fromCompact(game, again)).toEqual(read);
  });
});
