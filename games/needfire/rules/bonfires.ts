import { ALL, CHANCE, hasBit, listed, listTwo, only } from '@nineworlds/engine';
import { HAND, MAX_BONFIRES, PEEKED } from '../data/sizes.ts';
import { cardWord, holds, secretWord, seesAsActive } from './cards.ts';
import type { Sink } from './events.ts';
import { AS_THEY_WERE, EXCHANGED } from './history.ts';
import {
  isDecided,
  learnLaidBack,
  learnOpened,
  learnSeen,
  learnUnseenOpened,
  learnUnseenPeeked,
  noteLaidBack,
  noteLookedAt,
  noteSeen,
} from './knowing.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { type NeedfirePosition, OPENING, SWAPPING } from './state.ts';
import { swapBlind } from './swap-flames.ts';
import { unseenFlame } from './unseen.ts';

/** What a face-down bonfire is looked at for. */
const TO_OPEN = 0;
const TO_PEEK = 1;
export const TO_SWAP = 2;

/** N-4.1: with two seats three bonfires are looked at, otherwise one is opened unseen if there is any. */
export function openBonfires(p: NeedfirePosition, sink: Sink): void {
  if (p.setup.seats === 2) {
    peekBonfire.ask(p, p.active, 0);
    return;
  }
  let faceDown = 0;
  let last = 0;
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (p.faceUp[place] === 1) continue;
    faceDown++;
    last = place;
  }
  if (faceDown === 1) turnUpUnseen(p, last, sink);
  else if (faceDown > 1) openBonfire.ask(p, p.active);
}

/** N-4.1: the bonfire that is opened, with three or four seats. */
export const openBonfire = question({
  name: 'openBonfire',
  verb: 'open',
  moves: MAX_BONFIRES,
  legal(p, out) {
    let n = 0;
    for (let place = 0; place < p.setup.sizes.bonfires; place++) {
      // Written first and then counted in: a processor could not guess the branch.
      out[n] = place;
      n += 1 - p.faceUp[place];
    }
    return listed(out, n);
  },
  refuse(p, place) {
    if (place >= p.setup.sizes.bonfires) return no('N-4.1', 'noSuchBonfire', { place: place + 1 });
    return isFaceDown(p, place) ? undefined : no('N-4.1', 'alreadyFaceUp', { place: place + 1 });
  },
  words: (_p, place) => String(place + 1),
  fits(p, { seat }) {
    return seat === p.active && p.step === OPENING && p.setup.seats > 2 && countFaceDown(p) > 1;
  },
  apply: (p, place, sink) => turnUpUnseen(p, place, sink),
});

/**
 * N-4.1, N-7.5: three places are picked, with two seats; `count` are picked already. They are asked for in
 * ascending order, so that no three have two spellings, and may be typed in any.
 */
export const peekBonfire = question({
  name: 'peekBonfire',
  verb: 'peek',
  continues: true,
  anyOrder: true,
  moves: MAX_BONFIRES,
  args: (count: number, first = 0, second = 0) => ({ count, first, second }),
  legal(p, out, { count, first, second }) {
    const { faceUp } = p;
    let n = 0;
    for (let place = nextPick(count, first, second); place < p.setup.sizes.bonfires; place++) {
      if (faceUp[place] === 0) out[n++] = place;
    }
    // The last ones are left for the picks to come.
    return listed(out, n - (PEEKED - 1 - count));
  },
  refuse(p, place, { count, first, second }) {
    if (place >= p.setup.sizes.bonfires) return no('N-4.1', 'noSuchBonfire', { place: place + 1 });
    if (!isFaceDown(p, place)) return no('N-4.1', 'alreadyFaceUp', { place: place + 1 });
    const isNext = place >= nextPick(count, first, second);
    const isEnough = countFaceDown(p, place + 1) >= PEEKED - 1 - count;
    return isNext && isEnough ? undefined : no('N-7.5', 'picksAscend', { place: place + 1 });
  },
  words: (_p, place) => String(place + 1),
  fits(p, { seat, count, first, second }) {
    const isAsked = seat === p.active && p.step === OPENING && p.setup.seats === 2;
    return isAsked && arePicks(p, count, first, second);
  },
  apply(p, place, sink, { count, first, second }) {
    if (count === 0) peekBonfire.ask(p, p.active, 1, place);
    else if (count === 1) peekBonfire.ask(p, p.active, 2, first, place);
    else lookAtPicked(p, first, second, place, sink);
  },
});

