import type { Task, TaskAnswer, TaskNews } from '@nineworlds/bots/search-tools';
import { badInput } from './bad-input.ts';

/** A thread that does one task after another: a worker of a browser or of Node, or what stands for one in a test. */
export interface SearchThread {
  postMessage(task: Task): void;
  /** Ends it at once, deep in a search or not. */
  terminate(): unknown;
}

/** Begins a thread; `hear` is called for all that it tells, `fail` when it breaks down or ends. */
export type NewSearchThread = (
  hear: (news: TaskNews) => void,
  fail: (reason: unknown) => void,
) => SearchThread | Promise<SearchThread>;

/** How somebody follows a task, and how they can end it. */
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

/** A thread, as soon as it has begun, and what it works on. */
interface Place {
  thread?: SearchThread;
  job?: Job;
}

/**
 * The pool of threads that search, so that the one that calls them never waits. They are begun when they
 * are needed and used again; tasks queue for them. A thread whose task is aborted is ended, as nothing
 * else stops a search; another takes its place when one is needed.
 */
export class SearchThreads {
  readonly #newThread: NewSearchThread;
  readonly #size: number;
  readonly #waiting: Job[] = [];
  readonly #places = new Set<Place>();
  #isClosed = false;

  /** At most so many threads. */
  constructor(newThread: NewSearchThread, size = Number.POSITIVE_INFINITY) {
    this.#newThread = newThread;
    this.#size = size;
  }

  /** Does a task in a thread; rejects with the reason of the signal, or with what went wrong. */
  run(task: Task, { signal, onProgress }: Following = {}): Promise<TaskAnswer> {
    let onAbort = () => {};
    const answer = new Promise<TaskAnswer>((resolve, reject) => {
      if (this.#isClosed) throw closed();
      if (signal?.aborted) throw signal.reason;
      const job = { task, onProgress, resolve, reject };
      onAbort = () => this.#giveUp(job, signal?.reason);
      signal?.addEventListener('abort', onAbort);
      this.#waiting.push(job);
      this.#handOut();
    });
    return answer.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Ends all threads; tasks that are not done are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const places = [...this.#places];
    this.#places.clear();
    for (const job of this.#waiting.splice(0)) job.reject(closed());
    for (const { job } of places) job?.reject(closed());
    await Promise.all(places.map(({ thread }) => thread?.terminate()));
  }

  /** Gives the tasks that wait to the threads that are free. */
  #handOut(): void {
    for (let [job] = this.#waiting; job !== undefined; [job] = this.#waiting) {
      const idle = [...this.#places].find((place) => place.job === undefined);
      if (idle === undefined && this.#places.size >= this.#size) return;
      this.#waiting.shift();
      if (idle === undefined) void this.#begin(job);
      else {
        idle.job = job;
        idle.thread?.postMessage(job.task);
      }
    }
  }

  /** Begins a thread for a task. */
  async #begin(job: Job): Promise<void> {
    const place: Place = { job };
    this.#places.add(place);
    try {
      const thread = await this.#newThread(
        (news) => this.#hear(place, news),
        (reason) => this.#lose(place, reason),
      );
      place.thread = thread;
      // Meanwhile the task may have been given up.
      if (this.#places.has(place)) thread.postMessage(job.task);
      else thread.terminate();
    } catch (error) {
      // An old browser lets no worker begin another one.
      this.#lose(place, error);
    }
  }

  #hear(place: Place, news: TaskNews): void {
    const { job } = place;
    // What a thread says while it is being ended concerns nobody.
    if (job === undefined || !this.#places.has(place)) return;
    if ('progress' in news) {
      job.onProgress?.(news.progress);
      return;
    }
    delete place.job;
    job.resolve(news.answer);
    this.#handOut();
  }

  /** A thread is no more, and neither is what it worked on. */
  #lose(place: Place, reason: unknown): void {
    if (!this.#places.delete(place)) return;
    place.thread?.terminate();
    place.job?.reject(reason);
    this.#handOut();
  }

  /** Nobody wants to know any more what comes of a task. */
  #giveUp(job: Job, reason: unknown): void {
    const waiting = this.#waiting.indexOf(job);
    if (waiting >= 0) this.#waiting.splice(waiting, 1);
    for (const place of this.#places) {
      if (place.job !== job) continue;
      this.#places.delete(place);
      // Nobody waits for the end either: it says nothing that is heard.
      place.thread?.terminate();
    }
    job.reject(reason);
    this.#handOut();
  }
}

function closed(): Error {
  return new Error('the pool of threads is closed');
}

/** The answer to tasks of a type. */
export type AnswerTo<T extends Task['type']> = Extract<TaskAnswer, { readonly type: T }>;

/** Whether an answer is one to such a task. */
export function isAnswerTo<T extends Task['type']>(
  task: { readonly type: T },
  answer: TaskAnswer,
): answer is AnswerTo<T> {
  return answer.type === task.type;
}

/** Does a task for a viewer; throws `BadInput` when it is cancelled or the search breaks down. */
export async function searchIn<T extends Task['type']>(
  threads: Pick<SearchThreads, 'run'>,
  task: Extract<Task, { readonly type: T }>,
  following: Following,
): Promise<AnswerTo<T>> {
  const answer = await threads.run(task, following).catch(() => {
    throw badInput('table', following.signal?.aborted ? 'cancelled' : 'searchFailed');
  });
  if (!isAnswerTo<T>(task, answer)) throw new RangeError(`${answer.type} for ${task.type}`);
  return answer;
}
