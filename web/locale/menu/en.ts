import type { SameTexts } from '@nineworlds/engine';

/** What the menu of a table says. */
export const en = {
  game: 'This game',
  tryOut: 'Try something out',
  seats: 'Who sits where',
  seatIs: (name: string): string => `${name} is`,
  keys: 'Keys',
  keyTexts: {
    choose: 'choose the first to ninth answer',
    move: 'move around the board, or through a replay',
    confirm: 'look at a choice; press again to play it',
    back: 'one part back',
    undo: 'undo',
    hint: 'hint',
    odds: 'odds',
    log: 'log',
    command: 'command line',
    help: 'this menu',
  },
  textSize: 'Text size',
  contrast: 'Contrast',
  contrasts: { auto: 'Normal', more: 'High' },
  motion: 'Motion',
  motions: { normal: 'Normal', fast: 'Fast', off: 'Off' },
  sounds: { off: 'Off', on: 'On' },
  oddsShown: 'Odds',
  oddsSettings: { always: 'Always', demand: 'On request', off: 'Off' },
  leave: 'Leave the table',
  saved: 'The game is saved and listed on the start page.',
  notSaved: 'None of this is saved.',
};

/** What the menu of a table says, in any language. */
export type MenuTexts = SameTexts<typeof en>;
