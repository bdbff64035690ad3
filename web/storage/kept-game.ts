import type { SeatInfo } from '@nineworlds/engine';

/** A game as it is kept in the browser. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** The whole record, with everything hidden: only the worker reads it. */
  readonly record: string;
  /** The position beside it, for the day when the rules have changed. */
  readonly position: string;
  /** Games that were kept before there was advice have none. */
  readonly advice?: KeptAdvice;
  readonly summary: Summary;
}

/** What is kept of the advice at a table. */
export interface KeptAdvice {
  /** Whether it is given. */
  readonly setting: 'on' | 'off';
  /** How often each seat has been advised. */
  readonly advised: readonly number[];
}

/** What a list of games in progress says about one. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly turn: number;
  readonly ply: number;
  /** Who is asked: a seat, or one of the seats that are no person. */
  readonly asked: number;
  readonly over: boolean;
  /** In a co-operative game whether it was won; otherwise who won. */
  readonly winners: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Whether something that was kept is a summary: what is damaged must not hide the rest. */
export function isSummary(kept: unknown): kept is Summary {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, game, seats, turn, asked, changed } = kept as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    [turn, asked, changed].every(Number.isFinite)
  );
}

function isSeat(seat: unknown): boolean {
  if (typeof seat !== 'object' || seat === null) return false;
  const { kind, name = '', bot } = seat as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' && (kind === 'human' || (kind === 'bot' && typeof bot === 'string'))
  );
}

/** Where games are kept. */
export interface GameStore {
  /** Everything that is known about a game; undefined when there is no such game. */
  load(id: string): Promise<KeptGame | undefined>;
  save(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** All games, the last changed first. */
  list(): Promise<readonly Summary[]>;
}
