import { CERTAIN, cellAt, type Fraction, NEVER } from '@nineworlds/engine';
import { bonusAgainst, isDieForbidden, strengthOf } from '../../rules/combat.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { chanceOfHammers, rollsOf } from './die-odds.ts';

/** The active god's chances against a foe. */
export interface FightOdds {
  readonly strength: number;
  /** Y-10.4: what they have before Vikings, die and elves. */
  readonly bonus: number;
  /** The policies by the number of elves: `spendNothing`, `spendUpTo(1)`. */
  readonly policies: readonly string[];
  /** The chance to win, by Vikings sent into the fight and by elves that may be spent after the roll. */
  readonly chances: readonly (readonly Fraction[])[];
}

/** The name of the policy that spends as few elves as win, and at most so many. */
export function spendingPolicy(elves: number): string {
  return elves === 0 ? 'spendNothing' : `spendUpTo(${elves})`;
}

/** Y-10: every number of Vikings and every number of elves that the active god may spend. */
export function fightOdds(o: YggdrasilPosition, foe: number): FightOdds {
  const elves = numbersTo(cellAt(o.elves, o.active));
  return {
    strength: strengthOf(o, foe),
    bonus: bonusAgainst(o, foe),
    policies: elves.map(spendingPolicy),
    chances: numbersTo(cellAt(o.vikings, o.active)).map((vikings) =>
      elves.map((most) => winChance(o, foe, vikings, most)),
    ),
  };
}

/** The chance to win with so many Vikings and at most so many elves. */
export function winChance(
  o: YggdrasilPosition,
  foe: number,
  vikings: number,
  elves: number,
): Fraction {
  const missing = strengthOf(o, foe) - bonusAgainst(o, foe) - vikings - elves;
  // Y-11.5: under Thiazy nobody rolls.
  if (isDieForbidden(o)) return missing > 0 ? NEVER : CERTAIN;
  return chanceOfHammers(o.setup, missing, rollsOf(o));
}

/** The chance to win with all that the active god has. */
export function bestWinChance(o: YggdrasilPosition, foe: number): Fraction {
  return winChance(o, foe, cellAt(o.vikings, o.active), cellAt(o.elves, o.active));
}

function numbersTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}
