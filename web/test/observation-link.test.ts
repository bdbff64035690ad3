import { BadInput, SPECTATOR } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { ann, bot, TestHost } from '../../host/test/hosts.ts';
import { fromObservationLink, toObservationLink } from '../share/observation-link.ts';

const table = 't';

/** A game of NeedFire that is still running, as Ann knows it. */
async function running() {
  const host = new TestHost();
  const set = { game: 'needfire', options: { seats: 3 }, seats: [ann, bot, bot], seed: 'x' };
  await host.ask({ type: 'start', table, ...set, chance: 'fate' });
  for (let i = 0; i < 6; i++) await host.answer(table, 0, i);
  return host.ask({ type: 'resume', table, takeOver: false });
}

async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('a link to what one player knows', () => {
  it('holds the board and the log of its player, and nothing else', async () => {
    const { state, entries } = await running();
    const text = (await toObservationLink(state, entries)) ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    const read = await fromObservationLink(text);
    expect(read.state.view).toEqual(state.view);
    expect(read.state.seats).toEqual(state.seats);
    expect(read.entries).toEqual(entries);
    expect([read.state.asked, read.state.question]).toEqual([state.asked, state.question]);
    expect(read.state.viewer).not.toBe(SPECTATOR);
    expect(JSON.stringify(read)).not.toContain('"seed"');
  });

  it('ends with its moment', async () => {
    const { state, entries } = await running();
    const text = (await toObservationLink({ ...state, ply: 20 }, entries)) ?? '';
    const read = await fromObservationLink(text);
    const lines = read.entries.flatMap((entry) => ('lines' in entry ? entry.lines : []));
    expect(lines).toHaveLength(20);
  });

  it('leaves out what was taken back', async () => {
    const { state, entries } = await running();
    const last = entries.at(-1);
    const ply = last?.type === 'line' ? last.ply : 0;
    const undone = [...entries, { seq: 999, type: 'undo', by: 0, toPly: ply } as const];
    const text = (await toObservationLink({ ...state, ply }, undone)) ?? '';
    expect((await fromObservationLink(text)).entries).toEqual(entries.slice(0, -1));
  });

  it('that is broken or made up is refused', async () => {
    const { state, entries } = await running();
    const text = (await toObservationLink(state, entries)) ?? '';
    const whole = { nw: 1, ...state, entries };
    const nested = (depth: number) => {
      const list = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      return JSON.stringify({ ...whole, view: { x: 0 } }).replace('{"x":0}', `{"x":${list}}`);
    };
    const texts = [
      '',
      '!',
      text.slice(0, -40),
      `${text.slice(0, 50)}A${text.slice(51)}`,
      await deflate('[]'),
      await deflate('{"nw":1}'),
      await deflate(JSON.stringify({ ...whole, view: 'x' })),
      await deflate(JSON.stringify({ ...whole, seats: [{ kind: 'ghost' }] })),
      await deflate(JSON.stringify({ ...whole, entries: [{ seq: 1, type: 'line', lines: [1] }] })),
      await deflate(' '.repeat(3_000_000)),
      await deflate(nested(200_000)),
      'A'.repeat(70_000),
    ];
    for (const broken of texts) await expect(fromObservationLink(broken)).rejects.toThrow(BadInput);
  });
});
