import { type Fields, positionFaults } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import type { Game } from './situation.ts';

/** What is wrong with the file of a game's position in which something has been changed. */
export function spoilt({ match, position }: Game, change: (position: Fields) => Fields): string[] {
  return positionFaults(chronicles, { options: match.options, position }, change);
}
