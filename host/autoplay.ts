import type { Seat } from '@nineworlds/engine';
import type { Answers } from '@nineworlds/protocol';
import { hintFor } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import type { HostedTable } from './hosted-table.ts';
import { requireSeated } from './viewer.ts';

/** Answers the rest of a person's open question as the game's own best bot would; throws `BadInput`. */
export function autoplay(
  hosted: HostedTable,
  viewer: string,
  seat: Seat,
  begun: string,
): Answers['choose'] {
  requireSeated(hosted, hosted.viewer(viewer), seat);
  const { table, module, botSeed } = hosted;
  const isAsked = !table.over && table.mayAnswer(seat);
  const line = isAsked ? hintFor(table, module, seat, `hints ${botSeed}`, begun) : undefined;
  if (line === undefined) throw badInput('table', 'noAdviser');
  return hosted.command(viewer, { type: 'line', seat, seq: table.seq, line });
}
