import type { Joined } from '@nineworlds/protocol';
import { beforeEach, expect, test, vi } from 'vitest';

/** What the page did, in its order. */
const done: string[] = [];
let seat: (joined: Joined) => void;

vi.mock('../app/games.ts', () => ({ gameAt: () => ({}), loadGamePage: async () => ({}) }));
vi.mock('../app/route.svelte.ts', () => ({
  replaceRoute: (...parts: string[]) => done.push(`go to ${parts.join('/')}`),
}));
vi.mock('../play/ready-table.ts', () => ({
  joinTable: (id: string) => ({ id, leave: () => done.push(`leave ${id}`) }),
  passReady: () => done.push('pass'),
}));
vi.mock('../app/host-link.ts', () => ({
  host: {
    startUsual: () =>
      new Promise((resolve) => {
        seat = (joined) => resolve({ table: 't', joined });
      }),
  },
}));

const { beginGame } = await import('../play/begin-game.ts');

beforeEach(() => {
  done.length = 0;
});

const JOINED = { state: {}, entries: [] } as unknown as Joined;

test('who waits for a new game goes to its table', async () => {
  const beginning = beginGame('toy', 'en', new AbortController().signal);
  seat(JOINED);
  await beginning;
  expect(done).toEqual(['pass', 'go to play/t']);
});

test('who has gone elsewhere meanwhile stays there, and leaves the table', async () => {
  const page = new AbortController();
  const beginning = beginGame('toy', 'en', page.signal);
  page.abort();
  seat(JOINED);
  await beginning;
  expect(done).toEqual(['leave t']);
});
