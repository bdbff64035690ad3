import type { Numbered } from '@nineworlds/protocol';
import { browserStore } from '../storage/browser-store.ts';
import { claims } from './claims.ts';
import { Host } from './host.ts';

// The worker: all rules, bots and records live here; the page sees what its people may see.

const host = new Host({
  store: browserStore,
  post: (message) => postMessage(message),
  newSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  ...claims,
});

addEventListener('message', (event: MessageEvent<Numbered>) => {
  host.receive(event.data).catch((error: unknown) => {
    // The page hears of it as an error of the worker, and leaves nobody waiting.
    setTimeout(() => {
      throw error;
    });
  });
});
