import { CHANCE, type EventSink } from '@nineworlds/engine';
import { ACT, HEAL, MOVE, STONE_EFFECTS, STONE_WORDS, TURN } from '../data/edition.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { IOTUNHEIM, WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { act, canAct, canHeal, healTree, NORMAL } from './actions.ts';
import {
  ACT_IN,
  MOVE_FIGURE,
  MOVE_TO,
  STONE_STOP,
  THROW_STONE,
  TURN_TREE,
  USE_STONE,
} from './kinds.ts';
import { mostLives, regainLives } from './outcome.ts';
import type { ChroniclesPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Faces are packed into a number, two bits an effect: how many stones show it. */
export function shows(faces: number, effect: number): number {
  return (faces >> (2 * effect)) & 3;
}

/** C-11.4: a stone has been thrown; the next one follows, or the god may use what they show. */
export function stoneThrown(
  p: ChroniclesPosition,
  stone: number,
  count: number,
  faces: number,
  effect: number,
  sink: Sink,
): void {
  const shown = faces + (1 << (2 * effect));
  sink?.tell('stoneThrown', { stone: STONE_WORDS[stone], effect: STONE_EFFECTS[effect] });
  if (stone + 1 < count) p.frames.push(THROW_STONE, CHANCE, stone + 1, count, shown);
  else p.frames.push(USE_STONE, p.active, shown);
}

/** C-11.4: whether an effect that a stone shows can do anything. */
export function canUse(p: ChroniclesPosition, faces: number, effect: number): boolean {
  if (shows(faces, effect) === 0) return false;
  if (effect === HEAL) return p.lives[p.active] < mostLives(p, p.active);
  return effect !== ACT || worldsToActIn(p) !== 0;
}

/** Whether any stone is left that can do anything. */
export function isAnyUsable(p: ChroniclesPosition, faces: number): boolean {
  for (let effect = 0; effect < STONE_EFFECTS.length; effect++) {
    if (canUse(p, faces, effect)) return true;
  }
  return false;
}

/**
 * C-11.4: below so many throws that are not used up no further one can be begun by ACT. With ACT on the
 * red stone alone nobody comes there; an owner's edition that has it elsewhere would have no end.
 */
export const MOST_WAITING = 4;

/** C-11.4: worlds in which the normal action, or healing, can be done from afar, as a set. */
export function worldsToActIn(p: ChroniclesPosition): number {
  const { frames } = p;
  // The stones that are left wait below the question of where to act.
  const isDeep = frames.depth > MOST_WAITING + (frames.kind === ACT_IN ? 1 : 0);
  let worlds = 0;
  for (let world = 0; world < WORLDS; world++) {
    const isOpen = canAct(p, world, NORMAL) && !(world === IOTUNHEIM && isDeep);
    if (isOpen || canHeal(p, world)) worlds |= 1 << world;
  }
  return worlds;
}

/** C-11.4: one of the stones is used; the others wait. */
export function useStone(p: ChroniclesPosition, faces: number, effect: number, sink: Sink): void {
  if (effect === STONE_STOP) return;
  const left = faces - (1 << (2 * effect));
  const { frames, active } = p;
  if (left !== 0) frames.push(USE_STONE, active, left);
  if (effect === MOVE) frames.push(MOVE_FIGURE, active);
  else if (effect === ACT) frames.push(ACT_IN, active);
  else if (effect === TURN) frames.push(TURN_TREE, active);
  else regainLives(p, active, 1, sink);
}

/** C-11.4: any god goes to any world. */
export function chooseFigure(p: ChroniclesPosition, figure: number): void {
  p.frames.push(MOVE_TO, p.active, figure);
}

export function moveFigure(p: ChroniclesPosition, figure: number, world: number, sink: Sink): void {
  if (p.places[figure] === world) return;
  p.places[figure] = world;
  sink?.tell('godMoved', { god: GOD_WORDS[p.gods[figure]], world: WORLD_WORDS[world] });
}

/** C-11.4: the normal action of any world; in a ravaged one only Heal the Tree. */
export function actIn(p: ChroniclesPosition, world: number, sink: Sink): void {
  if (canAct(p, world, NORMAL)) act(p, world, NORMAL, sink);
  else healTree(p, world, sink);
}
