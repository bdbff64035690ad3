import { botRng, random } from '@nineworlds/bots';
import {
  continuesLine,
  type GameModule,
  type Move,
  packPosition,
  type Rng,
  type Seat,
} from '@nineworlds/engine';
import type { Table } from '@nineworlds/table';
import { findBot } from './find-bot.ts';
import type { HostClock } from './ports.ts';
import type { SearchThreads } from './search-threads.ts';

/** Nobody waits longer than this for news while bots answer. */
const BATCH_MS = 40;
/** Who answers as quickly as this is told together with what they answer. */
const AT_ONCE_MS = 8;

/** What a runner needs, and whom it tells. */
export interface BotRunnerOptions {
  readonly table: Table;
  readonly module: GameModule;
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
  readonly clock: HostClock;
  /** Where bots search; only who plays with those that do loads it. */
  threads(): Promise<SearchThreads>;
  /** Some lines have been played, and more may follow. */
  readonly batch: () => void;
  /** A bot begins to search. */
  readonly searching: (seat: Seat) => void;
  /** Nobody is left to answer here; whether anything has been played since the last batch. */
  readonly rest: (hasPlayed: boolean) => void;
}

/** Lets the bots of a table answer, and plays what is forced, until a person can choose. */
export class BotRunner {
  readonly #options: BotRunnerOptions;
  readonly #rngs: readonly Rng[];
  /** How long bots took for their slower answers; undefined before the first one. */
  #pace: number | undefined;
  #running: Promise<void> = Promise.resolve();
  /** Ends the search that is under way. */
  #search = new AbortController();
  #isClosed = false;

  constructor(options: BotRunnerOptions) {
    this.#options = options;
    this.#rngs = options.table.seats.map((_, seat) => botRng(options.botSeed, seat));
  }

  /** The table has changed: a search may be about what is no longer asked. */
  interrupt(): void {
    this.#search.abort();
  }

  /** Plays answers that need no time, so that they are told together with the line before them. */
  answerAtOnce(): void {
    if (this.#pace === undefined || this.#pace > AT_ONCE_MS) return;
    const { clock } = this.#options;
    const end = clock.now() + BATCH_MS;
    while (clock.now() < end && this.#stepHere() === 'played');
  }

  /** Lets bots answer until nobody is left to. */
  wake(): void {
    this.#running = this.#running.then(() => this.#run());
  }

  close(): void {
    this.#isClosed = true;
    this.#search.abort();
  }

  async #run(): Promise<void> {
    const { clock, batch, rest } = this.#options;
    let began = clock.now();
    let hasPlayed = false;
    while (!this.#isClosed && (await this.#step())) {
      hasPlayed = true;
      // Quick answers are told together: a page draws once, not for each of them.
      if (clock.now() - began < BATCH_MS) continue;
      batch();
      hasPlayed = false;
      await clock.pause();
      began = clock.now();
    }
    if (!this.#isClosed) rest(hasPlayed);
  }

  async #step(): Promise<boolean> {
    const step = this.#stepHere();
    if (typeof step === 'string') return step === 'played';
    await this.#searchFor(step.seat, step.bot, step.rng);
    return true;
  }

  /** Lets a simple bot answer, or plays what is forced; who has to search first is told. */
  #stepHere(): 'played' | 'nobody' | { seat: Seat; bot: string; rng: Rng } {
    const { table, module, clock } = this.#options;
    const seat = table.botToMove();
    if (seat === undefined) return table.playForced() === undefined ? 'nobody' : 'played';
    const info = table.seats[seat];
    const rng = this.#rngs[seat];
    if (info?.kind !== 'bot' || rng === undefined) throw new RangeError(`no bot at ${seat}`);
    const bot = findBot(module, info.bot);
    if (bot === undefined) return { seat, bot: info.bot, rng };
    const began = clock.now();
    table.playBot(bot, rng);
    // One slow answer is remembered for a while.
    const took = clock.now() - began;
    this.#pace = Math.max(took, (this.#pace ?? 0) * 0.9);
    return 'played';
  }

  /**
   * Lets a bot search in another thread, which is sent what its seat knows and nothing else. Nothing is
   * played if the table has changed meanwhile. Where no search is possible, or what comes of it cannot be
   * played, the game's own best bot answers instead: a table never stops.
   */
  async #searchFor(seat: Seat, bot: string, rng: Rng): Promise<void> {
    const { table, module, searching } = this.#options;
    this.#search = new AbortController();
    const { signal } = this.#search;
    searching(seat);
    const { game, options } = table;
    const seed = rng.bits() >>> 0;
    const observation = packPosition(table.observationFor(seat));
    const type = 'line';
    const task = { type, game: game.id, options, seat, seed, observation, bot } as const;
    const found = await this.#found(task, signal);
    if (signal.aborted) return;
    if (found !== undefined && isWholeLine(table, found)) table.playBotLine(found);
    else table.playBot(module.bots.at(-1) ?? random, rng);
  }

  async #found(
    task: Parameters<SearchThreads['run']>[0],
    signal: AbortSignal,
  ): Promise<readonly Move[] | undefined> {
    try {
      const answer = await (await this.#options.threads()).run(task, { signal });
      return answer.type === 'line' ? answer.line : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Whether some moves are one whole line that can be played now. */
function isWholeLine({ game, options, position }: Table, moves: readonly Move[]): boolean {
  const ahead = game.blank(options);
  ahead.copyFrom(position);
  const { seat } = ahead.frames;
  const legal = new Int32Array(game.maxMoves);
  return (
    moves.length > 0 &&
    moves.every((move, i) => {
      const goesOn = i === 0 || continuesLine(game, ahead, seat);
      if (!goesOn || !legal.subarray(0, game.legal(ahead, legal)).includes(move)) return false;
      game.apply(ahead, move);
      return true;
    }) &&
    !continuesLine(game, ahead, seat)
  );
}
