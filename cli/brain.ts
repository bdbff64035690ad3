import { type Brain, badInput } from '@nineworlds/engine';
import type { GameEntry } from './games.ts';

/** What thinks ahead in a game; throws `BadInput` about what named the game where nothing does. */
export async function brainOf({ game, room }: GameEntry, path = '--game'): Promise<Brain> {
  const brain = await room.brain?.();
  if (brain === undefined) throw badInput(path, 'noBrain', { value: game.id });
  return brain;
}
