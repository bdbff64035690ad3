import type { GameDef } from '@nineworlds/engine';
import { yggdrasilRules } from './rules/game.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import { viewOf, type YggdrasilView } from './view/view.ts';

/** Yggdrasil (2011), for one to six gods. */
export const yggdrasil: GameDef<YggdrasilPosition, YggdrasilView> = {
  ...yggdrasilRules,
  view: viewOf,
};
