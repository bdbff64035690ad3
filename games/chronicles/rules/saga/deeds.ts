import { hasBit, type Refusal } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../../data/enemies.ts';
import { WORLD_WORDS } from '../../data/worlds.ts';
import type { Sink } from '../events.ts';
import { blockerOf, isBlocked, isProtected, protectorOf } from '../iotunns.ts';
import { no } from '../refusals.ts';
import { type ChroniclesPosition, godWord } from '../state.ts';
import { bounded, evaluate, holds, isSlain, NONE, openPage } from './numbers.ts';
import {
  FIRST_SAGA_FIGURE,
  FIRST_SPACE,
  MOST_ACTIONS,
  MOST_FIGHTS,
  type SagaAction,
  type SagaFight,
} from './program.ts';
import { modeOf, sagaRunRef } from './start.ts';

/** C-15.39, C-15.44: the answers of a saga in the third step: its actions, then its fights. */
export const SAGA_DEEDS = MOST_ACTIONS + MOST_FIGHTS;

/** Whether a deed of a saga is a fight. */
export function isSagaFight(deed: number): boolean {
  return deed >= MOST_ACTIONS;
}

function sagaActionOf(p: ChroniclesPosition, deed: number): SagaAction | undefined {
  return openPage(p)?.actions[deed];
}

function sagaFightOf(p: ChroniclesPosition, deed: number): SagaFight | undefined {
  return openPage(p)?.fights[deed - MOST_ACTIONS];
}

/** The saga figure that a fight is against; none for one of the six. */
function subjectOf(fight: SagaFight): number {
  return fight.target < ENEMIES ? NONE : fight.target - FIRST_SAGA_FIGURE;
}

/** C-15.39, C-15.40, C-15.52: whether a saga action is possible in a world: not where an Iotunn blocks it. */
export function canDoSagaAction(p: ChroniclesPosition, deed: number, world: number): boolean {
  const action = sagaActionOf(p, deed);
  if (action === undefined || !hasBit(action.worlds, world) || isBlocked(p, world)) return false;
  return action.when === undefined || holds(p, action.when, world, NONE, NONE);
}

/** C-15.44, C-15.45: whether a saga fight is possible for a god in a world. */
export function canFightInSaga(p: ChroniclesPosition, deed: number, world: number): boolean {
  const fight = sagaFightOf(p, deed);
  if (fight === undefined || !isInReach(p, fight, world)) return false;
  return fight.when === undefined || holds(p, fight.when, world, NONE, subjectOf(fight));
}

/** C-15.45, C-8.2: the target is in the god's world; for one on a track there are worlds to fight it from. */
function isInReach(p: ChroniclesPosition, fight: SagaFight, world: number): boolean {
  const { target } = fight;
  if (target < ENEMIES) {
    return p.enemies[target] === world && !isSlain(p, target) && !isProtected(p, target);
  }
  const place = p.sagaFigures[target - FIRST_SAGA_FIGURE];
  return place >= FIRST_SPACE ? hasBit(fight.worlds, world) : place === world;
}

/** Whether a deed of the saga can be done in the active god's world. */
export function canDoInSaga(p: ChroniclesPosition, deed: number, world: number): boolean {
  return isSagaFight(deed) ? canFightInSaga(p, deed, world) : canDoSagaAction(p, deed, world);
}

/** C-15.45: the strength of a saga fight now. */
export function sagaStrength(p: ChroniclesPosition, fight: SagaFight, world: number): number {
  return bounded(evaluate(p, fight.strength, world, NONE, subjectOf(fight)));
}

/** C-15.39, C-15.41: a saga action takes place in a world, in a version (C-15.43). */
export function doSagaAction(
  p: ChroniclesPosition,
  deed: number,
  world: number,
  version: number,
  sink: Sink,
): void {
  const action = sagaActionOf(p, deed);
  if (action === undefined) return;
  const god = godWord(p, p.active);
  sink?.tell('sagaActed', { god, action: action.id, world: WORLD_WORDS[world] });
  if (action.list === 0) return;
  sagaRunRef.ask(p, p.active, action.list, 0, world, NONE, NONE, modeOf(version, 0, 0));
}

/** C-15.44, C-15.45: the foe's strength is noted, it retreats, then the Risks come; so many are cancelled. */
export function fightInSaga(
  p: ChroniclesPosition,
  deed: number,
  cancelled: number,
  sink: Sink,
): void {
  const fight = sagaFightOf(p, deed);
  if (fight === undefined) return;
  const world = p.places[p.active];
  const strength = sagaStrength(p, fight, world);
  const target = targetWord(p, fight);
  sink?.tell('sagaFought', { god: godWord(p, p.active), fight: fight.id, target, strength });
  const mode = modeOf(0, cancelled, strength);
  sagaRunRef.ask(p, p.active, fight.list, 0, world, NONE, subjectOf(fight), mode);
}

/** The word of a fight's target. */
export function targetWord(p: ChroniclesPosition, { target }: SagaFight): string {
  if (target < ENEMIES) return ENEMY_WORDS[target];
  return p.setup.saga?.figures[target - FIRST_SAGA_FIGURE]?.name ?? '';
}

/** B.7: the words of a deed in a line. */
export function sagaDeedWords(p: ChroniclesPosition, deed: number): string {
  if (!isSagaFight(deed)) return `saga ${sagaActionOf(p, deed)?.id.toLowerCase() ?? deed}`;
  return sagaFightOf(p, deed)?.words ?? `saga ${deed}`;
}

/** Why a deed of the saga cannot be done in a world. */
export function whyNotInSaga(p: ChroniclesPosition, deed: number, world: number): Refusal {
  const word = WORLD_WORDS[world];
  if (!isSagaFight(deed)) {
    const action = sagaActionOf(p, deed);
    if (action === undefined) return no('C-15.39', 'noSagaAction');
    if (!hasBit(action.worlds, world)) return no('C-15.39', 'sagaElsewhere', { world: word });
    if (!isBlocked(p, world)) return no('C-15.52', 'sagaNotNow', { world: word });
    return no('C-15.40', 'worldBlocked', { world: word, iotunn: blockerOf(p, world) });
  }
  const fight = sagaFightOf(p, deed);
  if (fight === undefined) return no('C-15.44', 'noSagaFight');
  if (fight.target < ENEMIES && isProtected(p, fight.target)) {
    const enemy = ENEMY_WORDS[fight.target];
    return no('C-8.2', 'enemyProtected', {
      enemy,
      world: word,
      iotunn: protectorOf(p, fight.target),
    });
  }
  if (!isInReach(p, fight, world)) return no('C-15.44', 'foeElsewhere', { world: word });
  return no('C-15.52', 'sagaNotNow', { world: word });
}
