import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Following, ThinkingPool } from '@nineworlds/bots/pool';
import type { Task, TaskAnswer } from '@nineworlds/bots/search-tools';
import type { Io } from '../context.ts';
import { findGame } from '../games.ts';
import { Progress } from '../progress.ts';

/** Threads run what was built; beside the sources there is none. */
const PROGRAM = new URL('./thinker.js', import.meta.url);

/** The answer to tasks of a type. */
type AnswerTo<T extends Task['type']> = Extract<TaskAnswer, { readonly type: T }>;

/**
 * Those who think for a command or at a table: in a thread of their own, or, where the thread's program is
 * not built, here and bit by bit. Either way keys are heard while they think, and it is shown how far
 * they have come.
 */
export class Thinkers {
  readonly #pool = existsSync(PROGRAM) ? new ThinkingPool(PROGRAM, 1) : undefined;
  readonly #progress: Progress;
  #done = 0;

  constructor(io: Io) {
    this.#progress = new Progress(io, () => `${Math.round(100 * this.#done)} %`);
  }

  /** What comes of a task; rejects with the reason of the signal once it is aborted. */
  async run<T extends Task['type']>(
    task: Extract<Task, { readonly type: T }>,
    signal?: AbortSignal,
  ): Promise<AnswerTo<T>> {
    const onProgress = (done: number) => {
      this.#done = done;
      this.#progress.show();
    };
    try {
      const following = { signal, onProgress };
      const answer = await (this.#pool?.run(task, following) ?? thinkHere(task, following));
      if (!isAnswerTo<T>(task, answer)) throw new TypeError(`${answer.type} for ${task.type}`);
      return answer;
    } finally {
      this.#progress.clear();
    }
  }

  /** Lets them go. */
  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

function isAnswerTo<T extends Task['type']>(task: Task, answer: TaskAnswer): answer is AnswerTo<T> {
  return answer.type === task.type;
}

async function thinkHere(task: Task, { signal, onProgress }: Following): Promise<TaskAnswer> {
  // Who never asks for a thought does not load it.
  const { think } = await import('@nineworlds/bots/search-tools');
  const thinking = think(task, await findGame(task.game));
  for (;;) {
    const { done, value } = await thinking.next();
    if (done === true) return value;
    onProgress?.(value);
    // Keys and signals get their turn.
    await setImmediate();
    signal?.throwIfAborted();
  }
}
