import type { EventSink } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { REVIVED } from '../data/islands.ts';
import { VIKINGS_TAKEN } from '../data/vanir.ts';
import { HELHEIM_EMPTY, OPEN, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-9.6, Y-15.9: there must be dead Vikings; Y-15.20: a flooded island's bag will do. */
export function whyNotRevive(p: YggdrasilPosition): Reason {
  return p.helheim === 0 ? HELHEIM_EMPTY : OPEN;
}

/** Y-9.6: five Vikings, or all if there are fewer, go into a bag. */
export function reviveVikings(
  p: YggdrasilPosition,
  bag: number,
  sink: EventSink | undefined,
): void {
  const count = Math.min(REVIVED, p.helheim);
  p.helheim -= count;
  p.bagVikings[bag] += count;
  const god = GOD_WORDS[p.gods[p.active]];
  sink?.tell('vikingsRevived', { god, bag: p.setup.colours[bag], count });
}

/** Y-13.2, Y-15.11: two dead Vikings, or all if there are fewer, join the god. */
export function takeDeadVikings(p: YggdrasilPosition, sink: EventSink | undefined): void {
  const count = Math.min(VIKINGS_TAKEN, p.helheim);
  p.helheim -= count;
  p.vikings[p.active] += count;
  sink?.tell('vikingsTaken', { god: GOD_WORDS[p.gods[p.active]], count });
}
