import { CHANCE, listed, NO_CARD, sampleMember, TEAM } from '@nineworlds/engine';
import { MAX_FIGURES, MAX_SEATS } from '../data/sizes.ts';
import {
  candidates,
  cardsOfSet,
  placeTop,
  putByWeight,
  sampleByWeight,
  setOf,
  weightOfBack,
} from './decks.ts';
import type { Sink } from './events.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import {
  ASK_ME,
  type ChroniclesPosition,
  FIRST_BACK,
  figureWord,
  godWord,
  isSeat,
  NOT_ASKED,
  NOT_NOW,
  ORDERING,
  PLACING,
  REVEALING,
  UNKNOWN_BACK,
  WOKE_NOBODY,
} from './state.ts';

/** C-5: all put the top card of their deck on the wheel, unseen. */
export function beginRound(p: ChroniclesPosition, sink: Sink): void {
  p.step = PLACING;
  p.place = 0;
  p.active = 0;
  p.order.fill(0);
  forgetTurn(p);
  for (let seat = 0; seat < p.setup.seats; seat++) {
    placeTop(p, seat);
    // C-15.82: "not now" holds for one round.
    if (p.kinAnswers[seat] === NOT_NOW) p.kinAnswers[seat] = ASK_ME;
  }
  sink?.tell('roundBegan', {});
}

/** C-5: the back of a card shows whose set it is of, where a deck has cards of several. */
export function seeBacks(p: ChroniclesPosition): void {
  for (let seat = 0; p.setup.backsShown && seat < p.setup.seats; seat++) {
    if (p.placed[seat] !== UNKNOWN_BACK) continue;
    const back = onlyBack(p, seat);
    if (back === undefined) {
      seeBack.ask(p, CHANCE, seat);
      return;
    }
    p.placed[seat] = FIRST_BACK + back;
  }
  p.step = ORDERING;
}

/** The figure whose set the unseen card of a seat must be of; undefined if it may be of several. */
function onlyBack(p: ChroniclesPosition, seat: number): number | undefined {
  const cards = candidates(p, seat, undefined);
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if ((cards & ~cardsOfSet(figure)) === 0) return figure;
  }
  return undefined;
}

/** C-5: chance tells whose set the back of a card shows. */
export const seeBack = chanceQuestion({
  name: 'seeBack',
  verb: 'back',
  moves: MAX_FIGURES,
  args: (owner: number) => ({ owner }),
  outcomes: (p, moves, weights, { owner }) =>
    putByWeight(p, moves, weights, owner, p.setup.figures, weightOfBack),
  sample: (p, rng, { owner }) =>
    p.waiting[owner] > 0
      ? sampleByWeight(p, rng, owner, p.setup.figures, weightOfBack)
      : setOf(sampleMember(candidates(p, owner, undefined), rng)),
  words: (p, figure, _observer, { owner }) => `${figureWord(p, owner)} ${figureWord(p, figure)}`,
  fits(p, { seat, owner }) {
    const isTime = seat === CHANCE && p.step === PLACING && p.setup.backsShown;
    if (!isTime || !isSeat(p, owner) || p.placed[owner] !== UNKNOWN_BACK) return false;
    return candidates(p, owner, undefined) !== 0;
  },
  apply(p, figure, _sink, { owner }) {
    p.placed[owner] = FIRST_BACK + figure;
  },
});

/** C-5: the gods agree on the whole order before the first card is revealed. */
export function agreeOnOrder(p: ChroniclesPosition, sink: Sink): void {
  if (p.setup.seats > 1) orderSeats.ask(p, TEAM, 0);
  else beginTurn(p, sink);
}

/** C-5: who has the first turn of the round; */
export const orderSeats = order('orderSeats');
/** C-5: and who comes next, in the same line. */
export const orderNext = order('orderNext');

/** C-5: the next seat in the order, when so many have their place; the last one follows by itself. */
function order<const N extends 'orderSeats' | 'orderNext'>(name: N) {
  return question({
    name,
    verb: 'order',
    continues: name === 'orderNext',
    moves: MAX_SEATS,
    args: (count: number) => ({ count }),
    legal(p, out, { count }) {
      let n = 0;
      for (let next = 0; next < p.setup.seats; next++) {
        if (!isOrdered(p, next, count)) out[n++] = next;
      }
      return listed(out, n);
    },
    refuse(p, next, { count }) {
      if (!isSeat(p, next)) return no('C-5', 'noSuchGod');
      if (!isOrdered(p, next, count)) return undefined;
      return no('C-5', 'alreadyOrdered', { god: godWord(p, next) });
    },
    words: (p, next) => figureWord(p, next),
    fits(p, { seat, count }) {
      const isFirst = count === 0;
      const isTime = seat === TEAM && p.step === ORDERING && isFirst === (name === 'orderSeats');
      return isTime && isOrder(p, count);
    },
    apply(p, next, sink, { count }) {
      p.order[count] = next;
      // The last but one settles the last.
      if (count + 2 < p.setup.seats) orderNext.ask(p, TEAM, count + 1);
      else endOrder(p, sink);
    },
  });
}

/** Whether a seat already has its place in the order of this round; so many have. */
export function isOrdered(p: ChroniclesPosition, seat: number, count: number): boolean {
  for (let place = 0; place < count; place++) if (p.order[place] === seat) return true;
  return false;
}

/** Whether so many seats can have their place, each one, while two at least have none. */
function isOrder(p: ChroniclesPosition, count: number): boolean {
  if (count < 0 || count + 2 > p.setup.seats) return false;
  for (let place = 0; place < count; place++) if (isOrdered(p, p.order[place], place)) return false;
  return p.order.subarray(count).every((seat) => seat === 0);
}

function endOrder(p: ChroniclesPosition, sink: Sink): void {
  const { seats } = p.setup;
  for (let last = 0; last < seats; last++) {
    if (!isOrdered(p, last, seats - 1)) p.order[seats - 1] = last;
  }
  if (sink !== undefined) {
    const gods = Array.from(p.order.subarray(0, seats), (seat) => godWord(p, seat));
    sink.tell('orderAgreed', { gods: gods.join(' ') });
  }
  beginTurn(p, sink);
}

/** C-5: the turn of the next god in the order. */
function beginTurn(p: ChroniclesPosition, sink: Sink): void {
  p.active = p.order[p.place];
  p.turn++;
  p.step = REVEALING;
  forgetTurn(p);
  if (p.setup.kinAtAnyTime) p.stood.set(p.places.subarray(0, p.setup.seats));
  sink?.tell('turnBegan', { god: godWord(p, p.active), turn: p.turn });
}

/** What happened in a turn is of no more concern after it. */
function forgetTurn(p: ChroniclesPosition): void {
  p.revealed = NO_CARD;
  p.activated = WOKE_NOBODY;
  p.done = 0;
  p.asked = NOT_ASKED;
  p.firstHalf = 0;
  p.visited = 0;
  p.stood.fill(0);
}

/** C-5: the next god has their turn, or the next round begins. */
export function endTurn(p: ChroniclesPosition, sink: Sink): void {
  p.place++;
  if (p.place < p.setup.seats) beginTurn(p, sink);
  else beginRound(p, sink);
}
