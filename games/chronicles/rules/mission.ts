import type { EventSink } from '@nineworlds/engine';
import { FRIGG, GOD_WORDS } from '../data/gods.ts';
import { act, canAct, canHeal, healTree, versionOf } from './actions.ts';
import { WITH_WOLVES } from './creatures.ts';
import { canFight, canFightIotunn, fightEnemy, fightIotunn } from './fights.ts';
import { LEAVING } from './kinds.ts';
import {
  ACTION,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HAS_ACTED,
  HAS_FOUGHT,
  HEAL_TREE,
  MEND_OTHER,
  MEND_SELF,
  MISSION_MOVES,
  REST,
} from './missions.ts';
import { mostLives, regainLives } from './outcome.ts';
import type { ChroniclesPosition } from './state.ts';

type Sink = EventSink | undefined;

/** C-5, C-10, C-11, C-14: whether the active god can do this in the third step. */
export function canDo(p: ChroniclesPosition, mission: number): boolean {
  const seat = p.active;
  const world = p.places[seat];
  if (mission === REST) return true;
  // C-12.1: with Gullinbursti what is left after the first half.
  if (mission <= HEAL_TREE && (p.done & HAS_ACTED) !== 0) return false;
  if (mission === ACTION) return canAct(p, world, versionOf(p));
  if (mission === HEAL_TREE) return canHeal(p, world);
  if (mission < MEND_SELF) return (p.done & HAS_FOUGHT) === 0 && canFightHere(p, mission);
  return p.done === 0 && canMend(p, mission);
}

/** C-10: whether the foe of a mission can be fought in the god's world. */
export function canFightHere(p: ChroniclesPosition, mission: number): boolean {
  const world = p.places[p.active];
  if (mission < FIGHT_IOTUNN) return canFight(p, world, mission - FIGHT_ENEMY);
  return canFightIotunn(p, world, mission - FIGHT_IOTUNN);
}

/** C-14, C-17.19: Frigg regains a life point, or gives one that is not her last. */
function canMend(p: ChroniclesPosition, mission: number): boolean {
  const seat = p.active;
  if (!p.setup.isHard || p.gods[seat] !== FRIGG) return false;
  if (mission === MEND_SELF) return p.lives[seat] < mostLives(p, seat);
  const figure = mission - MEND_OTHER;
  if (figure === seat || figure >= p.setup.figures || p.lives[seat] < 2) return false;
  return p.lives[figure] < mostLives(p, figure);
}

/** Whether there is anything to do in the third step. */
export function isAnyMission(p: ChroniclesPosition): boolean {
  if (canDo(p, ACTION) || canDo(p, HEAL_TREE)) return true;
  for (let mission = FIGHT_ENEMY; mission < MISSION_MOVES; mission++) {
    if (canDo(p, mission)) return true;
  }
  return false;
}

/** C-5: the god does this in the third step. */
export function doMission(p: ChroniclesPosition, mission: number, sink: Sink): void {
  if (mission === REST) {
    p.step = LEAVING;
  } else if (mission <= HEAL_TREE) {
    p.done |= HAS_ACTED;
    actHere(p, mission, sink);
  } else if (mission < MEND_SELF) {
    p.done |= HAS_FOUGHT;
    fightHere(p, mission, 0, sink);
  } else {
    p.done |= HAS_ACTED | HAS_FOUGHT;
    mend(p, mission, sink);
  }
}

function actHere(p: ChroniclesPosition, mission: number, sink: Sink): void {
  const world = p.places[p.active];
  if (mission === ACTION) act(p, world, versionOf(p), sink);
  else healTree(p, world, sink);
}

function fightHere(p: ChroniclesPosition, mission: number, cancelled: number, sink: Sink): void {
  if (mission < FIGHT_IOTUNN) fightEnemy(p, mission - FIGHT_ENEMY, cancelled, sink);
  else fightIotunn(p, mission - FIGHT_IOTUNN, cancelled, sink);
}

function mend(p: ChroniclesPosition, mission: number, sink: Sink): void {
  if (mission === MEND_SELF) {
    regainLives(p, p.active, 1, sink);
    return;
  }
  const other = mission - MEND_OTHER;
  p.lives[p.active]--;
  p.lives[other]++;
  sink?.tell('lifeGiven', { god: GOD_WORDS[p.gods[p.active]], other: GOD_WORDS[p.gods[other]] });
}

/** C-12.2: whether this can be done at the end of a journey. */
export function canDoOnJourney(p: ChroniclesPosition, purpose: number, mission: number): boolean {
  if (mission === REST) return true;
  const world = p.places[p.active];
  if (purpose !== WITH_WOLVES) return mission === ACTION && canAct(p, world, versionOf(p));
  return mission > HEAL_TREE && mission < MEND_SELF && canFightHere(p, mission);
}

/** C-12.2: a fight with the wolves has one Risk less; Ratatosk brings an action. */
export function endJourney(p: ChroniclesPosition, mission: number, sink: Sink): void {
  if (mission === ACTION) actHere(p, mission, sink);
  else if (mission !== REST) fightHere(p, mission, 1, sink);
}
