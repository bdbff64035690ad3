import { checkRecord, type MatchRecord, verify } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { Table } from '@nineworlds/table';
import { describe, expect, it, vi } from 'vitest';
import { StorageFull } from '../ports.ts';
import { ann, bob, bot, type MemoryStore, TestHost } from './hosts.ts';

const table = 't';

/** Yggdrasil for two gods: Ann, and somebody else. */
async function yggdrasil(other = bot, host = new TestHost()): Promise<TestHost> {
  const set = { game: 'yggdrasil', options: { seats: 2 }, seats: [ann, other], seed: 'abc' };
  await host.ask({ type: 'start', table, ...set, chance: 'fate' });
  return host;
}

/** Lets people answer so many questions, each with another choice. */
async function playOn(host: TestHost, questions: number): Promise<void> {
  for (let i = 0; i < questions; i++) {
    const { state } = await host.ask({ type: 'resume', table, takeOver: false });
    const [seat] = state.answerers;
    if (seat === undefined) return;
    await host.answer(table, seat, i);
  }
}

async function stateOf(host: TestHost) {
  return (await host.ask({ type: 'resume', table, takeOver: false })).state;
}

/** The record that is saved of a game, checked for its shape. */
async function savedRecord(store: MemoryStore): Promise<MatchRecord> {
  const module = await gameById('yggdrasil')?.load();
  const game = await module?.checked();
  if (game === undefined) throw new Error('no Yggdrasil');
  const record = checkRecord(game, JSON.parse(store.games.get(table)?.record ?? ''));
  expect(verify(game, record)).toMatchObject({ ok: true });
  return record;
}

/** Changes the saved game as somebody might who edits what the browser has saved. */
function edit(store: MemoryStore, change: (record: string) => string): void {
  const saved = store.games.get(table);
  if (saved !== undefined) store.games.set(table, { ...saved, record: change(saved.record) });
}

