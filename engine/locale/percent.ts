import type { Lang } from './language.ts';

/** A chance in per cent, rounded so that it never looks certain when it is not. */
export interface RoundedPercent {
  /** The chance is below or above the number, and not it. */
  readonly bound: '' | '<' | '>';
  readonly percent: number;
}

/**
 * A chance in per cent, rounded to so many digits. Only what is certain is 100, and only what is impossible is 0:
 * 46655/46656 is more than 99.9.
 */
export function roundedPercent(chance: number, digits: number): RoundedPercent {
  const least = 10 ** -digits;
  const percent = Number((100 * chance).toFixed(digits));
  if (percent >= 100 && chance < 1) return { bound: '>', percent: 100 - least };
  if (percent <= 0 && chance > 0) return { bound: '<', percent: least };
  return { bound: '', percent };
}

/** How a language writes per cent, by language and digits: made once each, as boards ask for many. */
const formats = new Map<string, Intl.NumberFormat>();

/** A chance as a language writes it: `66.7%`, `> 99,9 %`; certainty and impossibility without digits. */
export function percentText(lang: Lang, chance: number, digits: number): string {
  const key = `${lang} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits });
  formats.set(key, format);
  const { bound, percent } = roundedPercent(chance, digits);
  const text = format.format(percent / 100);
  return bound === '' ? text : `${bound} ${text}`;
}
