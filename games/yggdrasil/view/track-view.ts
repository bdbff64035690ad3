import { itemAt } from '@nineworlds/engine';
import { POWER, SPACES, STRENGTH } from '../data/track.ts';
import { LINES, type LineWord } from '../rules/track.ts';

/** Y-4.1: a space on the way to Odin's Residence. */
export interface ShownSpace {
  /** What it takes to beat an enemy there, and how hard its effect hits; 0 where none is printed. */
  readonly strength: number;
  readonly power: number;
  /** Y-4.2: the line that lies before it. */
  readonly line?: LineWord;
}

/** The way from the start to the Residence. */
export function shownTrack(): ShownSpace[] {
  return Array.from({ length: SPACES }, (_, space) => {
    const line = LINES.find(({ from }) => from === space)?.line;
    return {
      strength: itemAt(STRENGTH, space),
      power: itemAt(POWER, space),
      ...(line === undefined ? {} : { line }),
    };
  });
}
