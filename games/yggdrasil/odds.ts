import type { GameOdds } from '@nineworlds/engine';
import type { YggdrasilPosition } from './rules/state.ts';
import { policiesFor } from './view/odds.ts';
import { prospectsOf } from './view/prospects.ts';

/** The odds of Yggdrasil. */
export const odds: GameOdds<YggdrasilPosition> = {
  policies: policiesFor,
  prospects: prospectsOf,
};
