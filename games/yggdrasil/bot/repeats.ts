import { FREYJA } from '../data/gods.ts';
import { hasPower } from '../rules/powers.ts';
import { OPEN } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { whyNotWorld } from '../rules/worlds.ts';

/** Y-14.6: how often the active god can still come to a world again. */
export function repeatsLeft(p: YggdrasilPosition): number {
  return hasPower(p, FREYJA) ? 1 - p.repeated : 0;
}

/** How many of so many visits to a world in the rest of the turn are repeats. */
export function repeatsOf(p: YggdrasilPosition, world: number, visits: number): number {
  return visits === 0 ? 0 : visits - 1 + ((p.used >> world) & 1);
}

/** How often a world can be visited in the rest of the turn. */
export function visitsLeft(p: YggdrasilPosition, world: number): number {
  if (whyNotWorld(p, world) !== OPEN) return 0;
  return repeatsOf(p, world, 1) < repeatsLeft(p) ? 2 : 1;
}
