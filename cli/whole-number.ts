import { badInput } from './bad-input.ts';

/** A whole number from a range that somebody typed; throws `BadInput`. */
export function readWhole(typed: string, path: string, min: number, max: number): number {
  if (!/^-?\d{1,15}$/.test(typed)) throw badInput(path, 'notWhole', { value: typed.slice(0, 40) });
  const value = Number(typed);
  if (value < min || value > max) throw badInput(path, 'outOfRange', { value, min, max });
  return value;
}
