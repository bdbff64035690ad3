/** An exact number, in lowest terms: a probability, or a mean. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The probability of what cannot happen, and of what must. */
export const NEVER: Fraction = { numerator: 0n, denominator: 1n };
export const CERTAIN: Fraction = { numerator: 1n, denominator: 1n };

/** A fraction of two whole numbers, the second one positive. */
export function fraction(numerator: number | bigint, denominator: number | bigint): Fraction {
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** The sum of two fractions. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return reduced(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** The product of two fractions. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** A fraction as files and people write it: `2/3`. */
export function fractionText(f: Fraction): string {
  return `${f.numerator}/${f.denominator}`;
}

/** A fraction as a decimal number, for showing only. */
export function fractionValue(f: Fraction): number {
  return Number(f.numerator) / Number(f.denominator);
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** An exact chance as views and sheets hold it: as text, and as a number to show. */
export type Chance = {
  readonly fraction: string;
  readonly value: number;
};

/** A fraction as views hold it. */
export function chanceOf(exact: Fraction): Chance {
  return { fraction: fractionText(exact), value: fractionValue(exact) };
}
