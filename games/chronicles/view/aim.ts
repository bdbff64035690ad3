import { type Move, type Seat, TEAM } from '@nineworlds/engine';
import { apply } from '../rules/game.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { copyOf } from './odds/copy.ts';

/** The last move of the beginning of a line, and the position in which it is the answer. */
export interface Aim {
  readonly p: ChroniclesPosition;
  readonly move: Move;
}

/** Plays the beginning of a line up to its last move; undefined for an empty one. */
export function aimOf(o: ChroniclesPosition, moves: readonly Move[]): Aim | undefined {
  const move = moves.at(-1);
  if (move === undefined) return undefined;
  const p = copyOf(o);
  for (const earlier of moves.slice(0, -1)) apply(p, earlier);
  return { p, move };
}

/** Whether a seat may answer the open question. */
export function isAsked({ frames }: ChroniclesPosition, seat: Seat): boolean {
  return frames.depth > 0 && (frames.seat === seat || frames.seat === TEAM);
}
