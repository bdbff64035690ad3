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
  oneMoment: 'One moment of a running game, as one player knows it.',
  share: 'Share this moment',
  save: 'Save file',
  shareTitle: 'Share',
  shareLink: 'Link to this moment',
  shareSays:
    'Whoever opens it sees the game up to its last line, at this moment. Only the seed of chance stays hidden.',
  shareOver: 'Whoever opens it sees the whole game, at this moment.',
  shareOwn:
    'Other players still have secrets. The link holds only what you know: the board and the log as you see them.',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it.',
  shareWith: 'Share …',
  report: 'Report a problem',
  reportSays:
    'Send this link with a sentence on what you expected and what happened instead. It holds every line, so the moment can be played again.',
  reportOwn:
    'Send this link with a sentence on what you expected and what happened instead. While the game runs it holds only what you see at this moment; after the end it holds every line.',
  saveTitle: 'Save to a file',
  saveSays: 'The file holds the whole game and can be opened again on the start page.',
  saveWarning:
    'The game is still running: its file also holds everything that is hidden, and the seed that all later chance comes from. Keep it to yourself.',
  noLink: 'The link would be too long. Save the game to a file instead.',
};

/** What replays and sharing say in a language. */
export type ReplayTexts = SameTexts<typeof en>;
