import { CERTAIN, type Fraction, fraction, multiplyFractions } from '@nineworlds/engine';
import { calmingPower } from '../../rules/fenrir.ts';
import { actionsOf } from '../../rules/powers.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { chanceToCalm, rollsOf } from './die-odds.ts';

/** Y-8.1: how likely the active god calms Fenrir. */
export interface CalmOdds {
  /** With one attempt; policy `calmOnce`. */
  readonly attempt: Fraction;
  /** How many attempts are left in this turn, and with all of them; policy `calmOn`. */
  readonly attempts: number;
  readonly thisTurn: Fraction;
}

/** Y-8.1: the odds of calming Fenrir as he stands now. */
export function calmOdds(o: YggdrasilPosition): CalmOdds {
  const attempt = chanceToCalm(o.setup, calmingPower(o), rollsOf(o));
  const attempts = Math.max(0, actionsOf(o) - o.taken);
  const failed = Array.from({ length: attempts }, () => opposite(attempt));
  return { attempt, attempts, thisTurn: opposite(failed.reduce(multiplyFractions, CERTAIN)) };
}

function opposite({ numerator, denominator }: Fraction): Fraction {
  return fraction(denominator - numerator, denominator);
}
