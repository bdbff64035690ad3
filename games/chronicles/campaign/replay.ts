import {
  BadInput,
  checkRecord,
  type Fault,
  type Json,
  OVER,
  replay,
  verify,
} from '@nineworlds/engine';
import { chronicles } from '../checked.ts';
import { refusal } from './reasons.ts';
import type { Replayed } from './verify.ts';

/** How the game of a record stands at its end. */
export interface ReplayedGame extends Replayed {
  readonly isOver: boolean;
}

/**
 * Replays the record of a game of a campaign, or answers what is wrong with it: all that `verify` finds, and a game
 * that was begun in the middle.
 */
export function replayRecord(json: Json): ReplayedGame | Fault {
  try {
    const record = checkRecord(chronicles, json);
    if (record.from !== undefined) return refusal('from', 'C-15.12', 'notFromTheStart');
    const { ok, failedAt, reason } = verify(chronicles, record);
    if (!ok && reason !== undefined) {
      const path = failedAt === undefined ? '' : `moves[${failedAt - 1}]`;
      return { path, reason: reason.reason, facts: reason.facts };
    }
    const { match } = replay(chronicles, record);
    const { position } = match;
    return {
      won: chronicles.winners(position) !== 0,
      lives: [...position.lives.subarray(0, position.setup.seats)],
      options: match.options,
      isOver: match.seat === OVER,
    };
  } catch (error) {
    if (error instanceof BadInput && error.faults[0] !== undefined) return error.faults[0];
    throw error;
  }
}
