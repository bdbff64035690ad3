import { OVER, type Seat } from './seat.ts';

/** Cells of one frame: kind, seat and six arguments. */
export const FRAME_CELLS = 8;
/** How many numbers a frame carries besides its kind and seat. */
export const FRAME_ARGS = FRAME_CELLS - 2;

/**
 * The open questions of a position, innermost last. A frame is plain numbers: what is asked
 * (kind), of whom (seat), about what (arguments). It lives in the position's backing buffer, so it
 * is copied, saved and hashed with everything else.
 */
export class FrameStack {
  /** How many questions are open. */
  depth = 0;
  readonly #cells: Int32Array;

  constructor(cells: Int32Array) {
    this.#cells = cells;
  }

  /** Asks a question on top of those that are open. */
  push(kind: number, seat: Seat, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    const cells = this.#cells;
    const at = this.depth * FRAME_CELLS;
    // A typed array ignores writes past its end, so an overflow would go unnoticed.
    if (at + FRAME_CELLS > cells.length) throw new RangeError('too many nested questions');
    this.depth++;
    cells[at] = kind;
    cells[at + 1] = seat;
    cells[at + 2] = a;
    cells[at + 3] = b;
    cells[at + 4] = c;
    cells[at + 5] = d;
    cells[at + 6] = e;
    cells[at + 7] = f;
  }

  /** Closes the innermost question. */
  pop(): void {
    if (this.depth === 0) throw new RangeError('no question is open');
    this.depth--;
  }

  /** Closes all questions: the game is over. */
  clear(): void {
    this.depth = 0;
  }

  /** What is asked; meaningless when the game is over. */
  get kind(): number {
    return this.#cells[(this.depth - 1) * FRAME_CELLS];
  }

  /** Who is asked, or `OVER`. */
  get seat(): Seat {
    return this.depth === 0 ? OVER : this.#cells[(this.depth - 1) * FRAME_CELLS + 1];
  }

  /** The kind of the question at a depth, 0 being the outermost. */
  kindAt(depth: number): number {
    return this.#cells[depth * FRAME_CELLS];
  }

  /** Who is asked the question at a depth. */
  seatAt(depth: number): Seat {
    return this.#cells[depth * FRAME_CELLS + 1];
  }

  /** An argument of the question at a depth. */
  argAt(depth: number, index: number): number {
    return this.#cells[depth * FRAME_CELLS + 2 + index];
  }

  /** How many questions can be open at once. */
  get capacity(): number {
    return this.#cells.length / FRAME_CELLS;
  }
}
