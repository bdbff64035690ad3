import {
  CHANCE,
  countBits,
  hasBit,
  isSingleBit,
  listed,
  listMembers,
  listRange,
  lowestBit,
  putChance,
} from '@nineworlds/engine';
import {
  ACT,
  HEAL,
  MOVE,
  STONE_EFFECTS,
  STONE_SIDES,
  STONE_WORDS,
  STONES,
  TURN,
} from '../data/edition.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { COLUMNS, IOTUNHEIM, WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { act, canAct, canHeal, healTree, NORMAL, whyNotAct } from './actions.ts';
import { throwStoneRef } from './asked-below.ts';
import type { Sink } from './events.ts';
import { carryTo } from './journeys.ts';
import { NO_MORE } from './kin.ts';
import { mostLives, regainLives } from './outcome.ts';
import { chanceQuestion, question } from './question.ts';
import { no, whyNotCount } from './refusals.ts';
import { canDoSagaAction, doSagaAction, sagaDeedWords, whyNotInSaga } from './saga/deeds.ts';
import { MOST_ACTIONS } from './saga/program.ts';
import {
  type ChroniclesPosition,
  figureWord,
  isAskedOnMission,
  isFigure,
  isOnMission,
} from './state.ts';
import { turnMiddleLevel } from './tree.ts';

const EFFECTS = STONE_EFFECTS.length;
/** C-11.4: after the effects, the answer that means no more. */
export const STONE_STOP = EFFECTS;

/** Faces are packed into a number, so many bits an effect: how many stones show it. */
const FACE_BITS = 2;
const FACE_MASK = (1 << FACE_BITS) - 1;

function oneFace(effect: number): number {
  return 1 << (FACE_BITS * effect);
}

function shows(faces: number, effect: number): number {
  return (faces >> (FACE_BITS * effect)) & FACE_MASK;
}

/** How many stones faces are of; none where a number cannot be faces. */
export function stonesIn(faces: number): number {
  if (faces < 0 || faces >= oneFace(EFFECTS)) return 0;
  let stones = 0;
  for (let effect = 0; effect < EFFECTS; effect++) stones += shows(faces, effect);
  return stones;
}

/** C-11.4: a stone is thrown; the next one follows, or the god may use what they show. */
export const throwStone = chanceQuestion({
  name: throwStoneRef.name,
  verb: 'stone',
  moves: EFFECTS,
  args: throwStoneRef.args,
  outcomes(p, moves, weights, { stone }) {
    let n = 0;
    for (let effect = 0; effect < EFFECTS; effect++) {
      n = putChance(moves, weights, n, effect, sidesWith(p, stone, effect));
    }
    return n;
  },
  sample: (p, rng, { stone }) => p.setup.stones[stone * STONE_SIDES + rng.below(STONE_SIDES)],
  words: (_p, effect, _observer, { stone }) => `${STONE_WORDS[stone]} ${STONE_EFFECTS[effect]}`,
  fits(p, { seat, stone, count, faces }) {
    const isStone = stone >= 0 && stone < count && count <= STONES;
    const isThrown = isStone && stonesIn(faces) === stone && canShow(p, faces, stone);
    return seat === CHANCE && isOnMission(p) && isThrown;
  },
  apply(p, effect, sink, { stone, count, faces }) {
    const shown = faces + oneFace(effect);
    sink?.tell('stoneThrown', { stone: STONE_WORDS[stone], effect: STONE_EFFECTS[effect] });
    if (stone + 1 < count) throwStone.ask(p, CHANCE, stone + 1, count, shown);
    else useStone.ask(p, p.active, shown);
  },
});

/** C-11.4: how many sides of a stone show an effect. */
function sidesWith(p: ChroniclesPosition, stone: number, effect: number): number {
  let count = 0;
  for (let side = 0; side < STONE_SIDES; side++) {
    if (p.setup.stones[stone * STONE_SIDES + side] === effect) count++;
  }
  return count;
}

/** C-11.4: whether so many stones, from white on, can show these faces, no stone more than one of them. */
function canShow(p: ChroniclesPosition, faces: number, stones: number): boolean {
  if (faces === 0) return true;
  if (stones === 0) return false;
  // The last stone shows one of them, or has been used.
  const last = stones - 1;
  for (let effect = 0; effect < EFFECTS; effect++) {
    if (shows(faces, effect) === 0 || sidesWith(p, last, effect) === 0) continue;
    if (canShow(p, faces - oneFace(effect), last)) return true;
  }
  return canShow(p, faces, last);
}

