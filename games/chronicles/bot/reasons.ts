import type { Move, Reason, Seat } from '@nineworlds/engine';
import { ACT, HEAL, TURN } from '../data/edition.ts';
import { canAct, NORMAL } from '../rules/actions.ts';
import {
  ACT_IN,
  CHOOSE_CREATURE,
  CONVERT,
  DEFEAT_IOTUNN,
  ESCORT,
  FREYR_ELVES,
  GIVE_LIFE,
  GO,
  HEAL_WORLD,
  JOURNEY,
  KIN_LIVES,
  LATE_HEROES,
  MISSION,
  MOVE,
  MOVE_FIGURE,
  MOVE_TO,
  ORDER_NEXT,
  ORDER_SEATS,
  PAY_HEROES,
  REROLL_GOD,
  REROLL_VANIR,
  RIDE,
  ROLL_DICE,
  STACK_CARD,
  STONE_STOP,
  TAKE_ARTIFACT,
  TAKE_CARD,
  TAKE_TROOPS,
  TURN_TREE,
  USE_STONE,
} from '../rules/kinds.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { isAsked } from '../view/aim.ts';
import { ofCardOff, ofCreature, ofStacking } from './reasons/creatures.ts';
import {
  ofAction,
  ofArtifact,
  ofFewLives,
  ofHealing,
  ofIotunn,
  ofJourney,
  ofMission,
} from './reasons/missions.ts';
import { ofEscort, ofGoing, ofMove, ofMovingFigure, ofTurning } from './reasons/moves.ts';
import { ofOrder } from './reasons/orders.ts';
import { ofCommitting, ofRerolling, ofSpending } from './reasons/throws.ts';

/** No line needs more. */
const MOST = 3;

/** What speaks for a line, the weightiest first. */
export function reasons(
  before: ChroniclesPosition,
  seat: Seat,
  line: readonly Move[],
): readonly Reason[] {
  if (!isAsked(before, seat) || line.length === 0) return [];
  return reasonsFor(before, line).slice(0, MOST);
}

function reasonsFor(o: ChroniclesPosition, line: readonly Move[]): Reason[] {
  const { frames } = o;
  const [first, second] = line;
  switch (frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
      return ofOrder(o, line);
    case MOVE:
      return ofMove(o, line.slice(0, 1));
    case MISSION:
      return ofMission(o, line);
    case JOURNEY:
      return ofJourney(o, line);
    case TAKE_TROOPS:
      return ofAction(o, o.places[o.active], first);
    case HEAL_WORLD:
      return ofHealing(o, first);
    case TAKE_ARTIFACT:
      return ofArtifact(first);
    case CHOOSE_CREATURE:
      return ofCreature(o, line);
    case USE_STONE:
      return ofStone(o, line);
    case ACT_IN:
      return ofActingAfar(o, first, second);
    case DEFEAT_IOTUNN:
      return ofIotunn(o, first);
    case GIVE_LIFE:
      return ofFewLives(o, first);
    case TAKE_CARD:
      return ofCardOff(o, first);
    case STACK_CARD:
      return ofStacking(o, first);
    case ESCORT:
      return ofEscort(o, frames.arg(0), first);
    case RIDE:
    case MOVE_TO:
      return ofMovingFigure(o, frames.arg(0), first);
    case MOVE_FIGURE:
      return second === undefined ? [] : ofMovingFigure(o, first, second);
    case TURN_TREE:
      return ofTurning(o, first);
    case PAY_HEROES:
    case ROLL_DICE:
      return ofCommitting(o, line);
    case CONVERT:
    case FREYR_ELVES:
    case LATE_HEROES:
    case KIN_LIVES:
      return ofSpending(o, first);
    case REROLL_GOD:
    case REROLL_VANIR:
      return ofRerolling(o, first);
    case GO:
      return ofGoing(o, first);
    default:
      return [];
  }
}

/** C-11.4: what a runestone is used for. */
function ofStone(o: ChroniclesPosition, [effect, first, second]: readonly Move[]): Reason[] {
  if (effect === HEAL) return ofFewLives(o, o.active);
  if (first === undefined || effect === STONE_STOP) return [];
  if (effect === TURN) return ofTurning(o, first);
  if (effect === ACT) return ofActingAfar(o, first, second);
  return second === undefined ? [] : ofMovingFigure(o, first, second);
}

/** C-11.4: the normal action of a world; a ravaged one is healed. */
function ofActingAfar(o: ChroniclesPosition, world: number, target: Move | undefined): Reason[] {
  return canAct(o, world, NORMAL) ? ofAction(o, world, target, NORMAL) : ofHealing(o, world);
}
