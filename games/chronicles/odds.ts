import type { GameOdds } from '@nineworlds/engine';
import type { ChroniclesPosition } from './rules/state.ts';
import { policiesFor } from './view/odds.ts';

/** The odds of Yggdrasil Chronicles. What may come by itself stands on its board. */
export const odds: GameOdds<ChroniclesPosition> = {
  policies: policiesFor,
  prospects: () => [],
};
