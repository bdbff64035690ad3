import { addFractions, cellAt, type Fraction, fraction, NEVER } from '@nineworlds/engine';
import { ways } from '../../rules/bags.ts';
import { canGather, tokensGathered } from '../../rules/midgard.ts';
import { tokensBurnt } from '../../rules/muspellheim.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';

/** What is drawn from a bag. Nobody is asked on the way, so that no policy is needed. */
export interface BagOdds {
  /** So many tokens are drawn. */
  readonly tokens: number;
  /** The chance of each number of those that count. */
  readonly chances: readonly Fraction[];
  readonly mean: Fraction;
}

/** Y-9.2: the Vikings that the active god gathers on an island; undefined where they gather none. */
export function gatherOdds(o: YggdrasilPosition, island: number): BagOdds | undefined {
  if (!canGather(o, island)) return undefined;
  const bag = island - 1;
  return drawOdds(cellAt(o.bagVikings, bag), cellAt(o.bagFire, bag), tokensGathered(o, island));
}

/** Y-9.7: the Fire Giants that are drawn out of a bag. */
export function burnOdds(o: YggdrasilPosition, bag: number): BagOdds {
  return drawOdds(cellAt(o.bagFire, bag), cellAt(o.bagVikings, bag), tokensBurnt(o, bag));
}

/** Tokens drawn without looking, of which some count and others do not. */
function drawOdds(counted: number, others: number, tokens: number): BagOdds {
  const all = ways(counted + others, tokens);
  const chances = Array.from({ length: tokens + 1 }, (_, count) =>
    fraction(ways(counted, count) * ways(others, tokens - count), all),
  );
  const mean = chances.reduce(
    (sum, { numerator, denominator }, count) =>
      addFractions(sum, fraction(numerator * BigInt(count), denominator)),
    NEVER,
  );
  return { tokens, chances, mean };
}
