import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkRecord,
  type MatchRecord,
  Rng,
  replay,
  toCompact,
  toPositionFile,
} from '@nineworlds/engine';
import { miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { fileWith, jsonIn, newFolder, nineworlds, playedRecord, runWith } from './running.ts';

async function json(...argv: readonly string[]) {
  const { code, out, err } = await nineworlds(...argv, '--json');
  expect([code, err]).toEqual([0, '']);
  // One value and a line end, nothing else.
  expect(out.trimEnd()).toBe(JSON.stringify(JSON.parse(out)));
  return JSON.parse(out);
}

describe('replay', () => {
  it('tells what happened and shows the board', async () => {
    const { out } = await nineworlds('replay', await playedRecord(), '--to', '3');
    expect(out).toContain('   3  Player 1: forge\n');
    expect(out).toContain('The green bag gains 2 fire.');
    expect(out).toContain('> seat 1  1 vikings, weapon 1, 0 elves');
  });

  it('--json has the shape of the contract', async () => {
    const replayed = await json('replay', await playedRecord(), '--to', '3', '--seat', '1');
    const keys = 'game plies over results hash view log';
    expect(Object.keys(replayed).join(' ')).toBe(keys);
    expect(replayed).toMatchObject({ game: 'mini-track', plies: 3, over: false, results: null });
    expect(replayed.log.at(-1)).toEqual({ ply: 3, seat: 0, line: 'forge', events: [] });
    expect(replayed.view.players[0].weapon).toBe(1);
  });

  it('--seat shows what that seat knows', async () => {
    const file = join(newFolder(), 'toy.nw.json');
    const argv = ['play', '--game', 'toy', '--seats', 'human,human', '--seed', 'x', '--save', file];
    await runWith([], argv);
    expect((await json('replay', file)).view.hands.flat()).not.toContain('?');
    const replayed = await json('replay', file, '--seat', '1');
    expect(replayed.view.hands[0]).toEqual(['?', '?']);
    expect(replayed.log[0].line).toBe('chance deal 1 ?');
  });

  it('--seat says the same of all worlds that the seat cannot tell apart, the hash too', async () => {
    const file = join(newFolder(), 'toy.nw.json');
    const argv = ['play', '--game', 'toy', '--seats', 'human,human', '--seed', 'x', '--save', file];
    await runWith([], argv);
    const { match } = replay(toy, checkRecord(toy, jsonIn(file)));
    const worlds = Array.from({ length: 8 }, (_, seed) => {
      const world = toy.blank(match.options);
      toy.observe(match.position, 1, world);
      toy.determinize(world, new Rng(seed));
      return fileWith(toPositionFile(toy, match.options, world));
    });
    const told = (...seat: string[]) =>
      Promise.all(worlds.map(async (world) => nineworlds('replay', world, '--json', ...seat)));
    expect(new Set((await told()).map(({ out }) => out)).size).toBeGreaterThan(1);
    expect(new Set((await told('--seat', '1')).map(({ out }) => out)).size).toBe(1);
  });
});

describe('legal', () => {
  it('lists whole answers', async () => {
    const file = await playedRecord();
    const found = await json('legal', file, '--to', '3');
    expect(found).toMatchObject({ seat: 0, kind: 'act', chances: [] });
    expect(found.moves).toContain('carry white blue');
    expect(found.moves).not.toContain('forge');
    expect((await nineworlds('legal', file, '--to', '3')).out).toContain('carry white blue\n');
  });

  it('lists the outcomes of chance with their weights', async () => {
    const found = await json('legal', await playedRecord(), '--to', '0');
    expect(found).toMatchObject({ seat: 'chance', kind: 'drawCard', moves: [] });
    expect(found.chances[0]).toEqual({ tokens: 'chance card fenrir', weight: 7 });
  });
});

describe('why', () => {
  it('names the rule that closes the door', async () => {
    const file = await playedRecord();
    const answer = await json('why', file, 'fight', 'fenrir', '1', '--to', '3');
    expect(answer).toMatchObject({ legal: false, rule: 'M-5.0' });
    expect(answer.text).toBe('this enemy still stands at its start');
    expect((await nineworlds('why', file, 'forge', '--to', '3')).out).toMatch(/^M-2: /);
  });

  it('says so when a line is fine', async () => {
    const answer = await json('why', await playedRecord(), 'elf', '--to', '3');
    expect(answer).toEqual({ legal: true, rule: null, text: null, facts: {} });
  });
});

describe('odds', () => {
  it('are exact fractions that add up to one', async () => {
    const odds = await json('odds', await playedRecord(), 'gather', 'white', '--to', '3');
    expect(odds.policy).toBe('untilAsked');
    expect(odds.outcomes).toContainEqual({ what: 'vikings 2', probability: '28/55', value: 2 });
    const sum = odds.outcomes.reduce((total: number, { probability }: { probability: string }) => {
      const [n, d] = probability.split('/').map(Number);
      return total + Number(n) / Number(d);
    }, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('of open chance need no line', async () => {
    const { out } = await nineworlds('odds', await playedRecord(), '--to', '0');
    expect(out).toMatch(/^ {2}\d\d\.\d %/);
  });
});

/** What clears a screen, begins a second line and turns the writing round. */
const HOSTILE = 'a\x1b[2Jb\nc\u061cd';

describe('verify', () => {
  it('accepts what was played', async () => {
    const file = await playedRecord();
    expect(await json('verify', file)).toMatchObject({ ok: true, failedAt: null, reason: null });
    expect((await nineworlds('verify', file)).out).toMatch(/^true: \d+ lines\n$/);
  });

  it.each([
    ['a roll', 1, 'chance bag blue', 'the seed decrees “chance bag green”'],
    ['an illegal move', 2, 'give 1', 'give to somebody else'],
    ['a move cut short', 2, 'for', 'is not written out in full'],
  ])('refuses a record with one line edited, with ply and reason: %s', async (_, at, line, why) => {
    const record = jsonIn(await playedRecord());
    const file = fileWith({ ...record, moves: record.moves.with(at, line) });
    const { code, out } = await nineworlds('verify', file, '--json');
    const verdict = JSON.parse(out);
    expect(code).toBe(1);
    expect(verdict).toMatchObject({ ok: false, plies: at, failedAt: at + 1, line });
    expect(verdict.reason).toContain(why);
    expect((await nineworlds('verify', file)).out).toContain(`false at line ${at + 1}`);
  });

  it('refuses a record whose legal move was exchanged for another', async () => {
    const record = jsonIn(await playedRecord());
    const file = fileWith({ ...record, moves: record.moves.with(2, 'elf') });
    const { code, out } = await nineworlds('verify', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, rule: 'K-12' });
  });

  it.each([
    ['a line', (record: MatchRecord) => ({ moves: record.moves.with(2, HOSTILE) })],
    ['the hash', () => ({ hash: HOSTILE })],
  ])('prints nothing of a file as it came: %s', async (_, change) => {
    const record = jsonIn(await playedRecord());
    const file = fileWith({ ...record, ...change(record) });
    const { code, out } = await nineworlds('verify', file);
    expect(code).toBe(1);
    expect(out).toContain('a [2Jb c d');
    expect(out).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u);
    const asJson = (await nineworlds('verify', file, '--json')).out;
    expect(asJson).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u);
  });

  it('is not for positions', async () => {
    const position = toPositionFile(miniTrack, { seats: 4 }, miniTrack.create({ seats: 4 }));
    expect((await nineworlds('verify', fileWith(position))).code).toBe(2);
  });
});

describe('FILE', () => {
  it('may be a compact record', async () => {
    const record = jsonIn(await playedRecord());
    const compact = toCompact(miniTrack, record);
    expect(await json('verify', fileWith(`${compact}\n`))).toMatchObject({ ok: true });
  });

  it('may be a position', async () => {
    const position = toPositionFile(miniTrack, { seats: 4 }, miniTrack.create({ seats: 4 }));
    expect(await json('legal', fileWith(position))).toMatchObject({ kind: 'drawCard' });
  });

  it('may be stdin', async () => {
    const text = readFileSync(await playedRecord(), 'utf8');
    const { code, out } = await runWith(text, ['verify', '-', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).ok).toBe(true);
  });

  it('may be the example in docs/notation.md', async () => {
    const docs = fileURLToPath(new URL('../../docs/notation.md', import.meta.url));
    const example = /```json\n(\{\n {2}"nineworlds"[\s\S]+?)```/.exec(readFileSync(docs, 'utf8'));
    expect(await json('verify', fileWith(example?.[1] ?? ''))).toMatchObject({
      ok: true,
      plies: 3,
    });
  });
});
