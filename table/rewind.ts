import {
  type Branch,
  type GameDef,
  kernelRefusal,
  MOST_BRANCHES,
  type Position,
  type Refusal,
  type Seat,
} from '@nineworlds/engine';
import type { LineEntry } from './entry.ts';

/** A proposal to go back to the position after so many lines. */
export interface Proposal {
  readonly by: Seat;
  readonly toPly: number;
  /** The people who have agreed, the proposer first. */
  readonly agreed: readonly Seat[];
}

/**
 * Why a seat cannot propose to go back to a ply; undefined when it can. In a co-operative game every
 * earlier decision may be taken anew; where people play against each other only the proposer's own
 * last one.
 */
export function planRewind<P extends Position>(
  game: GameDef<P>,
  played: readonly LineEntry[],
  seat: Seat,
  toPly: number,
): Refusal | undefined {
  const target = played.find(({ ply }) => ply === toPly);
  if (target === undefined) return kernelRefusal('K-19', 'noSuchDecision', { ply: toPly });
  if (game.cooperative) return undefined;
  const own = played.findLast(({ by, forced }) => by === seat && !forced);
  if (own === undefined) return kernelRefusal('K-15', 'nothingToUndo');
  return own.ply === toPly ? undefined : kernelRefusal('K-20', 'onlyOwnLast', { ply: own.ply });
}

/**
 * The branches after a rewind: the lines that are left become one, and branches that left the main
 * line beyond that ply begin there now, with the lines that lead to them. A record holds so many and no more, or it
 * could not be read again: the oldest are let go.
 */
export function branchesAfterRewind(
  branches: readonly Branch[],
  lines: readonly string[],
  toPly: number,
): readonly Branch[] {
  const moved = branches.map(({ from, moves }) =>
    from <= toPly
      ? { from, moves }
      : { from: toPly, moves: [...lines.slice(toPly, from), ...moves] },
  );
  return [...moved, { from: toPly, moves: lines.slice(toPly) }].slice(-MOST_BRANCHES);
}
