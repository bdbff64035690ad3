import type { SameTexts } from '@nineworlds/engine';

/** What a table says when a game is not kept, or goes on by other rules. */
export const en = {
  savedFull:
    'The storage of this browser is full: the game goes on, but is not kept. Save it to a file.',
  savedBlocked:
    'This browser keeps nothing for this page: the game goes on, but is lost when the page is closed. Save it to a file.',
  continued: (from: string | number, to: string | number): string =>
    `The rules have changed since (version ${from} → ${to}): the game goes on from this position, and the old record is kept.`,
  storage: {
    outdated:
      'A newer version of this site has opened in another tab. Your games are safe; reload, so that what you play here is kept too.',
    waiting:
      'This site wants to bring its storage up to date, but an older tab holds it. Close the other tabs of this site; until then games can be read and not kept.',
    refused:
      'The storage could not be brought up to date. Your games can be read, but nothing new is kept; save what you play to a file.',
  },
  reload: 'Reload',
};

/** What a table says about that, in any language. */
export type NoticeTexts = SameTexts<typeof en>;
