import { BadInput, type Lang, type Options } from '@nineworlds/engine';
import type { Answers, Joined, Lost, Message, News, Numbered, Request } from '@nineworlds/protocol';
import type { Connection, Listener, Patience } from '../client/connection.ts';
import { newTableId } from '../play/table-id.ts';
import { ownOptions } from '../setup/own-values.ts';

interface Waiting {
  resolve(answer: Answers[Request['type']]): void;
  reject(error: unknown): void;
  readonly patience: Patience | undefined;
}

/** A new game, and how somebody has joined it. */
interface Begun {
  readonly table: string;
  readonly joined: Joined;
}

/** The connection to the worker that hosts the tables. */
class HostLink implements Connection {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #worker: Worker | undefined;
  #next = 0;
  /** A game that was started ahead. */
  #ahead: { readonly game: string; readonly begun: Promise<Begun> } | undefined;
  /** What was told of a table since it was joined, until somebody listens there. */
  readonly #missed = new Map<string, (News | Lost)[]>();

  /** Asks the host; throws `BadInput` with what it finds wrong. */
  ask<R extends Request>(request: R, patience?: Patience): Promise<Answers[R['type']]> {
    const id = this.#next++;
    const answer = this.#answer<R>(id, patience);
    const numbered: Numbered = { ...request, id };
    this.#started().postMessage(numbered);
    if (request.type === 'close') this.#missed.delete(request.table);
    else if (isJoining(request))
      void this.#collect(tableJoined(request), answer as Promise<Joined>);
    return answer;
  }

  /** Collects what is told of a table that somebody joins: bots may answer before the join itself is answered. */
  async #collect(table: string, answer: Promise<Joined>): Promise<void> {
    if (this.#listeners.has(table)) return;
    const missed: (News | Lost)[] = [];
    this.#missed.set(table, missed);
    try {
      const { entries } = await answer;
      // Who had joined before was told things meanwhile that the answer has too.
      missed.splice(0, missed.findLastIndex((message) => isKnown(message, entries)) + 1);
    } catch {
      if (this.#missed.get(table) === missed) this.#missed.delete(table);
    }
  }

  /** Starts a game with the usual options before the page can show it (`ask-ahead.ts`). */
  startAhead(game: string): void {
    const begun = this.#startUsual(game, newTableId());
    // Whoever takes it hears of a fault.
    begun.catch(() => undefined);
    this.#ahead = { game, begun };
  }

  /** Starts a game with the usual options, and with what an owner has entered; or takes the one that was started ahead, in English. */
  startUsual(game: string, lang: Lang): Promise<Begun> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    if (ahead?.game === game) return ahead.begun;
    void this.ask({ type: 'language', lang });
    return this.#startUsual(game, newTableId());
  }

  async #startUsual(game: string, table: string): Promise<Begun> {
    const own = ownOptions(game);
    const start = (options: Options) =>
      this.ask({ type: 'start', table, game, options, chance: 'fate' });
    // Rules change: what an owner has entered may be wrong by now, and then ours is played.
    const joined = await start(own).catch((error: unknown) => {
      if (!(error instanceof BadInput) || Object.keys(own).length === 0) throw error;
      return start({});
    });
    return { table, joined };
  }

  #answer<R extends Request>(id: number, patience?: Patience): Promise<Answers[R['type']]> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as Answers[R['type']]),
        reject,
        patience,
      });
      patience?.signal?.addEventListener('abort', () => this.#cancel(id));
    });
  }

  /** Hears what happens at a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    for (const message of this.#missed.get(table) ?? []) this.#tell(message);
    this.#missed.delete(table);
    return () => {
      if (this.#listeners.get(table) === listener) this.#listeners.delete(table);
    };
  }

  /** Nobody waits for a question any more. */
  #cancel(id: number): void {
    const waiting = this.#take(id);
    waiting?.reject(waiting.patience?.signal?.reason);
    if (waiting !== undefined) void this.ask({ type: 'cancel', request: id });
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    // Written as Vite finds workers by.
    const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
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
      case 'lost':
        this.#tell(message);
        break;
    }
  }

  #tell(message: News | Lost): void {
    const listener = this.#listeners.get(message.table);
    if (listener === undefined) this.#missed.get(message.table)?.push(message);
    else if (message.type === 'news') listener.news(message);
    else listener.lost(message);
  }

  #take(id: number | null): Waiting | undefined {
    // A message without a number is nobody's: this page sends none.
    if (id === null) return undefined;
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
    this.#missed.clear();
    for (const listener of this.#listeners.values()) listener.broken(error);
  }
}

/** A request that joins a table, which its answer tells how it stands. */
type Joining = Extract<
  Request,
  { type: 'start' | 'resume' | 'open' | 'look' | 'sideLine' | 'sit' | 'branch' }
>;

const JOINING: ReadonlySet<string> = new Set<Joining['type']>([
  'start',
  'resume',
  'open',
  'look',
  'sideLine',
  'sit',
  'branch',
]);

function isJoining(request: Request): request is Joining {
  return JOINING.has(request.type);
}

function tableJoined(request: Joining): string {
  return 'into' in request ? request.into : request.table;
}

/** Whether news tell of entries that somebody has. */
function isKnown(message: News | Lost, entries: Joined['entries']): boolean {
  const first = message.type === 'news' ? message.entries[0] : undefined;
  return first !== undefined && first.seq <= (entries.at(-1)?.seq ?? -1);
}

/** The host of this page. */
export const host = new HostLink();
