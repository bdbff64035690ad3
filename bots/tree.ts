import type { Move } from '@nineworlds/engine';

/** No node: what a search finds beyond its tree. */
export const NOWHERE = 0;
/** Nobody has asked the policy yet. */
export const UNASKED = -1;

/**
 * The questions and outcomes that a search has been through. A node stands for a move and for what is
 * asked after it; nodes are numbers, and what is known of them lies in arrays, so that a tree grows
 * without allocating.
 */
export class Tree {
  /** The move that leads to a node. */
  readonly moves: Int32Array;
  /** How often a search came through. */
  readonly visits: Int32Array;
  /** What came of it for whoever chose the move, summed up. */
  readonly sums: Float64Array;
  /** The first and the next child of the same parent. */
  readonly firsts: Int32Array;
  readonly nexts: Int32Array;
  /** How many children there are. */
  readonly families: Int32Array;
  /** What the policy answers to the question of a node. */
  readonly preferred: Int32Array;
  #size = 1;

  constructor(capacity: number) {
    this.moves = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.firsts = new Int32Array(capacity);
    this.nexts = new Int32Array(capacity);
    this.families = new Int32Array(capacity);
    this.preferred = new Int32Array(capacity);
  }

  get capacity(): number {
    return this.moves.length;
  }

  /** Forgets everything. */
  clear(): void {
    this.#size = 1;
  }

  /** A node without a parent. */
  plant(move: Move): number {
    const node = this.#size;
    if (node >= this.capacity) return NOWHERE;
    this.#size++;
    this.moves[node] = move;
    this.visits[node] = 0;
    this.sums[node] = 0;
    this.firsts[node] = NOWHERE;
    this.nexts[node] = NOWHERE;
    this.families[node] = 0;
    this.preferred[node] = UNASKED;
    return node;
  }

  /** One more child of a node; `NOWHERE` when the tree is full. */
  grow(parent: number, move: Move): number {
    const child = this.plant(move);
    if (child === NOWHERE) return NOWHERE;
    this.nexts[child] = this.firsts[parent];
    this.firsts[parent] = child;
    this.families[parent]++;
    return child;
  }

  /** The child of a node by its move. */
  child(parent: number, move: Move): number {
    let child = this.firsts[parent];
    while (child !== NOWHERE && this.moves[child] !== move) child = this.nexts[child];
    return child;
  }
}
