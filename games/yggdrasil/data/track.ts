/** Y-4.1: eight spaces in five areas; enemies walk from the first to the last. */
export const SPACES = 8;
/** Left of the first arch, where all enemies begin. */
export const START = 0;
/** Odin's Residence. */
export const RESIDENCE = 7;
/** The first spaces beyond the wall of Asgard and beyond the door of Valhalla. */
export const BEYOND_WALL = 3;
export const BEYOND_DOOR = 5;

/** Y-4.1: what it takes to beat an enemy on a space; none is printed at the start. */
export const STRENGTH = [0, 5, 5, 6, 6, 7, 7, 8] as const;
/** Y-4.1: how hard an enemy's effect hits on a space; none at the start and in the Residence. */
export const POWER = [0, 1, 1, 2, 2, 3, 3, 0] as const;

/** Y-4.2: with so many enemies beyond a line the gods have lost. */
export const WALL_LIMIT = 5;
export const DOOR_LIMIT = 3;
export const RESIDENCE_LIMIT = 1;
