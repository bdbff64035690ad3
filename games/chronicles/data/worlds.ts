/** The nine worlds in the order of their numbers: three of the top level, three of the middle, three of the bottom. */
export const WORLD_WORDS = [
  'asgard',
  'alfheim',
  'vanaheim',
  'midgard',
  'nidavellir',
  'svartalfheim',
  'iotunheim',
  'muspellheim',
  'niflheim',
] as const;
export type WorldWord = (typeof WORLD_WORDS)[number];
/** Where an enemy can stand. */
export type PlaceWord = WorldWord | 'cage';

export const WORLDS = 9;
/** C-2.1: worlds of a level, and columns. */
export const COLUMNS = 3;

export const ASGARD = 0;
export const ALFHEIM = 1;
export const VANAHEIM = 2;
export const MIDGARD = 3;
export const NIDAVELLIR = 4;
export const SVARTALFHEIM = 5;
export const IOTUNHEIM = 6;
export const MUSPELLHEIM = 7;
export const NIFLHEIM = 8;
/** C-2.3: the Cage is a space of its own and no world. */
export const CAGE = 9;
/** Nidhogg creeps along a track of his own and is never on the tree. */
export const OFF_THE_TREE = 10;

/** C-2.1: the levels, from the top. */
export const TOP = 0;
export const MIDDLE = 1;
export const BOTTOM = 2;

/** The level of a world. */
export function levelOf(world: number): number {
  return Math.floor(world / COLUMNS);
}
