import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Task } from '@nineworlds/bots/search-tools';
import { afterEach, describe, expect, it } from 'vitest';
import { type NewSearchThread, SearchThreads } from '../search-threads.ts';

const THREAD = new URL('./search-threads-thread.mjs', import.meta.url);

const newThread: NewSearchThread = (hear, fail) => {
  const thread = new Worker(THREAD);
  thread.on('message', hear);
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the thread has ended')));
  return thread;
};

/** A task of the tests: the bot says what becomes of it, the seed is the answer. */
function taskOf(bot: 'quick' | 'endless' | 'broken' | 'leaving', seed = 0): Task {
  const observation = { cells: new Int32Array(), depth: 0, numbers: [] };
  return { type: 'line', game: 'none', options: {}, seat: 0, seed, bot, observation };
}

describe('a pool of threads that search', () => {
  const pools: SearchThreads[] = [];
  const poolOf = (size: number) => {
    const pool = new SearchThreads(newThread, size);
    pools.push(pool);
    return pool;
  };
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

  it('answers every task, whatever the number of threads', async () => {
    const pool = poolOf(2);
    const answers = [1, 2, 3, 4, 5].map((seed) => pool.run(taskOf('quick', seed)));
    expect(await Promise.all(answers)).toEqual(
      [1, 2, 3, 4, 5].map((seed) => ({ type: 'line', line: [seed] })),
    );
  });

  it('tells how far a task has come', async () => {
    const told: number[] = [];
    await poolOf(1).run(taskOf('quick'), { onProgress: (done) => told.push(done) });
    expect(told).toEqual([1]);
  });

  it('never makes the calling thread wait, and ends a task at once when it is aborted', async () => {
    const pool = poolOf(1);
    const leaving = new AbortController();
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { signal } = leaving;
    const endless = pool.run(taskOf('endless'), { signal, onProgress: () => begun() });
    const next = pool.run(taskOf('quick', 7));
    await beginning;
    // The thread is in an endless loop; this one goes on.
    let turns = 0;
    while (turns < 100) {
      await setImmediate();
      turns++;
    }
    expect(turns).toBe(100);
    const reason = new Error('enough');
    leaving.abort(reason);
    await expect(endless).rejects.toBe(reason);
    expect(await next).toEqual({ type: 'line', line: [7] });
  });

  it('forgets a task that is aborted before a thread has it', async () => {
    const pool = poolOf(1);
    const [first, second] = [new AbortController(), new AbortController()];
    const endless = pool.run(taskOf('endless'), { signal: first.signal });
    const waiting = pool.run(taskOf('endless'), { signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toBe(second.signal.reason);
    first.abort();
    await expect(endless).rejects.toBe(first.signal.reason);
    await expect(pool.run(taskOf('quick'), { signal: first.signal })).rejects.toBe(
      first.signal.reason,
    );
    expect(await pool.run(taskOf('quick', 3))).toEqual({ type: 'line', line: [3] });
  });

  it.each([
    ['broken', 'this bot is broken'],
    ['leaving', 'the thread has ended'],
  ] as const)('replaces a thread that dies: %s', async (bot, message) => {
    const pool = poolOf(1);
    const dying = pool.run(taskOf(bot));
    const next = pool.run(taskOf('quick', 5));
    await expect(dying).rejects.toThrow(message);
    expect(await next).toEqual({ type: 'line', line: [5] });
  });

  it('rejects what is not done when it is closed, and takes nothing more', async () => {
    const pool = poolOf(1);
    const endless = pool.run(taskOf('endless'));
    const waiting = pool.run(taskOf('quick'));
    const settled = Promise.allSettled([endless, waiting]);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run(taskOf('quick'))).rejects.toThrow('closed');
  });
});
