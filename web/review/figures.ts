import { type Lang, percentText } from '@nineworlds/engine';

/** How numbers of a review are written in a language. */
export interface Figures {
  /** A chance: `62 %`. */
  percent(chance: number): string;
  /** A change in points, with its sign: `+8`, `−3`. */
  change(points: number): string;
  /** A number of points: `8`. */
  points(points: number): string;
  /** How far an estimate may be off, in points: `± 3`. */
  error(points: number): string;
}

/** The figures of a language. */
export function figuresIn(lang: Lang): Figures {
  const points = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return {
    percent: (chance) => percentText(lang, chance, 0),
    change: (n) => {
      const whole = Math.round(n);
      if (whole === 0) return '±0';
      return whole > 0 ? `+${points.format(whole)}` : `−${points.format(-whole)}`;
    },
    points: (n) => points.format(Math.round(n)),
    error: (n) => `±\u00a0${points.format(n)}`,
  };
}

/** How far an estimate may be off, in whole points: rounded up, as none is exact. */
export function errorPoints(error: number): number {
  return Math.max(1, Math.ceil(100 * error));
}
