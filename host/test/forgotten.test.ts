import type { Json } from '@nineworlds/engine';
import type { VisibleEntry } from '@nineworlds/table';
import { describe, expect, it } from 'vitest';
import { ann, bot, TestHost } from './hosts.ts';

const table = 't';

interface Shown {
  readonly bands: readonly (readonly string[])[];
  readonly bonfires: readonly { readonly card: string; readonly faceUp: boolean }[];
  readonly deck: { readonly elements: readonly { readonly id: string }[] };
}

function shownIn(view: Json): Shown {
  return view as unknown as Shown;
}

/** NeedFire for Ann and a bot, after some answers of hers. */
async function played(memoryAid: boolean) {
  const host = new TestHost();
  const options = { seats: 2, first: '1', memoryAid };
  const seats = [ann, bot];
  await host.ask({ type: 'start', table, game: 'needfire', options, seats, chance: 'fate' });
  for (let i = 0; i < 12; i++) await host.answer(table, 0, i);
  return host;
}

/** The cards that a log names and that do not lie in front of somebody for good. */
function named(entries: readonly VisibleEntry[], { bands, deck }: Shown): string[] {
  const text = JSON.stringify(entries);
  return deck.elements
    .map(({ id }) => id)
    .filter((id) => !bands.flat().includes(id) && new RegExp(`\\b${id}\\b`).test(text));
}

describe('N-7.6: without the memory aid the log of a running game', () => {
  it('names no card that players would have to remember', async () => {
    const host = await played(false);
    const { entries, state } = await host.ask({ type: 'resume', table, takeOver: false });
    expect(entries.length).toBeGreaterThan(10);
    expect(named(entries, shownIn(state.view))).toEqual([]);
    const told = host.posted.flatMap((message) => ('entries' in message ? message.entries : []));
    expect(told.length).toBeGreaterThan(10);
    expect(named(told, shownIn(state.view))).toEqual([]);
  });

  it('names them with it', async () => {
    const host = await played(true);
    const { entries, state } = await host.ask({ type: 'resume', table, takeOver: false });
    expect(named(entries, shownIn(state.view)).length).toBeGreaterThan(5);
  });

  it('names none in its replay either, which shows no card that was looked at', async () => {
    const host = await played(false);
    const { entries, state } = await host.ask({ type: 'look', table, into: 'again' });
    const now = shownIn(state.view);
    expect(named(entries, now)).toEqual([]);
    for (let ply = 0; ply <= state.ply; ply++) {
      const { view } = await host.ask({ type: 'moment', table: 'again', ply });
      const hidden = shownIn(view).bonfires.filter(({ faceUp }) => !faceUp);
      expect(hidden.every(({ card }) => card === '?')).toBe(true);
    }
  });
});
