import type { SameTexts } from '@nineworlds/engine';
import { plural } from '@nineworlds/engine';

/** What the adviser says. */
export const en = {
  title: 'Advice',
  thinking: 'The adviser is thinking …',
  cancel: 'Cancel',
  /** The chance to win with a line, and how far it may be off, in points. */
  chance: (percent: string, points: number): string => `${percent} ± ${points}`,
  chanceMeans: 'Chance to win, from simulated games',
  ready: (lines: number, line: string, percent: string): string =>
    `${plural('en', lines, { one: 'One line', other: `${lines} lines` })}. Best: ${line}, ${percent} to win.`,
  noReasons: 'No single reason: it did best in the simulated games.',
  isOff: 'Advice is off here because several people are playing together.',
  allow: 'Switch advice on',
  setting: 'Advice',
  settings: { on: 'On', off: 'Off' },
  used: (times: number): string => `Advice used: ${times}`,
  usedBy: (name: string, times: number): string => `${name} ${times}`,
};

/** What the adviser says, in any language. */
export type AdviceTexts = SameTexts<typeof en>;
