import type { Refusal, Seat, SeatInfo } from '@nineworlds/engine';
import type { Entry } from './entry.ts';

/** A seat answers the open question. */
export interface LineCommand {
  readonly type: 'line';
  readonly seat: Seat;
  /** The last entry that changed the game, as far as the sender knows. */
  readonly seq: number;
  readonly line: string;
}

/** A seat takes its last line back. */
export interface UndoCommand {
  readonly type: 'undo';
  readonly seat: Seat;
  /** The last entry that changed the game, as far as the sender knows. */
  readonly seq: number;
}

/** Somebody else sits down: a bot for a human, or a human again. */
export interface SeatCommand {
  readonly type: 'seat';
  readonly seat: Seat;
  readonly occupant: SeatInfo;
}

/** What can be asked of a table. */
export type Command = LineCommand | UndoCommand | SeatCommand;

/** What became of a command: an entry of the log, or a refusal that changed nothing. */
export type Answer = { readonly entry: Entry } | { readonly refusal: Refusal };
