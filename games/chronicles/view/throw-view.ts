import { SYMBOL_WORDS } from '../data/edition.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { THROW } from '../rules/kinds.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { isGodSuccess, isLost, isVanirSuccess, RISKS, SPENT, TO_ROLL } from '../rules/throw.ts';

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
  readonly god: string;
  readonly symbol: string;
  readonly isSuccess: boolean;
  /** C-13.2: whether a Vanir die goes back to Vanaheim. */
  readonly isLost: boolean;
}

/** The saving throw that is open, if there is one. */
export function shownThrow(o: ChroniclesPosition): ShownThrow | undefined {
  const { frames } = o;
  let depth = frames.depth - 1;
  while (depth >= 0 && frames.kindAt(depth) !== THROW) depth--;
  if (depth < 0) return undefined;
  const active = GOD_WORDS[o.gods[o.active]];
  return {
    risks: frames.argAt(depth, RISKS),
    toRoll: frames.argAt(depth, TO_ROLL),
    elvesSpent: frames.argAt(depth, SPENT),
    godDice: Array.from(o.godDice).flatMap((shown, figure) =>
      shown === 0
        ? []
        : [
            {
              god: GOD_WORDS[o.gods[figure]],
              symbol: SYMBOL_WORDS[shown - 1],
              isSuccess: isGodSuccess(o, figure, shown - 1),
              isLost: false,
            },
          ],
    ),
    vanirDice: SYMBOL_WORDS.flatMap((symbol, s) =>
      Array.from({ length: o.thrown[s] }, () => ({
        god: active,
        symbol,
        isSuccess: isVanirSuccess(o, o.active, s),
        isLost: isLost(s),
      })),
    ),
  };
}
