import { CHANCE, type EventSink } from '@nineworlds/engine';
import { GIANT_WORDS, GIANTS_PER_RUNE } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { BEATEN, TURN_GIANT } from './kinds.ts';
import { completeRune } from './runes.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Y-9.8: a beaten giant's effect stops at once, and it counts for its rune. */
export function beatGiant(p: YggdrasilPosition, giant: number, sink: Sink): void {
  sink?.tell('giantBeaten', { god: GOD_WORDS[p.gods[p.active]], giant: GIANT_WORDS[giant] });
  layAside(p, giant, sink);
}

/** Y-11.12: the hidden giant is beaten; chance tells which it was, and its effect never happens. */
export function turnBeaten(p: YggdrasilPosition): void {
  p.frames.push(TURN_GIANT, CHANCE, BEATEN);
}

/** Y-13.5: a giant is laid among the beaten ones without a fight; the searched pile is shuffled. */
export function dismissGiant(p: YggdrasilPosition, giant: number, sink: Sink): void {
  if (((p.activeGiants >> giant) & 1) === 0) p.giantShuffles++;
  sink?.tell('giantDismissed', { god: GOD_WORDS[p.gods[p.active]], giant: GIANT_WORDS[giant] });
  layAside(p, giant, sink);
}

function layAside(p: YggdrasilPosition, giant: number, sink: Sink): void {
  p.activeGiants &= ~(1 << giant);
  p.beatenGiants |= 1 << giant;
  // Y-11.1, Y-15.12: the fourth giant of a rune releases its power before anything else.
  const rune = Math.floor(giant / GIANTS_PER_RUNE);
  if (((p.beatenGiants >> (rune * GIANTS_PER_RUNE)) & 15) === 15) completeRune(p, rune, sink);
}
