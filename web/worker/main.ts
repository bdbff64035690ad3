import type { Task } from '@nineworlds/bots/search-tools';
import type { Numbered } from '@nineworlds/protocol';
import { browserStore } from '../storage/browser-store.ts';
import { claims } from './claims.ts';
import { Host } from './host.ts';
import { newThread } from './thread.ts';

// The worker: all rules, bots and records live here; the page sees what its people may see. Threads that
// think have the same script and a name: they need the rules too.

const host = new Host({
  store: browserStore,
  post: (message) => postMessage(message),
  newSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  newThread,
  ...claims,
});

async function think(task: Task): Promise<void> {
  const { thinkAloud } = await import('./thinker.ts');
  await thinkAloud(task, (news) => postMessage(news));
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void (name === '' ? host.receive(data as Numbered) : think(data as Task));
});

// Whoever has begun this thread hears of what fails here as an error of the worker, and leaves nobody
// waiting.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  setTimeout(() => {
    throw reason;
  });
});
