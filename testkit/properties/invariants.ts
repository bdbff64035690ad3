import { type CheckedGame, Faults, type Options, type Position } from '@nineworlds/engine';
import { broken, faultsText } from '../conformance-error.ts';
import type { Check } from './check.ts';
import type { Property } from './property.ts';

/** The faults of a position: those of its fields, or those of its frames if there are no others. */
function positionFaults<P extends Position>(game: CheckedGame<P>, p: P): Faults {
  const faults = new Faults();
  game.invariants(p, faults);
  // Frames are only checked against fields that make sense, as when a file is loaded.
  if (faults.none) game.checkFrames(p, faults);
  return faults;
}

/** A position without faults, or the given property is broken. */
export function demandNoFaults<P extends Position>(
  game: CheckedGame<P>,
  p: P,
  property: Property,
  what: string,
): void {
  const faults = positionFaults(game, p);
  if (!faults.none) broken(property, `${what}: ${faultsText(faults.list)}`);
}

/** What always holds, holds; every frame fits. */
export function invariants<P extends Position>(game: CheckedGame<P>, _options: Options): Check<P> {
  const check = (p: P): void => {
    const faults = new Faults();
    game.invariants(p, faults);
    if (!faults.none) broken('invariants', faultsText(faults.list));
    game.checkFrames(p, faults);
    if (!faults.none) broken('frames', faultsText(faults.list));
  };
  return {
    asked: check,
    finished: (match) => check(match.position),
  };
}
