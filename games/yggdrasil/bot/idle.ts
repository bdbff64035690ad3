import type { Bot } from '@nineworlds/engine';
import { PASS } from '../rules/actions.ts';
import { ACT } from '../rules/kinds.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** Lets the enemies come: passes, calms Fenrir where it must, and of all else takes the first answer. */
export const idle: Bot<YggdrasilPosition> = {
  name: 'idle',
  choose(_game, o, _seat, moves, n) {
    const last = moves[n - 1];
    // Y-7.3: to pass is the last of the answers, where it is one.
    return o.frames.kind === ACT && last === PASS ? last : moves[0];
  },
};
