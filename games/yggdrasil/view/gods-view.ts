import {
  type Chance,
  cellAt,
  chanceOf,
  hasBit,
  itemAt,
  NO_CARD,
  type Seat,
} from '@nineworlds/engine';
import { CARD_WORDS, type CardWord } from '../data/cards.ts';
import { ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import { UTGARDLOKI } from '../data/giants.ts';
import type { GodWord } from '../data/gods.ts';
import { levelOf } from '../rules/nidavellir.ts';
import { godWord, type YggdrasilPosition } from '../rules/state.ts';
import { calmOdds } from './odds/calm-odds.ts';

/** A god with all they hold. */
export interface ShownGod {
  readonly seat: Seat;
  /** `none` before one is dealt. */
  readonly god: GodWord;
  /** Y-11.4: Utgardloki cancels all powers. */
  readonly power: 'works' | 'cancelled';
  readonly vikings: number;
  readonly elves: number;
  /** Their weapons, by the enemy they are for. */
  readonly weapons: readonly { readonly enemy: EnemyWord; readonly level: number }[];
}

/** Y-8.1: how Fenrir is. */
export type ShownFenrir =
  | { readonly isAngry: false }
  | {
      readonly isAngry: true;
      readonly card: CardWord;
      /** The active god's chance with one attempt, and with all actions they have left. */
      readonly attempt: Chance;
      readonly attempts: number;
      readonly thisTurn: Chance;
    };

export function shownGods(o: YggdrasilPosition): ShownGod[] {
  const isCancelled = hasBit(o.activeGiants, UTGARDLOKI);
  return Array.from({ length: o.setup.seats }, (_, seat) => ({
    seat,
    god: godWord(o, seat),
    power: isCancelled ? 'cancelled' : 'works',
    vikings: cellAt(o.vikings, seat),
    elves: cellAt(o.elves, seat),
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
    card: itemAt(CARD_WORDS, o.fenrirCard),
    attempt: chanceOf(attempt),
    attempts,
    thisTurn: chanceOf(thisTurn),
  };
}
