import type { CheckedGame, Position } from '@nineworlds/engine';

/** A game with something wrong in it, to show that the fault is found. */
export function withFault<P extends Position, V>(
  game: CheckedGame<P, V>,
  fault: Partial<CheckedGame<P, V>>,
): CheckedGame<P, V> {
  return { ...game, ...fault };
}
