import { type Move, type Seat, TEAM } from '@nineworlds/engine';
import { ASGARD, JOTUNHEIM } from '../data/worlds.ts';
import { act, worldOfTarget } from '../rules/actions.ts';
import { FIRST_GIANT_FOE, payVikings } from '../rules/combat.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** What the beginning of a line is about to do: where, at what, and with how many Vikings. */
export interface Aim {
  /** A world by its number, or one of the other answers to what a god does. */
  readonly action: number | undefined;
  readonly target: number | undefined;
  readonly vikings: number | undefined;
}

/** Reads the beginning of a line, from whichever of its questions is open. */
export function aimOf(o: YggdrasilPosition, moves: readonly Move[]): Aim {
  if (act.isOpen(o)) return { action: moves[0], target: moves[1], vikings: moves[2] };
  if (payVikings.isOpen(o)) {
    const { foe } = payVikings.open(o);
    return foe < FIRST_GIANT_FOE
      ? { action: ASGARD, target: foe, vikings: moves[0] }
      : { action: JOTUNHEIM, target: foe - FIRST_GIANT_FOE, vikings: moves[0] };
  }
  return { action: worldOfTarget(o), target: moves[0], vikings: moves[1] };
}

/** The foe that is aimed at, where it is a fight. */
export function foeOf({ action, target }: Aim): number | undefined {
  if (target === undefined) return undefined;
  if (action === ASGARD) return target;
  return action === JOTUNHEIM ? FIRST_GIANT_FOE + target : undefined;
}

/** Whether a seat may answer the open question. */
export function isAsked({ frames }: YggdrasilPosition, seat: Seat): boolean {
  return frames.depth > 0 && (frames.seat === seat || frames.seat === TEAM);
}
