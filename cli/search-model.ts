import type { SearchModel } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';
import type { GameEntry } from './games.ts';

/** What thinks ahead in a game; throws `BadInput` about what named the game where nothing does. */
export async function searchModelOf(
  { game, module }: GameEntry,
  path = '--game',
): Promise<SearchModel> {
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw badInput(path, 'noBrain', { value: game.id });
  return searchModel;
}
