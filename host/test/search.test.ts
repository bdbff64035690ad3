import type { Task } from '@nineworlds/bots/search-tools';
import { hashOf, type SeatInfo, unpackPosition } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import type { Request } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import { readAdvice } from '../saved-advice.ts';
import type { NewSearchThread } from '../search-threads.ts';
import { ann, bob, bot, TestHost, threadHere } from './hosts.ts';

const table = 't';
const steady: SeatInfo = { kind: 'bot', bot: 'steady:8' };

/** A table for two: Ann, and somebody else. */
async function tableOf(game: string, other: SeatInfo, host = new TestHost()): Promise<TestHost> {
  const options = { seats: 2 };
  const start = { type: 'start', table, game, options, seats: [ann, other], seed: 'abc' } as const;
  await host.ask({ ...start, chance: 'fate' });
  if (game === 'needfire') await host.ask({ type: 'sit', table, seat: 0 });
  return host;
}

async function stateOf(host: TestHost) {
  return (await host.ask({ type: 'resume', table, takeOver: false })).state;
}

/** Threads that keep what they are asked to do, and only do it when they are let. */
class PatientThreads {
  /** What has been asked for and was not ended. */
  readonly waiting = new Set<() => void>();
  ended = 0;

  readonly begin: NewSearchThread = async (hear, fail) => {
    const thread = await threadHere(hear, fail);
    const own = new Set<() => void>();
    return {
      postMessage: (task) => {
        const go = () => thread.postMessage(task);
        own.add(go);
        this.waiting.add(go);
      },
      terminate: () => {
        thread.terminate();
        this.ended++;
        for (const go of own) this.waiting.delete(go);
      },
    };
  };

  /** Lets everybody think who has been asked to. */
  letThink(): void {
    for (const go of this.waiting) go();
    this.waiting.clear();
  }
}

