import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Rng } from '../index.ts';
import { hexOf, hmacSha256, sha256, utf8Bytes } from '../sha256.ts';

const rng = new Rng(256);

function randomBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, () => rng.below(256));
}

describe('SHA-256', () => {
  it('gives what the standard prints', () => {
    expect(hexOf(sha256(utf8Bytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('agrees with that of Node for every length around the ends of blocks', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = randomBytes(length);
      expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('agrees with that of Node for a long text', () => {
    const bytes = randomBytes(100_003);
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  // Roots are worked out: no engine may be so far off that it would come to another number.
  it('has constants far from the edge of rounding', () => {
    const primes = [...Array(312).keys()].filter(
      (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
    );
    for (const root of primes.flatMap((prime) => [Math.sqrt(prime), Math.cbrt(prime)])) {
      const part = (root * 2 ** 32) % 1;
      expect(Math.min(part, 1 - part)).toBeGreaterThan(2 ** -12);
    }
  });
});

describe('HMAC', () => {
  it('agrees with that of Node, also for long keys', () => {
    for (const length of [0, 1, 32, 63, 64, 65, 200]) {
      const key = randomBytes(length);
      const message = randomBytes(length * 2 + 5);
      expect(hexOf(hmacSha256(key, message))).toBe(
        createHmac('sha256', key).update(message).digest('hex'),
      );
    }
  });
});

describe('texts', () => {
  it('become bytes of UTF-8, whatever is in them', () => {
    for (const text of ['', 'Ægir', '世界樹', '\ud800 alone']) {
      expect([...utf8Bytes(text)]).toEqual([...Buffer.from(text, 'utf8')]);
    }
  });
});
