import type { Task, TaskNews } from '@nineworlds/bots/search-tools';
import { Host, type HostPorts } from '@nineworlds/host';
import { browserStore } from '../storage/browser-store.ts';
import { claims } from './claims.ts';
import { loadGame } from './load-game.ts';

// The worker: all rules, bots and records live here; the page sees what its people may see. Threads that
// search have the same script and a name: they need the rules too.

const ports: HostPorts = {
  clock: {
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  },
  store: browserStore,
  claims,
  newSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  loadGame,
  newThread(hear, fail) {
    const thread = new Worker(location.href, { type: 'module', name: 'search' });
    thread.onmessage = ({ data }: MessageEvent<TaskNews>) => hear(data);
    thread.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message));
    };
    return thread;
  },
  // Somebody may ask for advice while a bot searches.
  mostThreads: Math.max(2, navigator.hardwareConcurrency),
};

// The device is passed round: all seats of all tables here are of the people before it.
const session = new Host(ports).connect({
  id: 'page',
  post: (message) => postMessage(message),
  seatsAt: (_, seats) => seats.map((_, seat) => seat),
});

async function search(task: Task): Promise<void> {
  const { answerTask } = await import('@nineworlds/host/search-thread');
  await answerTask(task, loadGame, (news) => postMessage(news));
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void (name === '' ? session.receive(data) : search(data as Task));
});

// Whoever has begun this thread hears of what fails here as an error of the worker, and leaves nobody
// waiting.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  setTimeout(() => {
    throw reason;
  });
});
