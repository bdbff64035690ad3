import { CHANCE, type EventSink } from '@nineworlds/engine';
import { HYMIR } from '../data/giants.ts';
import { GOD_WORDS, HEIMDALL } from '../data/gods.ts';
import { GATHERED, GATHERED_BY_HEIMDALL, RAINBOW } from '../data/islands.ts';
import { GATHER } from './kinds.ts';
import { hasPower } from './powers.ts';
import {
  BAG_EMPTY,
  FLOOD_CLOSED,
  ISLAND_FLOODED,
  OPEN,
  RAINBOW_BARE,
  type Reason,
  TOO_FAR,
} from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Y-11.6: whether Hymir keeps the Valkyries from entering an island. */
export function isFloodClosed(p: YggdrasilPosition, island: number): boolean {
  return island === p.flooded && ((p.activeGiants >> HYMIR) & 1) === 1;
}

/** Y-9.2: whether Vikings can be gathered on an island: not on the Rainbow Island, not on a flooded one. */
export function canGather(p: YggdrasilPosition, island: number): boolean {
  if (island === RAINBOW || island === p.flooded) return false;
  return p.bagVikings[island - 1] + p.bagFire[island - 1] > 0;
}

/** Y-9.2, Y-15.10: the Valkyries go to a neighbouring island, or stay where they can gather. */
export function whyNotMidgard(p: YggdrasilPosition, island: number): Reason {
  const distance = Math.abs(island - p.valkyries);
  if (distance > 1) return TOO_FAR;
  if (distance === 1) return isFloodClosed(p, island) ? FLOOD_CLOSED : OPEN;
  if (canGather(p, island)) return OPEN;
  if (island === RAINBOW) return RAINBOW_BARE;
  return island === p.flooded ? ISLAND_FLOODED : BAG_EMPTY;
}

/** Y-9.2: the Valkyries come to an island and gather there if they can. */
export function goToIsland(p: YggdrasilPosition, island: number, sink: Sink): void {
  moveValkyries(p, island, sink);
  if (!canGather(p, island)) return;
  p.frames.push(GATHER, CHANCE, island - 1, tokensGathered(p, island));
}

/** Y-9.2, Y-14.4: so many tokens are drawn on an island, Heimdall one more; all if there are fewer. */
export function tokensGathered(p: YggdrasilPosition, island: number): number {
  const most = hasPower(p, HEIMDALL) ? GATHERED_BY_HEIMDALL : GATHERED;
  return Math.min(most, p.bagVikings[island - 1] + p.bagFire[island - 1]);
}

/** Y-9.2, Y-13.1 */
export function moveValkyries(p: YggdrasilPosition, island: number, sink: Sink): void {
  if (island === p.valkyries) return;
  p.valkyries = island;
  sink?.tell('valkyriesMoved', {
    god: GOD_WORDS[p.gods[p.active]],
    island: p.setup.islands[island],
  });
}

/** Y-9.2: so many of the drawn tokens are Vikings, which the god keeps; Fire Giants go back. */
export function gather(
  p: YggdrasilPosition,
  bag: number,
  tokens: number,
  vikings: number,
  sink: Sink,
): void {
  p.bagVikings[bag] -= vikings;
  p.vikings[p.active] += vikings;
  sink?.tell('vikingsGathered', {
    god: GOD_WORDS[p.gods[p.active]],
    bag: p.setup.colours[bag],
    count: vikings,
    tokens,
  });
}
