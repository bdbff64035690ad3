import type { EventOf, Move, NamedOutcome } from '@nineworlds/engine';
import type { ChroniclesEvents } from './events.ts';
import { type ChroniclesPosition, godWord } from './state.ts';

/**
 * What came of a line, for odds: life points that the active god has lost or regained by it, or the end
 * of the game. What the next turn brings, whose card may be known already, does not belong to it.
 */
export function outcomeOf(
  before: ChroniclesPosition,
  line: readonly Move[],
  _after: ChroniclesPosition,
  told: readonly EventOf<ChroniclesEvents>[],
): NamedOutcome | undefined {
  if (line.length === 0 || before.frames.seat !== before.active) return undefined;
  const god = godWord(before, before.active);
  let change = 0;
  for (const { name, facts } of told) {
    if (name === 'turnBegan' || name === 'roundBegan') break;
    if (name === 'gameWon') return { what: 'won', value: 1 };
    if (name === 'gameLost') return { what: 'lost', value: LOSS };
    if (name === 'livesLost' && facts.god === god) change -= facts.count;
    if (name === 'livesRegained' && facts.god === god) change += facts.count;
  }
  return { what: `lives ${change}`, value: change };
}

/** A lost game is worse than any number of life points. */
const LOSS = -99;
