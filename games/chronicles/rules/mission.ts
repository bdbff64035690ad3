import { hasBit, listed, lowestBit, type Refusal } from '@nineworlds/engine';
import { GULLINBURSTI } from '../data/artifacts.ts';
import { ENEMIES, ENEMY_WORDS, NIDHOGG } from '../data/enemies.ts';
import { FRIGG } from '../data/gods.ts';
import { IOTUNN_WORDS, IOTUNNS } from '../data/iotunns.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { act, canAct, canHeal, healTree, versionOf, whyNotAct } from './actions.ts';
import { hasArtifact } from './artifacts.ts';
import type { Sink } from './events.ts';
import { canFight, canFightIotunn, canRetreat, fightEnemy, fightIotunn } from './fights.ts';
import { blockerOf, protectorOf } from './iotunns.ts';
import { mostLives, regainLives } from './outcome.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import {
  canDoInSaga,
  canDoSagaAction,
  canFightInSaga,
  doSagaAction,
  fightInSaga,
  isSagaFight,
  SAGA_DEEDS,
  sagaDeedWords,
  whyNotInSaga,
} from './saga/deeds.ts';
import {
  ACTING,
  ANSWERED,
  type ChroniclesPosition,
  figureWord,
  godWord,
  HAS_ACTED,
  HAS_FOUGHT,
  LEAVING,
} from './state.ts';
import { sixIn } from './tree.ts';

/** The answers to what a god does in the third step (C-5), and after a journey by a creature. */
export const REST = 0;
export const ACTION = 1;
/** C-11.3: Heal the Tree, in a ravaged world. */
export const HEAL_TREE = 2;
export const FIGHT_ENEMY = 3;
export const FIGHT_IOTUNN = FIGHT_ENEMY + ENEMIES;
/** C-14: Frigg regains a life point, or gives one of hers to a figure. */
export const MEND_SELF = FIGHT_IOTUNN + IOTUNNS;
const MEND_OTHER = MEND_SELF + 1;
export const MISSION_MOVES = MEND_OTHER + MAX_FIGURES;

/** Whether a deed is a fight. */
export function isFight(deed: number): boolean {
  if (deed >= MISSION_MOVES) return isSagaFight(deed - MISSION_MOVES);
  return deed >= FIGHT_ENEMY && deed < MEND_SELF;
}

/** C-5, C-10, C-11, C-14: what the god does in the third step; */
export const mission = missionQuestion('mission', MISSION_MOVES);
/** C-15.39: and in a saga, whose actions and fights come after those of the core game. */
export const sagaMission = missionQuestion('sagaMission', MISSION_MOVES + SAGA_DEEDS);

/** C-5, C-15.39: whether the active god is asked for a mission, in a saga or without one. */
export function isMissionOpen(p: ChroniclesPosition): boolean {
  return mission.isOpen(p) || sagaMission.isOpen(p);
}

/** How many missions there are: a saga has more. */
export function missionCount({ setup }: ChroniclesPosition): number {
  return setup.saga === undefined ? MISSION_MOVES : MISSION_MOVES + SAGA_DEEDS;
}

function missionQuestion<const N extends string>(name: N, moves: number) {
  return question({
    name,
    moves,
    legal(p, out) {
      let n = 0;
      out[n++] = REST;
      if (canDo(p, ACTION)) out[n++] = ACTION;
      if (canDo(p, HEAL_TREE)) out[n++] = HEAL_TREE;
      for (let bits = sixIn(p, p.places[p.active]); bits !== 0; bits &= bits - 1) {
        const fight = FIGHT_ENEMY + lowestBit(bits);
        if (canDo(p, fight)) out[n++] = fight;
      }
      for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
        const fight = FIGHT_IOTUNN + lowestBit(bits);
        if (canDo(p, fight)) out[n++] = fight;
      }
      const others = p.gods[p.active] === FRIGG ? MEND_SELF : MISSION_MOVES;
      for (let deed = others; deed < moves; deed++) if (canDo(p, deed)) out[n++] = deed;
      return listed(out, n);
    },
    refuse: (p, deed) => (canDo(p, deed) ? undefined : whyNot(p, deed)),
    words: (p, deed) => missionWords(p, deed),
    fits(p, { seat }) {
      const isTime = p.step === ACTING && p.asked === ANSWERED;
      const isOfGame = (p.setup.saga === undefined) === (moves === MISSION_MOVES);
      return isTime && isOfGame && seat === p.active && isAnyMission(p);
    },
    apply: (p, deed, sink) => doMission(p, deed, sink),
  });
}

