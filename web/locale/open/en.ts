import type { SameTexts } from '@nineworlds/engine';
import { plural } from '@nineworlds/engine';

/** What the page says that opens links and files. */
export const en = {
  title: 'Open a link or save',
  says: 'Paste a link, a save or a position of Nine Worlds here, or choose a file. You can also drop a file on this page.',
  text: 'Link or text',
  look: 'Look at it',
  file: 'Choose a file …',
  checking: 'Checking the game …',
  wrong: 'This cannot be opened:',
  tooLarge: 'This file is too large for a game.',
  emptyText: 'There is nothing in the field yet: paste a link or a text, or choose a file.',
  emptyFile: 'This file is empty.',
  details: 'Details',
  isGame: (game: string): string => `A game of ${game}`,
  isPosition: (game: string): string => `A position of ${game}`,
  isMoment: 'A moment in a running game, as one player sees it',
  isSaved: 'A game saved in this browser',
  lines: (n: number): string =>
    plural('en', n, { one: '1 line played', other: `${n} lines played` }),
  people: (names: string): string => `At the table: ${names}`,
  replay: 'Watch the replay',
  show: 'Look at it',
  toSaved: 'Go to this game',
  playOn: 'Play on from its end',
  playFrom: 'Play from here',
  playSays: 'A copy is saved in this browser. What you opened stays as it is.',
};

/** What that page says, in any language. */
export type OpenTexts = SameTexts<typeof en>;
