import type { GameDef, Position } from '@nineworlds/engine';

/** A game with something wrong in it, to show that the fault is found. */
export function withFault<P extends Position, V>(
  game: GameDef<P, V>,
  fault: Partial<GameDef<P, V>>,
): GameDef<P, V> {
  return { ...game, ...fault };
}
