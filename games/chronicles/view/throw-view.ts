import { cellAt, itemAt } from '@nineworlds/engine';
import { SYMBOL_WORDS, type SymbolWord } from '../data/edition.ts';
import type { GodWord } from '../data/gods.ts';
import {
  isGodSuccess,
  isLost,
  isThrowing,
  isVanirSuccess,
  throwOf,
} from '../rules/saving-throw.ts';
import { type ChroniclesPosition, godWord } from '../rules/state.ts';

/** C-13: the open saving throw. */
export interface ShownThrow {
  /** Risks that are still to be cancelled; successes count when all dice lie. */
  readonly risks: number;
  readonly toRoll: number;
  /** Elves that have turned dice. */
  readonly elvesSpent: number;
  readonly godDice: readonly ShownDie[];
  readonly vanirDice: readonly ShownDie[];
}

/** A die on the table. */
export interface ShownDie {
  /** Whose it is. */
  readonly god: GodWord;
  readonly symbol: SymbolWord;
  readonly isSuccess: boolean;
  /** C-13.2: whether a Vanir die goes back to Vanaheim. */
  readonly isLost: boolean;
}

/** The saving throw that is open, if there is one. */
export function shownThrow(o: ChroniclesPosition): ShownThrow | undefined {
  if (!isThrowing(o)) return undefined;
  const { risks, toRoll, spentElves } = throwOf(o);
  const active = godWord(o, o.active);
  return {
    risks,
    toRoll,
    elvesSpent: spentElves,
    godDice: Array.from(o.godDice).flatMap((shown, figure) =>
      shown === 0
        ? []
        : [
            {
              god: godWord(o, figure),
              symbol: itemAt(SYMBOL_WORDS, shown - 1),
              isSuccess: isGodSuccess(o, figure, shown - 1),
              isLost: false,
            },
          ],
    ),
    vanirDice: SYMBOL_WORDS.flatMap((symbol, s) =>
      Array.from({ length: cellAt(o.thrown, s) }, () => ({
        god: active,
        symbol,
        isSuccess: isVanirSuccess(o, o.active, s),
        isLost: isLost(s),
      })),
    ),
  };
}
