import {
  BadInput,
  checkOptions,
  Faults,
  type GameTexts,
  isPlainObject,
  type Lang,
  type Seat,
  type SeatInfo,
} from '@nineworlds/engine';
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
import { haveSecrets, Table } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import { requireBots, usualSeats } from './find-bot.ts';
import type { Host, TableToOpen } from './host.ts';
import type { HostedTable } from './hosted-table.ts';
import { optionsFor } from './options-for.ts';

/** What whoever accepts a connection says of it. */
export interface SessionOptions {
  /** No other session of the host has it. */
  readonly id: string;
  /** Sends a message to whoever has connected. */
  post(message: Message): void;
  /** Which seats of a table are theirs. It is decided here, and by no message. */
  seatsAt(table: string, seats: readonly SeatInfo[]): readonly Seat[];
}

/** The number of a message; null where it has none. */
function numberOf(message: unknown): number | null {
  const id = isPlainObject(message) ? message.id : undefined;
  return typeof id === 'number' ? id : null;
}

/** Why a message is no request; undefined where it is one. The reader is loaded when something is wrong. */
async function whyNoRequest(message: unknown): Promise<BadInput | undefined> {
  const { readRequest } = await import('@nineworlds/protocol/read-request');
  try {
    readRequest(message);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error;
  }
}

/** So many searches of a session run at once; a further one ends the oldest. */
const MOST_SEARCHES = 4;

/** One connection: everything that somebody asks for goes through `receive`. */
export class Session {
  readonly id: string;
  readonly #host: Host;
  readonly #options: SessionOptions;
  readonly #tables = new Set<string>();
  /** What ends the search for a request, by its number. */
  readonly #searches = new Map<number, { readonly table: string; readonly end: AbortController }>();
  #lang: Lang = 'en';
  #isClosed = false;

  constructor(host: Host, options: SessionOptions) {
    this.#host = host;
    this.#options = options;
    this.id = options.id;
  }

  /** Answers a request; what is wrong with it is an answer too, and so is that a message is no request. */
  async receive(message: unknown): Promise<void> {
    const id = numberOf(message);
    try {
      if (id === null) throw new TypeError('a message without a number');
      const answer = await this.#answer(message as Numbered);
      this.#options.post({ type: 'answer', id, answer });
    } catch (error) {
      const wrong = error instanceof BadInput ? error : await whyNoRequest(message);
      // It was a request, so what has failed is ours.
      if (wrong === undefined) throw error;
      this.#options.post({ type: 'faults', id, faults: wrong.faults });
    }
  }

  /** The connection is gone. */
  close(): void {
    this.#isClosed = true;
    for (const table of this.#tables) this.#leave(table);
  }

  async #answer(request: Numbered): Promise<Answers[Request['type']]> {
    switch (request.type) {
      case 'start':
        return this.#start(request);
      case 'language':
        return this.#speak(request.lang);
      case 'sit':
        return this.#table(request).sit(this.id, request.seat);
      case 'command':
        return this.#table(request).command(this.id, request.command);
      case 'choices':
        return this.#table(request).choices(this.id, request.seat, request.line);
      case 'why': {
        const refusal = this.#table(request).why(this.id, request.seat, request.line);
        return refusal === undefined ? {} : { refusal };
      }
      case 'cancel':
        this.#searches.get(request.request)?.end.abort();
        return {};
      case 'close':
        this.#leave(request.table);
        return {};
      case 'advise':
      case 'review':
        return this.#search(request);
      default:
        return (await import('./lazy-requests.ts')).answerLazily(this, this.#host, request);
    }
  }

  #table({ table }: { readonly table: string }): HostedTable {
    return this.#host.table(table);
  }

