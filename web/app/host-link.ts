import { BadInput, type Lang } from '@nineworlds/engine';
import type {
  Answers,
  Joined,
  Lost,
  Message,
  News,
  Numbered,
  Request,
  StartRequest,
} from '@nineworlds/protocol';
import { newTableId } from '../play/table-id.ts';

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

/**
 * A new game that was asked for when the page began to load, with what its worker has said since
 * (`build/ask-ahead.ts`).
 */
interface Early {
  readonly worker: Worker;
  readonly heard: readonly Event[];
  readonly game: string;
  readonly table: string;
}

declare global {
  var early: Early | undefined;
}

/** The number of the request for it. */
const EARLY_ID = -1;

/** The way to the worker that hosts the tables. */
class HostLink {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #worker: Worker | undefined;
  #next = 0;

  /** Asks the host; throws `BadInput` with what it finds wrong. */
  ask<R extends Request>(request: R, patience?: Patience): Promise<Answers[R['type']]> {
    const id = this.#next++;
    const answer = this.#answer<R>(id, patience);
    const numbered: Numbered = { ...request, id };
    this.#started().postMessage(numbered);
    return answer;
  }

  /** Starts a game with the usual options. */
  async startUsual(game: string, lang: Lang): Promise<{ table: string; joined: Joined }> {
    const begun = globalThis.early;
    globalThis.early = undefined;
    if (this.#worker === undefined && begun?.game === game) {
      const started = this.#answer<StartRequest>(EARLY_ID);
      const { worker, heard, table } = begun;
      worker.onmessage = null;
      worker.onerror = null;
      this.#hearFrom(worker);
      for (const event of heard) worker.dispatchEvent(event);
      return { table, joined: await started };
    }
    const table = newTableId();
    void this.ask({ type: 'language', lang });
    const joined = await this.ask({ type: 'start', table, game, options: {}, chance: 'fate' });
    return { table, joined };
  }

  #answer<R extends Request>(id: number, patience?: Patience): Promise<Answers[R['type']]> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as Answers[R['type']]),
        reject,
        patience,
      });
      patience?.signal.addEventListener('abort', () => this.#cancel(id));
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
    return this.#hearFrom(new Worker(address, { type: 'module' }));
  }

  #hearFrom(worker: Worker): Worker {
    worker.addEventListener('message', (event: MessageEvent<Message>) => this.#hear(event.data));
    worker.addEventListener('error', ({ message }) => this.#broken(message));
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
