import {
  BadInput,
  checkOptions,
  Faults,
  type Options,
  type Seat,
  type SeatInfo,
} from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import type { Answers, Message, News, Request } from '@nineworlds/protocol';
import { Table } from '@nineworlds/table';
import { Host } from '../host.ts';
import type { HostPorts, SaveStore } from '../ports.ts';
import type { Session } from '../requests.ts';
import type { SavedGame } from '../saved-game.ts';
import { answerTask } from '../search-thread.ts';
import type { NewSearchThread } from '../search-threads.ts';
// What a host loads only when somebody searches is there at once, so that `quiet` need not wait for it.
import '../search-threads.ts';

/** A person at a table of the tests. */
export const ann: SeatInfo = { kind: 'human', name: 'Ann' };
/** Another one. */
export const bob: SeatInfo = { kind: 'human', name: 'Bob' };
/** A bot at a table of the tests. */
export const bot: SeatInfo = { kind: 'bot', bot: 'random' };

/** Saves games in memory, as long as `save` is not told to fail. */
export class MemoryStore implements SaveStore {
  readonly games = new Map<string, SavedGame>();
  fails: Error | undefined;

  async load(id: string) {
    return this.games.get(id);
  }

  async save(game: SavedGame) {
    if (this.fails !== undefined) throw this.fails;
    this.games.set(game.id, game);
  }

  async remove(id: string) {
    this.games.delete(id);
  }

  async list() {
    return [...this.games.values()].map(({ summary }) => summary);
  }
}

/** More games are not simulated in tests, for advice and for each moment of a review. */
const MOST_GAMES = { advise: 40, review: 2, line: 0 };

/** How many tasks are being searched. */
let underWay = 0;

/** A game of the registry; throws `BadInput` for one that does not exist. */
export async function loadGame(id: string) {
  const manifest = gameById(id);
  if (manifest === undefined) throw new BadInput([{ path: 'game', reason: 'notOneOf', facts: {} }]);
  return manifest.load();
}

/** A table of NeedFire with its seats, and options that are not the usual ones. */
export async function needfireTable(seats: readonly SeatInfo[], given: Options = {}) {
  const module = await loadGame('needfire');
  const { game } = module;
  const options = checkOptions(game.options, { seats: seats.length, ...given }, new Faults()) ?? {};
  const table = new Table({
    game,
    options,
    seats,
    seed: 'x',
    fate: 'hmac',
    nonces: [],
    chance: 'fate',
  });
  return { module, table };
}

/** Searches in the thread of the test, not for long; what has been ended is not told any more. */
export const threadHere: NewSearchThread = async (hear, fail) => {
  let ended = false;
  return {
    postMessage: (task) => {
      const games = 'games' in task ? { games: Math.min(task.games, MOST_GAMES[task.type]) } : {};
      underWay++;
      answerTask({ ...task, ...games }, loadGame, (news) => {
        if (!ended) hear(news);
      })
        .catch(fail)
        .finally(() => underWay--);
    },
    terminate: () => {
      ended = true;
    },
  };
};

/** What a test may have otherwise. */
interface TestHostOptions {
  readonly store?: MemoryStore | undefined;
  readonly newThread?: NewSearchThread;
  readonly loadGame?: HostPorts['loadGame'];
  readonly clock?: HostPorts['clock'];
}

/** A session of a test: what was posted to it, and the seats that are its own. */
export class TestSession {
  readonly posted: Message[] = [];
  readonly #session: Session;
  #id = 0;

  constructor(host: Host, id: string, seats?: readonly Seat[]) {
    this.#session = host.connect({
      id,
      post: (message) => this.posted.push(message),
      seatsAt: (_, all) => seats ?? all.map((_, seat) => seat),
    });
  }

  /** Asks, and waits until nothing more happens; throws what is found wrong. */
  async ask<R extends Request>(request: R): Promise<Answers[R['type']]> {
    const id = this.#id++;
    await this.#session.receive({ ...request, id });
    await this.quiet();
    const reply = this.posted.find((message) => 'id' in message && message.id === id);
    if (reply?.type === 'faults') throw new Error(reply.faults.map(({ reason }) => reason).join());
    if (reply?.type !== 'answer') throw new Error('no answer');
    return reply.answer as Answers[R['type']];
  }

  /** Sends a message, whatever it is. */
  send(message: unknown): Promise<void> {
    return this.#session.receive(message);
  }

  /** Asks without waiting for the answer; the number of the request. */
  begin(request: Request): number {
    const id = this.#id++;
    void this.#session.receive({ ...request, id });
    return id;
  }

  /** The connection is gone. */
  close(): void {
    this.#session.close();
  }

  /** Waits until bots have answered and the game is saved. */
  async quiet(): Promise<void> {
    for (let before = -1; before !== this.posted.length || underWay > 0; ) {
      before = this.posted.length;
      for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The last that was told about a table. */
  get news(): News {
    const last = this.posted.findLast(({ type }) => type === 'news');
    if (last?.type !== 'news') throw new Error('no news yet');
    return last;
  }

  /** Answers the open question of a seat with the choice of that number, counted round and round. */
  async answer(table: string, seat: number, number: number): Promise<string> {
    let line = '';
    for (;;) {
      const { list, seq } = await this.ask({ type: 'choices', table, seat, line });
      const choice = list[number % list.length];
      if (choice === undefined) throw new Error(`nothing to choose after ${line}`);
      ({ line } = choice);
      if (choice.goesOn) continue;
      const command = { type: 'line', seat, seq, line } as const;
      const { refusal } = await this.ask({ type: 'command', table, command });
      if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`);
      return line;
    }
  }
}

/** A host without a browser, and one session to which all seats belong: seeds are counted, nobody else has a game open. */
export class TestHost extends TestSession {
  readonly store: MemoryStore;
  readonly #host: Host;

  constructor(options: TestHostOptions = {}) {
    const { store = new MemoryStore(), newThread = threadHere } = options;
    let seeds = 0;
    const host = new Host({
      clock: options.clock ?? { now: () => 0, pause: async () => undefined },
      store,
      claims: { claim: async () => true, release: () => undefined },
      newSeed: () => (++seeds).toString(16).padStart(64, '0'),
      loadGame: options.loadGame ?? loadGame,
      newThread,
      mostThreads: 2,
    });
    super(host, 'first');
    this.#host = host;
    this.store = store;
  }

  /** Another session at the same host, with some seats of its own. */
  connect(id: string, seats: readonly Seat[]): TestSession {
    return new TestSession(this.#host, id, seats);
  }
}