/** The words of a mission, and of what is done after a journey. */
export function missionWords(p: ChroniclesPosition, deed: number): string {
  if (deed === REST) return 'rest';
  if (deed === ACTION) return 'act';
  if (deed === HEAL_TREE) return 'heal';
  if (deed < FIGHT_IOTUNN) return `fight ${ENEMY_WORDS[deed - FIGHT_ENEMY]}`;
  if (deed < MEND_SELF) return `fight ${IOTUNN_WORDS[deed - FIGHT_IOTUNN]}`;
  if (deed >= MISSION_MOVES) return sagaDeedWords(p, deed - MISSION_MOVES);
  return deed === MEND_SELF ? 'mend self' : `mend ${figureWord(p, deed - MEND_OTHER)}`;
}

/** C-5: whether the third step begins, or goes on after its first half. */
function isTimeForMission(p: ChroniclesPosition): boolean {
  // C-12.1: with Gullinbursti both an action and a fight; the second is judged anew (C-17.12).
  if (p.done === 0) return true;
  const isHalf = p.done === HAS_ACTED || p.done === HAS_FOUGHT;
  return isHalf && isWhereItBegan(p) && hasArtifact(p, p.active, GULLINBURSTI);
}

/** C-17.31: whether the second half can be done here: where the first was begun, or by the other reading anywhere. */
function isWhereItBegan(p: ChroniclesPosition): boolean {
  return !p.setup.halvesInOneWorld || p.firstHalf === p.places[p.active] + 1;
}

/** C-5, C-10, C-11, C-14: whether the active god can do this in the third step. */
export function canDo(p: ChroniclesPosition, deed: number): boolean {
  const world = p.places[p.active];
  if (deed === REST) return true;
  // C-12.1: with Gullinbursti what is left after the first half.
  if (deed <= HEAL_TREE && (p.done & HAS_ACTED) !== 0) return false;
  if (deed === ACTION) return canAct(p, world, versionOf(p));
  if (deed === HEAL_TREE) return canHeal(p, world);
  if (isFight(deed)) return (p.done & HAS_FOUGHT) === 0 && canFightHere(p, deed);
  if (deed < MISSION_MOVES) return p.done === 0 && canMend(p, deed);
  return (p.done & HAS_ACTED) === 0 && canDoSagaAction(p, deed - MISSION_MOVES, world);
}

/** C-10: whether the foe of a mission can be fought in the god's world. */
export function canFightHere(p: ChroniclesPosition, deed: number): boolean {
  const world = p.places[p.active];
  if (deed < FIGHT_IOTUNN) return canFight(p, world, deed - FIGHT_ENEMY);
  if (deed >= MISSION_MOVES) return canFightInSaga(p, deed - MISSION_MOVES, world);
  return canFightIotunn(p, world, deed - FIGHT_IOTUNN);
}

/** C-14, C-17.19: Frigg regains a life point, or gives one that is not her last. */
function canMend(p: ChroniclesPosition, deed: number): boolean {
  const seat = p.active;
  if (!p.setup.isHard || p.gods[seat] !== FRIGG) return false;
  if (deed === MEND_SELF) return p.lives[seat] < mostLives(p, seat);
  const figure = deed - MEND_OTHER;
  if (figure === seat || figure >= p.setup.figures || !hasLifeToGive(p)) return false;
  return p.lives[figure] < mostLives(p, figure);
}

/** C-14: whose life points Frigg mends. */
export function mendedBy(p: ChroniclesPosition, deed: number): number {
  return deed === MEND_SELF ? p.active : deed - MEND_OTHER;
}

/** C-17.19: nobody gives their last life point. */
function hasLifeToGive(p: ChroniclesPosition): boolean {
  return p.lives[p.active] > 1;
}

/** C-5: whether the active god is asked for a mission: there is time for one, and something to do. */
export function isAnyMission(p: ChroniclesPosition): boolean {
  if (!isTimeForMission(p)) return false;
  if (canDo(p, ACTION) || canDo(p, HEAL_TREE)) return true;
  const deeds = missionCount(p);
  for (let deed = FIGHT_ENEMY; deed < deeds; deed++) {
    if (canDo(p, deed)) return true;
  }
  return false;
}

/** Why something cannot be done in the third step. */
function whyNot(p: ChroniclesPosition, deed: number): Refusal {
  const world = p.places[p.active];
  const facts = { world: WORLD_WORDS[world] };
  if (deed <= HEAL_TREE && (p.done & HAS_ACTED) !== 0) return no('C-12.1', 'alreadyActed');
  if (deed === ACTION) return whyNotAct(p, world);
  if (deed === HEAL_TREE) {
    if (!hasBit(p.ravaged, world)) return no('C-11.3', 'notRavaged', facts);
    return no('C-8.2', 'worldBlocked', { ...facts, iotunn: blockerOf(p, world) });
  }
  if (deed >= MISSION_MOVES) return whyNotSagaDeed(p, deed);
  if (deed >= MEND_SELF) return whyNotMend(p, deed);
  if ((p.done & HAS_FOUGHT) !== 0 && canFightHere(p, deed)) return no('C-12.1', 'alreadyFought');
  return whyNotFight(p, deed);
}

