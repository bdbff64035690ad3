/** Y-14: the gods in the order of their numbers, from 1; 0 is none yet. */
export const GOD_WORDS = ['none', 'odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'] as const;
export type GodWord = (typeof GOD_WORDS)[number];

/** Y-3.1: so many gods there are to choose from, and so many can play. */
export const GODS = 6;
export const MAX_SEATS = 6;
/** Y-2: no more elves than gods and one. */
export const MAX_ELVES = MAX_SEATS + 1;

export const NO_GOD = 0;
export const ODIN = 1;
export const THOR = 2;
export const FREY = 3;
export const HEIMDALL = 4;
export const TYR = 5;
export const FREYJA = 6;

/** Y-7.2, Y-14.3: actions of a turn, and Frey's. */
export const ACTIONS = 3;
export const ACTIONS_OF_FREY = 4;
/** Y-14.2: Thor's bonus in every fight. */
export const THOR_BONUS = 1;
/** Y-14.1: so many cards Odin draws. */
export const CARDS_OF_ODIN = 2;
