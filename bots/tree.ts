import { type Move, moveAt } from '@nineworlds/engine';

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
  readonly capacity: number;
  readonly #moves: Int32Array;
  readonly #visits: Int32Array;
  readonly #sums: Float64Array;
  readonly #firsts: Int32Array;
  readonly #nexts: Int32Array;
  readonly #families: Int32Array;
  /** What the policy answers to the question of a node; how often chance has come through another. */
  readonly #preferred: Int32Array;
  #size = 1;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.#moves = new Int32Array(capacity);
    this.#visits = new Int32Array(capacity);
    this.#sums = new Float64Array(capacity);
    this.#firsts = new Int32Array(capacity);
    this.#nexts = new Int32Array(capacity);
    this.#families = new Int32Array(capacity);
    this.#preferred = new Int32Array(capacity);
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
    this.#moves[node] = move;
    this.#visits[node] = 0;
    this.#sums[node] = 0;
    this.#firsts[node] = NOWHERE;
    this.#nexts[node] = NOWHERE;
    this.#families[node] = 0;
    this.#preferred[node] = UNASKED;
    return node;
  }

  /** One more child of a node; `NOWHERE` when the tree is full. */
  grow(parent: number, move: Move): number {
    const child = this.plant(move);
    if (child === NOWHERE) return NOWHERE;
    this.#nexts[child] = this.first(parent);
    this.#firsts[parent] = child;
    this.#families[parent] = this.family(parent) + 1;
    return child;
  }

  /** The child of a node by its move. */
  child(parent: number, move: Move): number {
    let child = this.first(parent);
    while (child !== NOWHERE && this.#moves[child] !== move) child = this.next(child);
    return child;
  }

  /** The first child of a node. */
  first(parent: number): number {
    return this.#firsts[parent] ?? NOWHERE;
  }

  /** The next child of the same parent. */
  next(child: number): number {
    return this.#nexts[child] ?? NOWHERE;
  }

  /** How many children a node has. */
  family(parent: number): number {
    return this.#families[parent] ?? 0;
  }

  /** The move that leads to a node. */
  move(node: number): Move {
    return moveAt(this.#moves, node);
  }

  /** How often a search came through a node. */
  visits(node: number): number {
    return this.#visits[node] ?? 0;
  }

  /** What came of it for whoever chose the move, summed up. */
  sum(node: number): number {
    return this.#sums[node] ?? 0;
  }

  /** Notes what came of passing a node. */
  note(node: number, value: number): void {
    this.#visits[node] = this.visits(node) + 1;
    this.#sums[node] = this.sum(node) + value;
  }

  /** What the policy answers to the question of a node, or `UNASKED`. */
  preferred(node: number): Move {
    return this.#preferred[node] ?? UNASKED;
  }

  /** Notes what the policy answers. */
  prefer(node: number, move: Move): void {
    this.#preferred[node] = move;
  }

  /** Notes that chance has come through a node; how often it had before. */
  pass(node: number): number {
    // A new node is `UNASKED`, which is one less than none.
    const before = this.preferred(node) + 1;
    this.#preferred[node] = before;
    return before;
  }
}
