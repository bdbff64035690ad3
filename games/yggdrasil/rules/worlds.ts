import { hasBit, lowestBit, NO_CARD, type Seat } from '@nineworlds/engine';
import { BLOCKED_WORLD, BLOCKER, BLOCKERS } from '../data/giants.ts';
import { FREYJA } from '../data/gods.ts';
import { actionsOf, hasPower } from './powers.ts';
import { OPEN, type Reason, WHY } from './refusals.ts';
import { ACTING, type YggdrasilPosition } from './state.ts';

/** Y-7.2, Y-11.3, Y-14.6: whether the active god can act in a world, whatever they want there. */
export function whyNotWorld(p: YggdrasilPosition, world: number): Reason {
  if ((p.activeGiants & BLOCKER[world]) !== 0) return WHY.worldClosed;
  if (!hasBit(p.used, world)) return OPEN;
  if (!hasPower(p, FREYJA)) return WHY.worldUsed;
  return p.repeated === 1 ? WHY.repeatUsed : OPEN;
}

/** The worlds in which the active god cannot act, as a set. */
export function closedWorlds(p: YggdrasilPosition): number {
  const isFree = p.used === 0 || (p.repeated === 0 && hasPower(p, FREYJA));
  return worldsOfGiants(p) | (isFree ? 0 : p.used);
}

/** Y-11.3: the worlds that active giants close, as a set. */
export function worldsOfGiants(p: YggdrasilPosition): number {
  let closed = 0;
  for (let bits = p.activeGiants & BLOCKERS; bits !== 0; bits &= bits - 1) {
    closed |= 1 << BLOCKED_WORLD[lowestBit(bits)];
  }
  return closed;
}

/** Y-7.2: an action is spent in a world. */
export function spendAction(p: YggdrasilPosition, world: number): void {
  p.taken++;
  // Y-14.6: only Freyja comes to a world twice, and once only.
  if (hasBit(p.used, world)) p.repeated = 1;
  p.used |= 1 << world;
}

/** Whether a seat can be asked what its god does in a world, if there is something to do. */
export function canActIn(p: YggdrasilPosition, seat: Seat, world: number): boolean {
  const isFree = p.taken < actionsOf(p) && p.fenrirCard === NO_CARD;
  return isTurnOf(p, seat) && isFree && whyNotWorld(p, world) === OPEN;
}

/** Whether the last action can have been in a world. */
export function hasActedIn(p: YggdrasilPosition, world: number): boolean {
  return p.step === ACTING && hasBit(p.used, world) && p.fenrirCard === NO_CARD;
}

/** Whether it is the god of this seat who takes actions. */
export function isTurnOf(p: YggdrasilPosition, seat: Seat): boolean {
  return p.step === ACTING && seat === p.active;
}
