import { ALFHEIM } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { OPEN, type Reason, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { spendAction } from './worlds.ts';

/** Y-9.4, Y-15.9: there must be an elf at home. */
export function whyNotElf(p: YggdrasilPosition): Reason {
  return p.alfheim === 0 ? WHY.noElf : OPEN;
}

/** Y-9.4: an elf joins the god. Nothing is asked. */
export function takeElf(p: YggdrasilPosition, sink: Sink): void {
  spendAction(p, ALFHEIM);
  p.alfheim--;
  p.elves[p.active]++;
  sink?.tell('elfTaken', { god: activeGod(p) });
}
