import {
  CHANCE,
  checkOptions,
  Faults,
  hashOf,
  OVER,
  type Position,
  Rng,
  recordText,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import type { Message, Request } from '@nineworlds/protocol';
import { Table, tableFromRecord, visibleEntry } from '@nineworlds/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readGameText } from '../load-table.ts';
import { ann, bob, bot, loadGame, MemoryStore, TestHost } from './hosts.ts';

// Two people and a bot play NeedFire at one screen. Whatever the page is told while one of them sits
// there, or nobody, must not depend on what he cannot know: the same table with the hidden cards dealt
// another way says the same, byte for byte.

const SEATS = [ann, bob, bot];

async function needfire() {
  const door = gameById('needfire');
  if (door === undefined) throw new Error('no NeedFire');
  const module = await door.load();
  const options = checkOptions(module.game.options, { seats: 3 }, new Faults());
  if (options === undefined) throw new Error('bad options');
  return { module, game: module.game, options };
}

/** A table that begins at a position. */
async function tableAt(start?: Position) {
  const { game, options } = await needfire();
  const set = { game, options, seats: SEATS, seed: 'a', fate: 'hmac', nonces: [] } as const;
  return new Table({ ...set, chance: 'fate', ...(start === undefined ? {} : { start }) });
}

/** The positions of a game of random play in which a seat is asked. */
async function positionsFor(seat: Seat): Promise<Position[]> {
  const { game, options } = await needfire();
  const table = await tableAt();
  const rng = new Rng(7);
  const legal = new Int32Array(game.maxMoves);
  const found: Position[] = [];
  const position = table.positionAt(table.ply);
  while (position.frames.seat !== OVER) {
    if (position.frames.seat === seat) {
      const copy = game.blank(options);
      copy.copyFrom(position);
      found.push(copy);
    }
    const isChance = position.frames.seat === CHANCE;
    const move = isChance
      ? game.sample(position, rng)
      : legal[rng.below(game.legal(position, legal))];
    game.apply(position, move ?? 0);
  }
  return found;
}

/** The same position with what an observer cannot know dealt another way; undefined if he knows all. */
async function dealtAnew(position: Position, observer: Seat): Promise<Position | undefined> {
  const { game, options } = await needfire();
  for (let seed = 1; seed < 9; seed++) {
    const other = game.blank(options);
    game.observe(position, observer, other);
    game.determinize(other, new Rng(seed));
    if (hashOf(other) !== hashOf(position)) return other;
  }
  return undefined;
}

/** A host that has saved a game which begins at a position. */
async function hostAt(start: Position): Promise<TestHost> {
  const store = new MemoryStore();
  const table = await tableAt(start);
  store.games.set('t', {
    id: 't',
    game: 'needfire',
    record: recordText(table.record('revealed')),
    position: '',
    summary: {
      id: 't',
      game: 'needfire',
      seats: SEATS,
      turn: 0,
      ply: 0,
      asked: 0,
      over: false,
      winners: 0,
      changed: 0,
    },
  });
  return new TestHost({ store });
}

/** All that an observer may know of what has happened at a host's table so far. */
async function knownTo(host: TestHost, observer: Seat): Promise<string> {
  const count = host.posted.length;
  const { text } = await host.ask({ type: 'export', table: 't', form: 'save' });
  host.posted.length = count;
  const found = await readGameText(text, { loadGame });
  if (found.kind !== 'record') throw new Error('no record');
  const table = tableFromRecord(found.entry.game, found.record);
  const told = table.log.map((entry) => visibleEntry(entry, observer));
  return hashOf(table.observationFor(observer)) + JSON.stringify(told);
}

/** Messages as bytes; the numbers of requests are no part of what is told. */
function written(messages: readonly Message[]): string {
  const told = messages.map((message) => ({ ...message, id: 0, request: 0 }));
  return JSON.stringify(told, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : (value as unknown),
  );
}

/** Asks two hosts the same; whether they have said the same since the last time. */
async function sayTheSame(hosts: readonly TestHost[], requests: readonly Request[]) {
  const said = [];
  for (const host of hosts) {
    host.posted.length = 0;
    for (const request of requests) await host.ask(request).catch(() => undefined);
    said.push(written(host.posted));
  }
  return said[0] === said[1];
}

/** Advice takes its time, so it is asked for at some of the questions only. */
const ADVISED = 3;

/** How often two worlds that a seat cannot tell apart were told apart by what its screen was told. */
async function leaksToSeat(seat: Seat, positions: readonly Position[]) {
  let compared = 0;
  let leaks = 0;
  for (const [i, position] of positions.entries()) {
    const other = await dealtAnew(position, seat);
    if (other === undefined) continue;
    const hosts = [await hostAt(position), await hostAt(other)];
    const count = async (requests: readonly Request[]) => {
      compared++;
      if (!(await sayTheSame(hosts, requests))) leaks++;
    };
    const table = 't';
    await count([
      { type: 'resume', table, takeOver: false },
      { type: 'sit', table, seat },
    ]);
    const [first] = hosts;
    const { list } = (await first?.ask({ type: 'choices', table, seat, line: '' })) ?? { list: [] };
    const line = list[0]?.line ?? '';
    await count([
      { type: 'choices', table, seat, line: '' },
      { type: 'choices', table, seat, line },
      { type: 'complete', table, seat, line: '' },
      { type: 'odds', table, seat, line: '' },
      { type: 'odds', table, seat, line },
      { type: 'moment', table, ply: 0 },
      { type: 'export', table, form: 'link' },
      { type: 'choices', table, seat: 1 - seat, line: '' },
      { type: 'look', table, into: 'look' },
    ]);
    if (i < ADVISED) {
      const names = ['Ann', 'Bob', 'Cid'];
      await count([
        { type: 'advise', table, seat, names },
        { type: 'advise', table, seat: 1 - seat, names },
        { type: 'review', table, seat, thoroughness: 'quick' },
      ]);
    }
    // The line that is played may teach the seat what was hidden; then the worlds have come apart.
    const answers = [];
    for (const host of hosts) {
      host.posted.length = 0;
      await host.answer(table, seat, 0).catch(() => undefined);
      answers.push(written(host.posted));
    }
    const known = await Promise.all(hosts.map((host) => knownTo(host, seat)));
    if (known[0] !== known[1]) continue;
    compared++;
    if (answers[0] !== answers[1]) leaks++;
  }
  return { compared, leaks };
}

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Two people at screens of their own, one of whom plays: how often two worlds that the other one cannot
 * tell apart were told apart by what their screen was told.
 */
async function leaksToOther(player: Seat, positions: readonly Position[]) {
  const table = 't';
  const other = 1 - player;
  let compared = 0;
  let leaks = 0;
  for (const position of positions) {
    const world = await dealtAnew(position, other);
    if (world === undefined) continue;
    const told = [];
    const known = [];
    for (const start of [position, world]) {
      const host = await hostAt(start);
      const [own, listening] = [host.connect('p', [player]), host.connect('o', [other])];
      const resume = { type: 'resume', table, takeOver: false } as const;
      // What is compared with comes from the host's own session.
      for (const session of [host, own, listening]) await session.ask(resume);
      await own.ask({ type: 'choices', table, seat: player, line: '' });
      // Nobody is told anything by asking for what is not theirs.
      const requests: Request[] = [
        { type: 'choices', table, seat: player, line: '' },
        { type: 'odds', table, seat: player, line: '' },
        { type: 'advise', table, seat: player },
        { type: 'sit', table, seat: player },
        { type: 'export', table, form: 'save' },
        { type: 'moment', table, ply: 0 },
      ];
      for (const request of requests) await listening.ask(request).catch(() => undefined);
      await own.answer(table, player, 0);
      told.push(written(listening.posted));
      known.push(await knownTo(host, other));
    }
    if (known[0] !== known[1]) continue;
    compared++;
    if (told[0] !== told[1]) leaks++;
  }
  return { compared, leaks };
}

describe('what two viewers of a table with secrets are told at once', () => {
  it.each([0, 1])('does not depend on what only seat %i knows, who plays', async (player) => {
    const positions = (await positionsFor(player)).slice(0, 14);
    const { compared, leaks } = await leaksToOther(player, positions);
    expect(compared).toBeGreaterThan(4);
    expect(leaks).toBe(0);
  });

  it('would be found out: a game that hides nothing is caught', async () => {
    const positions = (await positionsFor(0)).slice(0, 3);
    const game = await (await needfire()).module.checked();
    const worlds = await Promise.all(positions.map((position) => dealtAnew(position, 1)));
    const told = [];
    for (const start of [positions[0], worlds[0]]) {
      if (start === undefined) throw new Error('seat 1 cannot know all');
      const host = await hostAt(start);
      const planted = vi
        .spyOn(game, 'observe')
        .mockImplementation((from, _, into) => into.copyFrom(from));
      const listening = host.connect('o', [1]);
      await listening.ask({ type: 'resume', table: 't', takeOver: false });
      planted.mockRestore();
      told.push(written(listening.posted));
    }
    expect(told[0]).not.toBe(told[1]);
  });
});

describe('what the page is told of a table with secrets', () => {
  it('does not depend on what the one who sits there cannot know', async () => {
    const { compared, leaks } = await leaksToSeat(0, (await positionsFor(0)).slice(0, 16));
    expect(compared).toBeGreaterThan(24);
    expect(leaks).toBe(0);
  });

  it('is what lies open, while nobody sits there', async () => {
    const positions = [
      ...(await positionsFor(0)).slice(0, 6),
      ...(await positionsFor(1)).slice(0, 6),
    ];
    for (const position of positions) {
      const other = await dealtAnew(position, SPECTATOR);
      if (other === undefined) throw new Error('a spectator cannot know all');
      const hosts = [await hostAt(position), await hostAt(other)];
      const requests: Request[] = [
        { type: 'resume', table: 't', takeOver: false },
        { type: 'look', table: 't', into: 'look' },
        { type: 'moment', table: 'look', ply: 0 },
      ];
      expect(await sayTheSame(hosts, requests)).toBe(true);
    }
  });

  it('holds no card of the one who has just played, once the other is to sit down', async () => {
    const host = new TestHost();
    const options = { seats: 3, first: '1' };
    await host.ask({
      type: 'start',
      table: 't',
      game: 'needfire',
      options,
      seats: SEATS,
      seed: 'x',
      chance: 'fate',
    });
    await host.ask({ type: 'sit', table: 't', seat: 0 });
    while (host.posted.every((message) => message.type !== 'news' || message.state.curtain !== 1)) {
      await host.answer('t', 0, 0);
    }
    const { state, entries, beats } = host.news;
    const unseated = new TestHost({ store: host.store });
    const spectator = await unseated.ask({ type: 'look', table: 't', into: 'look' });
    expect(state.view).toEqual(spectator.state.view);
    expect(state.undo).toEqual({
      possible: false,
      refusal: expect.objectContaining({ facts: {} }),
    });
    const lines = spectator.entries.flatMap((entry) => ('lines' in entry ? entry.lines : []));
    for (const entry of entries)
      if ('lines' in entry) expect(lines).toEqual(expect.arrayContaining([...entry.lines]));
    expect(beats.at(-1)?.view).toEqual(spectator.state.view);
  });

  it('would be found out: a game that hides nothing is caught', async () => {
    const positions = (await positionsFor(0)).slice(0, 4);
    const { module } = await needfire();
    // A table of a saved game is played with the game that can also check positions.
    const game = await module.checked();
    const observe = game.observe.bind(game);
    const worlds = await Promise.all(positions.map((position) => dealtAnew(position, 0)));
    expect(worlds.every((world) => world !== undefined)).toBe(true);
    let planted = false;
    vi.spyOn(game, 'observe').mockImplementation((from, observer, into) => {
      if (planted) into.copyFrom(from);
      else observe(from, observer, into);
    });
    let leaks = 0;
    for (const [i, position] of positions.entries()) {
      const hosts = [await hostAt(position), await hostAt(worlds[i] ?? position)];
      planted = true;
      const requests: Request[] = [
        { type: 'resume', table: 't', takeOver: false },
        { type: 'sit', table: 't', seat: 0 },
      ];
      if (!(await sayTheSame(hosts, requests))) leaks++;
      planted = false;
    }
    expect(leaks).toBe(positions.length);
  });
});
