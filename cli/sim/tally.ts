import { CHUNK, type ChunkResult, sumOf } from './chunk.ts';
import type { PlayedGame } from './played-game.ts';

/** Takes the trajectories of games, in the order of their numbers. */
export type TakeTrajectory = (lines: string) => Promise<void>;

/** Adds games up by their numbers, in whatever order several threads bring them. */
export class Tally {
  readonly #seats: number;
  readonly #take: TakeTrajectory;
  /** Games that came before an earlier one. */
  readonly #early = new Map<number, PlayedGame>();
  readonly #chunks: ChunkResult[] = [];
  #chunk: PlayedGame[] = [];
  #next = 0;
  #played = 0;

  constructor(seats: number, take: TakeTrajectory) {
    this.#seats = seats;
    this.#take = take;
  }

  /** How many games have come. */
  get played(): number {
    return this.#played;
  }

  /** All games below this number have come and are written down. */
  get next(): number {
    return this.#next;
  }

  /** Takes a game; done when everything that could be written down is. */
  async add(game: PlayedGame): Promise<void> {
    this.#played++;
    this.#early.set(game.index, game);
    for (;;) {
      const next = this.#early.get(this.#next);
      if (next === undefined) return;
      this.#early.delete(this.#next);
      // A trajectory is long: once it is written, nobody keeps it.
      this.#chunk.push({ ...next, trajectory: undefined });
      if (this.#chunk.length === CHUNK) this.#close();
      if (next.trajectory !== undefined) await this.#take(next.trajectory);
      this.#next++;
    }
  }

  /** The sums of all games, chunk by chunk. */
  chunks(): readonly ChunkResult[] {
    if (this.#chunk.length > 0) this.#close();
    return this.#chunks;
  }

  #close(): void {
    this.#chunks.push(sumOf(this.#chunk, this.#seats));
    this.#chunk = [];
  }
}
