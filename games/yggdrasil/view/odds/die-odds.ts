import { CERTAIN, type Fraction, fraction, itemAt, NEVER } from '@nineworlds/engine';
import { CALMING_FACES, DIE_SIDES } from '../../data/die.ts';
import { TYR } from '../../data/gods.ts';
import { hasPower } from '../../rules/powers.ts';
import type { Setup } from '../../rules/setup.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';

/** Y-5: what of a set-up makes the die. */
type Die = Pick<Setup, 'faceCount' | 'hammers'>;

/** Y-14.5: how often the active god rolls to choose the best: Tyr twice. */
export function rollsOf(o: YggdrasilPosition): number {
  return hasPower(o, TYR) ? 2 : 1;
}

/** Y-5: the chance that the best of some rolls shows at least so many hammers. */
export function chanceOfHammers(die: Die, least: number, rolls: number): Fraction {
  let sides = 0;
  for (const [face, count] of die.faceCount.entries()) {
    if (itemAt(die.hammers, face) >= least) sides += count;
  }
  return chanceOfSides(sides, rolls);
}

/** Y-8.1: the chance that the best of some rolls calms a Fenrir of this power. */
export function chanceToCalm(die: Die, power: number, rolls: number): Fraction {
  let sides = 0;
  for (const count of die.faceCount.slice(0, itemAt(CALMING_FACES, power))) sides += count;
  return chanceOfSides(sides, rolls);
}

/** The chance that at least one of some rolls shows one of so many sides. */
function chanceOfSides(sides: number, rolls: number): Fraction {
  if (sides === 0) return NEVER;
  if (sides === DIE_SIDES) return CERTAIN;
  const all = BigInt(DIE_SIDES) ** BigInt(rolls);
  return fraction(all - BigInt(DIE_SIDES - sides) ** BigInt(rolls), all);
}
