import type { Tutorial } from '@nineworlds/engine';
import type { Joined, Request } from '@nineworlds/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginLesson } from '../learn/begin-lesson.ts';
import { resumeTable } from '../play/resume-table.ts';

/** What was asked of the host, and how each resume is answered. */
const asked: Request[] = [];
const answers: ((joined: Joined) => void)[] = [];

vi.mock('../app/host-link.ts', () => ({
  host: {
    ask(request: Request) {
      asked.push(request);
      if (request.type !== 'resume') return Promise.resolve({});
      return new Promise((resolve) => answers.push(resolve));
    },
  },
}));

beforeEach(() => {
  asked.length = 0;
  answers.length = 0;
});

const JOINED = { state: {}, entries: [] } as unknown as Joined;

test('who stays joins the table', async () => {
  const joining = resumeTable('t', 'take', new AbortController().signal);
  answers[0]?.(JOINED);
  expect(await joining).toBe(JOINED);
  expect(asked).toEqual([{ type: 'resume', table: 't', takeOver: true }]);
});

test('who has gone before the answer leaves the table', async () => {
  const page = new AbortController();
  const joining = resumeTable('t', 'ask', page.signal);
  page.abort();
  answers[0]?.(JOINED);
  expect(await joining).toBeUndefined();
  expect(asked[1]).toEqual({ type: 'close', table: 't' });
});

test('who has gone leaves the table at which the game goes on under other rules', async () => {
  const page = new AbortController();
  const joining = resumeTable('t', 'ask', page.signal);
  page.abort();
  answers[0]?.({ state: { continued: { table: 't.2' } }, entries: [] } as unknown as Joined);
  await joining;
  expect(asked[1]).toEqual({ type: 'close', table: 't.2' });
});

test('who comes back before the answer keeps the table', async () => {
  const page = new AbortController();
  const first = resumeTable('t', 'ask', page.signal);
  page.abort();
  const second = resumeTable('t', 'ask', new AbortController().signal);
  for (const answer of answers) answer(JOINED);
  expect([await first, await second]).toEqual([undefined, JOINED]);
  expect(asked.map(({ type }) => type)).toEqual(['resume', 'resume']);
});

test('who leaves a lesson while it is set up leaves its table', async () => {
  const page = new AbortController();
  const lesson: Tutorial = {
    seed: 'x',
    options: {},
    seats: [],
    steps: [{ text: 'a', play: 'pass' }, { text: 'b' }],
  };
  const joining = beginLesson('learn', 'toy', lesson, 1, page.signal);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  page.abort();
  answers[0]?.({ state: { answerers: [0], seq: 1 }, entries: [] } as unknown as Joined);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(JOINED);
  expect(await joining).toBeUndefined();
  expect(asked.map(({ type }) => type)).toEqual(['start', 'resume', 'command', 'resume', 'close']);
  expect(asked.at(-1)).toEqual({ type: 'close', table: 'learn' });
});
