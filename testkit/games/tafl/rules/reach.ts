import { CENTRE, EMPTY, isCorner, KING, next, STEPS } from './board.ts';
import type { TaflPosition } from './state.ts';

/** H-3.2: whether a piece may stop on a square: the centre and the corners are the king's. */
export function canStop(piece: number, square: number): boolean {
  return piece === KING || (square !== CENTRE && !isCorner(square));
}

/** Whether a piece has anywhere to go. */
export function canMove(p: TaflPosition, from: number): boolean {
  for (const step of STEPS) {
    // Over the empty centre a piece may pass (H-3.2).
    for (let to = next(from, step); to >= 0 && p.squares[to] === EMPTY; to = next(to, step)) {
      if (canStop(p.squares[from], to)) return true;
    }
  }
  return false;
}
