import { START } from '../data/track.ts';
import { ENEMY_AT_START, OPEN, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-9.1, Y-15.1: any enemy that has left the start can be fought. */
export function whyNotFight(p: YggdrasilPosition, enemy: number): Reason {
  return p.enemies[enemy] === START ? ENEMY_AT_START : OPEN;
}
