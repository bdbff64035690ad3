import { cellAt, type Move, type Policy } from '@nineworlds/engine';
import { BROTHER, ELVES_PER_RISK, FREYIA } from '../../data/gods.ts';
import { apply } from '../../rules/game.ts';
import { KIN_ENOUGH, kinAtAnyTime, kinTake } from '../../rules/kin.ts';
import { questions } from '../../rules/questions.ts';
import { isRelated } from '../../rules/relations.ts';
import { isThrowing, isVanirSuccess, NO, throwOf, YES } from '../../rules/saving-throw.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';
import { rerollGod, rerollVanir, rollDice } from '../../rules/throw-dice.ts';
import {
  brotherElf,
  convert,
  freyrElves,
  kinLives,
  lateHeroes,
  mostConverted,
  mostFreyr,
  mostHeroes,
  payHeroes,
} from '../../rules/throw-help.ts';
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

/** To meet Risks with nothing but the god die, and with all there is. */
export const HOLD_BACK: Commitment = {
  name: 'holdBack',
  heroes: 'none',
  dice: 'none',
  spending: SPEND_NOTHING,
};
export const EVERYTHING: Commitment = {
  name: 'everything',
  heroes: 'all',
  dice: 'all',
  spending: SPEND_ALL,
};

/** Four ways to meet Risks, from the least to the most. */
export const COMMITMENTS: readonly Commitment[] = [
  HOLD_BACK,
  { name: 'diceOnly', heroes: 'none', dice: 'all', spending: SPEND_NOTHING },
  { name: 'diceAndElves', heroes: 'none', dice: 'all', spending: spendUpTo(SPEND_ALL.elves) },
  EVERYTHING,
];

/** C-13.1: answers what is asked in a saving throw. Nothing is taken from Kin, no Kin loses life. */
function committing({ name, heroes, dice, spending }: Commitment): ChroniclesPolicy {
  return {
    name,
    turnsAhead: 0,
    choose(p) {
      if (!isThrowing(p)) return 'stop';
      switch (questions.asked(p)) {
        case payHeroes:
          return heroes === 'all' ? mostHeroes(p) : 0;
        case rollDice:
          return dice === 'all' ? cellAt(p.dice, p.active) : 0;
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
  switch (questions.asked(p)) {
    case kinTake:
    case kinAtAnyTime:
      return KIN_ENOUGH;
    case rerollGod:
      return YES;
    case rerollVanir: {
      const { symbol } = rerollVanir.open(p);
      return isVanirSuccess(p, p.active, symbol) ? 0 : cellAt(p.thrown, symbol);
    }
    case brotherElf:
      return others === 'help' ? YES : NO;
    case convert:
      return Math.min(elves, mostConverted(p));
    case freyrElves: {
      const unspent = elves - throwOf(p).spentElves;
      return Math.min(mostFreyr(p), Math.max(0, Math.floor(unspent / ELVES_PER_RISK)));
    }
    case lateHeroes:
      return others === 'help' ? mostHeroes(p) : 0;
    case kinLives:
      return 0;
    default:
      return 'stop';
  }
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
  const own = Array.from({ length: cellAt(p.elves, p.active) + 1 }, (_, elves) => spendUpTo(elves));
  const isFreyia = p.setup.isHard && p.gods[p.active] === FREYIA && p.valhalla > 0;
  const isHelped = p.elves.some(
    (elves, seat) => elves > 0 && isRelated(p, BROTHER, p.active, seat),
  );
  return isFreyia || isHelped ? [...own, SPEND_ALL] : own;
}
