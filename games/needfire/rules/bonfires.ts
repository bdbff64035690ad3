import { ALL, CHANCE, type EventSink, only } from '@nineworlds/engine';
import { HAND } from '../data/sizes.ts';
import {
  AS_THEY_WERE,
  EXCHANGED,
  entry,
  LAID_BACK,
  LOOKED_AT,
  MAX_HISTORY,
  SEEN,
  SWAPPED,
} from './history.ts';
import {
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  SEE_BONFIRE,
  SETTLE,
  TO_OPEN,
  TO_PEEK,
  TO_SWAP,
} from './kinds.ts';
import {
  isDecided,
  learnBlindSwap,
  learnLaidBack,
  learnOpened,
  learnOpenSwap,
  learnSeen,
  learnUnseenOpened,
  learnUnseenPeeked,
  learnUnseenSwapped,
} from './knowing.ts';
import { insert, remove } from './sorted.ts';
import type { NeedfirePosition } from './state.ts';

type Sink = EventSink | undefined;

/** Adds an entry to the history. */
function note(p: NeedfirePosition, happened: number): void {
  if (p.historyLength === MAX_HISTORY) throw new RangeError('the history is full');
  p.history[p.historyLength++] = happened;
}

/** N-4.1: with two seats three bonfires are looked at, otherwise one is opened unseen if there is any. */
export function openBonfires(p: NeedfirePosition, sink: Sink): void {
  if (p.setup.seats === 2) {
    p.frames.push(PEEK_BONFIRE, p.active, 0);
    return;
  }
  let faceDown = 0;
  let last = 0;
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (p.faceUp[place] === 1) continue;
    faceDown++;
    last = place;
  }
  if (faceDown === 1) openBonfire(p, last, sink);
  else if (faceDown > 1) p.frames.push(OPEN_BONFIRE, p.active);
}

/** N-4.1: turns a bonfire up that nobody may have seen yet. */
export function openBonfire(p: NeedfirePosition, place: number, sink: Sink): void {
  if (isDecided(p, place)) turnUp(p, place, sink);
  else p.frames.push(SEE_BONFIRE, CHANCE, place, TO_OPEN);
}

/** The flame lies face up from now on. */
function turnUp(p: NeedfirePosition, place: number, sink: Sink): void {
  if (isDecided(p, place)) {
    learnOpened(p, place);
  } else {
    note(p, entry(LOOKED_AT, place, 0, ALL, 0, 0));
    learnUnseenOpened(p, place);
  }
  note(p, entry(SEEN, place, 0, ALL, p.bonfires[place], 0));
  p.faceUp[place] = 1;
  p.bonfireSeen[place] = ALL;
  const card = p.setup.words[p.bonfires[place]];
  sink?.tell('bonfireOpened', { seat: p.active, place: place + 1, card });
}

/** N-7.5: three places are picked in ascending order, then their flames are looked at. */
export function pickPeeked(
  p: NeedfirePosition,
  count: number,
  first: number,
  second: number,
  place: number,
  sink: Sink,
): void {
  if (count === 0) p.frames.push(PEEK_BONFIRE, p.active, 1, place);
  else if (count === 1) p.frames.push(PEEK_BONFIRE, p.active, 2, first, place);
  else lookAtPicked(p, first, second, place, sink);
}

/** Chance tells those of the three that nobody has seen; then one of them is to be opened. */
function lookAtPicked(p: NeedfirePosition, a: number, b: number, c: number, sink: Sink): void {
  for (let i = 0; i < 3; i++) {
    const place = i === 0 ? a : i === 1 ? b : c;
    if (isDecided(p, place)) continue;
    p.frames.push(SEE_BONFIRE, CHANCE, place, TO_PEEK, a, b, c);
    return;
  }
  peekAt(p, a, sink);
  peekAt(p, b, sink);
  peekAt(p, c, sink);
  p.frames.push(SETTLE, p.active, a, b, c);
}

