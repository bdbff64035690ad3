import {
  addFractions,
  CERTAIN,
  type Fraction,
  fraction,
  itemAt,
  multiplyFractions,
  NEVER,
} from '@nineworlds/engine';
import { ELVES_PER_RISK } from '../../data/gods.ts';
import type { Spending } from './spending.ts';
import type { DieFacts, ThrowFacts } from './throw-facts.ts';

/** C-13: the life points that a saving throw costs. */
export interface LivesLost {
  /** The chance of losing each number of life points, from none to all that there are. */
  readonly chances: readonly Fraction[];
  readonly mean: Fraction;
  /** The chance that it takes the last one. */
  readonly deadly: Fraction;
}

/** What has come of some dice: so many ways, out of all ways there are. */
interface Roll {
  readonly ways: bigint;
  /** Risks that the dice cancel. */
  readonly cancelled: number;
  /** Failed dice that an Elf could turn, the god's own die not counted. */
  readonly failed: number;
  readonly isGodFailed: boolean;
  /** Failed Brothers who have an Elf. */
  readonly helpers: number;
}

/**
 * C-13.1: the life points lost with so many Heroes sent before the roll and so many Vanir dice in it.
 * Failed dice are rolled again where an artifact allows it, and nothing is taken from Kin.
 */
export function livesLost(
  facts: ThrowFacts,
  heroes: number,
  dice: number,
  spending: Spending,
): LivesLost {
  const risks = facts.risks - heroes;
  const { lives } = facts;
  const most = Math.min(lives, Math.max(0, risks));
  const ways = new Array<bigint>(most + 1).fill(0n);
  let all = 0n;
  for (const roll of rollsOf(facts, dice)) {
    const { left } = afterSpending(facts, roll, risks, heroes, spending);
    ways[Math.min(left, most)] = itemAt(ways, Math.min(left, most)) + roll.ways;
    all += roll.ways;
  }
  const chances = ways.map((count) => fraction(count, all));
  return {
    chances,
    mean: chances.reduce((sum, chance, lost) => addFractions(sum, times(chance, lost)), NEVER),
    deadly: most === lives ? itemAt(chances, most) : NEVER,
  };
}

/** What a saving throw may cost the god who throws. */
export interface ThrowCost {
  readonly lives: number;
  readonly elves: number;
  readonly chance: Fraction;
}

/** C-13.1: life points and own Elves together, from the cheapest to the dearest. */
export function throwCosts(
  facts: ThrowFacts,
  heroes: number,
  dice: number,
  spending: Spending,
): readonly ThrowCost[] {
  const risks = facts.risks - heroes;
  // C-17.7: no die is rolled where nothing is left to cancel.
  if (risks <= 0) return [{ lives: 0, elves: 0, chance: CERTAIN }];
  const ways = new Map<string, { lives: number; elves: number; ways: bigint }>();
  let all = 0n;
  for (const roll of rollsOf(facts, dice)) {
    const { left, turning, pairs } = afterSpending(facts, roll, risks, heroes, spending);
    const lives = Math.min(left, facts.lives);
    const elves = turning - Math.min(turning, facts.keptElves) + pairs * ELVES_PER_RISK;
    const key = `${lives} ${elves}`;
    ways.set(key, { lives, elves, ways: (ways.get(key)?.ways ?? 0n) + roll.ways });
    all += roll.ways;
  }
  return [...ways.values()]
    .sort((a, b) => a.lives - b.lives || a.elves - b.elves)
    .map((cost) => ({ lives: cost.lives, elves: cost.elves, chance: fraction(cost.ways, all) }));
}

/** C-13.2: how many Vanir dice go back to Vanaheim on average, failures rolled again where they can be. */
export function meanDiceLost(facts: ThrowFacts, heroes: number, dice: number): Fraction {
  const risks = facts.risks - heroes;
  if (risks <= 0 || dice === 0) return NEVER;
  const { vanirDie, losing, keptDice } = facts;
  const failures = vanirDie.sides - vanirDie.successes;
  const anyRoll = fraction(losing.successes + losing.failures, vanirDie.sides);
  const ifSuccess = share(losing.successes, vanirDie.successes);
  const ifFailure = share(losing.failures, failures);
  let mean = NEVER;
  let all = 0n;
  const rolls = rollsOf({ ...facts, vanirDie: { ...vanirDie, rolls: 1 } }, dice);
  for (const { ways } of rolls) all += ways;
  for (const { ways, failed, cancelled } of rolls) {
    // C-12.1: with Andvarinaut all failures are rolled again, and where no Risk is left the lost ones.
    const isAgain = vanirDie.rolls > 1;
    const again = cancelled < risks ? anyRoll : multiplyFractions(ifFailure, anyRoll);
    const lost = isAgain ? again : ifFailure;
    const won = dice - failed;
    const none = multiplyFractions(power(opposite(ifSuccess), won), power(opposite(lost), failed));
    const kept = keptDice > 0 ? opposite(none) : NEVER;
    const gone = addFractions(times(ifSuccess, won), times(lost, failed));
    mean = addFractions(mean, multiplyFractions(fraction(ways, all), minus(gone, kept)));
  }
  return mean;
}

