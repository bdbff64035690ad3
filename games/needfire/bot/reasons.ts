import type { Move, Reason, Seat } from '@nineworlds/engine';
import {
  EXILE_WARRIOR,
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  REFILL,
  SETTLE,
  SWAP_PLACE,
  TAKE_WARRIOR,
} from '../rules/kinds.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { ofOpening, ofPeeking, ofSettling, ofSwap } from './reasons/flames.ts';
import { ofExiling, ofRefill, ofTaking } from './reasons/humans.ts';
import { ofIgnition } from './reasons/ignitions.ts';

/** No line needs more. */
const MOST = 3;

/**
 * What speaks for a line, the weightiest first. Nothing is played out: what a seat cannot know would
 * have to be made up for it.
 */
export function reasons(
  before: NeedfirePosition,
  seat: Seat,
  line: readonly Move[],
): readonly Reason[] {
  if (before.frames.depth === 0 || before.frames.seat !== seat || line.length === 0) return [];
  return reasonsFor(before, seat, line).slice(0, MOST);
}

function reasonsFor(o: NeedfirePosition, seat: Seat, line: readonly Move[]): Reason[] {
  const { frames } = o;
  const [first, second] = line;
  switch (frames.kind) {
    case OPEN_BONFIRE:
      return ofOpening(o, seat, first);
    case PEEK_BONFIRE:
      return ofPeeking(o, seat, line.slice(0, 3 - frames.arg(0)));
    case SETTLE: {
      const three = [frames.arg(0), frames.arg(1), frames.arg(2)];
      const others = three.filter((place) => place !== first);
      return ofSettling(o, seat, first, others);
    }
    case REFILL:
      return ofRefill(o, seat, first, second);
    case GIVE_FLAME:
      return second === undefined ? [] : ofSwap(o, seat, first, second);
    case SWAP_PLACE:
      return ofSwap(o, seat, frames.arg(0), first);
    case IGNITE:
      return ofIgnition(o, seat, first, second);
    case PULL_EMBER:
      return ofIgnition(o, seat, frames.arg(0), first);
    case TAKE_WARRIOR:
      return ofTaking(o, seat, first);
    case KEEP_EXILE: {
      const kept = ofTaking(o, seat, first);
      const exiled = second === undefined ? [] : ofExiling(o, seat, second);
      return [...kept.slice(0, MOST - 1), ...exiled.slice(0, 1), ...kept.slice(MOST - 1)];
    }
    case EXILE_WARRIOR:
      return ofExiling(o, seat, first);
    default:
      return [];
  }
}
