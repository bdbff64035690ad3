import type { CheckedGame } from '@nineworlds/engine';
import { yggdrasil as inPlay } from './game.ts';
import { checkFrames, invariants } from './rules/check.ts';
import { CONTENT } from './rules/content.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import type { YggdrasilView } from './view/view.ts';

/** Yggdrasil with its checks. */
export const yggdrasil: CheckedGame<YggdrasilPosition, YggdrasilView> = {
  ...inPlay,
  content: CONTENT,
  invariants,
  checkFrames,
};
