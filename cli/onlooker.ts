import type { SeatInfo, TerminalOnlooker } from '@nineworlds/engine';
import type { Context } from './context.ts';
import type { GameEntry } from './games.ts';
import { seatName } from './seat-names.ts';
import { textWidth } from './text-width.ts';

/** Whoever looks at a game in this terminal. */
export function onlookerOf(
  { lang }: Context,
  { texts }: GameEntry,
  seats: readonly SeatInfo[],
): TerminalOnlooker {
  const names = seats.map((_, seat) => seatName(lang, seats, seat, texts));
  return { lang, texts, names, width: textWidth };
}
