import type { SeatInfo } from '@nineworlds/engine';
import type { Answers, Message, News, Request } from '@nineworlds/protocol';
import type { GameStore, KeptGame } from '../storage/kept-game.ts';
// What a host loads only when somebody thinks is there at once, so that `quiet` need not wait for it.
import { Host } from '../worker/host.ts';
import { thinkAloud } from '../worker/thinker.ts';
import '../worker/thoughts.ts';
import type { NewThread } from '../worker/thoughts.ts';

/** A person at a table of the tests. */
export const ann: SeatInfo = { kind: 'human', name: 'Ann' };
/** Another one. */
export const bob: SeatInfo = { kind: 'human', name: 'Bob' };
/** A bot at a table of the tests. */
export const bot: SeatInfo = { kind: 'bot', bot: 'random' };

/** Keeps games in memory, as long as `save` is not told to fail. */
export class MemoryStore implements GameStore {
  readonly games = new Map<string, KeptGame>();
  fails: Error | undefined;

  async load(id: string) {
    return this.games.get(id);
  }

  async save(game: KeptGame) {
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

/** How many tasks are being thought about. */
let underWay = 0;

/** Thinks in the thread of the test, not for long; what has been ended is not told any more. */
export const threadHere: NewThread = async (hear, fail) => {
  let ended = false;
  return {
    postMessage: (task) => {
      const games = 'games' in task ? { games: Math.min(task.games, MOST_GAMES[task.type]) } : {};
      underWay++;
      thinkAloud({ ...task, ...games }, (news) => {
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

/** A host without a browser: seeds are counted, nobody else has a game open. */
export class TestHost {
  readonly store: MemoryStore;
  readonly posted: Message[] = [];
  readonly #host: Host;
  #id = 0;
  #seeds = 0;

  constructor(store = new MemoryStore(), newThread = threadHere) {
    this.store = store;
    this.#host = new Host({
      store,
      post: (message) => this.posted.push(message),
      newSeed: () => (++this.#seeds).toString(16).padStart(64, '0'),
      now: () => 0,
      pause: async () => undefined,
      claim: async () => true,
      release: () => undefined,
      newThread,
    });
  }

  /** Asks, and waits until nothing more happens; throws what is found wrong. */
  async ask<R extends Request>(request: R): Promise<Answers[R['type']]> {
    const id = this.#id++;
    await this.#host.receive({ ...request, id });
    await this.quiet();
    const reply = this.posted.find((message) => 'id' in message && message.id === id);
    if (reply?.type === 'faults') throw new Error(reply.faults.map(({ reason }) => reason).join());
    if (reply?.type !== 'answer') throw new Error('no answer');
    return reply.answer as Answers[R['type']];
  }

  /** Asks without waiting for the answer; the number of the request. */
  begin(request: Request): number {
    const id = this.#id++;
    void this.#host.receive({ ...request, id });
    return id;
  }

  /** Waits until bots have answered and the game is kept. */
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
