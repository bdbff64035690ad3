import type { Task, TaskAnswer, TaskNews } from '@nineworlds/bots/search-tools';
import type {
  AdviseRequest,
  AllowAdviceRequest,
  Answers,
  Message,
  Numbered,
  ReviewRequest,
} from '@nineworlds/protocol';
import { badInput } from '../bad-input.ts';
import type { Desk } from './desk.ts';

/** A thread that does one task after another: a worker, or what stands for one in a test. */
export interface ThinkingThread {
  postMessage(task: Task): void;
  terminate(): void;
}

/** Begins a thread; `hear` is called for all that it tells, `fail` when it breaks down. */
export type NewThread = (
  hear: (news: TaskNews) => void,
  fail: () => void,
) => Promise<ThinkingThread>;

/** Does a task in another thread. */
export type Think = (task: Task) => Promise<TaskAnswer>;

/** What is thought about on request, or has to do with it. */
type ThoughtRequest = AdviseRequest | ReviewRequest | AllowAdviceRequest;

/** What the thinking needs from its surroundings. */
export interface ThoughtsSetUp {
  readonly newThread: NewThread;
  post(message: Message): void;
}

/** Who waits for what a thread thinks. */
interface Listening {
  hear: (news: TaskNews) => void;
  fail: () => void;
}

/** A thread with him. */
interface Busy extends Listening {
  readonly thread: ThinkingThread;
}

/** All the thinking for one host: threads are begun when they are needed, and used again. */
export class Thoughts {
  readonly #setUp: ThoughtsSetUp;
  readonly #idle: Busy[] = [];
  /** What ends the thinking for a request, by its number. */
  readonly #open = new Map<number, { readonly table: string; readonly end: AbortController }>();

  constructor(setUp: ThoughtsSetUp) {
    this.#setUp = setUp;
  }

  /** Answers a request about a table; how far it has come is told. Throws `BadInput`. */
  async answer(
    request: Numbered<ThoughtRequest>,
    desk: Desk,
  ): Promise<Answers[ThoughtRequest['type']]> {
    const { id, table } = request;
    const end = new AbortController();
    const tell = (done: number) => this.#setUp.post({ type: 'progress', request: id, done });
    const think: Think = (task) => this.think(task, end.signal, tell);
    this.#open.set(id, { table, end });
    try {
      if (request.type === 'review') {
        return await (await import('./review.ts')).reviewAt(desk, request, think);
      }
      const { adviceAt, allowAdvice } = await import('./advice.ts');
      if (request.type === 'advise') return await adviceAt(desk, request, think);
      return allowAdvice(desk, request);
    } finally {
      this.#open.delete(id);
    }
  }

  /** Ends the thinking for a request. */
  cancel(request: number): void {
    this.#open.get(request)?.end.abort();
  }

  /** Ends all that is thought about a table on request. */
  leave(left: string): void {
    for (const { table, end } of this.#open.values()) if (table === left) end.abort();
  }

  /**
   * Does a task in a thread of its own; throws `BadInput` when it is cancelled, which ends the thread
   * at once, or when the thread breaks down.
   */
  async think(
    task: Task,
    signal: AbortSignal,
    onprogress: (done: number) => void = () => undefined,
  ): Promise<TaskAnswer> {
    const busy = this.#idle.pop() ?? (await this.#begin());
    return new Promise((resolve, reject) => {
      const end = (reason: 'cancelled' | 'thinkingFailed') => {
        signal.removeEventListener('abort', cancel);
        busy.thread.terminate();
        reject(badInput('table', reason));
      };
      const cancel = () => end('cancelled');
      if (signal.aborted) {
        cancel();
        return;
      }
      signal.addEventListener('abort', cancel);
      busy.fail = () => end('thinkingFailed');
      busy.hear = (news) => {
        if ('progress' in news) {
          onprogress(news.progress);
          return;
        }
        signal.removeEventListener('abort', cancel);
        this.#idle.push(busy);
        // One that breaks down while nobody waits is not asked again.
        busy.fail = () => this.#idle.splice(this.#idle.indexOf(busy), 1);
        resolve(news.answer);
      };
      busy.thread.postMessage(task);
    });
  }

  async #begin(): Promise<Busy> {
    const busy: Listening = { hear: () => undefined, fail: () => undefined };
    const thread = await this.#setUp
      .newThread(
        (news) => busy.hear(news),
        () => busy.fail(),
      )
      // An old browser lets no worker begin another one.
      .catch(() => {
        throw badInput('table', 'thinkingFailed');
      });
    return Object.assign(busy, { thread });
  }
}
