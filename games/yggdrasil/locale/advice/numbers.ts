import { roundedPercent } from '@nineworlds/engine';

type Fact = string | number;

/** A chance in whole per cent; what is not sure is never written as if it were: “over 99”. */
export function percent(chance: Fact, over: string, under: string): string {
  const { bound, percent: rounded } = roundedPercent(Number(chance), 0);
  const words = { '': '', '<': under, '>': over };
  return `${words[bound]}${rounded}`;
}

/** A mean with one digit after the decimal mark of the language. */
export function mean(value: Fact, mark: '.' | ','): string {
  return Number(value).toFixed(1).replace('.', mark);
}
