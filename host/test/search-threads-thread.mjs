// The thread of the pool's tests: what a task's bot is called says what becomes of the task.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bot, seed }) => {
  if (bot === 'endless') {
    parentPort.postMessage({ progress: 0.5 });
    for (;;);
  }
  if (bot === 'broken') throw new Error('this bot is broken');
  if (bot === 'leaving') process.exit();
  parentPort.postMessage({ progress: 1 });
  parentPort.postMessage({ answer: { type: 'line', line: [seed] } });
});
