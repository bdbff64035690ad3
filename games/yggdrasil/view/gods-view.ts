import { type Chance, chanceOf, NO_CARD, type Seat } from '@nineworlds/engine';
import { CARD_WORDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { UTGARDLOKI } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { levelOf } from '../rules/nidavellir.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { calmOdds } from './odds/calm-odds.ts';

/** A god with all he holds. */
export interface ShownGod {
  readonly seat: Seat;
  /** `none` before he is dealt. */
  readonly god: string;
  /** Y-11.4: Utgardloki cancels all powers. */
  readonly power: 'works' | 'cancelled';
  readonly vikings: number;
  readonly elves: number;
  /** His weapons, by the enemy they are for. */
  readonly weapons: readonly { readonly enemy: string; readonly level: number }[];
}

/** Y-8.1: how Fenrir is. */
export type ShownFenrir =
  | { readonly isAngry: false }
  | {
      readonly isAngry: true;
      readonly card: string;
      /** The active god's chance with one attempt, and with all actions he has left. */
      readonly attempt: Chance;
      readonly attempts: number;
      readonly thisTurn: Chance;
    };

export function shownGods(o: YggdrasilPosition): ShownGod[] {
  const isCancelled = ((o.activeGiants >> UTGARDLOKI) & 1) === 1;
  return Array.from({ length: o.setup.seats }, (_, seat) => ({
    seat,
    god: GOD_WORDS[o.gods[seat]],
    power: isCancelled ? 'cancelled' : 'works',
    vikings: o.vikings[seat],
    elves: o.elves[seat],
    weapons: ENEMY_WORDS.flatMap((enemy, e) => {
      const level = levelOf(o, seat, e);
      return level === 0 ? [] : [{ enemy, level }];
    }),
  }));
}

export function shownFenrir(o: YggdrasilPosition): ShownFenrir {
  if (o.fenrirCard === NO_CARD) return { isAngry: false };
  const { attempt, attempts, thisTurn } = calmOdds(o);
  return {
    isAngry: true,
    card: CARD_WORDS[o.fenrirCard],
    attempt: chanceOf(attempt),
    attempts,
    thisTurn: chanceOf(thisTurn),
  };
}
