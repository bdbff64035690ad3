import { listed, type Move, type MoveBuffer, NO_CARD, only } from '@nineworlds/engine';
import {
  ACT,
  ACTIONS,
  AFTER_ECHO,
  BLAME,
  CHOOSE_DECK,
  CHOOSE_SLOT,
  GIVE_CARD,
  HAND,
  KEEP_OMEN,
  KEEP_REST,
  MAX_SPARKS,
  OPEN,
  PEEK,
  RETURN_OMEN,
  SEND_RAVEN,
  SHARE,
  SLOTS,
} from './data.ts';
import type { ToyPosition } from './position.ts';

/** The reasons for which an answer is refused, each under its rule; the first means allowed. */
export const REASONS = [
  { rule: '', reason: 'allowed' },
  { rule: 'T-5.1', reason: 'alreadySeen' },
  { rule: 'T-5.2', reason: 'alreadyOpen' },
  { rule: 'T-5.3', reason: 'notInHand' },
  { rule: 'T-3.5', reason: 'noSparkLeft' },
  { rule: 'T-3.7', reason: 'sparksDoNotFit' },
  { rule: 'T-3.7', reason: 'restChanged' },
  { rule: 'T-3.8', reason: 'noSparkToLose' },
  { rule: 'T-3.3', reason: 'notDrawn' },
] as const;

const ALLOWED = 0;
const ALREADY_SEEN = 1;
const ALREADY_OPEN = 2;
const NOT_IN_HAND = 3;
const NO_SPARK_LEFT = 4;
const SPARKS_DO_NOT_FIT = 5;
const REST_CHANGED = 6;
const NO_SPARK_TO_LOSE = 7;
const NOT_DRAWN = 8;

/** T-5.1: a face-down slot that the active seat has not seen. */
export function canPeek(p: ToyPosition, slot: number): boolean {
  return (p.seen[slot] & only(p.active)) === 0;
}

/** T-3.5: a spark is left and the active seat can hold one more. */
function canGainSpark(p: ToyPosition): boolean {
  return p.reserve > 0 && p.sparks[p.active] < MAX_SPARKS;
}

/** Why an answer to the open question is refused: an index into `REASONS`, 0 when it is not. */
export function whyNot(p: ToyPosition, move: Move): number {
  const frames = p.frames;
  switch (frames.kind) {
    case CHOOSE_DECK:
    case RETURN_OMEN:
    case CHOOSE_SLOT:
      return ALLOWED;
    case KEEP_OMEN:
      return move === frames.arg(1) || move === frames.arg(2) ? ALLOWED : NOT_DRAWN;
    case AFTER_ECHO:
      return move === 0 && !canGainSpark(p) ? NO_SPARK_LEFT : ALLOWED;
    case BLAME:
      return move >= p.setup.seats || p.sparks[move] === 0 ? NO_SPARK_TO_LOSE : ALLOWED;
    case SHARE:
      return whyNotShare(p, frames.arg(0), frames.arg(1), move);
    case SEND_RAVEN:
      return canPeek(p, move) ? ALLOWED : ALREADY_SEEN;
    case GIVE_CARD:
      return holds(p, move) ? ALLOWED : NOT_IN_HAND;
    case ACT:
      if (move >= OPEN) return p.faceUp[move - OPEN] === 1 ? ALREADY_OPEN : ALLOWED;
      return move >= PEEK && !canPeek(p, move - PEEK) ? ALREADY_SEEN : ALLOWED;
    default:
      throw new RangeError(`no such question: ${frames.kind}`);
  }
}

function holds(p: ToyPosition, card: number): boolean {
  const at = p.active * HAND;
  return card !== NO_CARD && (p.hands[at] === card || p.hands[at + 1] === card);
}

/** T-3.7: what is left must fit the seats that follow; keeping is possible while nothing changed. */
function whyNotShare(p: ToyPosition, seat: number, left: number, answer: number): number {
  const after = p.setup.seats - 1 - seat;
  if (answer === KEEP_REST) {
    let held = 0;
    for (let s = seat; s < p.setup.seats; s++) held += p.sparks[s];
    return held === left ? ALLOWED : REST_CHANGED;
  }
  return answer <= left && left - answer <= after * MAX_SPARKS ? ALLOWED : SPARKS_DO_NOT_FIT;
}

/** The number of answers that each kind of question knows. */
const ANSWERS: { readonly [kind: number]: readonly [from: number, to: number] } = {
  [CHOOSE_DECK]: [0, 2],
  [RETURN_OMEN]: [0, 2],
  [AFTER_ECHO]: [0, 2],
  [SHARE]: [0, KEEP_REST + 1],
  [SEND_RAVEN]: [0, SLOTS],
  [ACT]: [0, ACTIONS],
  [CHOOSE_SLOT]: [0, SLOTS],
};

/** All answers to the open question, ascending. */
export function legal(p: ToyPosition, out: MoveBuffer): number {
  const frames = p.frames;
  let n = 0;
  switch (frames.kind) {
    case KEEP_OMEN:
      out[n++] = frames.arg(1);
      out[n++] = frames.arg(2);
      return listed(out, n);
    case GIVE_CARD:
      out[n++] = p.hands[p.active * HAND];
      out[n++] = p.hands[p.active * HAND + 1];
      return listed(out, n);
    case BLAME:
      for (let seat = 0; seat < p.setup.seats; seat++) if (p.sparks[seat] > 0) out[n++] = seat;
      return listed(out, n);
    default: {
      const [from, to] = ANSWERS[frames.kind];
      for (let move = from; move < to; move++) if (whyNot(p, move) === ALLOWED) out[n++] = move;
      return listed(out, n);
    }
  }
}
