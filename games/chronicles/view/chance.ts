import { type Fraction, fractionText, fractionValue } from '@nineworlds/engine';

/** An exact chance, as text and as a number to show. */
export interface Chance {
  readonly fraction: string;
  readonly value: number;
}

/** A chance as a board shows it. */
export function chanceOf(fraction: Fraction): Chance {
  return { fraction: fractionText(fraction), value: fractionValue(fraction) };
}
