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

/**
 * A seat proposes to go back to an earlier ply, beyond what undo allows: the same decisions would have
 * the same fate, and the lines that are left stay as a branch. It is done when all people have agreed.
 */
export interface RewindCommand {
  readonly type: 'rewind';
  readonly seat: Seat;
  readonly seq: number;
  readonly toPly: number;
}

/** A seat agrees to the open proposal. */
export interface AgreeCommand {
  readonly type: 'agree';
  readonly seat: Seat;
  readonly seq: number;
}

/** A seat declines the open proposal, or withdraws its own. */
export interface DeclineCommand {
  readonly type: 'decline';
  readonly seat: Seat;
  readonly seq: number;
}

/** Somebody else sits down: a bot for a human, or a human again. */
export interface SeatCommand {
  readonly type: 'seat';
  readonly seat: Seat;
  readonly occupant: SeatInfo;
}

/** What can be asked of a table. */
export type Command =
  | LineCommand
  | UndoCommand
  | RewindCommand
  | AgreeCommand
  | DeclineCommand
  | SeatCommand;

/** What became of a command: an entry of the log, or a refusal that changed nothing. */
export type Answer = { readonly entry: Entry } | { readonly refusal: Refusal };
