import { parentPort } from 'node:worker_threads';
import type { Task, TaskNews } from '@nineworlds/bots/search-tools';
import { answerTask } from '@nineworlds/host/search-thread';
import { findGame } from '../games.ts';

// A thread that searches: it is sent tasks, one at a time, and tells what comes of them.

function tell(news: TaskNews): void {
  parentPort?.postMessage(news);
}

parentPort?.on('message', (task: Task) => {
  answerTask(task, findGame, tell).catch((error: unknown) => {
    // The pool hears of it as the end of this thread.
    setImmediate(() => {
      throw error;
    });
  });
});
