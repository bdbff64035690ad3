import { NO_CARD } from '@nineworlds/engine';
import type { YggdrasilPosition } from '../rules/state.ts';

/** How a game went, in numbers: the enemy cards that came, an angry Fenrir's open one included. */
export function figuresOf(p: YggdrasilPosition): Readonly<Record<string, number>> {
  let cards = p.fenrirCard === NO_CARD ? 0 : 1;
  for (const count of p.discard) cards += count;
  return { cards };
}
