import { CHANCE } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import type { VisibleEntry } from '@nineworlds/table';
import { describe, expect, it } from 'vitest';
import { en } from '../locale/app/en.ts';
import { growingLog, logGroups } from '../play/log-lines.ts';
import { turnAfter, turnAt, turnBefore, turnStarts } from '../replay/turns.ts';

const ENTRIES: readonly VisibleEntry[] = [
  {
    seq: 0,
    type: 'start',
    lines: [
      {
        seat: CHANCE,
        line: 'chance first thor',
        events: [
          { name: 'firstChosen', facts: { god: 'thor' } },
          { name: 'turnBegan', facts: { turn: 1, god: 'thor' } },
        ],
      },
    ],
  },
  {
    seq: 1,
    type: 'line',
    by: 0,
    ply: 1,
    forced: false,
    lines: [
      { seat: 0, line: 'alfheim', events: [{ name: 'elfTaken', facts: { god: 'thor' } }] },
      { seat: CHANCE, line: 'chance die white', events: [] },
    ],
  },
  { seq: 2, type: 'undo', by: 0, toPly: 1 },
  {
    seq: 3,
    type: 'line',
    by: 0,
    ply: 1,
    forced: true,
    lines: [
      {
        seat: 0,
        line: 'pass',
        events: [
          { name: 'turnPassed', facts: { god: 'thor' } },
          { name: 'turnBegan', facts: { turn: 2, god: 'odin' } },
          { name: 'cardDrawn', facts: { god: 'odin', card: 'loki' } },
        ],
      },
    ],
  },
];

async function groups(entries: readonly VisibleEntry[]) {
  const module = await gameById('yggdrasil')?.load();
  if (module === undefined) throw new Error('no Yggdrasil');
  return logGroups({ app: en, texts: await module.texts('en'), names: ['Ann', 'Bob'] }, entries);
}

describe('the log', () => {
  it('is parted into turns', async () => {
    const found = await groups(ENTRIES);
    expect(found.map(({ title, ply }) => [title, ply])).toEqual([
      ['Set-up', 0],
      ['turn 1 · Thor', 1],
      ['turn 2 · Odin', 2],
    ]);
    expect(turnStarts(found)).toEqual([0, 1, 2]);
    expect(turnAt(found, 1)?.title).toBe('turn 1 · Thor');
  });

  it('tells in words what came of a line, and a line without events by itself', async () => {
    const [, first] = await groups(ENTRIES);
    const words = first?.lines.filter(({ kind, alone }) => kind !== 'line' || alone);
    expect(words?.map(({ text }) => text)).toEqual([
      'Thor takes an elf.',
      'Chance: die: white',
      'Ann took the last decision back.',
      'Thor passes.',
    ]);
  });

  it('leads back to decisions, but not to what was forced or taken back', async () => {
    const [, before] = await groups(ENTRIES.slice(0, 2));
    expect(before?.lines.map(({ decidedAt }) => decidedAt)).toEqual([1, 1, undefined]);
    const [, after] = await groups(ENTRIES);
    expect(after?.lines.map(({ decidedAt }) => decidedAt)).toEqual(Array(6).fill(undefined));
    expect(after?.lines.filter(({ gone }) => gone).map(({ ply }) => ply)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of a game that tells no turns begins anew with every seat', async () => {
    const line = (seq: number, seat: number): VisibleEntry => ({
      seq,
      type: 'line',
      by: seat,
      ply: seq,
      forced: false,
      lines: [{ seat, line: 'pass', events: [] }],
    });
    const found = await groups([line(1, 0), line(2, 0), line(3, 1)]);
    expect(found.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Ann', 2],
      ['Bob', 1],
    ]);
  });
});

describe('a log that grows', () => {
  it('keeps what was there and tells the same as one that is read at once', async () => {
    const texts = await gameById('yggdrasil')
      ?.load()
      .then((module) => module.texts('en'));
    if (texts === undefined) throw new Error('no Yggdrasil');
    const reader = { app: en, texts, names: ['Ann', 'Bob'] };
    const write = growingLog();
    for (let count = 1; count <= ENTRIES.length; count++) {
      const entries = ENTRIES.slice(0, count);
      expect(write({ ...reader }, entries)).toEqual(logGroups(reader, entries));
    }
    const before = write(reader, ENTRIES);
    const more: VisibleEntry = {
      seq: 4,
      type: 'seat',
      seat: 1,
      occupant: { kind: 'human', name: 'Eve' },
    };
    const after = write(reader, [...ENTRIES, more]);
    expect(after.map((group, i) => group === before[i])).toEqual([true, true, false]);
    expect(after.at(-1)?.lines[0]).toBe(before.at(-1)?.lines[0]);
  });

  it('is read anew for another reader, and where its beginning is another', async () => {
    const texts = await gameById('yggdrasil')
      ?.load()
      .then((module) => module.texts('en'));
    if (texts === undefined) throw new Error('no Yggdrasil');
    const write = growingLog();
    write({ app: en, texts, names: ['Ann', 'Bob'] }, ENTRIES);
    const other = { app: en, texts, names: ['Eve', 'Bob'] };
    expect(write(other, ENTRIES)).toEqual(logGroups(other, ENTRIES));
    const copies = ENTRIES.slice(0, 3).map((entry) => ({ ...entry }));
    expect(write(other, copies)).toEqual(logGroups(other, copies));
  });
});

describe('turns of a replay', () => {
  it('are found before and after a moment', () => {
    const starts = [0, 4, 9];
    expect([turnBefore(starts, 9), turnBefore(starts, 7), turnBefore(starts, 0)]).toEqual([
      4, 4, 0,
    ]);
    expect([turnAfter(starts, 0), turnAfter(starts, 4), turnAfter(starts, 9)]).toEqual([
      4,
      9,
      undefined,
    ]);
  });
});
