import type { GameChances } from '@nineworlds/engine';
import type { YggdrasilPosition } from './rules/state.ts';
import { policiesFor } from './view/odds.ts';
import { prospectsOf } from './view/prospects.ts';

/** The chances of Yggdrasil. */
export const chances: GameChances<YggdrasilPosition> = {
  policies: policiesFor,
  prospects: prospectsOf,
};
