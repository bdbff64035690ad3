import type { Options } from '@nineworlds/engine';

/** Y-16: the rule sets, by name: what each says where the sources disagree. */
export const RULE_SETS: Readonly<Record<string, Options>> = {
  printed2011: {},
  draft2010: {
    bags: 'draft',
    floodStart: 'none',
    giants: 'draft',
    runes: 'draft',
    vanirUse: 'exact',
    vanir3: 'discardNext',
    thiazyWeapons: false,
    direction: 'counterclockwise',
    gathering: 'oncePerTurn',
    thiazyThor: false,
  },
  jp: { odin: 'bottomOnly' },
};

/**
 * Y-6.7: difficulty by name, from the easiest to the hardest as measured with the heuristic bot and three gods.
 * The names, the number of Angry cards of `normal`, and all of `master` and `ragnarok` are ours.
 */
export const DIFFICULTIES = {
  introductory: { angry: 0, ragnarok: 0, firstArchOneWay: false },
  normal: { angry: 3, ragnarok: 0, firstArchOneWay: false },
  expert: { angry: 6, ragnarok: 0, firstArchOneWay: false },
  master: { angry: 6, ragnarok: 0, firstArchOneWay: true },
  ragnarok: { angry: 6, ragnarok: 4, firstArchOneWay: false },
  // Any step is allowed: `custom,angry=2,ragnarok=1`.
  custom: {},
} as const satisfies Readonly<Record<string, Options>>;
