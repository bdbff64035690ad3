import type { CheckedGame } from '@nineworlds/engine';
import { needfire as inPlay } from './game.ts';
import { checkFrames, invariants } from './rules/check.ts';
import { CONTENT } from './rules/content.ts';
import type { NeedfirePosition } from './rules/state.ts';
import type { NeedfireView } from './view/view.ts';

/** NeedFire with its checks. */
export const needfire: CheckedGame<NeedfirePosition, NeedfireView> = {
  ...inPlay,
  content: CONTENT,
  invariants,
  checkFrames,
};
