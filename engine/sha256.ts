/**
 * SHA-256 and HMAC as FIPS 180-4 and 198-1 describe them, at once and not later, which a browser's own
 * do not offer: chance has to be settled in the middle of a move. A test compares them with others.
 */

/** In every browser and in Node, though not in the language itself. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const BLOCK = 64;

/** The first 32 bits of the fraction of a number. */
function fraction(value: number): number {
  return (value - Math.floor(value)) * 2 ** 32;
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < BLOCK; n++)
  if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);

/** Of the roots of the first primes, as the standard has it. */
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  // A one, zeros, and the length in bits at the end of the last block.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, bytes.length / 2 ** 29);
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const hash = START.slice();
  const words = new Int32Array(BLOCK);
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < BLOCK; i++) {
      if (i < 16) {
        words[i] = padded.getInt32(at + 4 * i);
      } else {
        const early = words[i - 15];
        const late = words[i - 2];
        words[i] =
          words[i - 16] +
          words[i - 7] +
          (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
      }
      const first =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        ROUNDS[i] +
        words[i];
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] += word;
    });
  }
  const out = new DataView(new ArrayBuffer(4 * hash.length));
  hash.forEach((word, i) => {
    out.setInt32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
}

/** The HMAC-SHA-256 of some bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(BLOCK + rest.length);
    bytes.set(block.map((byte) => byte ^ mask));
    bytes.set(rest, BLOCK);
    return sha256(bytes);
  };
  return masked(0x5c, masked(0x36, message));
}

/** A text as the bytes of UTF-8. */
export function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
