import { START } from '../data/track.ts';
import { ENEMY_AT_START, NO_WAY_BACK, OPEN, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';
import { canGoBack } from './track.ts';

/** Y-9.1, Y-15.1: any enemy that has left the start can be fought, if it can go back (Y-15.2). */
export function whyNotFight(p: YggdrasilPosition, enemy: number): Reason {
  if (canGoBack(p, enemy)) return OPEN;
  return p.enemies[enemy] === START ? ENEMY_AT_START : NO_WAY_BACK;
}