/** A part of some sides; none where there are none. */
function share(part: number, whole: number): Fraction {
  return whole === 0 ? NEVER : fraction(part, whole);
}

function minus(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator - b.numerator * a.denominator;
  return fraction(numerator, a.denominator * b.denominator);
}

function opposite(chance: Fraction): Fraction {
  return minus(CERTAIN, chance);
}

function power(base: Fraction, exponent: number): Fraction {
  return fraction(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

/** All that the dice can come to. */
function rollsOf({ vanirDie, godDie, godCancels, brothers }: ThrowFacts, dice: number): Roll[] {
  const [hit, missed] = waysOf(vanirDie);
  let rolls: Roll[] = Array.from({ length: dice + 1 }, (_, failed) => ({
    ways: choose(dice, failed) * hit ** BigInt(dice - failed) * missed ** BigInt(failed),
    cancelled: dice - failed,
    failed,
    isGodFailed: false,
    helpers: 0,
  }));
  if (godDie !== undefined) {
    rolls = split(
      rolls,
      godDie,
      (roll) => ({ ...roll, cancelled: roll.cancelled + godCancels }),
      (roll) => ({ ...roll, isGodFailed: true }),
    );
  }
  // C-14.1: a Brother cancels one Risk.
  for (const { die, hasElf } of brothers) {
    rolls = split(
      rolls,
      die,
      (roll) => ({ ...roll, cancelled: roll.cancelled + 1 }),
      (roll) => ({ ...roll, helpers: roll.helpers + (hasElf ? 1 : 0) }),
    );
  }
  return rolls.filter(({ ways }) => ways > 0n);
}

/** What comes of one more die. */
function split(
  rolls: readonly Roll[],
  die: DieFacts,
  succeed: (roll: Roll) => Roll,
  fail: (roll: Roll) => Roll,
): Roll[] {
  const [hit, missed] = waysOf(die);
  return rolls.flatMap((roll) => [
    succeed({ ...roll, ways: roll.ways * hit }),
    fail({ ...roll, ways: roll.ways * missed }),
  ]);
}

/** In how many ways a die succeeds and fails, a second roll after a failure included. */
function waysOf({ sides, successes, rolls }: DieFacts): readonly [hit: bigint, missed: bigint] {
  const missed = BigInt(sides - successes) ** BigInt(rolls);
  return [BigInt(sides) ** BigInt(rolls) - missed, missed];
}

/** C-13.1: the Risks that are left, and the god's own Elves spent, by what the policy allows. */
function afterSpending(
  facts: ThrowFacts,
  roll: Roll,
  risks: number,
  heroes: number,
  { elves, others }: Spending,
): { readonly left: number; readonly turning: number; readonly pairs: number } {
  let left = Math.max(0, risks - roll.cancelled);
  if (others === 'help') left = Math.max(0, left - roll.helpers);
  const turned = turnDice(facts, roll, left, elves);
  left = Math.max(0, left - turned.cancelled);
  // C-14: Freyr's pairs, whatever the dice show.
  const unspent = Math.max(0, Math.min(facts.freyrElves, elves) - turned.spent);
  const pairs = Math.min(left, Math.floor(unspent / ELVES_PER_RISK));
  left -= pairs;
  if (others === 'help') left = Math.max(0, left - Math.max(0, facts.lateHeroes - heroes));
  return { left, turning: turned.spent, pairs };
}

/** C-13.1, C-14: Elves turn failed dice, the god's own first, as long as Risks are left. */
function turnDice(
  facts: ThrowFacts,
  { failed, isGodFailed }: Roll,
  risks: number,
  elves: number,
): { readonly spent: number; readonly cancelled: number } {
  const most = Math.min(facts.elves, elves);
  if (risks === 0 || most === 0) return { spent: 0, cancelled: 0 };
  const first = isGodFailed ? facts.godCancels : 1;
  const needed = Math.max(1, risks - first + 1);
  const spent = Math.min(most, failed + (isGodFailed ? 1 : 0), needed);
  return { spent, cancelled: spent === 0 ? 0 : first + spent - 1 };
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

function times({ numerator, denominator }: Fraction, count: number): Fraction {
  return fraction(numerator * BigInt(count), denominator);
}
