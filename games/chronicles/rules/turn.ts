import { CHANCE, type EventSink, NO_CARD, TEAM } from '@nineworlds/engine';
import { GULLINBURSTI } from '../data/artifacts.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { hasArtifact } from './artifacts.ts';
import { candidates, isSupportCard, isUnseen, placeTop, setOf, settle } from './decks.ts';
import {
  ACTING,
  ENDED,
  ESCORT,
  ESCORTING,
  LEAVING,
  MISSION,
  MOVE,
  MOVING,
  ORDER_NEXT,
  ORDER_SEATS,
  ORDERING,
  PLACING,
  RETURNING,
  REVEAL_CARD,
  REVEALING,
  SEE_BACK,
  SET_UP,
  THROW,
  USE_STONE,
} from './kinds.ts';
import { isAnyMission } from './mission.ts';
import { HAS_ACTED, HAS_FOUGHT, TRAVELLED } from './missions.ts';
import { askKin } from './relations.ts';
import { cardsOfSet, prepare } from './setup.ts';
import { type ChroniclesPosition, NOTHING, UNKNOWN_BACK } from './state.ts';
import { isAnyUsable } from './stones.ts';
import { goOnThrowing } from './throw.ts';
import { playOnWheel, returnCards, WOKE_FENRIR } from './wheel.ts';

type Sink = EventSink | undefined;

/** Values of `asked`: nothing yet in this step; Kin; the question of the step. */
const NOT_ASKED = 0;
const KIN_ASKED = 1;
const ANSWERED = 2;

/** C-5: goes on until somebody is asked or the game is over. */
export function goOn(p: ChroniclesPosition, sink: Sink): void {
  while (p.step !== ENDED) {
    if (p.frames.depth === 0) takeStep(p, sink);
    else if (p.frames.kind === THROW) goOnThrowing(p, sink);
    else if (p.frames.kind === USE_STONE && !isAnyUsable(p, p.frames.arg(0))) p.frames.pop();
    else return;
  }
  p.frames.clear();
}

function takeStep(p: ChroniclesPosition, sink: Sink): void {
  switch (p.step) {
    case SET_UP:
      prepare(p);
      if (p.frames.depth === 0) beginRound(p, sink);
      break;
    case PLACING:
      seeBacks(p);
      break;
    case ORDERING:
      orderSeats(p, sink);
      break;
    case REVEALING:
      reveal(p, sink);
      break;
    case RETURNING:
      p.step = ESCORTING;
      if (p.activated !== 0) returnCards(p, sink);
      break;
    case ESCORTING:
      // C-7.5, C-16.2, C-17.21: Fenrir ends the turn; a Support god may still move (C-17.10).
      p.step = p.activated === WOKE_FENRIR ? LEAVING : MOVING;
      if (p.activated !== 0 && isSupportCard(p, p.revealed)) {
        p.frames.push(ESCORT, p.active, setOf(p.revealed));
      }
      break;
    case MOVING:
      takeSecondStep(p);
      break;
    case ACTING:
      takeThirdStep(p);
      break;
    default:
      leave(p, sink);
  }
}

/** C-5: all put the top card of their deck on the wheel, unseen. */
function beginRound(p: ChroniclesPosition, sink: Sink): void {
  p.step = PLACING;
  p.place = 0;
  p.active = 0;
  p.order.fill(0);
  forgetTurn(p);
  for (let seat = 0; seat < p.setup.seats; seat++) placeTop(p, seat);
  sink?.tell('roundBegan', {});
}

