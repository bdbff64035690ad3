import type { Answers, Lost, News, Request } from '@nineworlds/protocol';

/** Who listens to what happens at a table. */
export interface Listener {
  news(news: News): void;
  lost(lost: Lost): void;
  /** The connection has failed: the table is no more. */
  broken(error: Error): void;
}

/** How somebody waits for what takes a while: advice, a review, or a game with many branches that is opened. */
export interface Patience {
  /** When it is aborted, the search ends at once, and the question fails with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Hears how much is done, from 0 to 1. */
  onprogress(done: number): void;
}

/** The way to a host of tables: a worker, or a server at the other end of a socket. */
export interface Connection {
  /** Asks the host; throws `BadInput` with what it finds wrong. */
  ask<R extends Request>(request: R, patience?: Patience): Promise<Answers[R['type']]>;
  /** Hears what happens at a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void;
}
