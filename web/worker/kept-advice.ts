import type { KeptAdvice } from '../storage/kept-game.ts';

/** The advice that is kept of a game for so many, as far as it means something. */
export function readAdvice(kept: unknown, seats: number): KeptAdvice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { setting, advised } = kept as Readonly<Record<string, unknown>>;
  if ((setting !== 'on' && setting !== 'off') || !Array.isArray(advised)) return undefined;
  const isCount = advised.length === seats && advised.every(Number.isSafeInteger);
  return isCount ? { setting, advised } : undefined;
}
