import type { GameModule } from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';

/** The games by their folder, each loaded when it is wanted. The page has their manifests and boards. */
const MODULES = import.meta.glob<GameModule>('../../games/*/index.ts', { import: 'gameModule' });

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function loadGame(id: string): Promise<GameModule> {
  const path = `../../games/${id}/index.ts`;
  const load = Object.hasOwn(MODULES, path) ? MODULES[path] : undefined;
  if (load === undefined) {
    const words = Object.keys(MODULES).map((folder) => folder.split('/').at(-2));
    throw badInput('game', 'notOneOf', { value: id.slice(0, 40), words: words.join(', ') });
  }
  return load();
}
