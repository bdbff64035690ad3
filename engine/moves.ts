/** The answer to one frame: one number, whose meaning belongs to the kind of the frame. */
export type Move = number;

/** Where `legal` writes; owned and reused by the caller, `GameDef.maxMoves` long. */
export type MoveBuffer = Int32Array;

/** The weights that go with the outcomes of a chance frame: whole numbers. */
export type WeightBuffer = Float64Array;

/**
 * Ends a list of moves: `out[n++] = move; ...; return listed(out, n)`. A typed array silently drops
 * what is written past its end, but the count still tells, so that one check covers all writes.
 */
export function listed(out: MoveBuffer, n: number): number {
  if (n > out.length) throw new RangeError('more legal moves than maxMoves');
  return n;
}

/**
 * 1 when a is less than b, else 0, for numbers below 2^30. It counts a move in without a branch:
 * `out[n] = move; n += isLess(used, most)`. Where whether a move is legal looks random to the processor,
 * a branch costs more than writing it in vain.
 */
export function isLess(a: number, b: number): number {
  return (a - b) >>> 31;
}

/** Writes one outcome of chance with its weight and returns the new count; no weight, no outcome. */
export function putChance(
  moves: MoveBuffer,
  weights: WeightBuffer,
  n: number,
  move: Move,
  weight: number,
): number {
  if (weight <= 0) return n;
  moves[n] = move;
  weights[n] = weight;
  return listed(moves, n + 1);
}
