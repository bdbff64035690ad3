/** H-1: the board is seven squares wide. Squares are numbered row by row from a1. */
export const WIDTH = 7;
export const SQUARES = WIDTH * WIDTH;
export const CENTRE = 24;

/** What can stand on a square. */
export const EMPTY = 0;
export const BESIEGER = 1;
export const DEFENDER = 2;
export const KING = 3;
export const PIECES = ['empty', 'besieger', 'defender', 'king'] as const;

/** The two sides by their seats. */
export const BESIEGERS = 0;
export const DEFENDERS = 1;

/** H-1: who stands where at the start, from the seventh row down to the first. */
export const START = ['...b...', '...b...', '...d...', 'bbdkdbb', '...d...', '...b...', '...b...'];

/** The squares by their names: `a1`. */
export const SQUARE_WORDS = Array.from(
  { length: SQUARES },
  (_, square) => `${'abcdefg'[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`,
);

/** One step to the west, east, south and north. */
export const STEPS = [-1, 1, -WIDTH, WIDTH];

/** The square one step away; -1 beyond the edge. */
export function next(square: number, step: number): number {
  const to = square + step;
  const isSameRow = Math.floor(square / WIDTH) === Math.floor(to / WIDTH);
  const isOn = to >= 0 && to < SQUARES && (isSameRow || Math.abs(step) === WIDTH);
  return isOn ? to : -1;
}

export function isCorner(square: number): boolean {
  const column = square % WIDTH;
  const row = Math.floor(square / WIDTH);
  return (column === 0 || column === WIDTH - 1) && (row === 0 || row === WIDTH - 1);
}

/** Which side a piece fights for; -1 for none. */
export function sideOf(piece: number): number {
  if (piece === EMPTY) return -1;
  return piece === BESIEGER ? BESIEGERS : DEFENDERS;
}