/** C-11.4: one of the stones is used; the others wait. */
export const useStone = question({
  name: 'useStone',
  verb: 'rune',
  moves: STONE_STOP + 1,
  args: (faces: number) => ({ faces }),
  legal(p, out, { faces }) {
    let n = 0;
    for (let effect = 0; effect < EFFECTS; effect++) {
      if (canUse(p, faces, effect)) out[n++] = effect;
    }
    out[n++] = STONE_STOP;
    return listed(out, n);
  },
  refuse: (p, effect, { faces }) =>
    effect === STONE_STOP || canUse(p, faces, effect)
      ? undefined
      : no('C-11.4', 'stoneUseless', { effect: STONE_EFFECTS[effect] }),
  words: (_p, effect) => (effect === STONE_STOP ? 'stop' : STONE_EFFECTS[effect]),
  // Whether any of them can be used matters only when their turn comes.
  fits: (p, { seat, faces }) =>
    isAskedOnMission(p, seat) && stonesIn(faces) > 0 && canShow(p, faces, STONES),
  apply(p, effect, sink, { faces }) {
    if (effect === STONE_STOP) return;
    const left = faces - oneFace(effect);
    const { active } = p;
    if (left !== 0) useStone.ask(p, active, left);
    if (effect === MOVE) moveFigure.ask(p, active);
    else if (effect === ACT) actIn.ask(p, active);
    else if (effect === TURN) turnTree.ask(p, active);
    else regainLives(p, active, 1, sink);
  },
});

/** C-11.4: whether an effect that a stone shows can do anything. */
function canUse(p: ChroniclesPosition, faces: number, effect: number): boolean {
  if (shows(faces, effect) === 0) return false;
  if (effect === HEAL) return p.lives[p.active] < mostLives(p, p.active);
  return effect !== ACT || worldsToActIn(p) !== 0;
}

/** Whether any of the stones in question can do anything. */
export function isAnyUsable(p: ChroniclesPosition, faces: number): boolean {
  for (let effect = 0; effect < EFFECTS; effect++) {
    if (canUse(p, faces, effect)) return true;
  }
  return false;
}

/** C-11.4: any god goes to any world: which god, */
export const moveFigure = question({
  name: 'moveFigure',
  verb: 'figure',
  continues: true,
  moves: MAX_FIGURES,
  legal: (p, out) => listRange(out, 0, p.setup.figures - 1),
  refuse: (p, figure) => (isFigure(p, figure) ? undefined : no('C-11.4', 'noSuchGod')),
  words: (p, figure) => figureWord(p, figure),
  fits: (p, { seat }) => isAskedOnMission(p, seat),
  apply: (p, figure) => moveTo.ask(p, p.active, figure),
});

/** C-11.4: and which world. */
export const moveTo = question({
  name: 'moveTo',
  verb: 'to',
  continues: true,
  moves: WORLDS,
  args: (figure: number) => ({ figure }),
  legal: (_p, out) => listRange(out, 0, WORLDS - 1),
  refuse: () => undefined,
  words: (_p, world) => WORLD_WORDS[world],
  fits: (p, { seat, figure }) => isAskedOnMission(p, seat) && isFigure(p, figure),
  apply: (p, world, sink, { figure }) => carryTo(p, figure, world, NO_MORE, sink),
});

/** C-11.4: the normal action of any world; in a ravaged one only Heal the Tree. */
export const actIn = question({
  name: 'actIn',
  verb: 'in',
  continues: true,
  moves: WORLDS,
  legal: (p, out) => listMembers(out, worldsToActIn(p)),
  refuse: (p, world) => (hasBit(worldsToActIn(p), world) ? undefined : whyNotAct(p, world)),
  words: (_p, world) => WORLD_WORDS[world],
  fits: (p, { seat }) => isAskedOnMission(p, seat) && worldsToActIn(p) !== 0,
  apply: (p, world, sink) => actFromAfar(p, world, sink),
});

