import type { Refusal, Seat } from '@nineworlds/engine';
import type { Answers, Joined, News, Request, TableState } from '@nineworlds/protocol';
import type { Command, VisibleEntry } from '@nineworlds/table';
import type { Connection } from './connection.ts';

/** Whom a client tells of what it hears. */
export interface TableEvents {
  /** `state` and `entries` are new; how the table stood before. */
  news(news: News, before: TableState): void;
  lost(): void;
  broken(error: Error): void;
}

/** A request about the client's own table. */
type OwnRequest<R = Extract<Request, { readonly table: string }>> = R extends Request
  ? Omit<R, 'table'>
  : never;

/** A table, as somebody who has joined it knows it over a connection. */
export class TableClient {
  readonly table: string;
  state: TableState;
  /** Everything that has happened. */
  entries: readonly VisibleEntry[];
  readonly #connection: Connection;
  #stopListening: () => void = () => {};

  constructor(connection: Connection, table: string, { state, entries }: Joined) {
    this.#connection = connection;
    this.table = table;
    this.state = state;
    this.entries = entries;
  }

  /** Hears what happens at the table from now on, and what was told before anybody listened. */
  listen(events: TableEvents): void {
    this.#stopListening = this.#connection.listen(this.table, {
      news: (news) => {
        const before = this.state;
        this.state = news.state;
        this.entries = [...this.entries, ...news.entries];
        events.news(news, before);
      },
      lost: () => events.lost(),
      broken: (error) => events.broken(error),
    });
  }

  /** Asks about the table; no answer where the question came too late, or the host has failed, which is told. */
  ask<R extends OwnRequest>(request: R): Promise<Answers[R['type']] | undefined> {
    const whole = { ...request, table: this.table } as unknown as Request;
    const answer = this.#connection.ask(whole).catch(() => undefined);
    return answer as Promise<Answers[R['type']] | undefined>;
  }

  /** Sends a command; why it was refused, if it was. */
  async send(command: Command): Promise<Refusal | undefined> {
    return (await this.ask({ type: 'command', command }))?.refusal;
  }

  /** Somebody sits down before this screen. */
  async sit(seat: Seat): Promise<Joined | undefined> {
    const joined = await this.ask({ type: 'sit', seat });
    if (joined !== undefined) {
      this.state = joined.state;
      this.entries = joined.entries;
    }
    return joined;
  }

  /** Leaves the table. */
  leave(): void {
    this.#stopListening();
    void this.ask({ type: 'close' });
  }
}

/** Whose last decision undo takes back. */
export function undoSeatIn({ viewer, seats, answerers }: TableState): Seat {
  return seats[viewer]?.kind === 'human' ? viewer : (answerers[0] ?? 0);
}

/** Whether bots that need not search are at it, and then somebody before the screen is asked. */
export function isSoonAsked(state: TableState): boolean {
  const { curtain, results, searching, purpose, seats } = state;
  if (curtain !== undefined || results !== undefined || searching !== undefined) return false;
  return purpose !== 'replay' && seats.some(({ kind }) => kind === 'human');
}

/** The person before a screen who answers; undefined while nobody there is asked. */
export function actorIn({ answerers, viewer, curtain }: TableState): Seat | undefined {
  if (curtain !== undefined) return undefined;
  return answerers.includes(viewer) ? viewer : answerers[0];
}
