import type { TaskAnswer } from '@nineworlds/bots/search-tools';
import type { SeatInfo } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { BotRunner } from '../bot-runner.ts';
import { SearchThreads } from '../search-threads.ts';
import { bot, needfireTable } from './hosts.ts';

/** A clock that goes on by so much whenever somebody looks. */
class SteppingClock {
  #now = 0;
  readonly #step: number;
  constructor(step: number) {
    this.#step = step;
  }
  now(): number {
    this.#now += this.#step;
    return this.#now;
  }
  async pause(): Promise<void> {}
}

/** Who is told what, in a word each. */
async function run(seats: readonly SeatInfo[], step: number, answer?: () => Promise<TaskAnswer>) {
  const { module, table } = await needfireTable(seats);
  const told: string[] = [];
  const threads = new SearchThreads((hear, fail) => ({
    postMessage: () => void answer?.().then((found) => hear({ answer: found }), fail),
    terminate: () => undefined,
  }));
  let rested = () => {};
  const rest = new Promise<void>((resolve) => {
    rested = resolve;
  });
  const runner = new BotRunner({
    table,
    module,
    botSeed: 'b',
    clock: new SteppingClock(step),
    threads: async () => threads,
    batch: () => told.push('batch'),
    searching: (seat) => told.push(`searching ${seat}`),
    rest: (hasPlayed) => {
      told.push(hasPlayed ? 'rest' : 'idle');
      rested();
    },
  });
  return { table, runner, told, rest };
}

describe('the runner of the bots', () => {
  it('plays until the game is over, and tells quick answers together', async () => {
    const { table, runner, told, rest } = await run([bot, bot], 0);
    runner.wake();
    await rest;
    expect(table.over).toBe(true);
    expect(told).toEqual(['rest']);
  });

  it('tells slow answers every 40 milliseconds', async () => {
    const { table, runner, told, rest } = await run([bot, bot], 15);
    runner.wake();
    await rest;
    expect(table.over).toBe(true);
    const lines = table.log.length - 1;
    expect(told.filter((word) => word === 'batch').length).toBeGreaterThan(lines / 4);
  });

  it('says nothing was played where a person is asked', async () => {
    const ann: SeatInfo = { kind: 'human', name: 'Ann' };
    const { runner, told, rest } = await run([ann, ann], 0);
    runner.wake();
    await rest;
    expect(told.at(-1)).toMatch(/idle|rest/);
    runner.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.at(-1)).toBe('idle');
  });

  it.each([
    ['breaks down', () => Promise.reject(new Error('planted'))],
    ['is nonsense', async (): Promise<TaskAnswer> => ({ type: 'line', line: [123_456] })],
    ['is no line', async (): Promise<TaskAnswer> => ({ type: 'line', line: [] })],
  ])('never stops: a simple bot answers when the search %s', async (_, answer) => {
    const steady: SeatInfo = { kind: 'bot', bot: 'steady:8' };
    const { table, runner, told, rest } = await run([steady, bot], 0, answer);
    runner.wake();
    await rest;
    expect(table.over).toBe(true);
    expect(told).toContain('searching 0');
  });

  it('plays nothing of a search that was interrupted, and nothing at all once it is closed', async () => {
    const steady: SeatInfo = { kind: 'bot', bot: 'steady:8' };
    const { table, runner, told } = await run([steady, steady], 0, () => new Promise(() => {}));
    runner.wake();
    await new Promise((resolve) => setImmediate(resolve));
    const { length } = table.log;
    expect(told.at(-1)).toMatch(/^searching/);
    runner.interrupt();
    await new Promise((resolve) => setImmediate(resolve));
    expect(table.log).toHaveLength(length);
    runner.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(table.log).toHaveLength(length);
    expect(told).not.toContain('rest');
  });
});
