import type { Json } from '@nineworlds/engine';
import type { Beat, Joined, Moment, TableState } from '@nineworlds/protocol';
import type { VisibleLine } from '@nineworlds/table';

/** Tells how a game stood after so many lines. */
export type MomentSource = (ply: number) => Promise<Moment>;

/** How fast a replay plays, in times of its usual pace. */
export const SPEEDS = [1, 2, 4] as const;

/** Milliseconds that a step stays when a replay plays by itself. */
const STAY = 1200;

/** A game that is looked at: which moment of it, and whether it plays by itself. */
export class Watching {
  readonly joined: Joined;
  readonly #source: MomentSource;
  /** What was played, line by line; the first one leads to ply 1. */
  readonly lines: readonly VisibleLine[];
  readonly first: number;
  readonly last: number;
  /** The moment that is wanted; the board follows as soon as it is known. */
  ply: number = $state(0);
  #moment: Moment | undefined = $state.raw();
  beat: Beat | undefined = $state.raw();
  isPlaying = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Why nothing more can be shown: the host has failed. */
  fault: unknown = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(joined: Joined, source: MomentSource, [first, last]: readonly [number, number]) {
    this.joined = joined;
    this.#source = source;
    this.lines = joined.entries.flatMap((entry) => ('lines' in entry ? entry.lines : []));
    this.first = first;
    this.last = last;
  }

  get view(): Json {
    return this.#moment?.view ?? this.joined.state.view;
  }

  /** The table as it stood then; nobody is asked anything. */
  get state(): TableState {
    const { results, ...state } = this.joined.state;
    const { asked, question } = this.#moment ?? state;
    const atEnd = results !== undefined && this.ply === this.last;
    return {
      ...state,
      view: this.view,
      ply: this.ply,
      asked,
      question,
      answerers: [],
      purpose: 'replay',
      ...(atEnd ? { results } : {}),
    };
  }

  get isLoaded(): boolean {
    return this.#moment !== undefined;
  }

  /** Shows a moment; from one to the next things move. */
  async go(to: number): Promise<void> {
    const before = this.#moment?.ply;
    const ply = Math.max(this.first, Math.min(this.last, Math.trunc(to)));
    this.ply = ply;
    let moment: Moment;
    try {
      moment = await this.#source(ply);
    } catch (fault) {
      this.fail(fault);
      return;
    }
    // Somebody may have gone on meanwhile.
    if (this.ply !== ply) return;
    const line = this.lines[ply - 1];
    const isNext = before !== undefined && ply === before + 1 && line !== undefined;
    this.beat = isNext ? { ply, ...line, view: moment.view } : undefined;
    this.#moment = moment;
  }

  play(): void {
    this.stop();
    this.isPlaying = true;
    void this.#step(this.ply === this.last ? this.first : this.ply + 1);
  }

  fail(fault: unknown): void {
    this.stop();
    this.fault = fault;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  async #step(ply: number): Promise<void> {
    await this.go(ply);
    if (!this.isPlaying) return;
    if (ply >= this.last) {
      this.stop();
      return;
    }
    // What nothing came of is passed over.
    const stay = (this.beat?.events.length ?? 1) === 0 ? 0 : STAY / this.speed;
    this.#timer = setTimeout(() => void this.#step(this.ply + 1), stay);
  }
}
