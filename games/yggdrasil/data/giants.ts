/** Y-11: the frost giants in the order of their numbers, four by four of a rune. */
export const GIANT_WORDS = [
  'angerboda',
  'hrungnir',
  'utgardloki',
  'hrym',
  'greip',
  'gialp',
  'geirroed',
  'skyrmir',
  'suttung',
  'gymir',
  'fafner',
  'thiazy',
  'thrym',
  'thokk',
  'hymir',
  'bergelmir',
] as const;
export type GiantWord = (typeof GIANT_WORDS)[number];

export const GIANTS = 16;
/** The set of all giants: bit g is giant g. */
export const ALL_GIANTS = (1 << GIANTS) - 1;

export const UTGARDLOKI = 2;
export const THIAZY = 11;
export const HYMIR = 14;
export const BERGELMIR = 15;

/** Y-11.1: the runes; giant g belongs to rune g / 4. */
export const RUNE_WORDS = ['sigel', 'daeg', 'tiwaz', 'mann'] as const;
export type RuneWord = (typeof RUNE_WORDS)[number];
export const GIANTS_PER_RUNE = 4;
export const SIGEL = 0;
export const DAEG = 1;
export const TIWAZ = 2;
export const MANN = 3;
/** Y-11.1: the giants of each rune, as sets. */
export const GIANTS_OF_RUNE: readonly number[] = RUNE_WORDS.map(
  (_, rune) => ((1 << GIANTS_PER_RUNE) - 1) << (rune * GIANTS_PER_RUNE),
);

/** Y-11.8: the Vikings that Sigel brings back. Y-11.9: the turns without enemy card that Daeg gives. */
export const SIGEL_VIKINGS = 15;
export const DAEG_TURNS = 3;
/** Y-11.10: how far Mann drives an enemy back. Y-11.11: how many enemies Tiwaz drives back. */
export const MANN_SPACES = 3;
export const TIWAZ_ENEMIES = 3;

/** Y-9.8: the strength of every giant. */
export const GIANT_STRENGTH = 3;

/** Y-11.2: the giant that makes an enemy stronger by one, by enemy, as a set of one. */
export const STRENGTHENER = [1 << 7, 1 << 0, 1 << 12, 1 << 8, 1 << 13, 1 << 4] as const;
/** Y-11.3: the giant that closes a world, by world, as a set of one; empty where there is none. */
export const BLOCKER = [0, 0, 1 << 6, 1 << 1, 1 << 10, 1 << 3, 1 << 5, 0, 1 << 9] as const;
/** Y-11.3: all giants that close a world, as a set, and the world that each of them closes. */
export const BLOCKERS = BLOCKER.reduce((giants: number, giant) => giants | giant, 0);
export const BLOCKED_WORLD: readonly number[] = GIANT_WORDS.map((_, giant) =>
  Math.max(
    0,
    BLOCKER.findIndex((blocker) => blocker === 1 << giant),
  ),
);