describe('advice in the browser', () => {
  it.each(['yggdrasil', 'chronicles', 'needfire'])(
    '%s: the best lines can be played',
    async (game) => {
      const host = await tableOf(game, bot);
      const { moves } = await host.ask({ type: 'advise', table, seat: 0 });
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(3);
      for (const { line, winProbability, error } of moves) {
        expect(winProbability).toBeGreaterThanOrEqual(0);
        expect(winProbability).toBeLessThanOrEqual(1);
        expect(error).toBeGreaterThanOrEqual(0);
        expect(await host.ask({ type: 'complete', table, seat: 0, line })).toMatchObject({
          complete: true,
        });
      }
    },
  );

  it('is the same for the same table, and tells how far it has come', async () => {
    const [one, other] = [await tableOf('chronicles', bot), await tableOf('chronicles', bot)];
    const ask: Request = { type: 'advise', table, seat: 0, names: ['Ann', 'Bob'] };
    expect(await one.ask(ask)).toEqual(await other.ask(ask));
    const done = one.posted.flatMap((message) =>
      message.type === 'progress' ? [message.done] : [],
    );
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(Math.max(...done)).toBeLessThanOrEqual(1);
  });

  it('is asked for a few times at once; one more ends the oldest', async () => {
    const host = await tableOf('chronicles', bot);
    const asked = Array.from({ length: 5 }, () => host.begin({ type: 'advise', table, seat: 0 }));
    await host.quiet();
    const replies = asked.map((id) => host.posted.find((told) => 'id' in told && told.id === id));
    expect(replies.map((reply) => reply?.type)).toEqual(['faults', ...Array(4).fill('answer')]);
    expect(replies[0]).toMatchObject({ faults: [{ reason: 'cancelled' }] });
  });

  it('is counted by seat, and the count is saved with the game', async () => {
    const host = await tableOf('chronicles', bot);
    expect((await stateOf(host)).advised).toEqual([0, 0]);
    await host.ask({ type: 'advise', table, seat: 0 });
    await host.ask({ type: 'advise', table, seat: 0 });
    expect(host.news.state.advised).toEqual([2, 0]);
    expect((await stateOf(new TestHost({ store: host.store }))).advised).toEqual([2, 0]);
    const looked = await host.ask({ type: 'look', table, into: 'look' });
    expect(looked.state.advised).toEqual([2, 0]);
  });

  it('is off where several people play together, until they want it', async () => {
    const host = await tableOf('yggdrasil', bob);
    const { advice, answerers } = await stateOf(host);
    const [seat = 0] = answerers;
    expect(advice).toBe('off');
    await expect(host.ask({ type: 'advise', table, seat })).rejects.toThrow('adviceIsOff');
    await host.ask({ type: 'allowAdvice', table, advice: 'on' });
    expect(host.news.state.advice).toBe('on');
    expect((await host.ask({ type: 'advise', table, seat })).moves).not.toEqual([]);
    expect((await stateOf(new TestHost({ store: host.store }))).advice).toBe('on');
    // Rivals may be advised, and so may somebody who plays with bots.
    expect((await stateOf(await tableOf('needfire', bob))).advice).toBe('on');
    expect((await stateOf(await tableOf('yggdrasil', bot))).advice).toBe('on');
  });

  it('is given to nobody who has not sat down, nor for the seat of a bot', async () => {
    const host = await tableOf('needfire', bob);
    for (const seat of [1, 7]) {
      await expect(host.ask({ type: 'advise', table, seat })).rejects.toThrow('notYourSeat');
    }
  });

  it('can be cancelled: the thread ends at once, and nothing is counted', async () => {
    const threads = new PatientThreads();
    const host = await tableOf('chronicles', bot, new TestHost({ newThread: threads.begin }));
    const request = host.begin({ type: 'advise', table, seat: 0 });
    await host.quiet();
    expect(threads.waiting.size).toBe(1);
    await host.ask({ type: 'cancel', request });
    expect(threads.ended).toBe(1);
    expect(host.posted).toContainEqual({
      type: 'faults',
      id: request,
      faults: [expect.objectContaining({ reason: 'cancelled' })],
    });
    expect((await stateOf(host)).advised).toEqual([0, 0]);
    // The next one gets a new thread.
    const again = host.begin({ type: 'advise', table, seat: 0 });
    await host.quiet();
    threads.letThink();
    await host.quiet();
    expect(host.posted).toContainEqual(expect.objectContaining({ type: 'answer', id: again }));
  });

  it('ends when its table is left', async () => {
    const threads = new PatientThreads();
    const host = await tableOf('needfire', bot, new TestHost({ newThread: threads.begin }));
    host.begin({ type: 'advise', table, seat: 0 });
    await host.quiet();
    await host.ask({ type: 'close', table });
    expect(threads.ended).toBe(1);
  });

  it('says so when thinking breaks down, and the table goes on', async () => {
    const broken: NewSearchThread = async (_, fail) => ({
      postMessage: fail,
      terminate: () => undefined,
    });
    const host = await tableOf('needfire', bot, new TestHost({ newThread: broken }));
    await expect(host.ask({ type: 'advise', table, seat: 0 })).rejects.toThrow('searchFailed');
    expect((await stateOf(host)).advised).toEqual([0, 0]);
  });

  it('is not believed when what is saved of it is damaged', () => {
    const saved = { setting: 'on', advised: [1, 0] };
    expect(readAdvice(saved, 2)).toEqual(saved);
    expect(readAdvice(saved, 3)).toBeUndefined();
    for (const odd of [
      undefined,
      'on',
      {},
      { ...saved, setting: 1 },
      { ...saved, advised: ['1'] },
    ]) {
      expect(readAdvice(odd, 2)).toBeUndefined();
    }
  });
});

