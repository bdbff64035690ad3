import { listed, type MoveBuffer } from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../data/artifacts.ts';
import { KIN } from '../data/gods.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { WORLDS } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { continuation, question } from './question.ts';
import { no } from './refusals.ts';
import { isRelated } from './relations.ts';
import { ASK_KIN, ASK_KIN_AGAIN, isAtStage, isThrowing } from './saving-throw.ts';
import {
  ACTING,
  ASK_ME,
  type ChroniclesPosition,
  FIRST_HOLDER,
  figureWord,
  godWord,
  isFigure,
  isOnMission,
  isSeat,
  KIN_ASKED,
  KIN_ASKED_THERE,
  LEAVING,
  MOVING,
  NEVER,
  NOT_NOW,
} from './state.ts';

/** C-14.1: what Kin can take from each of the others: an elf, a die, or an artifact. */
export const KIN_ELF = 0;
export const KIN_DIE = 1;
const KIN_ARTIFACT = 2;
export const KIN_ITEMS = KIN_ARTIFACT + ARTIFACTS;
/** C-14.1: after those of all figures, the answer that means no more. */
export const KIN_ENOUGH = KIN_ITEMS * MAX_FIGURES;
/** C-15.82: and how a god wants to be asked in other gods' turns: not in this round any more, never, again. */
const KIN_NOT_NOW = KIN_ENOUGH + 1;
const KIN_NEVER = KIN_ENOUGH + 2;
export const KIN_ASK_ME = KIN_ENOUGH + 3;

/**
 * C-14.1, C-15.82: the moments at which Kin is asked about. In all but the last two the active god is asked; in
 * the first, the third and the last two the gods whose turn it is not.
 */
export const BEFORE_MOVE = 0;
export const BEFORE_MISSION = 1;
export const BEFORE_THROW = 2;
export const AFTER_ROLL = 3;
/** C-15.82: an effect or a rune is about to carry a god away. */
const CARRIED = 4;
/** C-15.82: the end of a turn in which the two came together. */
export const TURN_END = 5;

/** C-14.1: whether a seat's god can take this from a player's god that is its Kin. */
function canTake(p: ChroniclesPosition, seat: number, other: number, item: number): boolean {
  if (other >= p.setup.seats || !isRelated(p, KIN, seat, other)) return false;
  if (item === KIN_ELF) return p.elves[other] > 0;
  if (item === KIN_DIE) return p.dice[other] > 0;
  return p.artifacts[item - KIN_ARTIFACT] === FIRST_HOLDER + other;
}

/** Whether a player's god has anything that can be taken. */
function hasGoods(p: ChroniclesPosition, seat: number): boolean {
  if (p.elves[seat] > 0 || p.dice[seat] > 0) return true;
  for (let i = 0; i < ARTIFACTS; i++) if (p.artifacts[i] === FIRST_HOLDER + seat) return true;
  return false;
}

/** Whether there is anything to take from Kin. */
function canTakeAnything(p: ChroniclesPosition, seat: number): boolean {
  for (let other = 0; other < p.setup.seats; other++) {
    if (isRelated(p, KIN, seat, other) && hasGoods(p, other)) return true;
  }
  return false;
}

/** All that a seat's god can take. */
function listTakeable(p: ChroniclesPosition, seat: number, out: MoveBuffer): number {
  let n = 0;
  for (let other = 0; other < p.setup.seats; other++) {
    if (!isRelated(p, KIN, seat, other)) continue;
    for (let item = 0; item < KIN_ITEMS; item++) {
      if (canTake(p, seat, other, item)) out[n++] = other * KIN_ITEMS + item;
    }
  }
  return n;
}

/** C-14.1: why a seat's god cannot take something; undefined where it can. */
function whyNotTake(p: ChroniclesPosition, seat: number, move: number) {
  const other = Math.floor(move / KIN_ITEMS);
  if (canTake(p, seat, other, move % KIN_ITEMS)) return undefined;
  if (other >= p.setup.figures) return no('C-14.1', 'noSuchGod');
  return no('C-14.1', 'notWithKin', { god: godWord(p, other) });
}

/** The words for a thing of Kin's. */
function itemWords(p: ChroniclesPosition, move: number): string {
  const item = move % KIN_ITEMS;
  const other = figureWord(p, Math.floor(move / KIN_ITEMS));
  if (item === KIN_ELF) return `${other} elf`;
  return item === KIN_DIE ? `${other} die` : `${other} ${ARTIFACT_WORDS[item - KIN_ARTIFACT]}`;
}

