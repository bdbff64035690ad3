import {
  CHANCE,
  kernelRefusal,
  type Match,
  type Position,
  type Refusal,
  type Seat,
} from '@nineworlds/engine';
import { type LineEntry, lineFor } from './entry.ts';

/** How far a seat's undo goes back, or why it cannot. */
export type UndoState =
  | { readonly possible: true; readonly toPly: number }
  | { readonly possible: false; readonly refusal: Refusal };

/**
 * What undo would do for a seat: its own last decision goes, with what was forced or played by bots
 * after it.
 * It stops at the first thing that anybody learned, since nobody can be made to forget.
 */
export function planUndo<P extends Position>(
  match: Match<P>,
  played: readonly LineEntry[],
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): UndoState {
  const index = played.findLastIndex(({ by, forced }) => !forced && (by === seat || !isBot(by)));
  const last = played[index];
  if (last === undefined) return refused(kernelRefusal('K-15', 'nothingToUndo'));
  const asked = match.lines[last.ply]?.seat ?? last.by;
  // What the whole team answered, or what somebody typed for the dice, anybody may take back.
  const isOwn = last.by === seat || (asked < 0 && seat >= 0 && !isBot(seat));
  if (!isOwn) return refused(kernelRefusal('K-16', 'notYourLine', { by: last.by }));
  // Everybody saw the real dice: only the typing is taken back, nothing that was learned.
  if (asked === CHANCE) return { possible: true, toPly: last.ply };
  if (match.barrier <= last.ply) return { possible: true, toPly: last.ply };
  const telling = match.lines.slice(last.ply).find(({ learned }) => learned);
  const line = telling === undefined ? '' : lineFor(telling, seat);
  return refused(kernelRefusal('K-14', 'somebodyLearned', { line }));
}

function refused(refusal: Refusal): UndoState {
  return { possible: false, refusal };
}
