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
  },
  jp: { odin: 'bottomOnly' },
};

/** Y-6.7: difficulty by name. The names, and the number of Angry cards of `normal`, are ours. */
export const DIFFICULTIES = {
  introductory: { angry: 0, ragnarok: 0 },
  normal: { angry: 3, ragnarok: 0 },
  expert: { angry: 6, ragnarok: 0 },
  ragnarok: { angry: 6, ragnarok: 4 },
  // Any step is allowed: `custom,angry=2,ragnarok=1`.
  custom: {},
} as const satisfies Readonly<Record<string, Options>>;
