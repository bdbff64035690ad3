import {
  CHANCE,
  type GameTexts,
  type Lang,
  OVER,
  type Seat,
  type SeatInfo,
  TEAM,
} from '@nineworlds/engine';
import { text } from './locale/index.ts';
import { plainText } from './plain-text.ts';

/** A seat as JSON output writes it: its number from 0, `team`, `chance`, or null for nobody. */
export function seatJson(seat: Seat): number | 'team' | 'chance' | null {
  if (seat === CHANCE) return 'chance';
  if (seat === TEAM) return 'team';
  return seat === OVER ? null : seat;
}

/** What a seat is called. Without a name it is named after its side, or people are counted from 1. */
export function seatName(
  lang: Lang,
  seats: readonly SeatInfo[],
  seat: Seat,
  { sides = [] }: Pick<GameTexts, 'sides'>,
): string {
  if (seat === CHANCE) return text(lang, 'chance');
  if (seat === TEAM) return text(lang, 'team');
  const info = seats[seat];
  const name = plainText(info?.name ?? '');
  if (name !== '') return name;
  const side = sides[seat];
  if (side !== undefined) return side;
  const number = seat + 1;
  return info?.kind === 'bot'
    ? text(lang, 'botSeat', { number, bot: plainText(info.bot) })
    : text(lang, 'humanSeat', { number });
}
