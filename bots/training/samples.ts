/** Positions of games as their features, and what came of them. */
export class Samples {
  /** How many numbers each position is told by. */
  readonly width: number;
  count = 0;
  #rows: Float32Array;
  #shares: Float32Array;

  constructor(width: number) {
    this.width = width;
    this.#rows = new Float32Array(1024 * width);
    this.#shares = new Float32Array(1024);
  }

  /** Adds a position; what comes of it is told later. */
  add(numbers: Float64Array): void {
    if (this.count === this.#shares.length) {
      this.#rows = doubled(this.#rows);
      this.#shares = doubled(this.#shares);
    }
    this.#rows.set(numbers, this.count++ * this.width);
  }

  /** Tells what came of a position: 1 for a win, 1/k for one shared by k, 0 for none. */
  tell(index: number, share: number): void {
    this.#shares[index] = share;
  }

  /** One number of a position. */
  number(index: number, i: number): number {
    return this.#rows[index * this.width + i] ?? 0;
  }

  /** Writes the numbers of a position. */
  read(index: number, into: Float64Array): void {
    const at = index * this.width;
    for (let i = 0; i < this.width; i++) into[i] = this.#rows[at + i] ?? 0;
  }

  /** What came of a position. */
  share(index: number): number {
    return this.#shares[index] ?? 0;
  }
}

function doubled(array: Float32Array): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(2 * array.length);
  larger.set(array);
  return larger;
}