describe('a bot that thinks ahead in the browser', () => {
  it.each(['yggdrasil', 'chronicles', 'needfire'])('%s: answers', async (game) => {
    const host = await tableOf(game, steady);
    for (let i = 0; i < 40; i++) {
      await host.answer(table, 0, i);
      const { entries, state } = await host.ask({ type: 'resume', table, takeOver: false });
      if (!entries.some((entry) => entry.type === 'line' && entry.by === 1 && !entry.forced))
        continue;
      expect(state.answerers).toEqual([0]);
      expect(state.searching).toBeUndefined();
      return;
    }
    throw new Error('the bot was never asked');
  });

  it('is named while it thinks, and stops when the table goes back', async () => {
    const threads = new PatientThreads();
    const host = new TestHost({ newThread: threads.begin });
    const options = { seats: 2, first: '1' };
    const seats = [ann, steady];
    const start = { type: 'start', table, game: 'needfire', options, seats, seed: 'abc' } as const;
    await host.ask({ ...start, chance: 'fate' });
    await host.ask({ type: 'sit', table, seat: 0 });
    for (let i = 0; threads.waiting.size === 0; i++) await host.answer(table, 0, i);
    expect(host.news.state).toMatchObject({ searching: 1, answerers: [] });
    const { seq, lastDecision: toPly = 0 } = host.news.state;
    await host.ask({ type: 'command', table, command: { type: 'rewind', seat: 0, seq, toPly } });
    expect([threads.ended, threads.waiting.size]).toEqual([1, 0]);
    expect(host.news.state.ply).toBe(toPly);
    expect(host.news.state.answerers).toEqual([0]);
    expect(host.news.state.searching).toBeUndefined();
  });

  it('begins anew when somebody else takes its seat, and stops when the table is left', async () => {
    const threads = new PatientThreads();
    const host = new TestHost({ newThread: threads.begin });
    const options = { seats: 2, first: '2' };
    const seats = [ann, steady];
    const start = { type: 'start', table, game: 'needfire', options, seats, seed: 'abc' } as const;
    await host.ask({ ...start, chance: 'fate' });
    expect(threads.waiting.size).toBe(1);
    const occupant: SeatInfo = { kind: 'bot', bot: 'novice' };
    await host.ask({ type: 'command', table, command: { type: 'seat', seat: 1, occupant } });
    expect([threads.ended, threads.waiting.size]).toEqual([1, 1]);
    await host.ask({ type: 'close', table });
    expect([threads.ended, threads.waiting.size]).toEqual([2, 0]);
  });

  it('never stops the game: without thinking, or with nonsense for an answer, a simple bot answers', async () => {
    const broken: NewSearchThread = async (_, fail) => ({
      postMessage: fail,
      terminate: () => undefined,
    });
    const nonsense: NewSearchThread = async (hear) => ({
      postMessage: () => hear({ answer: { type: 'line', line: [123_456] } }),
      terminate: () => undefined,
    });
    for (const newThread of [broken, nonsense]) {
      const host = await tableOf('needfire', steady, new TestHost({ newThread }));
      for (let i = 0; i < 6; i++) await host.answer(table, 0, i);
      expect((await stateOf(host)).answerers).toEqual([0]);
    }
  });

  it('is told what its seat knows, and nothing else', async () => {
    const sent: Task[] = [];
    const listening: NewSearchThread = async (hear, fail) => {
      const thread = await threadHere(hear, fail);
      return {
        terminate: () => thread.terminate(),
        postMessage: (task) => {
          sent.push(task);
          thread.postMessage(task);
        },
      };
    };
    const host = await tableOf('needfire', steady, new TestHost({ newThread: listening }));
    for (let i = 0; i < 3; i++) await host.answer(table, 0, i);
    expect(sent).not.toEqual([]);
    const module = await gameById('needfire')?.load();
    if (module === undefined) throw new Error('no NeedFire');
    for (const task of sent) {
      if (task.type !== 'line') throw new Error(`a bot was asked for a ${task.type}`);
      const told = module.game.blank(task.options);
      const known = module.game.blank(task.options);
      unpackPosition(task.observation, told);
      module.game.observe(told, task.seat, known);
      expect(hashOf(told)).toBe(hashOf(known));
    }
  });
});

describe('a review in the browser', () => {
  it('tells what was skill and what luck, of a game that is saved', async () => {
    const host = await tableOf('needfire', bot);
    while ((await stateOf(host)).results === undefined) await host.answer(table, 0, 0);
    await host.ask({ type: 'look', table, into: 'look' });
    const thoroughness = 'quick';
    const review = await host.ask({ type: 'review', table: 'look', seat: 0, thoroughness });
    const { start, skill, luck, others, result, curve, steps, turningPoints } = review;
    expect(start + skill + luck + others).toBeCloseTo(result, 9);
    expect(curve).toHaveLength(steps.length + 1);
    expect(turningPoints).toHaveLength(3);
    // The finished table itself can be asked as well.
    expect(await host.ask({ type: 'review', table, seat: 0, thoroughness })).toMatchObject({
      seat: 0,
      result,
    });
  });

  it('waits for the end where somebody has secrets', async () => {
    const host = await tableOf('needfire', bot);
    await expect(host.ask({ type: 'review', table, seat: 0 })).rejects.toThrow('reviewAfterEnd');
  });

  it('looks at a co-operative game so far', async () => {
    const host = await tableOf('yggdrasil', bot);
    for (let i = 0; i < 4; i++) await host.answer(table, 0, i);
    const { ply } = await stateOf(host);
    const review = await host.ask({ type: 'review', table, seat: 1, thoroughness: 'quick' });
    expect(review.seat).toBe(0);
    expect(review.steps.length).toBeLessThanOrEqual(ply);
    expect(review.decisions.length).toBeGreaterThan(0);
  });

  it('can be cancelled', async () => {
    const threads = new PatientThreads();
    const host = await tableOf('yggdrasil', bot, new TestHost({ newThread: threads.begin }));
    await host.answer(table, 0, 0);
    const request = host.begin({ type: 'review', table, seat: 0 });
    await host.quiet();
    await host.ask({ type: 'cancel', request });
    expect([threads.ended, threads.waiting.size]).toEqual([1, 0]);
  });
});
