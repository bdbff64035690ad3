/// <reference types="node" />
import { Worker } from 'node:worker_threads';
import type { Task, TaskAnswer, TaskNews } from './tasks.ts';

/** How somebody follows a task, and how he can end it. */
export interface Following {
  /** The task ends at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Is told how much is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A task that waits for a thread or has one, and who is told of it. */
interface Job {
  readonly task: Task;
  readonly onProgress: Following['onProgress'];
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Threads that think, so that the one that calls them never waits. Tasks queue for them. A thread whose
 * task is aborted is ended, as nothing else stops somebody deep in thought; another takes its place
 * when one is needed.
 */
export class ThinkingPool {
  readonly #program: URL;
  readonly #size: number;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  #isClosed = false;

  /** At most so many threads; each runs the program, which answers every task by `TaskNews`. */
  constructor(program: URL, size: number) {
    this.#program = program;
    this.#size = size;
  }

  /** Lets a thread think; rejects with the reason of the signal, or with what went wrong. */
  run(task: Task, { signal, onProgress }: Following = {}): Promise<TaskAnswer> {
    let onAbort = () => {};
    const answer = new Promise<TaskAnswer>((resolve, reject) => {
      if (this.#isClosed) throw closed();
      signal?.throwIfAborted();
      const job = { task, onProgress, resolve, reject };
      onAbort = () => this.#giveUp(job, signal?.reason);
      signal?.addEventListener('abort', onAbort);
      this.#waiting.push(job);
      this.#handOut();
    });
    return answer.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Ends all threads; tasks that are not done are rejected. */
  close(): Promise<unknown> {
    this.#isClosed = true;
    const jobs = [...this.#busy.values(), ...this.#waiting];
    const workers = [...this.#busy.keys(), ...this.#idle];
    this.#busy.clear();
    this.#waiting.length = 0;
    this.#idle.length = 0;
    for (const { reject } of jobs) reject(closed());
    return Promise.all(workers.map((worker) => worker.terminate()));
  }

  /** Gives the tasks that wait to the threads that are free. */
  #handOut(): void {
    while (this.#waiting.length > 0) {
      const isRoom = this.#busy.size < this.#size;
      const worker = this.#idle.pop() ?? (isRoom ? this.#startWorker() : undefined);
      if (worker === undefined) return;
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#busy.set(worker, job);
      worker.postMessage(job.task);
    }
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#program);
    worker.on('message', (news: TaskNews) => this.#hear(worker, news));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the thread has ended')));
    return worker;
  }

  #hear(worker: Worker, news: TaskNews): void {
    const job = this.#busy.get(worker);
    // What a thread says while it is being ended concerns nobody.
    if (job === undefined) return;
    if ('progress' in news) {
      job.onProgress?.(news.progress);
      return;
    }
    this.#busy.delete(worker);
    this.#idle.push(worker);
    job.resolve(news.answer);
    this.#handOut();
  }

  /** A thread is no more, and neither is what it worked on. */
  #lose(worker: Worker, reason: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    job?.reject(reason);
    this.#handOut();
  }

  /** Nobody wants to know any more what comes of a task. */
  #giveUp(job: Job, reason: unknown): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const [worker, of] of this.#busy) {
      if (of !== job) continue;
      this.#busy.delete(worker);
      // Nobody waits for the end either: it says nothing that is heard.
      void worker.terminate();
    }
    job.reject(reason);
    this.#handOut();
  }
}

function closed(): Error {
  return new Error('the pool of threads is closed');
}
