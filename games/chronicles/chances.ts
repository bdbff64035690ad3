import type { GameChances } from '@nineworlds/engine';
import type { ChroniclesPosition } from './rules/state.ts';
import { policiesFor } from './view/odds.ts';

/** The chances of Yggdrasil Chronicles. What may come by itself stands on its board. */
export const chances: GameChances<ChroniclesPosition> = {
  policies: policiesFor,
  prospects: () => [],
};