/** C-14.1: something changes hands. */
function take(p: ChroniclesPosition, seat: number, move: number, sink: Sink): void {
  const other = Math.floor(move / KIN_ITEMS);
  const item = move % KIN_ITEMS;
  const god = godWord(p, seat);
  const giver = godWord(p, other);
  if (item === KIN_ELF) {
    p.elves[other]--;
    p.elves[seat]++;
    sink?.tell('elfTakenFromKin', { god, other: giver });
  } else if (item === KIN_DIE) {
    p.dice[other]--;
    p.dice[seat]++;
    sink?.tell('dieTakenFromKin', { god, other: giver });
  } else {
    p.artifacts[item - KIN_ARTIFACT] = FIRST_HOLDER + seat;
    const artifact = ARTIFACT_WORDS[item - KIN_ARTIFACT];
    sink?.tell('artifactTakenFromKin', { god, other: giver, artifact });
  }
}

/** C-14.1, C-15.82: asks the active god whether something is taken from Kin, if there is anything, and then others. */
export function askKin(p: ChroniclesPosition, moment: number): void {
  const { active } = p;
  if (!p.setup.kinAtAnyTime) {
    if (canTakeAnything(p, active)) kinTake.ask(p, active);
  } else if (canTakeAnything(p, active)) {
    kinAtAnyTime.ask(p, active, moment, active);
  } else {
    askOthers(p, moment, active, 0);
  }
}

/** C-14.1, C-17.24: by the reading of version 1, in one's own turn: something changes hands, or it is enough. */
export const kinTake = question({
  name: 'kinTake',
  verb: 'kin',
  moves: KIN_ENOUGH + 1,
  legal(p, out) {
    let n = listTakeable(p, p.active, out);
    out[n++] = KIN_ENOUGH;
    return listed(out, n);
  },
  refuse: (p, move) => (move === KIN_ENOUGH ? undefined : whyNotTake(p, p.active, move)),
  words: (p, move) => (move === KIN_ENOUGH ? 'enough' : itemWords(p, move)),
  fits(p, { seat }) {
    if (p.setup.kinAtAnyTime || seat !== p.active || !canTakeAnything(p, seat)) return false;
    for (let moment = BEFORE_MOVE; moment <= AFTER_ROLL; moment++) {
      if (isTimeFor(p, moment, seat)) return true;
    }
    return false;
  },
  apply(p, move, sink) {
    if (move === KIN_ENOUGH) return;
    take(p, p.active, move, sink);
    if (canTakeAnything(p, p.active)) kinTake.ask(p, p.active);
  },
});

/** C-15.82: asks the next of the gods whose turn it is not, from a seat on, whom this moment concerns. */
export function askOthers(
  p: ChroniclesPosition,
  moment: number,
  figure: number,
  from: number,
): void {
  for (let seat = from; seat < p.setup.seats; seat++) {
    if (!isAskedNow(p, moment, figure, seat)) continue;
    kinAtAnyTime.ask(p, seat, moment, figure);
    return;
  }
}

/** C-15.82: whether a god whose turn it is not is asked: they want to be, and waiting could lose something. */
function isAskedNow(p: ChroniclesPosition, moment: number, figure: number, seat: number): boolean {
  if (seat === p.active || p.kinAnswers[seat] !== ASK_ME) return false;
  for (let other = 0; other < p.setup.seats; other++) {
    const isKin = isRelated(p, KIN, seat, other) && hasGoods(p, other);
    if (isKin && isMomentOf(p, moment, figure, seat, other)) return true;
  }
  return false;
}

/** C-15.82: whether a moment is one of a god and their Kin. */
function isMomentOf(
  p: ChroniclesPosition,
  moment: number,
  figure: number,
  seat: number,
  other: number,
): boolean {
  switch (moment) {
    case BEFORE_MOVE:
    case BEFORE_THROW:
      return other === p.active;
    case CARRIED:
      return figure === seat || figure === other;
    case TURN_END:
      return p.stood[seat] !== p.stood[other];
    default:
      return false;
  }
}

