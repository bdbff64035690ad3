/** Y-9.2: five islands in a row; the first has no bag. */
export const ISLANDS = 5;
export const RAINBOW = 0;
/** Y-3.3: a bag for each of the other islands: bag b belongs to island b + 1. */
export const BAGS = 4;

/** Y-16.1: the colours of the bags and islands, of the printed game and of the draft. */
export const BAG_COLOURS = {
  printed: ['white', 'blue', 'green', 'black'],
  draft: ['white', 'black', 'blue', 'red'],
} as const;
export type ColourWord = (typeof BAG_COLOURS)['printed' | 'draft'][number];
/** The islands are called after their bags, but for the first. */
export type IslandWord = 'rainbow' | ColourWord;

/** Y-3.3: what is in the bags at the start. */
export const BAG_VIKINGS = [6, 9, 12, 15] as const;
export const BAG_FIRE = [12, 9, 6, 3] as const;

/** Y-2: Vikings and Fire Giants there are. */
export const VIKINGS = 47;
export const FIRE_GIANTS = 42;
/** Y-3.2: those that are in no bag at the start. */
export const START_DEAD = 5;
export const START_MUSPELL = 12;

/** Y-9.2, Y-14.4: tokens drawn when gathering, and by Heimdall. */
export const GATHERED = 3;
export const GATHERED_BY_HEIMDALL = 4;
/** Y-9.6, Y-9.7: Vikings put back into a bag; tokens drawn to burn Fire Giants off. */
export const REVIVED = 5;
export const BURNT = 5;
