import type { SameTexts } from '@nineworlds/engine';

/** What a table says when a game is not saved, or goes on by other rules. */
export const en = {
  savedFull:
    'This browser’s storage is full. You can play on, but the game is not being saved. Save it to a file.',
  savedBlocked:
    'This browser stores nothing for this page. You can play on, but the game is lost when you close the page. Save it to a file.',
  continued: (from: string | number, to: string | number): string =>
    `The rules have changed since then (version ${from} → ${to}): the game continues from this position, and the old record is kept.`,
  storage: {
    outdated:
      'A newer version of this site has opened in another tab. Your games are safe; reload this tab so that what you play here is saved, too.',
    waiting:
      'This site needs to update its storage, but an older tab is still using it. Close the other tabs of this site. Until then you can read your games, but nothing is saved.',
    refused:
      'The storage could not be updated. You can read your games, but nothing new is saved. Save what you play to a file.',
  },
  reload: 'Reload',
};

/** What a table says about that, in any language. */
export type NoticeTexts = SameTexts<typeof en>;
