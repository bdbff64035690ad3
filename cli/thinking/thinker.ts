import { parentPort } from 'node:worker_threads';
import { type Task, type TaskNews, think } from '@nineworlds/bots/search-tools';
import { findGame } from '../games.ts';

// A thread that thinks: it is sent tasks, one at a time, and tells what comes of them.

/** Progress is told whenever so much more is done. */
const STEP = 0.01;

function tell(news: TaskNews): void {
  parentPort?.postMessage(news);
}

async function answer(task: Task): Promise<void> {
  const thinking = think(task, await findGame(task.game));
  let told = 0;
  for (;;) {
    const { done, value } = await thinking.next();
    if (done === true) {
      tell({ answer: value });
      return;
    }
    if (value - told < STEP) continue;
    told = value;
    tell({ progress: value });
  }
}

parentPort?.on('message', (task: Task) => {
  answer(task).catch((error: unknown) => {
    // The pool hears of it as the end of this thread.
    setImmediate(() => {
      throw error;
    });
  });
});
