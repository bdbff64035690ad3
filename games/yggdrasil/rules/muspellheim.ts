import { CHANCE, type EventSink } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { BURNT } from '../data/islands.ts';
import { BURN } from './kinds.ts';
import { BAG_EMPTY, OPEN, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-9.7, Y-15.9: the bag must not be empty; Y-15.20: a flooded island's bag will do. */
export function whyNotBurn(p: YggdrasilPosition, bag: number): Reason {
  return p.bagVikings[bag] + p.bagFire[bag] === 0 ? BAG_EMPTY : OPEN;
}

/** Y-9.7: five tokens, or all if there are fewer, are drawn from a bag. */
export function drawToBurn(p: YggdrasilPosition, bag: number): void {
  p.frames.push(BURN, CHANCE, bag, tokensBurnt(p, bag));
}

/** Y-9.7: so many tokens are drawn from a bag. */
export function tokensBurnt(p: YggdrasilPosition, bag: number): number {
  return Math.min(BURNT, p.bagVikings[bag] + p.bagFire[bag]);
}

/** Y-9.7: so many of them are Fire Giants, which go to Muspellheim; the Vikings go back. */
export function burn(
  p: YggdrasilPosition,
  bag: number,
  tokens: number,
  count: number,
  sink: EventSink | undefined,
): void {
  p.bagFire[bag] -= count;
  p.muspellheim += count;
  const god = GOD_WORDS[p.gods[p.active]];
  sink?.tell('fireBurnt', { god, bag: p.setup.colours[bag], count, tokens });
}
