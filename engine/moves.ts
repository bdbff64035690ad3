import { bitAt, countBits, lowestBit } from './bits.ts';
import type { Rng } from './rng.ts';

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

/** The move at a place of a list. */
export function moveAt(moves: MoveBuffer, place: number): Move {
  const move = moves[place];
  if (move === undefined) throw new RangeError(`no move is listed at ${place}`);
  return move;
}

/** The sum of the first n weights. */
export function totalWeight(weights: WeightBuffer, n: number): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += weights[i];
  return total;
}

/** Lists the whole numbers of a range. */
export function listRange(out: MoveBuffer, from: number, to: number): number {
  let n = 0;
  for (let number = from; number <= to; number++) out[n++] = number;
  return listed(out, n);
}

/** Lists two different moves in ascending order. */
export function listTwo(out: MoveBuffer, a: Move, b: Move): number {
  out[0] = Math.min(a, b);
  out[1] = Math.max(a, b);
  return listed(out, 2);
}

/** Lists the members of a set in ascending order, behind `count` moves that are listed already. */
export function listMembers(out: MoveBuffer, set: number, count = 0): number {
  let n = count;
  for (let bits = set; bits !== 0; bits &= bits - 1) out[n++] = lowestBit(bits);
  return listed(out, n);
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

/** Outcomes of chance: every member of a set is as likely as any other. */
export function putMembers(moves: MoveBuffer, weights: WeightBuffer, set: number): number {
  const n = listMembers(moves, set);
  weights.fill(1, 0, n);
  return n;
}

/** Draws one member of a set that is not empty. */
export function sampleMember(set: number, rng: Rng): Move {
  return bitAt(set, rng.below(countBits(set)));
}
