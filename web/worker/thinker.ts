import { type Task, type TaskNews, think } from '@nineworlds/bots/search-tools';
import { loadModule } from './load-module.ts';

/** Progress is told in steps of at least this much. */
const STEP = 0.01;

/** Does a task, and tells how far it has come and in the end the answer. */
export async function thinkAloud(task: Task, tell: (news: TaskNews) => void): Promise<void> {
  const thoughts = think(task, await loadModule(task.game));
  let told = 0;
  let step = await thoughts.next();
  for (; step.done !== true; step = await thoughts.next()) {
    if (step.value - told < STEP) continue;
    told = step.value;
    tell({ progress: told });
  }
  tell({ answer: step.value });
}
