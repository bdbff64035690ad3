import type { LogGroup } from '../play/log-lines.ts';

/** The plies at which turns begin, from the first moment of a game on. */
export function turnStarts(groups: readonly LogGroup[]): readonly number[] {
  return [...new Set(groups.map(({ ply }) => ply))];
}

/** The beginning of the turn before a ply, or of its own turn when that has begun earlier. */
export function turnBefore(starts: readonly number[], ply: number): number {
  return starts.findLast((start) => start < ply) ?? 0;
}

/** The beginning of the turn after a ply; none after the last one. */
export function turnAfter(starts: readonly number[], ply: number): number | undefined {
  return starts.find((start) => start > ply);
}

/** The turn in which a ply lies. */
export function turnAt(groups: readonly LogGroup[], ply: number): LogGroup | undefined {
  return groups.findLast((group) => group.ply <= ply);
}