describe('a table in the browser', () => {
  it('saves the game after every line, and goes on with it', async () => {
    const host = await yggdrasil();
    await playOn(host, 4);
    const before = await stateOf(host);
    const { moves } = await savedRecord(host.store);
    expect(moves).toHaveLength(before.ply);
    const after = await stateOf(new TestHost({ store: host.store }));
    expect(after.view).toEqual(before.view);
    expect([after.asked, after.question]).toEqual([before.asked, before.question]);
  });

  it('plays no line again when one is played, undone or saved', async () => {
    const host = await yggdrasil();
    const replays = vi.spyOn(Table.prototype, 'positionAt');
    await playOn(host, 4);
    const { seq, ply } = await stateOf(host);
    await host.ask({ type: 'command', table, command: { type: 'undo', seat: 0, seq } });
    expect((await stateOf(host)).ply).toBeLessThanOrEqual(ply);
    await savedRecord(host.store);
    expect(replays).not.toHaveBeenCalled();
    replays.mockRestore();
  });

  it('asks nobody a question with one answer', async () => {
    const host = await yggdrasil();
    for (let i = 0; i < 40; i++) {
      const { answerers, results } = await stateOf(host);
      if (results !== undefined) break;
      const [seat = 0] = answerers;
      const { list, beginning } = await host.ask({ type: 'choices', table, seat, line: '' });
      expect(list.length > 1 || list.some(({ goesOn }) => goesOn), beginning).toBe(true);
      await host.answer(table, seat, i);
    }
  });

  it('tells answers of bots that need no time together with the line before them', async () => {
    const host = await yggdrasil();
    const told: boolean[] = [];
    for (let i = 0; i < 12; i++) {
      const [seat] = (await stateOf(host)).answerers;
      if (seat === undefined) break;
      const before = host.posted.length;
      await host.answer(table, seat, i);
      const news = host.posted.slice(before).filter((message) => message.type === 'news');
      told.push(news.length === 1);
    }
    // How long they take is known only after their first answer.
    expect(told.slice(told.indexOf(false) + 1)).not.toContain(false);
    expect(told).toContain(false);
  });

  it('is seen by whoever is asked, also when it is opened again', async () => {
    const host = await yggdrasil(bob);
    for (let i = 0; i < 40 && (await stateOf(host)).viewer !== 1; i++) await playOn(host, 1);
    const before = await stateOf(host);
    expect(before.viewer).toBe(1);
    const after = await stateOf(new TestHost({ store: host.store }));
    expect([after.viewer, after.answerers]).toEqual([1, before.answerers]);
  });

  it('has only the rest chosen of a line that was begun', async () => {
    const host = new TestHost();
    const set = { game: 'needfire', options: { seats: 2 }, seats: [ann, bot], seed: 'rest' };
    await host.ask({ type: 'start', table, ...set, chance: 'fate' });
    let begun = 0;
    for (let i = 0; i < 60; i++) {
      const { state } = await host.ask({ type: 'resume', table, takeOver: false });
      if (state.results !== undefined) break;
      const { list } = await host.ask({ type: 'choices', table, seat: 0, line: '' });
      const choice = list[i % list.length];
      if (choice === undefined || !choice.goesOn) {
        await host.answer(table, 0, i);
        continue;
      }
      await host.ask({ type: 'choose', table, seat: 0, line: choice.line });
      const { entries } = await host.ask({ type: 'resume', table, takeOver: false });
      const played = entries.findLast((entry) => entry.type === 'line' && entry.by === 0);
      expect(played?.type === 'line' && played.lines[0]?.line).toMatch(
        new RegExp(`^${choice.line}( |$)`),
      );
      begun++;
    }
    expect(begun).toBeGreaterThan(5);
  });

  it('takes the last decision back', async () => {
    const host = await yggdrasil();
    const { undo: atStart } = await stateOf(host);
    expect(atStart).toMatchObject({ possible: false, refusal: { rule: 'K-15' } });
    for (let i = 0; i < 40; i++) {
      const before = await stateOf(host);
      await host.answer(table, 0, i);
      const { undo, seq } = await stateOf(host);
      if (!undo.possible) continue;
      expect(undo.toPly).toBe(before.ply);
      await host.ask({ type: 'command', table, command: { type: 'undo', seat: 0, seq } });
      const after = await stateOf(host);
      expect([after.ply, after.question]).toEqual([before.ply, before.question]);
      expect(after.view).toEqual(before.view);
      return;
    }
    throw new Error('nothing could be taken back');
  });

  it('goes back by consent of all people, and keeps the old line as a branch', async () => {
    const host = await yggdrasil(bob);
    await playOn(host, 6);
    const { seq, ply } = await stateOf(host);
    const joined = await host.ask({ type: 'resume', table, takeOver: false });
    const decision = joined.entries.find((entry) => entry.type === 'line' && !entry.forced);
    const toPly = decision?.type === 'line' ? decision.ply : 0;
    await host.ask({ type: 'command', table, command: { type: 'rewind', seat: 0, seq, toPly } });
    expect((await stateOf(host)).proposal).toEqual({ by: 0, toPly, agreed: [0], missing: [1] });
    expect((await stateOf(host)).ply).toBe(ply);

    await host.ask({ type: 'command', table, command: { type: 'agree', seat: 1, seq } });
    const after = await stateOf(host);
    expect(after.proposal).toBeUndefined();
    expect(after.ply).toBe(toPly);
    expect(after.branches).toEqual([{ from: toPly, plies: ply - toPly }]);
    const { branches } = await savedRecord(host.store);
    expect(branches).toHaveLength(1);

    const fresh = new TestHost({ store: host.store });
    await fresh.ask({ type: 'look', table, into: 'look' });
    const side = await fresh.ask({ type: 'sideLine', table: 'look', branch: 0, into: 'side' });
    expect(side.state.ply).toBe(ply);
    const last = await fresh.ask({ type: 'moment', table: 'side', ply });
    expect(last.view).toEqual(joined.state.view);
    await expect(
      fresh.ask({ type: 'sideLine', table: 'look', branch: 1, into: 'none' }),
    ).rejects.toThrow('noSuchBranch');
  });

  it('stays where it is when somebody does not want to go back', async () => {
    const host = await yggdrasil(bob);
    await playOn(host, 3);
    const { seq, ply, lastDecision = 0 } = await stateOf(host);
    const back = { type: 'rewind', seat: 0, seq, toPly: lastDecision } as const;
    await host.ask({ type: 'command', table, command: back });
    await host.ask({ type: 'command', table, command: { type: 'decline', seat: 1, seq } });
    const after = await stateOf(host);
    expect([after.proposal, after.ply, after.branches]).toEqual([undefined, ply, []]);
  });
});

