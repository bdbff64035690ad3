import type { GameModule } from '@nineworlds/engine';
import type { SavedGame, Summary } from './saved-game.ts';
import type { NewSearchThread } from './search-threads.ts';

/** Time, as the host sees it. */
export interface HostClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets others have a turn before a long piece of work goes on. */
  pause(): Promise<void>;
}

/** Where games are saved. */
export interface SaveStore {
  /** Everything that is saved of a game; undefined when there is no such game. */
  load(id: string): Promise<SavedGame | undefined>;
  /** Throws `StorageFull` when there is no room for it. */
  save(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** All games, the last changed first. */
  list(): Promise<readonly Summary[]>;
}

/** Thrown by a store that has no room left. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('the storage is full', { cause });
    this.name = 'StorageFull';
  }
}

/** One host at a time plays a saved game. */
export interface Claims {
  /**
   * Claims a game for this host; false when another one has it. `take` takes it over; `lost` is called
   * when somebody else does.
   */
  claim(table: string, how: 'ask' | 'take', lost: () => void): Promise<boolean>;
  release(table: string): void;
}

/** What a host needs of the process that it runs in: a browser's worker, a server, a test. */
export interface HostPorts {
  readonly clock: HostClock;
  readonly store: SaveStore;
  readonly claims: Claims;
  /** A seed that nobody can guess: 64 hexadecimal digits. */
  readonly newSeed: () => string;
  /** A game by its id; throws `BadInput` for one that does not exist. */
  readonly loadGame: (id: string) => Promise<GameModule>;
  /** Begins a thread that searches, while this one goes on answering. */
  readonly newThread: NewSearchThread;
  /** How many of them there are at most; what else is to be searched waits. */
  readonly mostThreads: number;
}