/** C-5: the back of a card shows whose set it is of, where a deck has cards of several. */
function seeBacks(p: ChroniclesPosition): void {
  for (let seat = 0; p.setup.backsShown && seat < p.setup.seats; seat++) {
    if (p.placed[seat] !== UNKNOWN_BACK) continue;
    const back = onlyBack(p, seat);
    if (back === undefined) {
      p.frames.push(SEE_BACK, CHANCE, seat);
      return;
    }
    p.placed[seat] += 1 + back;
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

/** C-5: the gods agree on the whole order before the first card is revealed. */
function orderSeats(p: ChroniclesPosition, sink: Sink): void {
  if (p.setup.seats > 1) p.frames.push(ORDER_SEATS, TEAM, 0);
  else beginTurn(p, sink);
}

/** Whether a seat already has its place in the order of this round; so many have. */
export function isOrdered(p: ChroniclesPosition, seat: number, count: number): boolean {
  for (let place = 0; place < count; place++) if (p.order[place] === seat) return true;
  return false;
}

/** C-5: the next seat in the order; the last one follows by itself. */
export function orderSeat(p: ChroniclesPosition, count: number, seat: number, sink: Sink): void {
  p.order[count] = seat;
  const { seats } = p.setup;
  if (count + 2 < seats) {
    p.frames.push(ORDER_NEXT, TEAM, count + 1);
    return;
  }
  for (let last = 0; last < seats; last++) {
    if (!isOrdered(p, last, seats - 1)) p.order[seats - 1] = last;
  }
  if (sink !== undefined) {
    const gods = Array.from(p.order.subarray(0, seats), (s) => GOD_WORDS[p.gods[s]]);
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
  sink?.tell('turnBegan', { god: GOD_WORDS[p.gods[p.active]], turn: p.turn });
}

/** What happened in a turn is of no more concern after it. */
function forgetTurn(p: ChroniclesPosition): void {
  p.revealed = NO_CARD;
  p.activated = 0;
  p.done = 0;
  p.asked = NOT_ASKED;
}

/** C-5: the god reveals its card; one without a card goes straight on. */
function reveal(p: ChroniclesPosition, sink: Sink): void {
  const placed = p.placed[p.active];
  p.step = RETURNING;
  if (placed === NOTHING) return;
  if (isUnseen(placed)) {
    p.frames.push(REVEAL_CARD, CHANCE);
    return;
  }
  p.placed[p.active] = NOTHING;
  playOnWheel(p, placed, sink);
}

/** Chance has told the card that was put down. */
export function cardRevealed(p: ChroniclesPosition, card: number, sink: Sink): void {
  settle(p, p.active, card);
  p.placed[p.active] = NOTHING;
  playOnWheel(p, card, sink);
}

/** C-9, C-14.1: the second step: Kin is asked about before the move, and again with a companion. */
function takeSecondStep(p: ChroniclesPosition): void {
  if (p.asked === NOT_ASKED || p.asked === TRAVELLED) {
    p.asked++;
    askKin(p);
  } else {
    p.frames.push(MOVE, p.active, p.asked > TRAVELLED ? 1 : 0);
  }
}

/** C-14.1: asks about Kin once in a step; tells whether it has just been done. */
function askKinOnce(p: ChroniclesPosition): boolean {
  if (p.asked !== NOT_ASKED) return false;
  p.asked = KIN_ASKED;
  askKin(p);
  return true;
}

/** C-9: the god has moved, or stays. */
export function endMove(p: ChroniclesPosition): void {
  p.step = ACTING;
  p.asked = NOT_ASKED;
}

/** C-5: the third step: a mission, if there is anything to do. */
function takeThirdStep(p: ChroniclesPosition): void {
  if (askKinOnce(p)) return;
  if (p.asked === ANSWERED && !mayGoOn(p)) {
    p.step = LEAVING;
    return;
  }
  p.asked = ANSWERED;
  if (isAnyMission(p)) p.frames.push(MISSION, p.active);
  else p.step = LEAVING;
}

/** C-12.1: with Gullinbursti both an action and a fight; the second is judged anew (C-17.12). */
function mayGoOn(p: ChroniclesPosition): boolean {
  const isOne = p.done === HAS_ACTED || p.done === HAS_FOUGHT;
  return isOne && hasArtifact(p, p.active, GULLINBURSTI);
}

/** C-5: the next god, or the next round. */
function leave(p: ChroniclesPosition, sink: Sink): void {
  p.place++;
  if (p.place < p.setup.seats) beginTurn(p, sink);
  else beginRound(p, sink);
}
