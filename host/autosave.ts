import type { Saved } from '@nineworlds/protocol';
import { type SaveStore, StorageFull } from './ports.ts';
import type { SavedGame } from './saved-game.ts';

/** What a game is at the moment when it is saved. */
type Snapshot = () => SavedGame;

/**
 * Saves one game after every change. While the store is busy only the newest state waits: those between
 * are never written.
 */
export class Autosave {
  readonly #store: Pick<SaveStore, 'save'>;
  readonly #onChange: () => void;
  #saved: Saved = 'yes';
  /** Ends when nothing is left to write; undefined while nothing is. */
  #working: Promise<void> | undefined;
  #waiting: Snapshot | undefined;
  #isClosed = false;

  /** `onChange` is called when `saved` has become another word. */
  constructor(store: Pick<SaveStore, 'save'>, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  /** What became of the last attempt. */
  get saved(): Saved {
    return this.#saved;
  }

  save(snapshot: Snapshot): void {
    if (this.#isClosed) return;
    this.#waiting = snapshot;
    this.#working ??= this.#work();
  }

  /** Resolves when everything so far is written, or could not be. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Writes what still waits, and nothing after it. */
  close(): void {
    this.#isClosed = true;
    const last = this.#waiting;
    this.#waiting = undefined;
    // At once: the store puts it after what it is writing, and before whoever opens the game next.
    if (last !== undefined) this.#store.save(last()).catch(() => undefined);
  }

  /** Somebody else has the game: nothing of it is written here any more. */
  abandon(): void {
    this.#isClosed = true;
    this.#waiting = undefined;
  }

  async #work(): Promise<void> {
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      const saved = await this.#write(next());
      if (saved === this.#saved || this.#isClosed) continue;
      this.#saved = saved;
      this.#onChange();
    }
    this.#working = undefined;
  }

  #take(): Snapshot | undefined {
    const next = this.#waiting;
    this.#waiting = undefined;
    return next;
  }

  async #write(game: SavedGame): Promise<Saved> {
    try {
      await this.#store.save(game);
      return 'yes';
    } catch (error) {
      return error instanceof StorageFull ? 'full' : 'blocked';
    }
  }
}
