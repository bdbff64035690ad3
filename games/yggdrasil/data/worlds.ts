/** The nine worlds, in the order of their numbers (Y-9.1 to Y-9.9). */
export const WORLD_WORDS = [
  'asgard',
  'midgard',
  'nidavellir',
  'alfheim',
  'niflheim',
  'helheim',
  'muspellheim',
  'jotunheim',
  'vanaheim',
] as const;
export type WorldWord = (typeof WORLD_WORDS)[number];

export const WORLDS = 9;
export const ASGARD = 0;
export const MIDGARD = 1;
export const NIDAVELLIR = 2;
export const ALFHEIM = 3;
export const NIFLHEIM = 4;
export const HELHEIM = 5;
export const MUSPELLHEIM = 6;
export const JOTUNHEIM = 7;
export const VANAHEIM = 8;
