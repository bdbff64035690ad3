/**
 * A small, fast generator (xoshiro128**) for simulations, bots and tests. It is never the source of
 * a match's chance (see fate.ts), so that thinking cannot disturb or foresee the dice.
 */
export class Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  /** Streams of one seed are independent of each other. */
  constructor(seed: number, stream = 0) {
    if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(stream)) {
      throw new RangeError('a seed is a whole number');
    }
    // Whole numbers beyond 32 bits differ in the high word too.
    this.#stir(mix((seed | 0) ^ mix(Math.floor(seed / 0x1_0000_0000) | 0)) ^ mix(~stream));
  }

  /** Begins a stream of a seed anew, both of 32 bits; for who needs many streams and allocates none. */
  restart(seed: number, stream: number): void {
    this.#stir(mix(seed ^ mix(0)) ^ mix(~stream));
  }

  #stir(start: number): void {
    this.#a = mix((start + STEP) | 0);
    this.#b = mix((start + 2 * STEP) | 0);
    this.#c = mix((start + 3 * STEP) | 0);
    this.#d = mix((start + 4 * STEP) | 0) | 1;
  }

  /** The next 32 bits, as a signed number. */
  bits(): number {
    // A field is not known to be a 32-bit word, so the compiler is told.
    const b = this.#b | 0;
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#a ^= d;
    this.#b = b ^ c;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return result;
  }

  /** A whole number from 0 to n-1. No number is favoured by more than n parts in 2^32. */
  below(n: number): number {
    const word = this.bits();
    // The upper half of the product of word and n; in whole numbers where they are small enough.
    if (n < 0x8000) {
      return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
    }
    return (((word >>> 0) * n) / 0x1_0000_0000) | 0;
  }
}

/** The words that a generator starts from are so far apart. */
const STEP = 0x9e37_79b9;

/** A bijection of 32-bit words in which every bit of the input stirs every bit of the output. */
export function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85eb_ca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2_ae35);
  return w ^ (w >>> 16);
}