  /** Opens a table and joins it. The seats of one that branches off another are those that somebody has there. */
  async open(opened: TableToOpen, seats?: readonly Seat[]): Promise<Joined> {
    const lang = this.#lang;
    const texts = await opened.module.texts(lang, opened.table.options);
    const joined = await this.#host.open(opened, this.id, (table) =>
      this.#join(table, lang, texts, seats),
    );
    return this.#joined(opened.id, lang, joined);
  }

  /** Joins a table that is open; undefined where there is none, or where it has just been left by everybody. */
  async join(id: string): Promise<Joined | undefined> {
    const lang = this.#lang;
    const found = this.#host.find(id);
    const texts = await found?.module.texts(lang, found.table.options);
    // Texts take a while, and what is found now is still there when it is joined.
    const table = this.#host.find(id);
    if (texts === undefined || table === undefined) return undefined;
    return this.#joined(id, lang, this.#join(table, lang, texts));
  }

  #join(table: HostedTable, lang: Lang, texts: GameTexts, given?: readonly Seat[]): Joined {
    const seats = given ?? this.seatsAt(table.id, table.table.seats);
    this.#tables.add(table.id);
    return table.join({ id: this.id, lang, seats }, texts, (message) => this.#hear(message));
  }

  /** What has changed while a table was being joined holds there too: another language, a connection that is gone. */
  #joined(table: string, lang: Lang, joined: Joined): Joined {
    if (this.#isClosed) this.#leave(table);
    else if (lang !== this.#lang) void this.#speak(this.#lang);
    return joined;
  }

  /** The seats of a table that are theirs. */
  seatsAt(table: string, seats: readonly SeatInfo[]): readonly Seat[] {
    return this.#options.seatsAt(table, seats);
  }

  /** Tells how much of a request is done, from 0 to 1. */
  tellProgress(request: number, done: number): void {
    this.#options.post({ type: 'progress', request, done });
  }

  #hear(message: News | Lost): void {
    if (message.type === 'lost') this.#forget(message.table);
    this.#options.post(message);
  }

  #leave(table: string): void {
    this.#forget(table);
    this.#host.leave(table, this.id);
  }

  /** Nobody here wants to know any more of a table. */
  #forget(left: string): void {
    this.#tables.delete(left);
    for (const { table, end } of this.#searches.values()) if (table === left) end.abort();
  }

  async #speak(lang: Lang): Promise<Record<string, never>> {
    this.#lang = lang;
    for (const id of this.#tables) {
      const table = this.#host.find(id);
      const texts = await table?.module.texts(lang, table.table.options);
      // A later language counts.
      if (lang !== this.#lang) return {};
      if (texts !== undefined && table?.has(this.id)) table.speak(this.id, lang, texts);
    }
    return {};
  }

  async #start(request: StartRequest): Promise<Joined> {
    const module = await this.#host.ports.loadGame(request.game);
    const faults = new Faults();
    const def = await optionsFor(module, request.options);
    const options = checkOptions(def, request.options, faults);
    if (options === undefined) throw new BadInput(faults.list);
    const { chance, purpose = 'play' } = request;
    if (chance === 'manual' && haveSecrets(module.game, options)) {
      throw badInput('chance', 'noSecretsByHand');
    }
    const seed = request.seed ?? this.#host.ports.newSeed();
    if (!/^[\x21-\x7e]{1,64}$/.test(seed)) {
      throw badInput('seed', 'badSeed', { value: seed.slice(0, 40) });
    }
    const seats = request.seats ?? usualSeats(module, options);
    requireBots(module, seats);
    const { game } = module;
    const table = new Table({ game, options, seats, seed, fate: 'hmac', nonces: [], chance });
    return this.open({ id: request.table, module, table, purpose });
  }

  /** Answers what takes a while; how far it has come is told, and it can be cancelled. */
  async #search(
    request: Extract<Numbered, { type: 'advise' | 'review' }>,
  ): Promise<Answers['advise' | 'review']> {
    const { id, table: of } = request;
    const table = this.#table(request);
    const end = new AbortController();
    const search = { table: of, end };
    // A number that is used again ends the older search: otherwise nobody could.
    this.#searches.get(id)?.end.abort();
    this.#searches.delete(id);
    const [oldest] = this.#searches.values();
    if (this.#searches.size >= MOST_SEARCHES) oldest?.end.abort();
    this.#searches.set(id, search);
    const onProgress = (done: number) => this.tellProgress(id, done);
    try {
      const threads = await this.#host.threads();
      const following = { signal: end.signal, onProgress };
      if (request.type === 'review') {
        const { reviewFor } = await import('./review.ts');
        return await reviewFor(table, this.id, request, threads, following);
      }
      const { adviceFor } = await import('./advice.ts');
      return await adviceFor(table, this.id, request, threads, following);
    } finally {
      if (this.#searches.get(id) === search) this.#searches.delete(id);
    }
  }
}
