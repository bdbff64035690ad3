import { fieldNames, fieldOf, type Position } from './position.ts';

/** A position as plain numbers: what is sent to another thread. */
export interface PackedPosition {
  readonly cells: Int32Array;
  readonly depth: number;
  /** The number fields, by their names in alphabetical order. */
  readonly numbers: readonly number[];
}

/** A copy of a position that can be sent to another thread. */
export function packPosition(p: Position): PackedPosition {
  const numbers = numberFields(p).map((name) => Number(fieldOf(p, name)));
  return { cells: p.cells.slice(), depth: p.frames.depth, numbers };
}

/** Makes a position of the same game and options equal to one that was packed. */
export function unpackPosition(packed: PackedPosition, into: Position): void {
  into.cells.set(packed.cells);
  into.frames.depth = packed.depth;
  for (const [i, name] of numberFields(into).entries()) Reflect.set(into, name, packed.numbers[i]);
}

function numberFields(p: Position): string[] {
  return fieldNames(p).filter((name) => typeof fieldOf(p, name) === 'number');
}
