import type { TerminalBoard } from '@nineworlds/engine';
import type { TaflView } from './game.ts';
import { CENTRE, isCorner, WIDTH } from './rules/board.ts';

const SIGNS = { besieger: 'b', defender: 'd', king: 'K', empty: '.' } as const;

/** The board for a terminal: besiegers `b`, defenders `d`, the king `K`, the king's squares `+`. */
export const terminal: TerminalBoard = {
  draw(view, { names }) {
    const { squares, turn, turns, active } = view as TaflView;
    const rows = Array.from({ length: WIDTH }, (_, i) => {
      const row = WIDTH - 1 - i;
      const cells = squares.slice(row * WIDTH, (row + 1) * WIDTH).map((piece, column) => {
        const square = row * WIDTH + column;
        return piece === 'empty' && (square === CENTRE || isCorner(square)) ? '+' : SIGNS[piece];
      });
      return `  ${row + 1}  ${cells.join(' ')}`;
    });
    const head = `Turn ${Math.min(turn, turns)} of ${turns}: ${names[active] ?? ''}`;
    return [head, '', ...rows, '', '     a b c d e f g'].join('\n');
  },
  reference: () => '',
};
