/** C-12.2: the creatures, one card each, in the order of their numbers. */
export const CREATURE_WORDS = [
  'stags',
  'eikthyrnir',
  'geri-freki',
  'gullfaxi',
  'gullinkambi',
  'gulltopp',
  'heidrun',
  'hildisvini',
  'hugin-munin',
  'ratatosk',
  'saehrimnir',
  'skuld',
  'sleipnir',
  'goats',
  'urd',
  'vedrfolnir',
  'verdandi',
  'vidofnir',
] as const;
export type CreatureWord = (typeof CREATURE_WORDS)[number];
export const CREATURES = 18;
export const ALL_CREATURES = (1 << CREATURES) - 1;

/** Dain, Duneyr, Durathror and Dvalin. */
export const STAGS = 0;
export const EIKTHYRNIR = 1;
export const GERI_FREKI = 2;
export const GULLFAXI = 3;
export const GULLINKAMBI = 4;
export const GULLTOPP = 5;
export const HEIDRUN = 6;
export const HILDISVINI = 7;
export const HUGIN_MUNIN = 8;
export const RATATOSK = 9;
export const SAEHRIMNIR = 10;
export const SKULD = 11;
export const SLEIPNIR = 12;
/** Tanngrisnir and Tanngnjostr. */
export const GOATS = 13;
export const URD = 14;
export const VEDRFOLNIR = 15;
export const VERDANDI = 16;
export const VIDOFNIR = 17;

/** C-12.2: life points that a creature brings. */
export const STAGS_LIVES = 1;
export const HEIDRUN_LIVES = 2;
export const SAEHRIMNIR_LIVES = 1;
export const GOATS_LIVES = 2;
/** C-12.2: Elves, Vanir dice and Heroes. */
export const HILDISVINI_ELVES = 3;
export const HUGIN_MUNIN_DICE = 2;
export const GULLINKAMBI_HEROES = 1;
export const VEDRFOLNIR_HEROES = 2;
export const VIDOFNIR_HEROES = 3;
/** C-12.2: cards of the wheel that Urd takes. */
export const URD_CARDS = 2;
