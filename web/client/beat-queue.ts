import type { Beat } from '@nineworlds/protocol';

/** Time, as a queue of beats sees it. */
export interface BeatClock {
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

/** How beats are shown. */
export interface BeatQueueOptions {
  readonly clock: BeatClock;
  /** For how many milliseconds a beat is shown. */
  pace(beat: Beat): number;
  /** Shows a beat. */
  show(beat: Beat): void;
  /** Shows at once what would have been seen step by step. */
  skip(beats: readonly Beat[]): void;
  /** Nothing is left to show. */
  done(): void;
}

/** Shows what has happened step by step, each for a while. */
export class BeatQueue {
  readonly #options: BeatQueueOptions;
  #beats: Beat[] = [];
  #stop: () => void = () => {};

  constructor(options: BeatQueueOptions) {
    this.#options = options;
  }

  /** Whether nothing waits to be shown. */
  get isEmpty(): boolean {
    return this.#beats.length === 0;
  }

  /** More has happened: the next beat is shown at once. */
  add(beats: readonly Beat[]): void {
    this.#beats.push(...beats);
    if (beats.length > 0) this.#next();
  }

  /** Shows at once what is still on its way, and more that has happened. */
  finish(more: readonly Beat[] = []): void {
    const beats = [...this.#beats, ...more];
    this.clear();
    if (beats.length > 0) this.#options.skip(beats);
    this.#options.done();
  }

  /** Forgets what is still on its way. */
  clear(): void {
    this.#stop();
    this.#beats = [];
  }

  #next(): void {
    this.#stop();
    const beat = this.#beats.shift();
    if (beat === undefined) {
      this.#options.done();
      return;
    }
    this.#options.show(beat);
    this.#stop = this.#options.clock.after(this.#options.pace(beat), () => this.#next());
  }
}
