import { BadInput, checkOptions, Faults, type GameModule, type Lang } from '@nineworlds/engine';
import type {
  Answers,
  Message,
  News,
  Numbered,
  Purpose,
  Request,
  Saved,
  StartRequest,
} from '@nineworlds/protocol';
import { haveSecrets, Table } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { GameStore, KeptGame } from '../storage/kept-game.ts';
import { requireBots, usualSeats } from './bots-here.ts';
import { Desk } from './desk.ts';
import { loadModule } from './load-module.ts';
import { optionsFor } from './options-for.ts';
import type { AskedHost, SeatMore } from './seldom-asked.ts';
import type { NewThread, Thoughts } from './thoughts.ts';

/** What a host needs from its surroundings: a browser, or a test. */
export interface HostSetUp {
  readonly store: GameStore;
  post(message: Message): void;
  /** A seed that nobody can guess. */
  newSeed(): string;
  now(): number;
  pause(): Promise<void>;
  /**
   * Claims a game for this tab; false when another one has it. `take` takes it over; `lost` is called
   * when somebody else does.
   */
  claim(table: string, how: 'ask' | 'take', lost: () => void): Promise<boolean>;
  release(table: string): void;
  /** Begins a thread that thinks; this one goes on answering. */
  readonly newThread: NewThread;
}

/** Hosts the tables of one page: everything that the page asks for goes through `receive`. */
export class Host implements AskedHost {
  readonly #setUp: HostSetUp;
  readonly #desks = new Map<string, Desk>();
  #thoughts: Thoughts | undefined;
  #lang: Lang = 'en';

  constructor(setUp: HostSetUp) {
    this.#setUp = setUp;
  }

  /** Answers a request; what is wrong with it is an answer too. */
  async receive(request: Numbered): Promise<void> {
    const { id } = request;
    try {
      const answer = await this.#answer(request);
      this.#setUp.post({ type: 'answer', id, answer });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#setUp.post({ type: 'faults', id, faults: error.faults });
    }
  }

  async #answer(request: Numbered): Promise<Answers[Request['type']]> {
    switch (request.type) {
      case 'start':
        return this.#start(request);
      case 'language':
        return this.#speak(request.lang);
      case 'sit':
        return this.desk(request.table).sit(request.seat);
      case 'command':
        return this.desk(request.table).command(request.command);
      case 'choices':
        return this.desk(request.table).choices(request.seat, request.line);
      case 'advise':
      case 'review':
      case 'allowAdvice':
        return (await this.#thinker()).answer(request, this.desk(request.table));
      case 'cancel':
        (await this.#thinker()).cancel(request.request);
        return {};
      case 'close':
        return this.#close(request.table);
      default:
        return (await import('./seldom-asked.ts')).answerSeldom(this, request);
    }
  }

  /** Where games are kept. */
  get store(): GameStore {
    return this.#setUp.store;
  }

  /** A seed that nobody can guess. */
  newSeed(): string {
    return this.#setUp.newSeed();
  }

  /** The desk of a table, if somebody sits there. */
  openDesk(table: string): Desk | undefined {
    return this.#desks.get(table);
  }

  /** The desk of a table; throws `BadInput` where nobody sits. */
  desk(table: string): Desk {
    const desk = this.openDesk(table);
    if (desk === undefined) throw badInput('table', 'noSuchTable', { value: table.slice(0, 40) });
    return desk;
  }

  /** Only who plays with bots that think ahead, or asks for advice, loads what it needs. */
  async #thinker(): Promise<Thoughts> {
    const { Thoughts } = await import('./thoughts.ts');
    this.#thoughts ??= new Thoughts(this.#setUp);
    return this.#thoughts;
  }

  async #speak(lang: Lang): Promise<Record<string, never>> {
    this.#lang = lang;
    for (const desk of this.#desks.values()) {
      const module = await loadModule(desk.table.game.id);
      desk.speak(lang, await module.texts(lang));
    }
    return {};
  }

  async #start(request: StartRequest): Promise<Answers['start']> {
    const module = await loadModule(request.game);
    const faults = new Faults();
    const options = checkOptions(
      await optionsFor(module, request.options),
      request.options,
      faults,
    );
    if (options === undefined) throw new BadInput(faults.list);
    if (request.chance === 'manual' && haveSecrets(module.game, options)) {
      throw badInput('chance', 'noSecretsByHand');
    }
    const seed = request.seed ?? this.newSeed();
    if (!/^[\x21-\x7e]{1,64}$/.test(seed))
      throw badInput('seed', 'badSeed', { value: seed.slice(0, 40) });
    const seats = request.seats ?? usualSeats(module, options);
    await requireBots(module, seats);
    const table = new Table({
      game: module.game,
      options,
      seats,
      seed,
      fate: 'hmac',
      nonces: [],
      chance: request.chance,
    });
    return this.seat(request.table, module, table, request.purpose ?? 'play');
  }

  /** Sits down at a table; throws `BadInput` if another tab has it. */
  async seat(
    id: string,
    module: GameModule,
    table: Table,
    purpose: Purpose,
    how: 'ask' | 'take' = 'ask',
    more: SeatMore = {},
  ): Promise<Answers['start']> {
    const claimed = purpose !== 'play' || (await this.#setUp.claim(id, how, () => this.#lose(id)));
    if (!claimed) throw badInput('table', 'openElsewhere');
    this.#desks.get(id)?.close();
    const desk = new Desk({
      id,
      module,
      texts: await module.texts(this.#lang),
      lang: this.#lang,
      table,
      botSeed: this.newSeed(),
      purpose,
      ...more,
      around: {
        tell: (news: News) => this.#setUp.post(news),
        keep: (game) => this.#keep(game),
        pause: () => this.#setUp.pause(),
        now: () => this.#setUp.now(),
        think: async (task, signal) => (await this.#thinker()).think(task, signal),
      },
    });
    this.#desks.set(id, desk);
    const joined = desk.joined();
    desk.begin();
    return joined;
  }

  async #keep(game: KeptGame): Promise<Saved> {
    // Another tab may have taken the game over; it is that tab's now.
    if (!this.#desks.has(game.id)) return 'never';
    try {
      await this.#setUp.store.save(game);
      return 'yes';
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return isFull ? 'full' : 'blocked';
    }
  }

  #lose(id: string): void {
    this.#leave(id);
    this.#setUp.post({ type: 'lost', table: id });
  }

  #close(id: string): Record<string, never> {
    this.#leave(id);
    this.#setUp.release(id);
    return {};
  }

  /** Nobody sits there any more, so nobody thinks about it either. */
  #leave(id: string): void {
    this.#desks.get(id)?.close();
    this.#desks.delete(id);
    this.#thoughts?.leave(id);
  }
}
