import { describe, expect, it } from 'vitest';
import { ann, bob, bot, MemoryStore, TestHost } from './hosts.ts';

const table = 't';
const start = {
  type: 'start',
  table,
  game: 'needfire',
  options: { seats: 3, first: '1' },
  seats: [ann, bob, bot],
  seed: 'x',
  chance: 'fate',
} as const;
const resume = { type: 'resume', table, takeOver: false } as const;

/** A host that begins anew with the game that another one has saved. */
async function restarted(): Promise<TestHost> {
  const store = new MemoryStore();
  const before = new TestHost({ store });
  await before.ask(start);
  before.close();
  return new TestHost({ store });
}

describe('sessions of one host', () => {
  it('that resume a saved game at the same moment sit at one table', async () => {
    const host = await restarted();
    const [a, b] = [host.connect('ann', [0]), host.connect('bob', [1])];
    await Promise.all([a.ask(resume), b.ask(resume)]);
    const line = await a.answer(table, 0, 0);
    expect(a.news.state.ply).toBe(b.news.state.ply);
    expect(b.news.entries.flatMap((entry) => ('lines' in entry ? entry.lines : []))[0]?.seat).toBe(
      0,
    );
    expect(line).not.toBe('');
  });

  it('that close while they open a table leave nothing open', async () => {
    const host = await restarted();
    const gone = host.connect('ann', [0]);
    gone.begin(resume);
    gone.close();
    await gone.quiet();
    // Nobody is there, so that the whole device can begin another game under the name.
    await expect(
      host.ask({ ...start, options: { seats: 2 }, seats: [ann, bob] }),
    ).resolves.toBeDefined();
  });

  it('speak the language that was asked for while a table was joined', async () => {
    const host = new TestHost();
    const set = { options: { seats: 2 }, seats: [ann, bot], seed: 'x', chance: 'fate' } as const;
    await host.ask({ type: 'start', table, game: 'yggdrasil', ...set });
    const first = { type: 'choices', table, seat: 0, line: '' } as const;
    // Remarks are told in a language; not every question has them.
    let inEnglish = await host.ask(first);
    while (inEnglish.list.every(({ remark }) => remark === '')) {
      await host.answer(table, 0, 0);
      inEnglish = await host.ask(first);
    }
    const session = host.connect('ann', [0]);
    const joining = session.ask(resume);
    await session.ask({ type: 'language', lang: 'ja' });
    await joining;
    await session.quiet();
    const { list } = await session.ask(first);
    expect(list).not.toEqual(inEnglish.list);
    await host.ask({ type: 'language', lang: 'ja' });
    expect(list).toEqual((await host.ask(first)).list);
  });

  it('cannot give a seat to a bot that does not exist', async () => {
    const host = new TestHost();
    await host.ask(start);
    const command = { type: 'seat', seat: 2, occupant: { kind: 'bot', bot: 'nosuch' } } as const;
    await expect(host.ask({ type: 'command', table, command })).rejects.toThrow('unknownBot');
  });
});

describe('a slow bot', () => {
  it('has its turn saved, although every line is a batch of its own', async () => {
    let now = 0;
    const clock = { now: () => (now += 50), pause: async () => undefined };
    const host = new TestHost({ clock });
    await host.ask({ ...start, seats: [ann, bot, bot] });
    const isBots = () =>
      host.posted.some(
        (message) =>
          message.type === 'news' &&
          message.entries.some((entry) => entry.type === 'line' && entry.by > 0),
      );
    while (!isBots()) await host.answer(table, 0, 0);
    const saved = await host.store.load(table);
    expect(host.news.state.answerers).toEqual([0]);
    expect(saved?.summary.ply).toBe(host.news.state.ply);
  });
});
