/** What the start page says. */
export const en = {
  title: 'Nine Worlds',
  games: {
    yggdrasil: {
      name: 'Yggdrasil',
      size: '1–6 gods · 90 min',
      text: 'Hold the wall of Asgard together against six enemies until the last card is played.',
    },
    chronicles: {
      name: 'Chronicles',
      size: '1–5 gods · 90 min',
      text: 'Climb a turning tree together and keep nine worlds from ruin while Nidhogg gnaws.',
    },
    needfire: {
      name: 'NeedFire',
      size: '2–4 rivals · 60 min',
      text: 'Light the ring, call warriors that answer your rune, and chain them for Valhalla.',
    },
  },
  playNow: 'Play now',
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
