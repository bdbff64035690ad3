/**
 * A small, fast generator (xoshiro128**) for simulations, bots and tests. It is never the source of
 * a match's chance (see fate.ts), so that thinking cannot disturb or foresee the dice.
 */
export class Rng {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** Streams of one seed are independent of each other. */
  constructor(seed: number, stream = 0) {
    // Whole numbers beyond 32 bits differ in the high word too.
    let word = mix((seed | 0) ^ mix(Math.floor(seed / 0x1_0000_0000) | 0)) ^ mix(~stream);
    const next = (): number => {
      word = (word + 0x9e37_79b9) | 0;
      return mix(word);
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#d = next() | 1;
  }

  /** The next 32 bits, as a signed number. */
  bits(): number {
    const b = this.#b;
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = b << 9;
    this.#c ^= this.#a;
    this.#d ^= b;
    this.#b = b ^ this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  /** A whole number from 0 to n-1. No number is favoured by more than n parts in 2^32. */
  below(n: number): number {
    return (((this.bits() >>> 0) * n) / 0x1_0000_0000) | 0;
  }
}

/** A bijection of 32-bit words in which every bit of the input stirs every bit of the output. */
export function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85eb_ca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2_ae35);
  return w ^ (w >>> 16);
}