/** The first place that can be picked next. */
function nextPick(count: number, first: number, second: number): number {
  if (count === 0) return 0;
  return (count === 1 ? first : second) + 1;
}

function arePicks(p: NeedfirePosition, count: number, first: number, second: number): boolean {
  if (count < 0 || count >= PEEKED) return false;
  if (count === 0) return first === 0 && second === 0;
  const last = count === 1 ? first : second;
  if (last < 0 || !isFaceDown(p, first) || !isFaceDown(p, last)) return false;
  if (count === 1 ? second !== 0 : first >= second) return false;
  return countFaceDown(p, last + 1) >= PEEKED - count;
}

/**
 * N-4.1, N-7.5, N-7.8: the flame of a bonfire that nobody has seen: chance tells it. When the seat looks
 * at three bonfires, slots 2 to 4 hold their places; when it swaps, slot 2 holds the flame it gives.
 */
export const seeBonfire = chanceQuestion({
  ...unseenFlame,
  name: 'seeBonfire',
  verb: 'bonfire',
  args: (place: number, purpose: number, a = 0, b = 0, c = 0) => ({
    place,
    purpose,
    given: a,
    first: a,
    second: b,
    third: c,
  }),
  words(p, flame, observer, { place, purpose }) {
    const isSeen = purpose === TO_OPEN || seesAsActive(p, observer);
    return `${place + 1} ${secretWord(p, flame, isSeen)}`;
  },
  fits(p, { seat, place, purpose, given, first, second, third }) {
    if (seat !== CHANCE || place < 0 || !isFaceDown(p, place) || isDecided(p, place)) return false;
    switch (purpose) {
      case TO_OPEN:
        return p.step === OPENING && p.setup.seats > 2 && !first && !second && !third;
      case TO_PEEK:
        return (
          areThreePlaces(p, first, second, third) &&
          (place === first || place === second || place === third)
        );
      case TO_SWAP:
        return p.step === SWAPPING && isInHand(p, given) && !second && !third;
      default:
        return false;
    }
  },
  apply(p, flame, sink, { place, purpose, given, first, second, third }) {
    p.bonfires[place] = flame;
    if (purpose === TO_OPEN) {
      turnUp(p, place, sink);
    } else if (purpose === TO_PEEK) {
      p.bonfireSeen[place] = only(p.active);
      noteLookedAt(p, place);
      learnUnseenPeeked(p, p.active, place);
      lookAtPicked(p, first, second, third, sink);
    } else {
      swapBlind(p, given, place, sink);
    }
  },
});

/** Whether the active seat holds a flame. */
export function isInHand(p: NeedfirePosition, flame: number): boolean {
  return holds(p.hands, p.active * HAND, HAND, flame);
}

/** N-7.5: the one of the three that is turned up. */
export const settle = question({
  name: 'settle',
  verb: 'settle',
  moves: MAX_BONFIRES,
  args: (first: number, second: number, third: number) => ({ first, second, third }),
  legal(_p, out, { first, second, third }) {
    out[0] = first;
    out[1] = second;
    out[2] = third;
    return listed(out, PEEKED);
  },
  refuse(_p, place, { first, second, third }) {
    const isPeeked = place === first || place === second || place === third;
    return isPeeked ? undefined : no('N-7.5', 'notPeeked', { place: place + 1 });
  },
  words: (_p, place) => String(place + 1),
  fits: (p, { seat, first, second, third }) =>
    seat === p.active && arePeeked(p, first, second, third),
  apply: (p, place, _sink, { first, second, third }) =>
    arrange.ask(p, p.active, first, second, third, place),
});

/** The two others go back where they were, or each into the other's place. */
const KEEP = 0;
const EXCHANGE = 1;

/** N-7.5: whether the two others go back as they were or exchanged. */
export const arrange = question({
  name: 'arrange',
  verb: 'arrange',
  continues: true,
  moves: 2,
  args: (first: number, second: number, third: number, opened: number) => ({
    first,
    second,
    third,
    opened,
  }),
  legal: (_p, out) => listTwo(out, KEEP, EXCHANGE),
  refuse: () => undefined,
  words(p, move, observer) {
    if (!seesAsActive(p, observer)) return '?';
    return move === KEEP ? 'keep' : 'exchange';
  },
  fits(p, { seat, first, second, third, opened }) {
    const isPeeked = opened === first || opened === second || opened === third;
    return seat === p.active && isPeeked && arePeeked(p, first, second, third);
  },
  apply(p, move, sink, { first, second, third, opened }) {
    const one = opened === first ? second : first;
    const other = opened === third ? second : third;
    layBack(p, one, other, move === EXCHANGE, opened, sink);
  },
});