/** C-12.1, C-15.39: why a deed of the saga cannot be done in the third step. */
function whyNotSagaDeed(p: ChroniclesPosition, deed: number): Refusal {
  const world = p.places[p.active];
  const ofSaga = deed - MISSION_MOVES;
  if (canDoInSaga(p, ofSaga, world)) {
    return isFight(deed) ? no('C-12.1', 'alreadyFought') : no('C-12.1', 'alreadyActed');
  }
  return whyNotInSaga(p, ofSaga, world);
}

/** C-10: why a foe cannot be fought. */
export function whyNotFight(p: ChroniclesPosition, deed: number): Refusal {
  if (deed >= MISSION_MOVES) return whyNotInSaga(p, deed - MISSION_MOVES, p.places[p.active]);
  const world = WORLD_WORDS[p.places[p.active]];
  if (deed >= FIGHT_IOTUNN) {
    const iotunn = deed - FIGHT_IOTUNN;
    const facts = { iotunn: IOTUNN_WORDS[iotunn], world };
    return hasBit(p.iotunns, iotunn)
      ? no('C-8.2', 'iotunnElsewhere', facts)
      : no('C-10', 'iotunnNotInPlay', facts);
  }
  const enemy = deed - FIGHT_ENEMY;
  const facts = { enemy: ENEMY_WORDS[enemy], world };
  if (enemy === NIDHOGG) return no('C-10', 'neverFought', facts);
  if (p.enemies[enemy] !== p.places[p.active]) return no('C-10', 'enemyElsewhere', facts);
  if (!canRetreat(p, enemy)) return no('C-10', 'cannotRetreat', facts);
  return no('C-8.2', 'enemyProtected', { ...facts, iotunn: protectorOf(p, enemy) });
}

/** C-14: why no life point can be regained or given. */
function whyNotMend(p: ChroniclesPosition, deed: number): Refusal {
  const seat = p.active;
  if (!p.setup.isHard || p.gods[seat] !== FRIGG) return no('C-14', 'notFrigg');
  if (p.done !== 0) return no('C-14', 'alreadyActed');
  const figure = mendedBy(p, deed);
  if (figure >= p.setup.figures) return no('C-14', 'noSuchGod');
  if (figure === seat && deed !== MEND_SELF) return no('C-14', 'ownSelf');
  if (figure !== seat && !hasLifeToGive(p)) return no('C-17.19', 'lastLife');
  return no('C-3.3', 'livesFull', { god: godWord(p, figure) });
}

/** C-5: the god does this in the third step. */
export function doMission(p: ChroniclesPosition, deed: number, sink: Sink): void {
  if (p.setup.halvesInOneWorld && deed !== REST) p.firstHalf = p.places[p.active] + 1;
  if (deed === REST) {
    p.step = LEAVING;
  } else if (deed <= HEAL_TREE) {
    p.done |= HAS_ACTED;
    actHere(p, deed, sink);
  } else if (isFight(deed)) {
    p.done |= HAS_FOUGHT;
    fightHere(p, deed, 0, sink);
  } else if (deed >= MISSION_MOVES) {
    p.done |= HAS_ACTED;
    actHere(p, deed, sink);
  } else {
    p.done |= HAS_ACTED | HAS_FOUGHT;
    mend(p, deed, sink);
  }
}

/** C-11: the action of the world where the god stands, or Heal the Tree. */
export function actHere(p: ChroniclesPosition, deed: number, sink: Sink): void {
  const world = p.places[p.active];
  if (deed >= MISSION_MOVES) doSagaAction(p, deed - MISSION_MOVES, world, versionOf(p), sink);
  else if (deed === ACTION) act(p, world, versionOf(p), sink);
  else healTree(p, world, sink);
}

/** C-10: a fight where the god stands; so many Risks are cancelled. */
export function fightHere(
  p: ChroniclesPosition,
  deed: number,
  cancelled: number,
  sink: Sink,
): void {
  if (deed >= MISSION_MOVES) fightInSaga(p, deed - MISSION_MOVES, cancelled, sink);
  else if (deed < FIGHT_IOTUNN) fightEnemy(p, deed - FIGHT_ENEMY, cancelled, sink);
  else fightIotunn(p, deed - FIGHT_IOTUNN, cancelled, sink);
}

function mend(p: ChroniclesPosition, deed: number, sink: Sink): void {
  if (deed === MEND_SELF) {
    regainLives(p, p.active, 1, sink);
    return;
  }
  const other = deed - MEND_OTHER;
  p.lives[p.active]--;
  p.lives[other]++;
  sink?.tell('lifeGiven', { god: godWord(p, p.active), other: godWord(p, other) });
}
