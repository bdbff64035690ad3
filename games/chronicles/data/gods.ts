/** The gods in the order of their numbers, from 1; 0 is none yet. */
export const GOD_WORDS = [
  'none',
  'freyia',
  'freyr',
  'frigg',
  'heimdall',
  'odin',
  'thor',
  'tyr',
] as const;
export type GodWord = (typeof GOD_WORDS)[number];
export const GODS = 7;
export const NO_GOD = 0;
export const FREYIA = 1;
export const FREYR = 2;
export const FRIGG = 3;
export const HEIMDALL = 4;
export const ODIN = 5;
export const THOR = 6;
export const TYR = 7;
/** All of them, as a set. */
export const ALL_GODS = ((1 << (GODS + 1)) - 1) & ~(1 << NO_GOD);

/** C-14.1: the relations that a god can have towards another. */
export const RELATION_WORDS = [
  'brother-in-arms',
  'kin',
  'lucky-companion',
  'travel-companion',
] as const;
export type RelationWord = (typeof RELATION_WORDS)[number];
export const BROTHER = 0;
export const KIN = 1;
export const LUCKY = 2;
export const TRAVEL = 3;

/** C-14: Elves that cancel a Risk for Freyr. */
export const ELVES_PER_RISK = 2;
/** C-14: Risks that a success of Thor's god die cancels. */
export const THOR_CANCELS = 2;
