import type { Judgement, Move, Told } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import type { ChroniclesPosition } from './state.ts';

/**
 * What came of a line, for odds: life points that the active god has lost or regained by it, or the end
 * of the game. What the next turn brings, whose card may be known already, does not belong to it.
 */
export function judge(
  before: ChroniclesPosition,
  line: readonly Move[],
  _after: ChroniclesPosition,
  told: readonly Told[],
): Judgement | undefined {
  if (line.length === 0 || before.frames.seat !== before.active) return undefined;
  const god = GOD_WORDS[before.gods[before.active]];
  let change = 0;
  for (const { name, facts } of told) {
    if (name === 'turnBegan' || name === 'roundBegan') break;
    if (name === 'gameWon') return { what: 'won', value: 1 };
    if (name === 'gameLost') return { what: 'lost', value: LOSS };
    if (facts.god !== god) continue;
    if (name === 'livesLost') change -= Number(facts.count);
    if (name === 'livesRegained') change += Number(facts.count);
  }
  return { what: `lives ${change}`, value: change };
}

/** A lost game is worse than any number of life points. */
const LOSS = -99;
