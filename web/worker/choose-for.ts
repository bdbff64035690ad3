import { badInput, type Seat } from '@nineworlds/engine';
import type { Answers } from '@nineworlds/protocol';
import { hintFor } from '@nineworlds/table';
import type { Desk } from './desk.ts';

/** Answers the rest of a person's open question as the game's own best bot would. */
export function chooseFor(desk: Desk, seat: Seat, begun: string): Answers['choose'] {
  desk.requireSeated(seat);
  const { table, room, botSeed } = desk;
  const isAsked = !table.over && table.mayAnswer(seat);
  const line = isAsked ? hintFor(table, room, seat, `hints ${botSeed}`, begun) : undefined;
  if (line === undefined) throw badInput('table', 'noAdviser');
  return desk.command({ type: 'line', seat, seq: table.seq, line });
}
