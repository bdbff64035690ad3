import type { SavedAdvice } from './saved-game.ts';

/** The advice that is saved of a game for so many, as far as it means something. */
export function readAdvice(saved: unknown, seats: number): SavedAdvice | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { setting, advised } = saved as Readonly<Record<string, unknown>>;
  if ((setting !== 'on' && setting !== 'off') || !Array.isArray(advised)) return undefined;
  const isCount = advised.length === seats && advised.every(Number.isSafeInteger);
  return isCount ? { setting, advised } : undefined;
}