describe('a game that is looked at', () => {
  it('cannot be played, and whoever plays it is not disturbed', async () => {
    const host = await yggdrasil();
    await playOn(host, 5);
    const before = host.store.games.get(table);
    const looked = await host.ask({ type: 'look', table, into: 'look' });
    expect([looked.state.purpose, looked.state.answerers]).toEqual(['replay', []]);
    const command = { type: 'undo', seat: 0, seq: looked.state.seq } as const;
    await expect(host.ask({ type: 'command', table: 'look', command })).rejects.toThrow(
      'onlyReplay',
    );
    expect(host.store.games.get(table)).toBe(before);
    expect([...host.store.games.keys()]).toEqual([table]);
  });

  it('holds the last line, even if that is still on its way to the store', async () => {
    const host = await yggdrasil();
    await playOn(host, 3);
    const { ply } = await stateOf(host);
    // From now on every game takes a while to be written.
    const save = host.store.save.bind(host.store);
    vi.spyOn(host.store, 'save').mockImplementation(async (game) => {
      for (let i = 0; i < 500; i++) await new Promise((resolve) => setImmediate(resolve));
      return save(game);
    });
    const { list, seq } = await host.ask({ type: 'choices', table, seat: 0, line: '' });
    const line = list.find(({ goesOn }) => !goesOn)?.line ?? `${list[0]?.line}`;
    const whole = (await host.ask({ type: 'choices', table, seat: 0, line })).list[0]?.line ?? line;
    host.begin({ type: 'command', table, command: { type: 'line', seat: 0, seq, line: whole } });
    host.begin({ type: 'allowAdvice', table, advice: 'off' });
    const looked = await host.ask({ type: 'look', table, into: 'look' });
    expect(looked.state.ply).toBeGreaterThan(ply);
    expect(looked.state.advice).toBe('off');
  });

  it('by a link is the same game', async () => {
    const host = await yggdrasil();
    await playOn(host, 5);
    const { text, hash } = await host.ask({ type: 'export', table, form: 'link' });
    expect(text).not.toContain('abc');
    const other = new TestHost();
    const { state } = await other.ask({ type: 'open', table: 'r', text, purpose: 'replay' });
    expect(state.view).toEqual((await stateOf(host)).view);
    const again = await other.ask({ type: 'export', table: 'r', form: 'link' });
    expect(again.hash).toBe(hash);
    const broken = text.slice(0, -3);
    await expect(
      other.ask({ type: 'open', table: 'b', text: broken, purpose: 'replay' }),
    ).rejects.toThrow('badLink');
  });

  it('can be tried again from any moment, with the same fate', async () => {
    const host = await yggdrasil();
    await playOn(host, 5);
    const { ply } = await stateOf(host);
    const looked = await host.ask({ type: 'look', table, into: 'look' });
    const decision = looked.entries.find((entry) => entry.type === 'line' && !entry.forced);
    const from = decision?.type === 'line' ? decision.ply : 0;
    const branch = { type: 'branch', table: 'look', ply: from, into: 'again' } as const;
    const { state } = await host.ask({ ...branch, purpose: 'again' });
    expect([state.ply, state.purpose]).toEqual([from, 'play']);
    const line = decision?.type === 'line' ? (decision.lines[0]?.line ?? '') : '';
    const command = { type: 'line', seat: 0, seq: state.seq, line } as const;
    await host.ask({ type: 'command', table: 'again', command });
    const told = host.posted.flatMap((m) =>
      m.type === 'news' && m.table === 'again' ? m.entries : [],
    );
    const first = told.find((entry) => entry.type === 'line');
    expect(first).toMatchObject({ lines: decision?.type === 'line' ? decision.lines : [] });
    expect((await stateOf(host)).ply).toBe(ply);
  });
});

describe('a try-out', () => {
  it('is never saved and never touches the game', async () => {
    const host = await yggdrasil();
    await playOn(host, 4);
    const before = host.store.games.get(table);
    const view = (await stateOf(host)).view;
    const request = { type: 'branch', table, ply: 4, into: 'try', purpose: 'sandbox' } as const;
    const { state } = await host.ask(request);
    expect([state.purpose, state.saved]).toEqual(['sandbox', 'never']);
    for (let i = 0; i < 5; i++) await host.answer('try', 0, i).catch(() => undefined);
    expect([...host.store.games.keys()]).toEqual([table]);
    expect(host.store.games.get(table)).toBe(before);
    expect((await stateOf(host)).view).toEqual(view);
  });
});

