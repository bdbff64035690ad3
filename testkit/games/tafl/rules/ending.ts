import { BESIEGERS, DEFENDERS, isCorner, KING, SQUARES, sideOf } from './board.ts';
import { canMove } from './reach.ts';
import type { TaflPosition } from './state.ts';

/** How a game stands: it goes on, a side has won, or nobody has. */
const GOING_ON = -1;
export const DRAWN = 2;

/** H-2: the besiegers move first, then the sides take turns. */
export function sideToMove(p: TaflPosition): number {
  return p.turn % 2 === 1 ? BESIEGERS : DEFENDERS;
}

/** Where the king stands; -1 when they are caught. */
export function kingOf(p: TaflPosition): number {
  for (let square = 0; square < SQUARES; square++) if (p.squares[square] === KING) return square;
  return -1;
}

/** H-5, H-6: the side that has won, `DRAWN` or `GOING_ON`. */
export function standing(p: TaflPosition): number {
  const king = kingOf(p);
  if (king < 0) return BESIEGERS;
  if (isCorner(king)) return DEFENDERS;
  return p.turn > p.setup.turns || isShutIn(p) ? DRAWN : GOING_ON;
}

export function isDecided(p: TaflPosition): boolean {
  return standing(p) !== GOING_ON;
}

/** H-6: whether the side to move has no move. */
function isShutIn(p: TaflPosition): boolean {
  const side = sideToMove(p);
  for (let square = 0; square < SQUARES; square++) {
    if (sideOf(p.squares[square]) === side && canMove(p, square)) return false;
  }
  return true;
}
