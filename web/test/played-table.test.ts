import type { Joined, Request } from '@nineworlds/protocol';
import { beforeEach, expect, test, vi } from 'vitest';

// Nothing is drawn here, so a state is no more than its value.
vi.stubGlobal('$state', Object.assign(same, { raw: same }));
function same<T>(value: T): T {
  return value;
}

/** What was asked of the host; nothing is answered before the test does. */
const asked: Request[] = [];
const answers: ((answer: object) => void)[] = [];

vi.mock('../play/sounds.ts', () => ({ playOne: () => undefined }));
vi.mock('../app/host-link.ts', () => ({
  host: {
    ask(request: Request) {
      asked.push(request);
      return new Promise((resolve) => answers.push(resolve));
    },
    listen: () => () => undefined,
  },
}));

const { PlayedTable } = await import('../play/table.svelte.ts');

beforeEach(() => {
  asked.length = 0;
  answers.length = 0;
});

/** A table where the person at seat 0 is asked. */
function table() {
  const state = { viewer: 0, answerers: [0], seq: 1, ply: 1 };
  const choices = { seat: 0, seq: 1, beginning: '', list: [], closed: [], preview: [] };
  const joined = { state, entries: [], choices } as unknown as Joined;
  return new PlayedTable({ table: 't', pace: () => 0 }, joined);
}

test('a double click lets the adviser answer one question, not the next one too', async () => {
  const played = table();
  const first = played.chooseForMe();
  void played.chooseForMe();
  void played.play('a line');
  expect(asked.map(({ type }) => type)).toEqual(['choose']);
  answers[0]?.({});
  await first;
  void played.chooseForMe();
  expect(asked.map(({ type }) => type)).toEqual(['choose', 'choose']);
});