/** N-7.4: only the active seat sees it. */
function peekAt(p: NeedfirePosition, place: number, sink: Sink): void {
  const seat = p.active;
  p.bonfireSeen[place] |= only(seat);
  learnSeen(p, seat, place);
  note(p, entry(SEEN, place, 0, only(seat), p.bonfires[place], 0));
  if (sink === undefined) return;
  const shared = { seat, place: place + 1 };
  const card = p.setup.words[p.bonfires[place]];
  sink.tellSecret('bonfirePeeked', { ...shared, card }, only(seat), shared);
}

/** N-7.5: one flame is turned up in its place, the two others go back as they were or exchanged. */
export function settle(
  p: NeedfirePosition,
  opened: number,
  one: number,
  other: number,
  exchanged: number,
  sink: Sink,
): void {
  const { bonfires, bonfireSeen } = p;
  if (exchanged === 1) {
    const flame = bonfires[one];
    bonfires[one] = bonfires[other];
    bonfires[other] = flame;
  }
  bonfireSeen[one] = only(p.active);
  bonfireSeen[other] = only(p.active);
  const how = exchanged === 1 ? EXCHANGED : AS_THEY_WERE;
  note(p, entry(LAID_BACK, one, other, only(p.active), how, 0));
  // The one that is opened is known first: then it is not among the two.
  learnOpened(p, opened);
  learnLaidBack(p, p.active, one, other);
  if (sink !== undefined) {
    const shared = { seat: p.active, one: one + 1, other: other + 1 };
    sink.tellSecret('flamesLaidBack', { ...shared, exchanged }, only(p.active), shared);
  }
  turnUp(p, opened, sink);
}

/** A face-down flame has been decided by chance; now it does what it was looked at for. */
export function bonfireSeen(
  p: NeedfirePosition,
  place: number,
  purpose: number,
  a: number,
  b: number,
  c: number,
  flame: number,
  sink: Sink,
): void {
  p.bonfires[place] = flame;
  if (purpose === TO_OPEN) {
    turnUp(p, place, sink);
  } else if (purpose === TO_PEEK) {
    p.bonfireSeen[place] = only(p.active);
    note(p, entry(LOOKED_AT, place, 0, ALL, 0, 0));
    learnUnseenPeeked(p, p.active, place);
    lookAtPicked(p, a, b, c, sink);
  } else {
    swapBlind(p, a, place, sink);
  }
}

/** N-4.3: a flame of the hand for that of a bonfire. */
export function swapFlame(p: NeedfirePosition, given: number, place: number, sink: Sink): void {
  if (p.faceUp[place] === 1) swapOpen(p, given, place, sink);
  else if (isDecided(p, place)) swapBlind(p, given, place, sink);
  else p.frames.push(SEE_BONFIRE, CHANCE, place, TO_SWAP, given);
}

/** N-7.8: face down for face down, without a look before. */
function swapBlind(p: NeedfirePosition, given: number, place: number, sink: Sink): void {
  const seat = p.active;
  const taken = p.bonfires[place];
  exchangeFlames(p, given, place);
  if (isDecided(p, place)) {
    learnBlindSwap(p, seat, given, taken, place);
  } else {
    note(p, entry(LOOKED_AT, place, 0, ALL, 0, 0));
    learnUnseenSwapped(p, seat, given, taken, place);
  }
  note(p, entry(SWAPPED, place, seat, only(seat), given, taken));
  p.bonfireSeen[place] = only(seat);
  if (sink === undefined) return;
  const { words } = p.setup;
  const shared = { seat, place: place + 1 };
  const facts = { ...shared, given: words[given], taken: words[taken] };
  sink.tellSecret('flameSwapped', facts, only(seat), shared);
}

/** N-7.7: face up for face up. */
function swapOpen(p: NeedfirePosition, given: number, place: number, sink: Sink): void {
  const taken = p.bonfires[place];
  exchangeFlames(p, given, place);
  learnOpenSwap(p, p.active, given, taken, place);
  note(p, entry(SWAPPED, place, p.active, ALL, given, taken));
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
