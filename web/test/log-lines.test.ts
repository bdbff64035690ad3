import { CHANCE, type Lang, Match, Rng, SPECTATOR } from '@nineworlds/engine';
import { GAMES, gameById } from '@nineworlds/games';
import { loggedEntry, type VisibleEntry } from '@nineworlds/table';
import { playAtRandom, randomOptions } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../locale/app/en.ts';
import { fr } from '../locale/app/fr.ts';
import { it as italian } from '../locale/app/it.ts';
import { ja } from '../locale/app/ja.ts';
import { growingLog, logGroups, logLines } from '../play/log-lines.ts';
import { turnAfter, turnAt, turnBefore, turnStarts } from '../replay/turns.ts';

const APP = { en, fr, it: italian, ja };

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
  const texts = await module.texts('en');
  const lines = await texts.lines?.();
  return logGroups({ app: en, texts, lines, names: ['Ann', 'Bob'] }, entries);
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
      'The die shows white.',
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
    const lines = await texts.lines?.();
    const reader = { app: en, texts, lines, names: ['Ann', 'Bob'] };
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
    const lines = await texts.lines?.();
    write({ app: en, texts, lines, names: ['Ann', 'Bob'] }, ENTRIES);
    const other = { app: en, texts, lines, names: ['Eve', 'Bob'] };
    expect(write(other, ENTRIES)).toEqual(logGroups(other, ENTRIES));
    const copies = ENTRIES.slice(0, 3).map((entry) => ({ ...entry }));
    expect(write(other, copies)).toEqual(logGroups(other, copies));
  });
});

describe('the log of a whole game', () => {
  const NAMES = ['Ann', 'Bob', 'Cem', 'Dan', 'Eve', 'Fay'];

  it.each(GAMES.map(({ id }) => id))('speaks in sentences in every language: %s', async (id) => {
    const module = await gameById(id)?.load();
    if (module === undefined) throw new Error(`no ${id}`);
    const { game } = module;
    const wrong = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const options = randomOptions(game, new Rng(seed));
      const match = new Match(game, options);
      playAtRandom(match, seed);
      const start = { seq: 0, type: 'start', lines: match.lines } as const;
      // To one who has to remember what they have seen, and to one who looks on.
      const forgotten = game.forgotten?.(options);
      const seen = [loggedEntry(start, 0, forgotten), loggedEntry(start, SPECTATOR, undefined)];
      for (const [lang, app] of Object.entries(APP)) {
        const texts = await module.texts(lang as Lang);
        const reader = { app, texts, lines: await texts.lines?.(), names: NAMES };
        for (const { kind, alone, text, typed } of logLines(reader, seen)) {
          if (kind === 'line' && !alone) continue;
          const isSentence = lang === 'ja' ? /[。！]$|：/ : /[.!]$/;
          if (!isSentence.test(text) || /[?…]|undefined/.test(text)) wrong.add(`${typed}: ${text}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
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
