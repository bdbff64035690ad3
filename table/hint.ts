import { botLine, botRng } from '@nineworlds/bots';
import { CHANCE, type GameModule, type Seat, spellLine } from '@nineworlds/engine';
import type { Table } from './table.ts';

/**
 * The line that the game's best bot would play if it knew no more than the seat does, after what has
 * been begun; undefined where there is no such bot, or nothing to advise because chance is asked. Equal
 * seeds give equal advice.
 */
export function hintFor(
  table: Table,
  module: GameModule,
  seat: Seat,
  seed: string,
  begun = '',
): string | undefined {
  const { game, options } = table;
  const adviser = module.bots.at(-1);
  if (adviser === undefined || table.asked === CHANCE) return undefined;
  const reading = begun === '' ? undefined : table.readFor(seat, begun);
  if (reading !== undefined && reading.status !== 'partial') return undefined;
  const chosen = reading?.moves ?? [];
  const known = table.observationFor(seat);
  const ahead = game.blank(options);
  ahead.copyFrom(known);
  for (const move of chosen) game.apply(ahead, move);
  const rest = botLine(game, options, ahead, seat, adviser, botRng(seed, seat));
  return spellLine(game, known, [...chosen, ...rest], seat, ahead);
}
