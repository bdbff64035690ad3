import { type GameDef, integer, type Options, only, openGame } from '@nineworlds/engine';
import { BESIEGER, DEFENDER, EMPTY, KING, PIECES, SQUARES, START, WIDTH } from './rules/board.ts';
import { DRAWN, sideToMove, standing } from './rules/ending.ts';
import { EVENTS } from './rules/events.ts';
import { choosePiece } from './rules/moving.ts';
import { questions } from './rules/questions.ts';
import { TaflPosition, type TaflSetup } from './rules/state.ts';

const { kinds, legal, refuse, answer, tokens } = questions;

/** What a board shows; everything is public. */
export interface TaflView {
  readonly turn: number;
  readonly turns: number;
  /** Whose turn it is. */
  readonly active: number;
  /** What stands on each square, row by row from a1. */
  readonly squares: readonly (typeof PIECES)[number][];
}

const PIECE_LETTERS: Readonly<Record<string, number>> = { b: BESIEGER, d: DEFENDER, k: KING };

function setupOf(options: Options): TaflSetup {
  return { turns: Number(options.turns) };
}

function winnersOf(p: TaflPosition): number {
  const side = standing(p);
  return side === DRAWN ? 0 : only(side);
}

/** Small tafl, for two seats: an open game without chance, which nobody may win. */
export const tafl: GameDef<TaflPosition, TaflView> = openGame({
  id: 'tafl',
  rulesVersion: 1,
  seats: [2, 2],
  cooperative: false,
  options: {
    fields: { seats: integer(2, 2, 2), turns: integer(20, 200, 100) },
    presets: { short: { turns: 20 } },
    together() {},
  },
  kinds,
  events: EVENTS,
  maxMoves: SQUARES,
  maxPlies: 401,
  fieldWords: () => ({ squares: PIECES }),
  seatCount: () => 2,
  create(options) {
    const p = new TaflPosition(setupOf(options));
    for (let square = 0; square < SQUARES; square++) {
      const row = START[WIDTH - 1 - Math.floor(square / WIDTH)];
      p.squares[square] = PIECE_LETTERS[row[square % WIDTH]] ?? EMPTY;
    }
    choosePiece.ask(p, sideToMove(p));
    return p;
  },
  blank: (options) => new TaflPosition(setupOf(options)),
  legal,
  apply: answer,
  results(p) {
    const winners = winnersOf(p);
    return { scores: [winners & 1, winners >> 1], winners };
  },
  winners: winnersOf,
  active: sideToMove,
  turn: (p) => p.turn,
  view: (p) => ({
    turn: p.turn,
    turns: p.setup.turns,
    active: sideToMove(p),
    squares: Array.from(p.squares, (piece) => PIECES[piece]),
  }),
  tokens,
  refuse,
});
