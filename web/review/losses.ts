import type { Seat } from '@nineworlds/engine';
import type { VisibleDecision } from '@nineworlds/table';

/** What a list of choices is sorted by. */
export type Order = 'turn' | 'loss';

/** What is less than half a point is written as nothing. */
const LEAST = 0.005;

/** Whether something was really better, as far as simulated games can tell. */
export function isLoss({ loss, error }: VisibleDecision): boolean {
  return loss > error && loss >= LEAST;
}

/** What a choice cost for sure; nothing where it was as good as any. */
function lossOf(decision: VisibleDecision): number {
  return isLoss(decision) ? decision.loss : 0;
}

/** Choices as they were made, or those that cost most first. */
export function sorted(
  decisions: readonly VisibleDecision[],
  by: Order,
): readonly VisibleDecision[] {
  const inTurn = (a: VisibleDecision, b: VisibleDecision) => a.ply - b.ply;
  return decisions.toSorted(
    by === 'turn' ? inTurn : (a, b) => lossOf(b) - lossOf(a) || inTurn(a, b),
  );
}

/** What the choices of one player cost in all. */
export interface PlayerLoss {
  readonly seat: Seat;
  readonly choices: number;
  readonly loss: number;
}

/** The same for everybody who chose something, players first and joint choices last. */
export function lossByPlayer(decisions: readonly VisibleDecision[]): readonly PlayerLoss[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))];
  const place = (seat: Seat) => (seat < 0 ? Number.MAX_SAFE_INTEGER : seat);
  return seats
    .sort((a, b) => place(a) - place(b))
    .map((seat) => {
      const own = decisions.filter((decision) => decision.seat === seat);
      const loss = own.reduce((sum, decision) => sum + lossOf(decision), 0);
      return { seat, choices: own.length, loss };
    });
}

/** The last choice up to a line of the game: where it can be tried otherwise. */
export function choiceBefore(decisions: readonly VisibleDecision[], ply: number): number {
  return decisions.findLast((decision) => decision.ply <= ply)?.ply ?? ply;
}

/** The standard error of one estimate: a loss is the difference of two. */
export function errorOf({ error }: VisibleDecision): number {
  return error / Math.SQRT2;
}

/** About how far the estimates of a game are off. */
export function usualError(decisions: readonly VisibleDecision[]): number {
  if (decisions.length === 0) return 0;
  const squares = decisions.reduce((sum, decision) => sum + errorOf(decision) ** 2, 0);
  return Math.sqrt(squares / decisions.length);
}
