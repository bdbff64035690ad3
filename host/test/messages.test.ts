import type { Message } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import { ann, bob, TestHost } from './hosts.ts';

const table = 't';
const start = {
  type: 'start',
  table,
  game: 'needfire',
  options: { seats: 2, first: '1' },
  seats: [ann, bob],
  seed: 'x',
  chance: 'fate',
} as const;

/** The faults that a message is answered with, as places and reasons. */
async function faultsOf(host: TestHost, message: unknown): Promise<[number | null, string[]]> {
  const before = host.posted.length;
  await host.send(message);
  const faults = host.posted
    .slice(before)
    .filter((posted): posted is Extract<Message, { type: 'faults' }> => posted.type === 'faults');
  expect(faults).toHaveLength(1);
  const [fault] = faults;
  return [fault?.id ?? null, fault?.faults.map(({ path, reason }) => `${path} ${reason}`) ?? []];
}

describe('a game with many branches', () => {
  it('is opened with a word on how far its check has come', async () => {
    const host = new TestHost();
    await host.ask(start);
    await host.ask({ type: 'sit', table, seat: 0 });
    await host.answer(table, 0, 0);
    const { text } = await host.ask({ type: 'export', table, form: 'save' });
    const record = JSON.parse(text);
    const branches = Array(1000).fill({ from: 1, moves: record.moves.slice(1) });
    await host.ask({
      type: 'open',
      table: 'opened',
      text: JSON.stringify({ ...record, branches }),
      purpose: 'replay',
    });
    const told = host.posted.flatMap((message) => {
      return message.type === 'progress' ? [message.done] : [];
    });
    expect(told.length).toBeGreaterThan(10);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});

describe('a message that is no request gets a fault, and the session goes on:', () => {
  it.each<[what: string, message: unknown, id: number | null, faults: string[]]>([
    ['nothing', undefined, null, [' notAnObject']],
    ['a word', 'start', null, [' notAnObject']],
    ['null', null, null, [' notAnObject']],
    ['an unknown type', { id: 7, type: 'dance' }, 7, ['type notOneOf']],
    ['a type that every object has', { id: 7, type: 'constructor' }, 7, ['type notOneOf']],
    ['no type', { id: 7 }, 7, ['type notOneOf']],
    ['no number', { type: 'close', table }, null, ['id missingField']],
    [
      'an unknown command',
      { id: 7, type: 'command', table, command: { type: 'dance', seat: 0, seq: 1 } },
      7,
      ['command.type notOneOf'],
    ],
    ['no command', { id: 7, type: 'command', table }, 7, ['command missingField']],
    [
      'a line that is no text',
      { id: 7, type: 'choices', table, seat: 0, line: 9 },
      7,
      ['line notText'],
    ],
  ])('%s', async (_, message, id, faults) => {
    const host = new TestHost();
    await host.ask(start);
    await host.ask({ type: 'sit', table, seat: 0 });
    const [told, named] = await faultsOf(host, message);
    expect(told).toBe(id);
    expect(named).toEqual(expect.arrayContaining(faults));
    expect(await host.answer(table, 0, 0)).not.toBe('');
  });

  it('what fails of a request itself is no fault of it', async () => {
    const host = new TestHost({
      loadGame: async () => {
        throw new RangeError('broken');
      },
    });
    await expect(host.send({ ...start, id: 1 })).rejects.toThrow('broken');
  });
});
