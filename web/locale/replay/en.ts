import type { SameTexts } from '@nineworlds/engine';

/** What replays and sharing say in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  replay: 'Replay',
  running: 'still running',
  bar: 'Moments of the game',
  moment: (turn: string, ply: number, last: number): string =>
    turn === '' ? `ply ${ply} of ${last}` : `${turn}, ply ${ply} of ${last}`,
  first: 'First moment',
  previous: 'One step back',
  play: 'Play',
  pause: 'Stop',
  next: 'One step on',
  last: 'Last moment',
  speed: (times: number): string => `Speed ${times}×`,
  line: 'Line',
  mainLine: 'Main line',
  again: 'Try again from here',
  tryOut: 'Try out from here',
  keys: {
    step: 'one step',
    turn: 'one turn',
    play: 'play and stop',
    branch: 'next line',
  },
  oneMoment: 'A moment in a running game, as one player sees it.',
  share: 'Share this moment',
  save: 'Save file',
  shareTitle: 'Share',
  shareLink: 'Link to this moment',
  shareSays:
    'Anyone who opens it sees the game up to its last line, starting at this moment. Only the seed stays hidden.',
  shareOver: 'Anyone who opens it sees the whole game, starting at this moment.',
  shareOwn:
    'Other players still have secrets. The link contains only what you know: the board and the log as you see them.',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it.',
  shareWith: 'Share …',
  report: 'Report a problem',
  reportSays:
    'Send this link with a sentence on what you expected and what happened instead. It contains every move, so this moment can be replayed.',
  reportOwn:
    'Send this link with a sentence on what you expected and what happened instead. While the game is running it contains only what you see now; once it is over it contains every move.',
  saveTitle: 'Save to a file',
  saveSays: 'The file contains the whole game. You can open it again from the start page.',
  saveWarning:
    'The game is still running. Its file also contains everything that is hidden, and the seed that decides all later dice and cards. Keep it to yourself.',
  noLink: 'The link would be too long. Save the game to a file instead.',
};

/** What replays and sharing say in a language. */
export type ReplayTexts = SameTexts<typeof en>;
