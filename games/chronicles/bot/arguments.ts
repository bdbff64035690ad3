import { type Argument, cellAt, type Move, type Seat } from '@nineworlds/engine';
import { ACT, HEAL, TURN } from '../data/edition.ts';
import { canAct, healWorld, NORMAL, takeArtifact, takeTroops } from '../rules/actions.ts';
import { chooseCreature, defeatIotunn, giveLife } from '../rules/creatures.ts';
import { go, journey, ride } from '../rules/journeys.ts';
import { mission } from '../rules/mission.ts';
import { escort, move } from '../rules/movement.ts';
import { stackCard, takeCard } from '../rules/norns.ts';
import { questions } from '../rules/questions.ts';
import { orderNext, orderSeats } from '../rules/round.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { actIn, moveFigure, moveTo, STONE_STOP, turnTree, useStone } from '../rules/stones.ts';
import { rerollGod, rerollVanir, rollDice } from '../rules/throw-dice.ts';
import { convert, freyrElves, kinLives, lateHeroes, payHeroes } from '../rules/throw-help.ts';
import { isAsked } from '../view/aim.ts';
import { ofCardOff, ofCreature, ofStacking } from './arguments/creatures.ts';
import {
  ofAction,
  ofArtifact,
  ofFewLives,
  ofHealing,
  ofIotunn,
  ofJourney,
  ofMission,
} from './arguments/missions.ts';
import { ofEscort, ofGoing, ofMove, ofMovingFigure, ofTurning } from './arguments/moves.ts';
import { ofOrder } from './arguments/orders.ts';
import { ofCommitting, ofRerolling, ofSpending } from './arguments/throws.ts';

/** No line needs more. */
const MOST = 3;

/** What speaks for a line, the weightiest first. */
export function argumentsFor(
  before: ChroniclesPosition,
  seat: Seat,
  line: readonly Move[],
): readonly Argument[] {
  const [first, second] = line;
  if (!isAsked(before, seat) || first === undefined) return [];
  return argumentsOf(before, line, first, second).slice(0, MOST);
}

function argumentsOf(
  o: ChroniclesPosition,
  line: readonly Move[],
  first: Move,
  second: Move | undefined,
): Argument[] {
  switch (questions.asked(o)) {
    case orderSeats:
    case orderNext:
      return ofOrder(o, line);
    case move:
      return ofMove(o, line.slice(0, 1));
    case mission:
      return ofMission(o, line);
    case journey:
      return ofJourney(o, line);
    case takeTroops:
      return ofAction(o, cellAt(o.places, o.active), first);
    case healWorld:
      return ofHealing(o, first);
    case takeArtifact:
      return ofArtifact(first);
    case chooseCreature:
      return ofCreature(o, first, second);
    case useStone:
      return ofStone(o, line);
    case actIn:
      return ofActingAfar(o, first, second);
    case defeatIotunn:
      return ofIotunn(o, first);
    case giveLife:
      return ofFewLives(o, first);
    case takeCard:
      return ofCardOff(o, first);
    case stackCard:
      return ofStacking(o, first);
    case escort:
      return ofEscort(o, escort.open(o).figure, first);
    case ride:
      return ofMovingFigure(o, ride.open(o).figure, first);
    case moveTo:
      return ofMovingFigure(o, moveTo.open(o).figure, first);
    case moveFigure:
      return second === undefined ? [] : ofMovingFigure(o, first, second);
    case turnTree:
      return ofTurning(o, first);
    case payHeroes:
    case rollDice:
      return ofCommitting(o, line);
    case convert:
    case freyrElves:
    case lateHeroes:
    case kinLives:
      return ofSpending(o, first);
    case rerollGod:
    case rerollVanir:
      return ofRerolling(o, first);
    case go:
      return ofGoing(o, first);
    default:
      return [];
  }
}

/** C-11.4: what a runestone is used for. */
function ofStone(o: ChroniclesPosition, [effect, first, second]: readonly Move[]): Argument[] {
  if (effect === HEAL) return ofFewLives(o, o.active);
  if (first === undefined || effect === STONE_STOP) return [];
  if (effect === TURN) return ofTurning(o, first);
  if (effect === ACT) return ofActingAfar(o, first, second);
  return second === undefined ? [] : ofMovingFigure(o, first, second);
}

/** C-11.4: the normal action of a world; a ravaged one is healed. */
function ofActingAfar(o: ChroniclesPosition, world: number, target: Move | undefined): Argument[] {
  return canAct(o, world, NORMAL) ? ofAction(o, world, target, NORMAL) : ofHealing(o, world);
}
