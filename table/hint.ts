import { botLine, botRng } from '@nineworlds/bots';
import { CHANCE, type GameRoom, type Seat, spellLine } from '@nineworlds/engine';
import type { Table } from './table.ts';

/**
 * The line that the game's best bot would play if it knew no more than the seat does; undefined
 * where there is no such bot, or nothing to advise because chance is asked. Equal seeds give equal
 * advice.
 */
export function hintFor(
  table: Table,
  room: GameRoom,
  seat: Seat,
  seed: string,
): string | undefined {
  const { game, options } = table;
  const adviser = room.bots.at(-1);
  if (adviser === undefined || table.asked === CHANCE) return undefined;
  const known = table.observationFor(seat);
  const moves = botLine(game, options, known, seat, adviser, botRng(seed, seat));
  return spellLine(game, known, moves, seat, game.blank(options));
}
