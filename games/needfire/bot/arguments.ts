import type { Argument, Move, Seat } from '@nineworlds/engine';
import { PEEKED } from '../data/sizes.ts';
import { openBonfire, peekBonfire, settle } from '../rules/bonfires.ts';
import { exileWarrior, ignite, keepExile, pullEmber, takeWarrior } from '../rules/ignition.ts';
import { questions } from '../rules/questions.ts';
import { refill } from '../rules/refill.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { giveFlame, swapPlace } from '../rules/swap.ts';
import { ofOpening, ofPeeking, ofSettling, ofSwap } from './arguments/flames.ts';
import { ofExiling, ofRefill, ofTaking } from './arguments/humans.ts';
import { ofIgnition } from './arguments/ignitions.ts';

/** No line needs more. */
const MOST = 3;

/**
 * What speaks for a line, the weightiest first. Nothing is played out: what a seat cannot know would
 * have to be made up for it.
 */
export function argumentsFor(
  before: NeedfirePosition,
  seat: Seat,
  line: readonly Move[],
): readonly Argument[] {
  if (before.frames.seat !== seat) return [];
  const [first] = line;
  return first === undefined ? [] : argumentsOf(before, seat, first, line).slice(0, MOST);
}

function argumentsOf(
  o: NeedfirePosition,
  seat: Seat,
  first: Move,
  line: readonly Move[],
): Argument[] {
  const second = line[1];
  switch (questions.asked(o)) {
    case openBonfire:
      return ofOpening(o, seat, first);
    case peekBonfire:
      return ofPeeking(o, seat, line.slice(0, PEEKED - peekBonfire.open(o).count));
    case settle: {
      const { first: a, second: b, third: c } = settle.open(o);
      const others = [a, b, c].filter((place) => place !== first);
      return ofSettling(o, seat, first, others);
    }
    case refill:
      return ofRefill(o, seat, first, second);
    case giveFlame:
      return second === undefined ? [] : ofSwap(o, seat, first, second);
    case swapPlace:
      return ofSwap(o, seat, swapPlace.open(o).given, first);
    case ignite:
      return ofIgnition(o, seat, first, second);
    case pullEmber:
      return ofIgnition(o, seat, pullEmber.open(o).card, first);
    case takeWarrior:
      return ofTaking(o, seat, first);
    case keepExile: {
      const kept = ofTaking(o, seat, first);
      const exiled = second === undefined ? [] : ofExiling(o, seat, second);
      return [...kept.slice(0, MOST - 1), ...exiled.slice(0, 1), ...kept.slice(MOST - 1)];
    }
    case exileWarrior:
      return ofExiling(o, seat, first);
    default:
      return [];
  }
}