/** C-11.4: acts in a world as if the god stood there. */
export function actFromAfar(p: ChroniclesPosition, world: number, sink: Sink): void {
  const actions = p.setup.saga === undefined ? OWN_ACTION_ONLY : actionsFromAfar(p, world);
  if (isSingleBit(actions)) doFromAfar(p, world, lowestBit(actions), sink);
  else sagaActIn.ask(p, p.active, world);
}

/** C-15.41: the answers to which action is done from afar: the world's own, then those of the saga. */
export const OWN_ACTION = 0;
const OWN_ACTION_ONLY = 1 << OWN_ACTION;

/** C-11.4, C-15.41: what can be done from afar in a world, as a set. */
function actionsFromAfar(p: ChroniclesPosition, world: number): number {
  let actions = isOwnActionOpen(p, world) ? OWN_ACTION_ONLY : 0;
  if (p.setup.saga === undefined) return actions;
  for (let action = 0; action < MOST_ACTIONS; action++) {
    if (canDoSagaAction(p, action, world)) actions |= 1 << (OWN_ACTION + 1 + action);
  }
  return actions;
}

function doFromAfar(p: ChroniclesPosition, world: number, action: number, sink: Sink): void {
  if (action !== OWN_ACTION) doSagaAction(p, action - OWN_ACTION - 1, world, NORMAL, sink);
  else if (canAct(p, world, NORMAL)) act(p, world, NORMAL, sink);
  else healTree(p, world, sink);
}

/** C-15.41: in a saga, which of the actions in the chosen world. */
export const sagaActIn = question({
  name: 'sagaActIn',
  continues: true,
  moves: MOST_ACTIONS + 1,
  args: (world: number) => ({ world }),
  legal: (p, out, { world }) => listMembers(out, actionsFromAfar(p, world)),
  refuse: (p, action, { world }) => {
    if (hasBit(actionsFromAfar(p, world), action)) return undefined;
    return action === OWN_ACTION
      ? whyNotAct(p, world)
      : whyNotInSaga(p, action - OWN_ACTION - 1, world);
  },
  words: (p, action) => (action === OWN_ACTION ? 'act' : sagaDeedWords(p, action - OWN_ACTION - 1)),
  fits: (p, { seat, world }) =>
    isAskedOnMission(p, seat) && isWorld(world) && countBits(actionsFromAfar(p, world)) > 1,
  apply: (p, action, sink, { world }) => doFromAfar(p, world, action, sink),
});

function isWorld(world: number): boolean {
  return world >= 0 && world < WORLDS;
}

/**
 * C-11.4: below so many throws that are not used up no further one can be begun by ACT. With ACT on the
 * red stone alone nobody comes there; an owner's edition that has it elsewhere would have no end.
 */
const MOST_WAITING = 4;
/** So many throws can be open below a question: one more than ACT can begin, by Ratatosk. */
export const MOST_THROWS = MOST_WAITING + 2;

/** C-11.4: worlds in which the normal action, or healing, can be done from afar, as a set. */
export function worldsToActIn(p: ChroniclesPosition): number {
  // The stones that are left wait below the question of where to act.
  const isDeep = p.frames.depth > MOST_WAITING + (actIn.isOpen(p) ? 1 : 0);
  let worlds = 0;
  for (let world = 0; world < WORLDS; world++) {
    if (world === IOTUNHEIM && isDeep && !canHeal(p, world)) continue;
    if (actionsFromAfar(p, world) !== 0) worlds |= 1 << world;
  }
  return worlds;
}

/** C-11.4: whether a world's own action, or healing, can be done from afar. */
function isOwnActionOpen(p: ChroniclesPosition, world: number): boolean {
  return canAct(p, world, NORMAL) || canHeal(p, world);
}

/** C-11.4, C-2.2: the middle level turns clockwise by one world or by two. */
export const turnTree = question({
  name: 'turnTree',
  verb: 'turn',
  continues: true,
  moves: COLUMNS,
  legal: (_p, out) => listRange(out, 1, COLUMNS - 1),
  refuse: (_p, steps) => whyNotCount('C-11.4', steps, 1, COLUMNS - 1),
  fits: (p, { seat }) => isAskedOnMission(p, seat),
  apply: (p, steps, sink) => turnMiddleLevel(p, steps, sink),
});
