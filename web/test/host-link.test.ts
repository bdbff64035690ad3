import type { Joined, Message, Numbered, Request } from '@nineworlds/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that does what a test has it do. */
class FakeWorker extends EventTarget {
  static readonly begun: FakeWorker[] = [];
  readonly asked: Numbered[] = [];

  constructor() {
    super();
    FakeWorker.begun.push(this);
  }

  postMessage(message: Numbered): void {
    this.asked.push(message);
  }

  terminate(): void {}

  say(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

beforeEach(() => {
  FakeWorker.begun.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const JOINED = { state: {}, entries: [{ seq: 0 }] } as unknown as Joined;

/** News of an entry; of a change that is none, where no number is given. */
function newsOf(table: string, seq?: number): Message {
  const entries = seq === undefined ? [] : [{ seq }];
  return { type: 'news', table, entries } as unknown as Message;
}

/** A page with a worker, and a way to hear what is told of a table. */
async function linked() {
  const { host } = await import('../app/host-link.ts');
  void host.ask({ type: 'language', lang: 'en' });
  const [worker] = FakeWorker.begun;
  if (worker === undefined) throw new Error('no worker was begun');
  const heardAt = (table: string): unknown[] => {
    const heard: unknown[] = [];
    const hear = (told: unknown) => heard.push(told);
    host.listen(table, { news: hear, lost: hear, broken() {} });
    return heard;
  };
  return { host, worker, heardAt };
}

/** A page whose first script has started a game; and how its worker was asked for it. */
async function startedAhead(game: string) {
  const { host } = await import('../app/host-link.ts');
  host.startAhead(game);
  const [worker] = FakeWorker.begun;
  const [asked] = worker?.asked ?? [];
  if (worker === undefined || asked?.type !== 'start') throw new Error('nothing was started');
  return { host, worker, asked };
}

test('a game that was started ahead is the one that is played', async () => {
  const { host, worker, asked } = await startedAhead('needfire');
  worker.say({ type: 'answer', id: asked.id, answer: JOINED });
  const begun = await host.startUsual('needfire', 'en');
  expect(begun).toEqual({ table: asked.table, joined: JOINED });
  expect(worker.asked).toHaveLength(1);
});

test('who sits down late at a game started ahead hears what has happened there', async () => {
  const { host, worker, asked } = await startedAhead('needfire');
  worker.say({ type: 'answer', id: asked.id, answer: JOINED });
  const news = newsOf(asked.table, 1);
  worker.say(news);
  const { table } = await host.startUsual('needfire', 'en');
  const heard: unknown[] = [];
  const listener = { news: (told: unknown) => heard.push(told), lost() {}, broken() {} };
  host.listen(table, listener);
  worker.say(news);
  expect(heard).toEqual([news, news]);
});

test('another game than the one started ahead is started anew', async () => {
  const { host, worker, asked } = await startedAhead('needfire');
  void host.startUsual('yggdrasil', 'en');
  const [, , started] = worker.asked;
  expect(started).toMatchObject({ type: 'start', game: 'yggdrasil' });
  expect(started).not.toMatchObject({ table: asked.table });
});

test('what fails ahead is told to who takes it, and the next one begins anew', async () => {
  const { host, worker } = await startedAhead('needfire');
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'planted' }));
  await expect(host.startUsual('needfire', 'en')).rejects.toThrow('planted');
  void host.startUsual('needfire', 'en');
  expect(FakeWorker.begun).toHaveLength(2);
});

const JOINS: readonly Request[] = [
  { type: 'start', table: 't', game: 'needfire', options: {}, chance: 'fate' },
  { type: 'resume', table: 't', takeOver: false },
  { type: 'open', table: 't', text: '', purpose: 'play' },
  { type: 'look', table: 'other', into: 't' },
  { type: 'sideLine', table: 'other', branch: 0, into: 't' },
  { type: 'branch', table: 'other', ply: 0, into: 't', purpose: 'again' },
];

test.each(JOINS)(
  'what is told before the answer to $type is heard by who listens after it',
  async (request) => {
    const { host, worker, heardAt } = await linked();
    const joined = host.ask(request);
    worker.say(newsOf('t'));
    worker.say(newsOf('t', 1));
    worker.say({ type: 'answer', id: worker.asked.at(-1)?.id ?? -1, answer: JOINED });
    await joined;
    expect(heardAt('t')).toEqual([newsOf('t'), newsOf('t', 1)]);
    expect(heardAt('t')).toEqual([]);
  },
);

test('who joins a table again does not hear what the answer has told', async () => {
  const { host, worker, heardAt } = await linked();
  const joined = host.ask({ type: 'resume', table: 't', takeOver: false });
  for (const seq of [undefined, 0, undefined, 1]) worker.say(newsOf('t', seq));
  worker.say({ type: 'answer', id: worker.asked.at(-1)?.id ?? -1, answer: JOINED });
  await joined;
  expect(heardAt('t')).toEqual([newsOf('t'), newsOf('t', 1)]);
});

test('nothing is remembered of a table that could not be joined, or was left', async () => {
  const { host, worker, heardAt } = await linked();
  const refused = host.ask({ type: 'resume', table: 't', takeOver: false });
  worker.say(newsOf('t'));
  worker.say({ type: 'faults', id: worker.asked.at(-1)?.id ?? -1, faults: [] });
  await expect(refused).rejects.toThrow();
  expect(heardAt('t')).toEqual([]);
  void host.ask({ type: 'open', table: 'u', text: '', purpose: 'replay' });
  worker.say(newsOf('u'));
  void host.ask({ type: 'close', table: 'u' });
  expect(heardAt('u')).toEqual([]);
});
