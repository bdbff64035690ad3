import type { SeatInfo } from '@nineworlds/engine';

/** A game as it is saved; the names of the fields stand in what people have and never change. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** The whole record, with everything hidden: only the host reads it. */
  readonly record: string;
  /** The position beside it, for the day when the rules have changed. */
  readonly position: string;
  /** Games that were saved before there was advice have none. */
  readonly advice?: SavedAdvice;
  readonly summary: Summary;
}

/** What is saved of the advice at a table. */
export interface SavedAdvice {
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

/** Whether something that was saved is a summary: what is damaged must not hide the rest. */
export function isSummary(saved: unknown): saved is Summary {
  if (typeof saved !== 'object' || saved === null) return false;
  const { id, game, seats, turn, asked, changed } = saved as Readonly<Record<string, unknown>>;
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
