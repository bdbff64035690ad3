import type { GameDef } from '@nineworlds/engine';
import { chroniclesRules } from './rules/game.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { type ChroniclesView, viewOf } from './view/view.ts';

/** Yggdrasil Chronicles (2019), for one to five. */
export const chronicles: GameDef<ChroniclesPosition, ChroniclesView> = {
  ...chroniclesRules,
  view: viewOf,
};
