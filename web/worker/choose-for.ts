import type { Seat } from '@nineworlds/engine';
import type { Answers } from '@nineworlds/protocol';
import { hintFor } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { Desk } from './desk.ts';

/** Answers the rest of a person's open question as the game's own best bot would. */
export function chooseFor(desk: Desk, seat: Seat, begun: string): Answers['choose'] {
  desk.requireSeated(seat);
  const { table, module, botSeed } = desk;
  const isAsked = !table.over && table.mayAnswer(seat);
  const line = isAsked ? hintFor(table, module, seat, `hints ${botSeed}`, begun) : undefined;
  if (line === undefined) throw badInput('table', 'noAdviser');
  return desk.command({ type: 'line', seat, seq: table.seq, line });
}
