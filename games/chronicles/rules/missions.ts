import { ENEMIES } from '../data/enemies.ts';
import { IOTUNNS } from '../data/iotunns.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { WORLDS } from '../data/worlds.ts';

/** The answers to what a god does in the third step (C-5), and after a journey by a creature. */
export const REST = 0;
export const ACTION = 1;
/** C-11.3: Heal the Tree, in a ravaged world. */
export const HEAL_TREE = 2;
export const FIGHT_ENEMY = 3;
export const FIGHT_IOTUNN = FIGHT_ENEMY + ENEMIES;
/** C-14: Frigg regains a life point, or gives one of hers to a figure. */
export const MEND_SELF = FIGHT_IOTUNN + IOTUNNS;
export const MEND_OTHER = MEND_SELF + 1;
export const MISSION_MOVES = MEND_OTHER + MAX_FIGURES;

/** The answers to where a god goes in the second step: a world, or first to a Travel Companion. */
export const TRAVEL_TO = WORLDS;
export const MOVE_MOVES = TRAVEL_TO + MAX_FIGURES;

/** Bits of `done`. */
export const HAS_ACTED = 1;
export const HAS_FOUGHT = 2;

/** The value of `asked` when a god has come to a Travel Companion and has not moved on yet (C-14.1). */
export const TRAVELLED = 2;
