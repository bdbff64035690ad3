import { BadInput, type Fault } from '@nineworlds/engine';

/** Does several readings of what somebody typed and throws one `BadInput` with the faults of all. */
export function readAll<T extends Readonly<Record<string, unknown>>>(
  readings: {
    readonly [K in keyof T]: () => T[K];
  },
): T {
  const faults: Fault[] = [];
  const results = Object.entries(readings).map(([key, read]) => {
    try {
      return [key, read()];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...error.faults);
      return [key, undefined];
    }
  });
  if (faults.length > 0) throw new BadInput(faults);
  return Object.fromEntries(results) as T;
}
