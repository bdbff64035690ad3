import { BLOCKED_WORLD, BLOCKER, BLOCKERS } from '../data/giants.ts';
import { FREYJA } from '../data/gods.ts';
import {
  ACT,
  BURN_BAG,
  CHOOSE_ENEMY,
  CHOOSE_GIANT,
  CHOOSE_ISLAND,
  CHOOSE_PARTNER,
  CHOOSE_WEAPON,
  REVIVE_BAG,
  USE_VANIR,
} from './kinds.ts';
import { hasPower } from './powers.ts';
import { OPEN, REPEAT_USED, type Reason, WORLD_CLOSED, WORLD_USED } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-7.2, Y-11.3, Y-14.6: whether the active god can act in a world, whatever he wants there. */
export function whyNotWorld(p: YggdrasilPosition, world: number): Reason {
  if ((p.activeGiants & BLOCKER[world]) !== 0) return WORLD_CLOSED;
  if (((p.used >> world) & 1) === 0) return OPEN;
  if (!hasPower(p, FREYJA)) return WORLD_USED;
  return p.repeated === 1 ? REPEAT_USED : OPEN;
}

/** The worlds in which the active god cannot act, as a set. */
export function closedWorlds(p: YggdrasilPosition): number {
  const isFree = p.used === 0 || (p.repeated === 0 && hasPower(p, FREYJA));
  let closed = isFree ? 0 : p.used;
  for (let bits = p.activeGiants & BLOCKERS; bits !== 0; bits &= bits - 1) {
    closed |= 1 << BLOCKED_WORLD[31 - Math.clz32(bits & -bits)];
  }
  return closed;
}

/** The question for the target of an action in a world; in Alfheim there is none. */
export const TARGET_KIND = [
  CHOOSE_ENEMY,
  CHOOSE_ISLAND,
  CHOOSE_WEAPON,
  ACT,
  CHOOSE_PARTNER,
  REVIVE_BAG,
  BURN_BAG,
  CHOOSE_GIANT,
  USE_VANIR,
] as const;

/** Y-7.2: an action is spent in a world. */
export function spendAction(p: YggdrasilPosition, world: number): void {
  p.taken++;
  // Y-14.6: only Freyja comes to a world twice, and once only.
  if ((p.used >> world) & 1) p.repeated = 1;
  p.used |= 1 << world;
}
