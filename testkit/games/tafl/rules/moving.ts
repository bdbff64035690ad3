import { listed } from '@nineworlds/engine';
import { EMPTY, next, SQUARE_WORDS, SQUARES, sideOf, WIDTH } from './board.ts';
import { isDecided, sideToMove } from './ending.ts';
import { question } from './question.ts';
import { canMove, canStop } from './reach.ts';
import { no } from './refusals.ts';
import type { TaflPosition } from './state.ts';
import { carryOut } from './taking.ts';

/** H-3: the piece that moves. */
export const choosePiece = question({
  name: 'choosePiece',
  moves: SQUARES,
  legal(p, out) {
    let n = 0;
    for (let square = 0; square < SQUARES; square++) {
      if (isOwn(p, square) && canMove(p, square)) out[n++] = square;
    }
    return listed(out, n);
  },
  refuse(p, square) {
    if (!isOwn(p, square)) return no('H-3', 'notYours', { square: SQUARE_WORDS[square] });
    if (!canMove(p, square)) return no('H-3', 'cannotMove', { square: SQUARE_WORDS[square] });
    return undefined;
  },
  words: (_p, square) => SQUARE_WORDS[square],
  fits: (p, { seat }) => seat === sideToMove(p) && !isDecided(p),
  apply: (p, from) => chooseGoal.ask(p, sideToMove(p), from),
});

/** H-3: the square that it moves to. */
export const chooseGoal = question({
  name: 'chooseGoal',
  continues: true,
  moves: SQUARES,
  args: (from: number) => ({ from }),
  legal(p, out, { from }) {
    let n = 0;
    for (let to = 0; to < SQUARES; to++) if (whyNot(p, from, to) === '') out[n++] = to;
    return listed(out, n);
  },
  refuse(p, to, { from }) {
    const square = SQUARE_WORDS[to];
    const reason = whyNot(p, from, to);
    if (reason === '') return undefined;
    if (reason === 'kingOnly') return no('H-3.2', reason, { square });
    if (reason === 'inTheWay') return no('H-3.1', reason, { square });
    return no('H-3.1', reason, { from: SQUARE_WORDS[from], to: square });
  },
  words: (_p, square) => SQUARE_WORDS[square],
  fits: (p, { seat, from }) =>
    seat === sideToMove(p) &&
    !isDecided(p) &&
    from >= 0 &&
    from < SQUARES &&
    isOwn(p, from) &&
    canMove(p, from),
  apply(p, to, sink, { from }) {
    carryOut(p, from, to, sink);
    if (!isDecided(p)) choosePiece.ask(p, sideToMove(p));
  },
});

function isOwn(p: TaflPosition, square: number): boolean {
  return sideOf(p.squares[square]) === sideToMove(p);
}

/** H-3.1, H-3.2: why a piece does not come from one square to another. */
function whyNot(
  p: TaflPosition,
  from: number,
  to: number,
): '' | 'notInLine' | 'inTheWay' | 'kingOnly' {
  const step = stepTowards(from, to);
  if (step === 0) return 'notInLine';
  for (let at = next(from, step); at !== to; at = next(at, step)) {
    if (p.squares[at] !== EMPTY) return 'inTheWay';
  }
  if (p.squares[to] !== EMPTY) return 'inTheWay';
  return canStop(p.squares[from], to) ? '' : 'kingOnly';
}

/** The step that leads straight from one square to another; 0 where none does. */
function stepTowards(from: number, to: number): number {
  if (from === to) return 0;
  if (from % WIDTH === to % WIDTH) return to > from ? WIDTH : -WIDTH;
  if (Math.floor(from / WIDTH) === Math.floor(to / WIDTH)) return to > from ? 1 : -1;
  return 0;
}
