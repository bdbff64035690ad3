import { FRAME_ARGS, fieldNames, fieldOf, type Position } from '@nineworlds/engine';

/** The first place in which a position is not as expected, in words; undefined when they are equal. */
export function difference(actual: Position, expected: Position): string | undefined {
  // Most positions that are compared are equal, and this is a quick way to see it.
  if (isCopy(actual, expected)) return undefined;
  for (const name of fieldNames(expected)) {
    const [a, b] = [fieldOf(actual, name), fieldOf(expected, name)];
    if (typeof a === 'number' || typeof b === 'number') {
      if (a !== b) return `${name} is ${String(a)}, not ${String(b)}`;
      continue;
    }
    for (let i = 0; i < b.length; i++) {
      if (a[i] !== b[i]) return `${name}[${i}] is ${a[i]}, not ${b[i]}`;
    }
  }
  if (actual.frames.depth !== expected.frames.depth) {
    return `${actual.frames.depth} frames are open, not ${expected.frames.depth}`;
  }
  for (let depth = 0; depth < expected.frames.depth; depth++) {
    const [a, b] = [frameText(actual, depth), frameText(expected, depth)];
    if (a !== b) return `frame ${depth} is (${a}), not (${b})`;
  }
  return undefined;
}

/** Whether two positions of a game are the same in all that counts. */
export function isSame(a: Position, b: Position): boolean {
  return difference(a, b) === undefined;
}

/** Whether every cell and number is the same; only frames that were closed can still differ. */
function isCopy(a: Position, b: Position): boolean {
  const { cells } = a;
  if (a.frames.depth !== b.frames.depth) return false;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== b.cells[i]) return false;
  return Object.entries(a).every(([name, value]) => {
    return typeof value !== 'number' || value === Reflect.get(b, name);
  });
}

/** A frame in one line: kind, seat, arguments. Unlike a hash it costs next to nothing. */
function frameText(p: Position, depth: number): string {
  let text = `${p.frames.kindAt(depth)} ${p.frames.seatAt(depth)}`;
  for (let arg = 0; arg < FRAME_ARGS; arg++) text += ` ${p.frames.argAt(depth, arg)}`;
  return text;
}
