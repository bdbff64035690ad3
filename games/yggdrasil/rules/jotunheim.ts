import { BERGELMIR } from '../data/giants.ts';
import { pileOfGiants } from './effects.ts';
import {
  GIANT_BEATEN,
  GIANT_HIDDEN,
  ONLY_BERGELMIR,
  OPEN,
  PILE_EMPTY,
  type Reason,
} from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-16.3: in the draft's set Bergelmir closes Jötunheim; only he can be fought then. */
export function isClosedByBergelmir(p: YggdrasilPosition): boolean {
  return p.setup.bergelmirCloses && ((p.activeGiants >> BERGELMIR) & 1) === 1;
}

/** Y-9.8: an active giant can be fought. */
export function whyNotGiant(p: YggdrasilPosition, giant: number): Reason {
  if ((p.beatenGiants >> giant) & 1) return GIANT_BEATEN;
  if (((p.activeGiants >> giant) & 1) === 0) return GIANT_HIDDEN;
  return giant !== BERGELMIR && isClosedByBergelmir(p) ? ONLY_BERGELMIR : OPEN;
}

/** Y-9.8, Y-15.8: so can the top of the face-down pile, unseen. */
export function whyNotHidden(p: YggdrasilPosition): Reason {
  if (pileOfGiants(p) === 0) return PILE_EMPTY;
  return isClosedByBergelmir(p) ? ONLY_BERGELMIR : OPEN;
}
