import { isSupportCard, setOf } from './decks.ts';
import type { Sink } from './events.ts';
import { goOnCarrying } from './journeys.ts';
import { askKin, askOthers, BEFORE_MISSION, BEFORE_MOVE, carry, TURN_END } from './kin.ts';
import { isAnyMission, mission, sagaMission } from './mission.ts';
import { escort, move } from './movement.ts';
import { agreeOnOrder, beginRound, endTurn, seeBacks } from './round.ts';
import { isBookOpen, isLostBySkull, meetGoal, turnPage } from './saga/pages.ts';
import { goOnRunning, sagaRun } from './saga/run.ts';
import { savingThrow } from './saving-throw.ts';
import { prepare } from './setup.ts';
import {
  ACTING,
  ANSWERED,
  type ChroniclesPosition,
  ENDED,
  ESCORTING,
  KIN_ASKED,
  KIN_ASKED_THERE,
  LEAVING,
  MOVING,
  NOT_ASKED,
  ORDERING,
  PLACING,
  RETURNING,
  REVEALING,
  SET_UP,
  TRAVELLED,
  WOKE_FENRIR,
  WOKE_NOBODY,
} from './state.ts';
import { isAnyUsable, useStone } from './stones.ts';
import { goOnThrowing } from './throw-stages.ts';
import { returnCards, reveal } from './wheel.ts';

/** C-5: goes on until somebody is asked or the game is over. */
export function goOn(p: ChroniclesPosition, sink: Sink): void {
  const hasSaga = p.setup.saga !== undefined;
  while (p.step !== ENDED) {
    // C-15.36: defeats at once, goals when nothing is open any more.
    if (hasSaga && isLostBySkull(p, sink)) break;
    if (p.frames.depth === 0) {
      if (!hasSaga || !meetGoal(p, sink)) takeStep(p, sink);
    } else if (hasSaga && sagaRun.isOpen(p)) goOnRunning(p, sink);
    else if (savingThrow.isOpen(p)) goOnThrowing(p, sink);
    else if (carry.isOpen(p)) goOnCarrying(p, sink);
    else if (useStone.isOpen(p) && !isAnyUsable(p, useStone.open(p).faces)) p.frames.pop();
    else return;
  }
  p.frames.clear();
}

function takeStep(p: ChroniclesPosition, sink: Sink): void {
  switch (p.step) {
    case SET_UP:
      finishSetUp(p, sink);
      break;
    case PLACING:
      seeBacks(p);
      break;
    case ORDERING:
      agreeOnOrder(p, sink);
      break;
    case REVEALING:
      reveal(p, sink);
      break;
    case RETURNING:
      p.step = ESCORTING;
      if (p.activated !== WOKE_NOBODY) returnCards(p, sink);
      break;
    case ESCORTING:
      // C-7.5, C-16.2, C-17.21: Fenrir ends the turn; a Support god may still move (C-17.10).
      p.step = p.activated === WOKE_FENRIR ? LEAVING : MOVING;
      if (p.activated !== WOKE_NOBODY && isSupportCard(p, p.revealed)) {
        escort.ask(p, p.active, setOf(p.revealed));
      }
      break;
    case MOVING:
      takeSecondStep(p);
      break;
    case ACTING:
      takeThirdStep(p);
      break;
    default:
      if (!askKinAtEnd(p)) endTurn(p, sink);
  }
}

/** C-3, C-15.25: what chance deals, then the first page of a saga, then the first round. */
function finishSetUp(p: ChroniclesPosition, sink: Sink): void {
  if (isBookOpen(p)) {
    beginRound(p, sink);
    return;
  }
  prepare(p);
  if (p.frames.depth > 0) return;
  if (p.setup.saga === undefined) beginRound(p, sink);
  else turnPage(p, sink);
}

/** C-15.82: asks about Kin once at the end of a turn; tells whether it has just been done. */
function askKinAtEnd(p: ChroniclesPosition): boolean {
  if (!p.setup.kinAtAnyTime || p.asked === KIN_ASKED) return false;
  p.asked = KIN_ASKED;
  askOthers(p, TURN_END, p.active, 0);
  return true;
}

/** C-9, C-14.1: the second step: Kin is asked about before the move, and again with a companion. */
function takeSecondStep(p: ChroniclesPosition): void {
  if (p.asked === NOT_ASKED || p.asked === TRAVELLED) {
    p.asked = p.asked === NOT_ASKED ? KIN_ASKED : KIN_ASKED_THERE;
    askKin(p, BEFORE_MOVE);
  } else {
    move.ask(p, p.active, p.asked === KIN_ASKED_THERE ? 1 : 0);
  }
}

/** C-14.1: asks about Kin once in a step; tells whether it has just been done. */
function askKinOnce(p: ChroniclesPosition): boolean {
  if (p.asked !== NOT_ASKED) return false;
  p.asked = KIN_ASKED;
  askKin(p, BEFORE_MISSION);
  return true;
}

/** C-5: the third step: a mission, if there is anything to do. */
function takeThirdStep(p: ChroniclesPosition): void {
  if (askKinOnce(p)) return;
  p.asked = ANSWERED;
  if (!isAnyMission(p)) p.step = LEAVING;
  else if (p.setup.saga === undefined) mission.ask(p, p.active);
  else sagaMission.ask(p, p.active);
}