/** N-7.5: one flame is turned up in its place, the two others go back as they were or exchanged. */
function layBack(
  p: NeedfirePosition,
  one: number,
  other: number,
  isExchanged: boolean,
  opened: number,
  sink: Sink,
): void {
  const { bonfires, bonfireSeen } = p;
  if (isExchanged) {
    const flame = bonfires[one];
    bonfires[one] = bonfires[other];
    bonfires[other] = flame;
  }
  bonfireSeen[one] = only(p.active);
  bonfireSeen[other] = only(p.active);
  const how = isExchanged ? EXCHANGED : AS_THEY_WERE;
  noteLaidBack(p, one, other, how);
  // The one that is opened is known first: then it is not among the two.
  learnOpened(p, opened);
  learnLaidBack(p, p.active, one, other);
  if (sink !== undefined) {
    const shared = { seat: p.active, one: one + 1, other: other + 1 };
    const facts = { ...shared, exchanged: isExchanged ? 1 : 0 };
    sink.tellSecret('flamesLaidBack', facts, only(p.active), shared);
  }
  turnUp(p, opened, sink);
}

/** N-4.1: whether a place has a face-down bonfire. */
export function isFaceDown(p: NeedfirePosition, place: number): boolean {
  return place < p.setup.sizes.bonfires && p.faceUp[place] === 0;
}

/** How many face-down bonfires there are from a place on. */
function countFaceDown(p: NeedfirePosition, from = 0): number {
  let count = 0;
  for (let place = from; place < p.setup.sizes.bonfires; place++) count += 1 - p.faceUp[place];
  return count;
}

function areThreePlaces(p: NeedfirePosition, a: number, b: number, c: number): boolean {
  if (p.step !== OPENING || p.setup.seats !== 2 || a < 0 || a >= b || b >= c) return false;
  return isFaceDown(p, a) && isFaceDown(p, b) && isFaceDown(p, c);
}

function arePeeked(p: NeedfirePosition, a: number, b: number, c: number): boolean {
  const { active, bonfireSeen } = p;
  const isSeen = (place: number) => hasBit(bonfireSeen[place], active);
  return areThreePlaces(p, a, b, c) && isSeen(a) && isSeen(b) && isSeen(c);
}

/** N-4.1: turns a bonfire up that nobody may have seen yet. */
function turnUpUnseen(p: NeedfirePosition, place: number, sink: Sink): void {
  if (isDecided(p, place)) turnUp(p, place, sink);
  else seeBonfire.ask(p, CHANCE, place, TO_OPEN);
}

/** The flame lies face up from now on. */
function turnUp(p: NeedfirePosition, place: number, sink: Sink): void {
  if (isDecided(p, place)) {
    learnOpened(p, place);
  } else {
    noteLookedAt(p, place);
    learnUnseenOpened(p, place);
  }
  noteSeen(p, place, ALL);
  p.faceUp[place] = 1;
  p.bonfireSeen[place] = ALL;
  const card = cardWord(p, p.bonfires[place]);
  sink?.tell('bonfireOpened', { seat: p.active, place: place + 1, card });
}

/** Chance tells those of the three that nobody has seen; then one of them is to be opened. */
function lookAtPicked(p: NeedfirePosition, a: number, b: number, c: number, sink: Sink): void {
  for (let i = 0; i < PEEKED; i++) {
    const place = i === 0 ? a : i === 1 ? b : c;
    if (isDecided(p, place)) continue;
    seeBonfire.ask(p, CHANCE, place, TO_PEEK, a, b, c);
    return;
  }
  peekAt(p, a, sink);
  peekAt(p, b, sink);
  peekAt(p, c, sink);
  settle.ask(p, p.active, a, b, c);
}

/** N-7.4: only the active seat sees it. */
function peekAt(p: NeedfirePosition, place: number, sink: Sink): void {
  const seat = p.active;
  p.bonfireSeen[place] |= only(seat);
  learnSeen(p, seat, place);
  noteSeen(p, place, only(seat));
  if (sink === undefined) return;
  const shared = { seat, place: place + 1 };
  const card = cardWord(p, p.bonfires[place]);
  sink.tellSecret('bonfirePeeked', { ...shared, card }, only(seat), shared);
}
