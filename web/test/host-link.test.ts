import type { Joined, Message, Numbered } from '@nineworlds/protocol';
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

const JOINED = { state: {} } as Joined;

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
  const news = { type: 'news', table: asked.table } as Message;
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
