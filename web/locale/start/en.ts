/** What the start page says. */
export const en = {
  title: 'Nine Worlds',
  englishOnly: 'In English only',
  playNow: 'Play now',
  /** Beside it, where an owner has entered them. */
  ownValues: 'with the values of your own box',
  setUp: 'Set up a table',
  continue: 'Continue',
  continueLatest: 'Continue where you left off',
  showAll: (count: number) => `Show all ${count} games`,
  showFewer: 'Show fewer',
  remove: 'Remove',
  removeQuestion: 'Remove this game for good?',
  keep: 'Keep it',
  learn: 'Learn in 10 minutes',
  rules: 'Rulebooks',
  open: 'Open a link or save',
  box: 'Use with your own box',
  offline: 'Works offline',
  credits: 'Credits and notice',
  more: 'More',
};

/** What the start page says, in any language. */
export type StartTexts = typeof en;
