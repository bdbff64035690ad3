import { ALL, only } from '@nineworlds/engine';
import { HAND } from '../data/sizes.ts';
import type { Sink } from './events.ts';
import {
  isDecided,
  learnBlindSwap,
  learnOpenSwap,
  learnUnseenSwapped,
  noteLookedAt,
  noteSwapped,
} from './knowing.ts';
import { insert, remove } from './sorted.ts';
import type { NeedfirePosition } from './state.ts';

/** N-7.8: face down for face down, without a look before. */
export function swapBlind(p: NeedfirePosition, given: number, place: number, sink: Sink): void {
  const seat = p.active;
  const taken = p.bonfires[place];
  exchangeFlames(p, given, place);
  if (isDecided(p, place)) {
    learnBlindSwap(p, seat, given, taken, place);
  } else {
    noteLookedAt(p, place);
    learnUnseenSwapped(p, seat, given, taken, place);
  }
  noteSwapped(p, place, only(seat), given, taken);
  p.bonfireSeen[place] = only(seat);
  if (sink === undefined) return;
  const { words } = p.setup;
  const shared = { seat, place: place + 1 };
  const facts = { ...shared, given: words[given], taken: words[taken] };
  sink.tellSecret('flameSwapped', facts, only(seat), shared);
}

/** N-7.7: face up for face up. */
export function swapOpen(p: NeedfirePosition, given: number, place: number, sink: Sink): void {
  const taken = p.bonfires[place];
  exchangeFlames(p, given, place);
  learnOpenSwap(p, p.active, given, taken, place);
  noteSwapped(p, place, ALL, given, taken);
  const { words } = p.setup;
  sink?.tell('openFlameSwapped', {
    seat: p.active,
    place: place + 1,
    given: words[given],
    taken: words[taken],
  });
}

function exchangeFlames(p: NeedfirePosition, given: number, place: number): void {
  const at = p.active * HAND;
  remove(p.hands, at, HAND, given);
  insert(p.hands, at, HAND - 1, p.bonfires[place]);
  p.bonfires[place] = given;
}
