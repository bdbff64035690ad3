import { type Bot, moveAt } from '@nineworlds/engine';
import { act, PASS } from '../rules/actions.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** Lets the enemies come: passes, calms Fenrir where it must, and of all else takes the first answer. */
export const idle: Bot<YggdrasilPosition> = {
  name: 'idle',
  choose(_game, o, _seat, moves, n) {
    const last = moveAt(moves, n - 1);
    // Y-7.3: to pass is the last of the answers, where it is one.
    return act.isOpen(o) && last === PASS ? last : moveAt(moves, 0);
  },
};
