type Fact = string | number;

/** A chance in whole per cent; what is not sure is never written as if it were: “over 99”. */
export function percent(chance: Fact, over: string, under: string): string {
  const rounded = Math.round(100 * Number(chance));
  if (rounded === 100 && chance !== 1) return `${over}99`;
  return rounded === 0 && chance !== 0 ? `${under}1` : `${rounded}`;
}

/** A mean with one digit after the decimal mark of the language. */
export function mean(value: Fact, mark: '.' | ','): string {
  return Number(value).toFixed(1).replace('.', mark);
}
