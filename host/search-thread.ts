import { runTask, type Task, type TaskNews } from '@nineworlds/bots/search-tools';
import type { GameModule } from '@nineworlds/engine';

/** Progress is told in steps of at least this much. */
const STEP = 0.01;

/**
 * What a thread that searches does with a task, in a browser and in Node: it tells how far it has come and
 * in the end the answer. `rest` is waited for between the steps, where others share the thread.
 */
export async function answerTask(
  task: Task,
  loadGame: (id: string) => Promise<GameModule>,
  tell: (news: TaskNews) => void,
  rest?: () => Promise<void>,
): Promise<void> {
  const steps = runTask(task, await loadGame(task.game));
  let told = 0;
  let step = await steps.next();
  for (; step.done !== true; step = await steps.next()) {
    await rest?.();
    if (step.value - told < STEP) continue;
    told = step.value;
    tell({ progress: told });
  }
  tell({ answer: step.value });
}
