import type { Move, Policy } from '@nineworlds/engine';
import { BROTHER, ELVES_PER_RISK, FREYIA } from '../../data/gods.ts';
import { apply } from '../../rules/apply.ts';
import {
  BROTHER_ELF,
  CONVERT,
  FREYR_ELVES,
  KIN_ENOUGH,
  KIN_LIVES,
  KIN_TAKE,
  LATE_HEROES,
  NO,
  PAY_HEROES,
  REROLL_GOD,
  REROLL_VANIR,
  ROLL_DICE,
  THROW,
  YES,
} from '../../rules/kinds.ts';
import { isRelated } from '../../rules/relations.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';
import { isVanirSuccess, mostConverted, mostFreyr, mostHeroes, SPENT } from '../../rules/throw.ts';
import { copyOf } from './copy.ts';
import { SPEND_ALL, SPEND_NOTHING, type Spending, spendUpTo } from './spending.ts';
import { openThrow } from './throw-facts.ts';

type ChroniclesPolicy = Policy<ChroniclesPosition>;

/** What a god commits before the roll (C-13.1), and spends after it. */
export interface Commitment {
  readonly name: string;
  readonly heroes: 'all' | 'none';
  readonly dice: 'all' | 'none';
  readonly spending: Spending;
}

/** Four ways to meet Risks, from nothing but the god die to all there is. */
export const COMMITMENTS: readonly Commitment[] = [
  { name: 'holdBack', heroes: 'none', dice: 'none', spending: SPEND_NOTHING },
  { name: 'diceOnly', heroes: 'none', dice: 'all', spending: SPEND_NOTHING },
  { name: 'diceAndElves', heroes: 'none', dice: 'all', spending: spendUpTo(SPEND_ALL.elves) },
  { name: 'everything', heroes: 'all', dice: 'all', spending: SPEND_ALL },
];

/** C-13.1: answers what is asked in a saving throw. Nothing is taken from Kin, no Kin loses life. */
function committing({ name, heroes, dice, spending }: Commitment): ChroniclesPolicy {
  return {
    name,
    turnsAhead: 0,
    choose(p) {
      const { frames } = p;
      if (!isThrowing(p)) return 'stop';
      switch (frames.kind) {
        case PAY_HEROES:
          return heroes === 'all' ? mostHeroes(p) : 0;
        case ROLL_DICE:
          return dice === 'all' ? p.dice[p.active] : 0;
        default:
          return spend(p, spending);
      }
    },
  };
}

/** C-13.1: answers what is asked after the roll of a saving throw. */
function spendingPolicy(spending: Spending): ChroniclesPolicy {
  const { name } = spending;
  return { name, turnsAhead: 0, choose: (p) => (isThrowing(p) ? spend(p, spending) : 'stop') };
}

function spend(p: ChroniclesPosition, { elves, others }: Spending): Move | 'stop' {
  const { frames } = p;
  switch (frames.kind) {
    case KIN_TAKE:
      return KIN_ENOUGH;
    case REROLL_GOD:
      return YES;
    case REROLL_VANIR: {
      const symbol = frames.arg(0);
      return isVanirSuccess(p, p.active, symbol) ? 0 : p.thrown[symbol];
    }
    case BROTHER_ELF:
      return others === 'help' ? YES : NO;
    case CONVERT:
      return Math.min(elves, mostConverted(p));
    case FREYR_ELVES: {
      const unspent = elves - frames.argAt(throwDepth(p), SPENT);
      return Math.min(mostFreyr(p), Math.max(0, Math.floor(unspent / ELVES_PER_RISK)));
    }
    case LATE_HEROES:
      return others === 'help' ? mostHeroes(p) : 0;
    case KIN_LIVES:
      return 0;
    default:
      return 'stop';
  }
}

function throwDepth({ frames }: ChroniclesPosition): number {
  let depth = frames.depth - 1;
  while (depth >= 0 && frames.kindAt(depth) !== THROW) depth--;
  return depth;
}

function isThrowing(p: ChroniclesPosition): boolean {
  return throwDepth(p) >= 0;
}

/** The policies that make sense of a line's odds; the empty line stands for open chance. */
export function policiesFor(
  o: ChroniclesPosition,
  line: readonly Move[],
): readonly ChroniclesPolicy[] {
  const p = copyOf(o);
  for (const move of line) apply(p, move);
  if (!isThrowing(p)) return [];
  return openThrow(p) === undefined
    ? spendings(p).map(spendingPolicy)
    : COMMITMENTS.map(committing);
}

/** What can be spent after the roll, from nothing to everything. */
export function spendings(p: ChroniclesPosition): Spending[] {
  const own = Array.from({ length: p.elves[p.active] + 1 }, (_, elves) => spendUpTo(elves));
  const isFreyia = p.setup.isHard && p.gods[p.active] === FREYIA && p.valhalla > 0;
  const isHelped = p.elves.some(
    (elves, seat) => elves > 0 && isRelated(p, BROTHER, p.active, seat),
  );
  return isFreyia || isHelped ? [...own, SPEND_ALL] : own;
}
