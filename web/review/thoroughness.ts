import type { Thoroughness } from '@nineworlds/protocol';

/** How thoroughly a game may be looked back on. */
export const THOROUGHNESSES = [
  'quick',
  'normal',
  'thorough',
] as const satisfies readonly Thoroughness[];

const KEY = 'nineworlds-review';

/** What was chosen last in this browser. */
export function savedThoroughness(): Thoroughness {
  try {
    const saved = localStorage.getItem(KEY);
    return THOROUGHNESSES.find((one) => one === saved) ?? 'normal';
  } catch {
    return 'normal';
  }
}

/** Remembers the choice. */
export function saveThoroughness(thoroughness: Thoroughness): void {
  try {
    localStorage.setItem(KEY, thoroughness);
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}
