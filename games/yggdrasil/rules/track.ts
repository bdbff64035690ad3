import { isLess } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import {
  BEYOND_DOOR,
  BEYOND_WALL,
  DOOR_LIMIT,
  POWER,
  RESIDENCE,
  RESIDENCE_LIMIT,
  WALL_LIMIT,
} from '../data/track.ts';
import type { Sink } from './events.ts';
import type { YggdrasilPosition } from './state.ts';

/**
 * Y-8, Y-15.3, Y-15.4: an enemy goes so many spaces towards the Residence, and not beyond it. Where its
 * effect follows, the power that it has there is told; where nothing follows, the power told is 0.
 */
export function advanceEnemy(
  p: YggdrasilPosition,
  enemy: number,
  spaces: number,
  follows: 'effect' | 'nothing',
  sink: Sink,
): void {
  const from = p.enemies[enemy];
  const to = Math.min(from + spaces, RESIDENCE);
  p.enemies[enemy] = to;
  if (sink === undefined) return;
  const power = follows === 'effect' ? POWER[to] : 0;
  sink.tell('enemyAdvanced', { enemy: ENEMY_WORDS[enemy], from, to, power });
}

/** Y-15.2, Y-11.1: whether an enemy can go back at all. */
export function canGoBack(p: YggdrasilPosition, enemy: number): boolean {
  return countGoingBack(p, enemy) === 1;
}

/** The same as a count: 1 if the enemy can go back, 0 if not. A loop then adds it up without a branch. */
export function countGoingBack({ enemies, setup }: YggdrasilPosition, enemy: number): number {
  return isLess(setup.rearmostRetreat, enemies[enemy]);
}

/** Y-8, Y-11.1: an enemy goes back as far as it can; that never has an effect. */
export function pushBackEnemy(
  p: YggdrasilPosition,
  enemy: number,
  spaces: number,
  sink: Sink,
): void {
  const from = p.enemies[enemy];
  if (!canGoBack(p, enemy)) return;
  const to = Math.max(from - spaces, p.setup.rearmostRetreat);
  p.enemies[enemy] = to;
  sink?.tell('enemyRetreated', { enemy: ENEMY_WORDS[enemy], from, to });
}

/** Y-4.2: how many enemies are on a space or further on. */
export function enemiesFrom(p: YggdrasilPosition, space: number): number {
  let count = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (p.enemies[enemy] >= space) count++;
  return count;
}

/** The lines that can be overrun. */
export const LINES = [
  { line: 'residence', from: RESIDENCE, limit: RESIDENCE_LIMIT },
  { line: 'door', from: BEYOND_DOOR, limit: DOOR_LIMIT },
  { line: 'wall', from: BEYOND_WALL, limit: WALL_LIMIT },
] as const;

/** A line that can be overrun. */
export type LineWord = (typeof LINES)[number]['line'];

/** Y-4.2, Y-7.4: whether the enemies have overrun a line. */
export function isOverrun(p: YggdrasilPosition): boolean {
  let beyondWall = 0;
  let beyondDoor = 0;
  let inside = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const space = p.enemies[enemy];
    beyondWall += isLess(BEYOND_WALL - 1, space);
    beyondDoor += isLess(BEYOND_DOOR - 1, space);
    inside += isLess(RESIDENCE - 1, space);
  }
  return beyondWall >= WALL_LIMIT || beyondDoor >= DOOR_LIMIT || inside >= RESIDENCE_LIMIT;
}
