import { BadInput } from '@nineworlds/engine';
import type { Answers, Lost, Message, News, Numbered, Request } from '@nineworlds/protocol';

/** Who listens to what happens at a table. */
export interface Listener {
  news(news: News): void;
  lost(lost: Lost): void;
  /** The host has failed: the table is no more. */
  broken(error: Error): void;
}

/** How somebody waits for what takes a while: advice, or a review. */
export interface Patience {
  /** When it is aborted, the thinking ends at once, and the question fails with the signal's reason. */
  readonly signal: AbortSignal;
  /** Hears how much is done, from 0 to 1. */
  onprogress(done: number): void;
}

interface Waiting {
  resolve(answer: Answers[Request['type']]): void;
  reject(error: unknown): void;
  readonly patience: Patience | undefined;
}

/** The way to the worker that hosts the tables. */
class HostLink {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #worker: Worker | undefined;
  #next = 0;

  /** Asks the host; throws `BadInput` with what it finds wrong. */
  ask<R extends Request>(request: R, patience?: Patience): Promise<Answers[R['type']]> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as Answers[R['type']]),
        reject,
        patience,
      });
      patience?.signal.addEventListener('abort', () => this.#cancel(id));
      const numbered: Numbered = { ...request, id };
      this.#started().postMessage(numbered);
    });
  }

  /** Hears what happens at a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    return () => {
      if (this.#listeners.get(table) === listener) this.#listeners.delete(table);
    };
  }

  /** Nobody waits for a question any more. */
  #cancel(id: number): void {
    const waiting = this.#take(id);
    waiting?.reject(waiting.patience?.signal.reason);
    if (waiting !== undefined) void this.ask({ type: 'cancel', request: id });
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const address = new URL(document.documentElement.dataset.worker ?? '', document.baseURI);
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Message>) => this.#hear(event.data));
    worker.addEventListener('error', (event) => this.#broken(event.message));
    this.#worker = worker;
    return worker;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'answer':
        this.#take(message.id)?.resolve(message.answer);
        break;
      case 'faults':
        this.#take(message.id)?.reject(new BadInput(message.faults));
        break;
      case 'progress':
        this.#waiting.get(message.request)?.patience?.onprogress(message.done);
        break;
      case 'news':
        this.#listeners.get(message.table)?.news(message);
        break;
      case 'lost':
        this.#listeners.get(message.table)?.lost(message);
        break;
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** The worker has failed: nobody is left waiting, and the next question starts a new one. */
  #broken(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const error = new Error(message);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    for (const listener of this.#listeners.values()) listener.broken(error);
  }
}

/** The host of this page. */
export const host = new HostLink();
