import { CENTRE, EMPTY, isCorner, KING, next, SQUARE_WORDS, STEPS, sideOf } from './board.ts';
import { DRAWN, kingOf, sideToMove, standing } from './ending.ts';
import type { Sink } from './events.ts';
import type { TaflPosition } from './state.ts';

/** H-3, H-4: moves a piece, takes what it catches, and ends the turn. */
export function carryOut(p: TaflPosition, from: number, to: number, sink: Sink): void {
  const side = sideToMove(p);
  p.squares[to] = p.squares[from];
  p.squares[from] = EMPTY;
  sink?.tell('moved', { seat: side, from: SQUARE_WORDS[from], to: SQUARE_WORDS[to] });
  for (const step of STEPS) takeBeside(p, to, step, side, sink);
  p.turn++;
  const king = kingOf(p);
  if (king >= 0 && isCorner(king)) sink?.tell('kingEscaped', { square: SQUARE_WORDS[king] });
  else if (standing(p) === DRAWN) sink?.tell('drawn', { turns: p.turn - 1 });
}

/** H-4: takes the enemy on the next square, if they stand between the mover and something hostile. */
function takeBeside(p: TaflPosition, mover: number, step: number, side: number, sink: Sink): void {
  const square = next(mover, step);
  if (square < 0 || sideOf(p.squares[square]) !== 1 - side) return;
  if (!isHostile(p, next(square, step), side)) return;
  if (p.squares[square] === KING) {
    // H-4.3: in the centre the king is caught from all four sides.
    if (square === CENTRE && !STEPS.every((around) => isHostile(p, square + around, side))) return;
    p.squares[square] = EMPTY;
    sink?.tell('kingCaught', { square: SQUARE_WORDS[square] });
  } else {
    p.squares[square] = EMPTY;
    sink?.tell('taken', { seat: 1 - side, square: SQUARE_WORDS[square] });
  }
}

/** H-4.1, H-4.2: a piece of the side, a corner, or the empty centre. */
function isHostile(p: TaflPosition, square: number, side: number): boolean {
  if (square < 0) return false;
  if (sideOf(p.squares[square]) === side) return true;
  return p.squares[square] === EMPTY && (isCorner(square) || square === CENTRE);
}
