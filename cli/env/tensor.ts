import { FRAME_CELLS, fieldNames, fieldOf, type Position } from '@nineworlds/engine';

/** Where a named field of a position stands in its tensor. */
export interface TensorField {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

const FRAMES = 'frames';

/**
 * The layout of a position as a row of whole numbers: its named fields in alphabetical order, then the
 * open questions, the outermost first, then the fields that later rules have added, so that nothing has
 * moved for programs that know the older ones. It is the same for all positions of a game with equal options.
 */
export function tensorLayout(p: Position): readonly TensorField[] {
  const fields: TensorField[] = [];
  let offset = 0;
  const put = (name: string, length: number) => {
    fields.push({ name, offset, length });
    offset += length;
  };
  const putField = (name: string) => {
    const value = fieldOf(p, name);
    put(name, typeof value === 'number' ? 1 : value.length);
  };
  firstFields(p).forEach(putField);
  put(FRAMES, p.frames.capacity * FRAME_CELLS);
  p.laterFields.forEach(putField);
  return fields;
}

/** The names of the fields that a position has had since the first version of its rules. */
function firstFields(p: Position): string[] {
  return fieldNames(p).filter((name) => !p.laterFields.includes(name));
}

/** A position, which has to be an observation unless all is to be told, as a row of whole numbers. */
export function tensorOf(p: Position): number[] {
  const numbersOf = (name: string) => {
    const value = fieldOf(p, name);
    return typeof value === 'number' ? [value] : [...value];
  };
  const { depth, capacity } = p.frames;
  const open = p.cells.subarray(0, depth * FRAME_CELLS);
  // Questions that are closed leave their numbers behind; nobody is to learn from those.
  const closed = new Array<number>((capacity - depth) * FRAME_CELLS).fill(0);
  return [
    ...firstFields(p).flatMap(numbersOf),
    ...open,
    ...closed,
    ...p.laterFields.flatMap(numbersOf),
  ];
}
