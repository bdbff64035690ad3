import type { Request } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import { ann, bob, bot, TestHost, type TestSession } from './hosts.ts';

const table = 't';

/** NeedFire for Ann and Bob, each at a screen of their own, and a bot; Ann is asked first. */
async function twoScreens() {
  const host = new TestHost();
  const [a, b] = [host.connect('ann', [0]), host.connect('bob', [1])];
  const options = { seats: 3, first: '1' };
  const seats = [ann, bob, bot];
  const start = { type: 'start', table, game: 'needfire', options, seats, seed: 'x' } as const;
  const first = await a.ask({ ...start, chance: 'fate' });
  const second = await b.ask({ type: 'resume', table, takeOver: false });
  return { host, a, b, first, second };
}

function lastNews(session: TestSession) {
  const news = session.posted.findLast(({ type }) => type === 'news');
  if (news?.type !== 'news') throw new Error('no news');
  return news;
}

describe('two viewers of one table', () => {
  it('each look as their own seat, and only the one who is asked has choices', async () => {
    const { first, second } = await twoScreens();
    expect([first.state.viewer, second.state.viewer]).toEqual([0, 1]);
    expect([first.state.answerers, second.state.answerers]).toEqual([[0], []]);
    expect(first.choices?.seat).toBe(0);
    expect(second.choices).toBeUndefined();
    expect(first.state.view).not.toEqual(second.state.view);
  });

  it('both hear of a line, each as they may read it, and whoever is asked next gets the choices', async () => {
    const { a, b } = await twoScreens();
    for (let i = 0; i < 30; i++) {
      const [from, to] = lastAsked(a, b) === 0 ? [a, b] : [b, a];
      const seat = from === a ? 0 : 1;
      const heard = to.posted.length;
      await from.answer(table, seat, 0);
      expect(to.posted.length).toBeGreaterThan(heard);
      const [own, other] = [lastNews(from), lastNews(to)];
      expect([own.state.seq, own.state.ply]).toEqual([other.state.seq, other.state.ply]);
      expect([own.state.viewer, other.state.viewer]).toEqual([seat, 1 - seat]);
      if (own.state.results !== undefined) return;
      const asked = [own, other].filter(({ choices }) => choices !== undefined);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.choices?.seq).toBe(own.state.seq);
    }
  });

  it('are told all that happened, whenever they joined', async () => {
    const { host, a, b } = await twoScreens();
    for (let i = 0; i < 6; i++) {
      const seat = lastAsked(a, b);
      await (seat === 0 ? a : b).answer(table, seat, i);
    }
    const late = host.connect('late', []);
    const { state, entries } = await late.ask({ type: 'resume', table, takeOver: false });
    expect(state.viewer).toBeLessThan(0);
    expect(state.answerers).toEqual([]);
    const seen = await a.ask({ type: 'resume', table, takeOver: false });
    expect(entries).toHaveLength(seen.entries.length);
    expect(state.ply).toBe(seen.state.ply);
  });

  it('cannot answer, ask or look for each other, whatever their messages say', async () => {
    const { b, first } = await twoScreens();
    const line = first.choices?.list[0]?.line ?? '';
    const { seq } = first.state;
    const requests: Request[] = [
      { type: 'command', table, command: { type: 'line', seat: 0, seq, line } },
      { type: 'command', table, command: { type: 'seat', seat: 0, occupant: bot } },
      { type: 'choices', table, seat: 0, line: '' },
      { type: 'why', table, seat: 0, line },
      { type: 'complete', table, seat: 0, line: '' },
      { type: 'odds', table, seat: 0, line },
      { type: 'advise', table, seat: 0 },
      { type: 'choose', table, seat: 0, line: '' },
      { type: 'sit', table, seat: 0 },
    ];
    for (const request of requests) {
      await expect(b.ask(request), request.type).rejects.toThrow('notYourSeat');
    }
    await expect(b.ask({ type: 'export', table, form: 'save' })).rejects.toThrow(
      'secretsWhileRunning',
    );
  });

  it('cannot be thrown off their table by a new one of the same name', async () => {
    const { host, a } = await twoScreens();
    const stranger = host.connect('stranger', [0, 1, 2]);
    const start = { type: 'start', table, game: 'needfire', options: {}, chance: 'fate' } as const;
    await expect(stranger.ask(start)).rejects.toThrow('openElsewhere');
    await expect(stranger.ask({ type: 'sit', table, seat: 0 })).rejects.toThrow('noSuchTable');
    await a.answer(table, 0, 0);
  });

  it('read in their own language', async () => {
    const host = new TestHost();
    const [a, b] = [host.connect('ann', [0, 1]), host.connect('bob', [0, 1])];
    const options = { seats: 2 };
    const start = { type: 'start', table, game: 'yggdrasil', options, seats: [ann, bob] } as const;
    const begun = await a.ask({ ...start, seed: 'abc', chance: 'fate' });
    await a.answer(table, begun.choices?.seat ?? 0, 0);
    await b.ask({ type: 'language', lang: 'fr' });
    const { choices } = await b.ask({ type: 'resume', table, takeOver: false });
    const seat = choices?.seat ?? 0;
    const worlds = (await a.ask({ type: 'choices', table, seat, line: '' })).list;
    const said = async (session: TestSession) => {
      const lines = worlds.map(({ line }) => session.ask({ type: 'choices', table, seat, line }));
      return (await Promise.all(lines)).map(({ preview }) => preview.join(' ')).join(' ');
    };
    const [english, french] = [await said(a), await said(b)];
    expect(english.trim()).not.toBe('');
    expect(french).not.toBe(english);
  });

  it('keep the table open for each other, until the last has left', async () => {
    const { host, a, b } = await twoScreens();
    a.close();
    const { state } = await b.ask({ type: 'resume', table, takeOver: false });
    expect(state.viewer).toBe(1);
    const heard = a.posted.length;
    await a.quiet();
    expect(a.posted).toHaveLength(heard);
    await b.ask({ type: 'close', table });
    await expect(b.ask({ type: 'choices', table, seat: 1, line: '' })).rejects.toThrow(
      'noSuchTable',
    );
    expect([...host.store.games.keys()]).toEqual([table]);
  });
});

/** Whose turn it is, by what both were told. */
function lastAsked(a: TestSession, b: TestSession): number {
  const asks = (session: TestSession): boolean => {
    const told = session.posted.findLast(
      (message) =>
        message.type === 'news' || (message.type === 'answer' && 'state' in message.answer),
    );
    if (told?.type === 'news') return told.state.answerers.length > 0;
    return (
      told?.type === 'answer' && 'state' in told.answer && told.answer.state.answerers.length > 0
    );
  };
  return asks(a) && !asks(b) ? 0 : asks(b) && !asks(a) ? 1 : 0;
}
