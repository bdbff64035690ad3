import type { EventSink } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { NO_ELF, OPEN, type Reason } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-9.4, Y-15.9: there must be an elf at home. */
export function whyNotElf(p: YggdrasilPosition): Reason {
  return p.alfheim === 0 ? NO_ELF : OPEN;
}

/** Y-9.4: an elf joins the god. */
export function takeElf(p: YggdrasilPosition, sink: EventSink | undefined): void {
  p.alfheim--;
  p.elves[p.active]++;
  sink?.tell('elfTaken', { god: GOD_WORDS[p.gods[p.active]] });
}
