import { ENEMIES } from '../data/enemies.ts';
import type { Setup } from '../rules/setup.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** Rules that the sources do not give in full, and when a game plays with them. */
const RECONSTRUCTED: readonly (readonly [rule: string, isInPlay: (setup: Setup) => boolean])[] = [
  ['Y-3.4', ({ seats }) => seats === 1],
  ['Y-5', () => true],
  ['Y-6.5', ({ angry }) => angry > 0 && angry < ENEMIES],
  ['Y-6.6', ({ ragnarok }) => ragnarok > 0],
  ['Y-13.1', () => true],
  ['Y-13.3', ({ vanirDiscards }) => !vanirDiscards],
  ['Y-16.1', ({ colours }) => colours.includes('red')],
];

/** The ids of the rules in play that are our reconstruction. */
export function reconstructedRules(o: YggdrasilPosition): string[] {
  return RECONSTRUCTED.filter(([, isInPlay]) => isInPlay(o.setup)).map(([rule]) => rule);
}
