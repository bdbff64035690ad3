import type { TaskNews } from '@nineworlds/bots/search-tools';
import type { NewThread } from './thoughts.ts';

/** Begins a worker that thinks: the script of this one, under a name (see `main.ts`). */
export const newThread: NewThread = async (hear, fail) => {
  const thread = new Worker(location.href, { type: 'module', name: 'thinker' });
  thread.onmessage = ({ data }: MessageEvent<TaskNews>) => hear(data);
  thread.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  return thread;
};