/** C-14.1, C-15.82, C-17.24: something changes hands, also while it is not one's turn, and there may be more. */
export const kinAtAnyTime = question({
  name: 'kinAtAnyTime',
  verb: 'kin',
  moves: KIN_ASK_ME + 1,
  args: (moment: number, figure: number) => ({ moment, figure }),
  legal(p, out, { seat }) {
    let n = listTakeable(p, seat, out);
    for (let answer = KIN_ENOUGH; answer <= KIN_ASK_ME; answer++) {
      if (canSay(p, seat, answer)) out[n++] = answer;
    }
    return listed(out, n);
  },
  refuse(p, move, { seat }) {
    if (move < KIN_ENOUGH) return whyNotTake(p, seat, move);
    if (canSay(p, seat, move)) return undefined;
    return no('C-15.82', move === KIN_ASK_ME ? 'alreadyAsked' : 'ownTurnAsked');
  },
  words: (p, move) => (move < KIN_ENOUGH ? itemWords(p, move) : KIN_ANSWERS[move - KIN_ENOUGH]),
  fits(p, { seat, moment, figure }) {
    if (!p.setup.kinAtAnyTime || !isSeat(p, seat) || !isTimeFor(p, moment, figure)) return false;
    const isOwn = seat === p.active && moment <= AFTER_ROLL;
    return isOwn ? canTakeAnything(p, seat) : isAskedNow(p, moment, figure, seat);
  },
  apply(p, move, sink, { seat, moment, figure }) {
    const isOwn = seat === p.active;
    if (move < KIN_ENOUGH) take(p, seat, move, sink);
    else if (move === KIN_NOT_NOW) p.kinAnswers[seat] = NOT_NOW;
    else if (move === KIN_NEVER) p.kinAnswers[seat] = NEVER;
    else if (move === KIN_ASK_ME) p.kinAnswers[seat] = ASK_ME;
    // Who has taken something may take more.
    const isDone = move >= KIN_ENOUGH && move !== KIN_ASK_ME;
    if (!isOwn) askOthers(p, moment, figure, isDone ? seat + 1 : seat);
    else if (isDone) askOthers(p, moment, figure, 0);
    else askKin(p, moment);
  },
});

const KIN_ANSWERS = ['enough', 'not-now', 'never', 'ask-me'] as const;

/** C-15.82: in one's own turn one is always asked, and may ask to be asked again in those of the others. */
function canSay(p: ChroniclesPosition, seat: number, answer: number): boolean {
  if (answer === KIN_ENOUGH) return true;
  const isOwn = seat === p.active;
  return answer === KIN_ASK_ME ? isOwn && p.kinAnswers[seat] === NEVER : !isOwn;
}

/** C-14.1, C-15.82: whether this is the moment. */
function isTimeFor(p: ChroniclesPosition, moment: number, figure: number): boolean {
  if (moment === CARRIED) {
    const below = p.frames.depth - 2;
    return (
      isOnMission(p) && below >= 0 && carry.isAt(p, below) && carry.at(p, below).figure === figure
    );
  }
  if (figure !== p.active) return false;
  if (moment === BEFORE_THROW || moment === AFTER_ROLL) {
    const stage = moment === BEFORE_THROW ? ASK_KIN : ASK_KIN_AGAIN;
    return isOnMission(p) && isThrowing(p) && isAtStage(p, stage);
  }
  if (p.frames.depth > 1) return false;
  switch (moment) {
    case BEFORE_MOVE:
      return p.step === MOVING && (p.asked === KIN_ASKED || p.asked === KIN_ASKED_THERE);
    case BEFORE_MISSION:
      return p.step === ACTING && p.asked === KIN_ASKED && p.done === 0;
    default:
      return moment === TURN_END && p.step === LEAVING && p.asked === KIN_ASKED;
  }
}

/** What follows when a god has been carried to a world: nothing, a journey's end, the next rider. */
export const NO_MORE = 0;
export const JOURNEY = 1;
export const NEXT_RIDER = 3;

/** C-15.82: a god is being carried to a world; it waits while others are asked about Kin. */
export const carry = continuation({
  name: 'carry',
  args: (figure: number, world: number, next: number) => ({ figure, world, next }),
  fits(p, { seat, figure, world, next }) {
    if (!p.setup.kinAtAnyTime || seat !== p.active || !isOnMission(p)) return false;
    if (!isFigure(p, figure) || world < 0 || world >= WORLDS) return false;
    // C-12.2: on a journey goes the active god.
    const isJourney = next >= JOURNEY && next < NEXT_RIDER;
    const isNext = next >= NO_MORE && next <= NEXT_RIDER && (!isJourney || figure === p.active);
    return isNext && p.places[figure] !== world;
  },
});

/** C-15.82: asks about Kin before a god is carried to a world; tells whether anybody has been asked. */
export function askBeforeCarrying(
  p: ChroniclesPosition,
  figure: number,
  world: number,
  next: number,
): boolean {
  if (!p.setup.kinAtAnyTime || p.places[figure] === world) return false;
  for (let seat = 0; seat < p.setup.seats; seat++) {
    if (!isAskedNow(p, CARRIED, figure, seat)) continue;
    carry.ask(p, p.active, figure, world, next);
    kinAtAnyTime.ask(p, seat, CARRIED, figure);
    return true;
  }
  return false;
}
