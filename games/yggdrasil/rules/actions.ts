import { ENEMIES } from '../data/enemies.ts';
import { GIANTS } from '../data/giants.ts';
import { ISLANDS } from '../data/islands.ts';
import { WORLDS } from '../data/worlds.ts';

/** The answers to what a god does: a world by its number, calming Fenrir, or passing. */
export const CALM = WORLDS;
export const PASS = CALM + 1;
export const ACT_MOVES = PASS + 1;

/** The answers in Vanaheim: the Vanir go on, or one of their effects is used on a target. */
export const VANIR_ADVANCE = 0;
export const VANIR_FLY = 1;
export const VANIR_TAKE = VANIR_FLY + ISLANDS;
export const VANIR_FORESEE = VANIR_TAKE + 1;
export const VANIR_PUSH = VANIR_FORESEE + 1;
export const VANIR_DISMISS = VANIR_PUSH + ENEMIES;
export const VANIR_MOVES = VANIR_DISMISS + GIANTS;

/** The answer in Jötunheim that means the top of the face-down pile, after the giants by number. */
export const HIDDEN = GIANTS;

/** Foes of a fight: enemies by number, then the answers in Jötunheim. */
export const FIRST_GIANT_FOE = ENEMIES;
export const HIDDEN_FOE = FIRST_GIANT_FOE + HIDDEN;
