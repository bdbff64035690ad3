import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Task } from '@nineworlds/bots/search-tools';
import {
  type AnswerTo,
  isAnswerTo,
  type NewSearchThread,
  SearchThreads,
} from '@nineworlds/host/search-threads';
import type { Io } from '../context.ts';
import { findGame } from '../games.ts';
import { Progress } from '../progress.ts';

/** Threads run what was built; beside the sources there is none. */
const PROGRAM = new URL('./search-thread.js', import.meta.url);

/**
 * Searches for a command or at a table: in a thread of its own, or, where the thread's program is not
 * built, here and bit by bit. Either way keys are heard meanwhile, and it is shown how far it has come.
 */
export class SearchRunner {
  readonly #threads = new SearchThreads(existsSync(PROGRAM) ? newWorker : threadHere, 1);
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
      const answer = await this.#threads.run(task, { signal, onProgress });
      if (!isAnswerTo<T>(task, answer)) throw new TypeError(`${answer.type} for ${task.type}`);
      return answer;
    } finally {
      this.#progress.clear();
    }
  }

  /** Ends its thread. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}

const newWorker: NewSearchThread = (hear, fail) => {
  const worker = new Worker(PROGRAM);
  worker.on('message', hear);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread has ended')));
  return worker;
};

/** Searches in this thread; keys and signals get their turn between the steps. */
const threadHere: NewSearchThread = async (hear, fail) => {
  // Who never asks for a search does not load it.
  const { answerTask } = await import('@nineworlds/host/search-thread');
  let isEnded = false;
  const rest = async (): Promise<void> => {
    await setImmediate();
    if (isEnded) throw new Error('the search has ended');
  };
  return {
    postMessage: (task) => {
      answerTask(task, findGame, hear, rest).catch(fail);
    },
    terminate: () => {
      isEnded = true;
    },
  };
};
