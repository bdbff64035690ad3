import type { CheckedGame, Faults, KernelReasons } from '@nineworlds/engine';
import { tafl as inPlay, type TaflView } from './game.ts';
import {
  BESIEGER,
  CENTRE,
  DEFENDER,
  EMPTY,
  isCorner,
  KING,
  PIECES,
  SQUARE_WORDS,
  SQUARES,
} from './rules/board.ts';
import { isDecided } from './rules/ending.ts';
import { questions } from './rules/questions.ts';
import type { TaflFaults } from './rules/refusals.ts';
import type { TaflPosition } from './rules/state.ts';

type FaultList = Faults<TaflFaults & KernelReasons>;

/** H-1: no more pieces than this. */
const MOST = [SQUARES, 8, 4, 1];

/** Everything that always holds. */
function invariants(p: TaflPosition, faults: FaultList): void {
  const max = p.setup.turns + 1;
  if (p.turn < 1 || p.turn > max) faults.add('turn', 'outOfRange', { value: p.turn, min: 1, max });
  const counts = [0, 0, 0, 0];
  for (let square = 0; square < SQUARES; square++) {
    const path = `squares[${square}]`;
    const piece = p.squares[square];
    if (piece < EMPTY || piece > KING) {
      faults.add(path, 'noSuchPiece', { square: SQUARE_WORDS[square] });
      continue;
    }
    counts[piece]++;
    const isMan = piece === BESIEGER || piece === DEFENDER;
    if (isMan && (square === CENTRE || isCorner(square))) {
      faults.add(path, 'wrongPlace', { square: SQUARE_WORDS[square] });
    }
  }
  for (const [piece, count] of counts.entries()) {
    const most = MOST[piece];
    if (count > most) faults.add('squares', 'tooMany', { piece: PIECES[piece], count, most });
  }
}

/** One question is open until the game is decided, and it fits the position. */
function checkFrames(p: TaflPosition, faults: FaultList): void {
  if (p.frames.depth === 0) {
    if (!isDecided(p)) faults.add('frames', 'notOver');
  } else if (p.frames.depth > 1 || !questions.fits(p)) faults.add('frames[0]', 'wrongFrame');
}

/** The game with its checks. */
export const tafl: CheckedGame<TaflPosition, TaflView> = {
  ...inPlay,
  content: SQUARE_WORDS,
  invariants,
  checkFrames,
};