describe('when saving goes wrong', () => {
  it('a full storage is told, and the game goes on', async () => {
    const host = await yggdrasil();
    host.store.fails = new StorageFull('no room');
    await host.answer(table, 0, 0);
    expect((await stateOf(host)).saved).toBe('full');
    host.store.fails = new Error('blocked');
    await host.answer(table, 0, 0);
    expect((await stateOf(host)).saved).toBe('blocked');
    host.store.fails = undefined;
    await host.answer(table, 0, 0);
    expect((await stateOf(host)).saved).toBe('yes');
  });

  it.each([0, 999])('a game of rules %i goes on beside its old record', async (version) => {
    const host = await yggdrasil();
    await playOn(host, 4);
    const { view } = await stateOf(host);
    edit(host.store, (record) =>
      record.replace(/"rulesVersion": \d+/, `"rulesVersion": ${version}`),
    );
    const before = host.store.games.get(table);
    const fresh = new TestHost({ store: host.store });
    const after = await stateOf(fresh);
    expect(after.view).toEqual(view);
    expect(after.ply).toBe(0);
    expect(after.continued).toMatchObject({ from: String(version) });
    const into = after.continued?.table ?? '';
    expect(into).not.toBe(table);
    expect(host.store.games.get(table)).toBe(before);
    await fresh.answer(into, 0, 0);
    expect(host.store.games.get(table)).toBe(before);

    // Who opens the old one again goes on where he was.
    const { ply } = (await fresh.ask({ type: 'resume', table: into, takeOver: false })).state;
    const again = await stateOf(new TestHost({ store: host.store }));
    expect([again.continued?.table, again.ply]).toEqual([into, ply]);
    expect(ply).toBeGreaterThan(0);
  });

  it.each(['{', '{}', '[]', 'null'])(
    'other rules with the position %s change nothing',
    async (position) => {
      const host = await yggdrasil();
      edit(host.store, (record) => record.replace(/"rulesVersion": \d+/, '"rulesVersion": 0'));
      const saved = host.store.games.get(table);
      if (saved === undefined) throw new Error('nothing was saved');
      const spoilt = { ...saved, position };
      host.store.games.set(table, spoilt);
      await expect(stateOf(new TestHost({ store: host.store }))).rejects.toThrow(
        'savedByOtherRules',
      );
      expect([...host.store.games.values()]).toEqual([spoilt]);
    },
  );

  it('an edited game is refused, with what is wrong about it', async () => {
    const host = await yggdrasil();
    await playOn(host, 4);
    edit(host.store, (record) => record.replace(/"hash": "./, '"hash": "z'));
    await expect(stateOf(new TestHost({ store: host.store }))).rejects.toThrow(
      'savedDamaged,otherHash',
    );
    for (const record of ['{', '{}', undefined as unknown as string]) {
      edit(host.store, () => record);
      await expect(stateOf(new TestHost({ store: host.store }))).rejects.toThrow(/^savedDamaged$/);
    }
  });

  it('a game that is not there is told so', async () => {
    await expect(stateOf(new TestHost())).rejects.toThrow('noSuchTable');
  });
});

describe('a file from outside', () => {
  const open = (text: string) =>
    new TestHost().ask({ type: 'open', table, text, purpose: 'replay' });

  it.each(['', '{', '{}', '{"hello":1}', '[]', 'null', '7'])('%s is none of ours', async (text) => {
    await expect(open(text)).rejects.toThrow(/^notJson$/);
  });

  it('that somebody has changed is told so before what is wrong about it', async () => {
    const host = await yggdrasil();
    await playOn(host, 4);
    const { text } = await host.ask({ type: 'export', table, form: 'save' });
    await expect(open(text.replace(/"hash": "[0-9a-f]{4}/, '"hash": "0000'))).rejects.toThrow(
      'damaged,otherHash',
    );
    await expect(open(text.replace('"moves"', '"motions"'))).rejects.toThrow(/^damaged,/);
  });
});

describe('hidden cards', () => {
  const needfire = { game: 'needfire', options: {}, seed: 'abc', chance: 'fate' } as const;

  it('of a bot are not seen by taking its seat', async () => {
    const host = new TestHost();
    const { state } = await host.ask({ type: 'start', table, ...needfire });
    const seat = state.seats.findIndex(({ kind }) => kind === 'bot');
    const take = (at: number, occupant = ann) =>
      host.ask({ type: 'command', table, command: { type: 'seat', seat: at, occupant } });
    await expect(take(seat)).rejects.toThrow('botStays');
    // Who has let a bot play for him may come back.
    await take(0, bot);
    await take(0);
  });

  it('of whoever is asked stay the same in a try-out', async () => {
    const host = new TestHost();
    const { state } = await host.ask({ type: 'start', table, ...needfire });
    const seats = state.seats.map(() => ann);
    await host.ask({ type: 'start', table, ...needfire, seats });
    const seat = (await stateOf(host)).curtain ?? -1;
    const real = await host.ask({ type: 'sit', table, seat });
    await host.ask({ type: 'look', table, into: 'look' });
    const ply = real.state.ply;
    await host.ask({ type: 'branch', table: 'look', ply, into: 'try', purpose: 'sandbox' });
    const tried = await host.ask({ type: 'sit', table: 'try', seat });
    expect(tried.state.view).toEqual(real.state.view);
  });
});

describe('a line that is typed', () => {
  it('is completed word by word, also when a word is only begun', async () => {
    const host = await yggdrasil();
    await playOn(host, 1);
    const { answerers } = await stateOf(host);
    const [seat = 0] = answerers;
    const complete = (line: string) => host.ask({ type: 'complete', table, seat, line });
    const { next } = await complete('');
    expect(next).toContain('midgard');
    expect((await complete('mi')).next).toEqual(['midgard']);
    expect((await complete('midgard ')).next).not.toContain('midgard');
    const { refusal } = await complete('nowhere');
    expect(refusal?.reason).toBe('unknownWord');
  });
});
