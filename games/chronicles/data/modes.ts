/** C-3.3, C-15.5: how hard a game is, from the easiest on. The last two are ours: the hard game on a longer way. */
export const MODES = ['easy', 'hard', 'harder', 'hardest'] as const;
export type Mode = (typeof MODES)[number];

/** C-15.5: the steps that Nidhogg takes besides those of the hard game. */
export const MORE_STEPS: Readonly<Record<Exclude<Mode, 'easy'>, number>> = {
  hard: 0,
  harder: 1,
  hardest: 2,
};
