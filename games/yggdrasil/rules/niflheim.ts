import type { EventSink } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { KEEP_ELVES, KEEP_VIKINGS } from './kinds.ts';
import { NO_SUCH_GOD, NOTHING_TO_EXCHANGE, OPEN, OWN_SELF, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Y-9.5, Y-15.9: with exactly one other god, and only if there is something to exchange. */
export function whyNotExchange(p: YggdrasilPosition, partner: number): Reason {
  if (partner >= p.setup.seats) return NO_SUCH_GOD;
  if (partner === p.active) return OWN_SELF;
  return vikingsOfBoth(p, partner) + elvesOfBoth(p, partner) === 0 ? NOTHING_TO_EXCHANGE : OPEN;
}

/** What the active god and his partner hold together. */
export function vikingsOfBoth(p: YggdrasilPosition, partner: number): number {
  return p.vikings[p.active] + p.vikings[partner];
}

export function elvesOfBoth(p: YggdrasilPosition, partner: number): number {
  return p.elves[p.active] + p.elves[partner];
}

/** Y-9.5: the god says what he will hold afterwards: first Vikings, then elves, where there are any. */
export function beginExchange(p: YggdrasilPosition, partner: number): void {
  const kind = vikingsOfBoth(p, partner) > 0 ? KEEP_VIKINGS : KEEP_ELVES;
  p.frames.push(kind, p.active, partner);
}

/** Y-9.5: so many Vikings are his; his partner has the rest. */
export function keepVikings(
  p: YggdrasilPosition,
  partner: number,
  holding: number,
  sink: Sink,
): void {
  p.vikings[partner] = vikingsOfBoth(p, partner) - holding;
  p.vikings[p.active] = holding;
  if (elvesOfBoth(p, partner) > 0) p.frames.push(KEEP_ELVES, p.active, partner);
  else tellHoldings(p, partner, sink);
}

/** Y-9.5: so many elves are his; his partner has the rest. */
export function keepElves(
  p: YggdrasilPosition,
  partner: number,
  holding: number,
  sink: Sink,
): void {
  p.elves[partner] = elvesOfBoth(p, partner) - holding;
  p.elves[p.active] = holding;
  tellHoldings(p, partner, sink);
}

function tellHoldings(p: YggdrasilPosition, partner: number, sink: Sink): void {
  sink?.tell('holdingsExchanged', {
    god: GOD_WORDS[p.gods[p.active]],
    vikings: p.vikings[p.active],
    elves: p.elves[p.active],
    other: GOD_WORDS[p.gods[partner]],
    otherVikings: p.vikings[partner],
    otherElves: p.elves[partner],
  });
}
