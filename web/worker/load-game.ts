import type { GameModule } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { badInput } from '../bad-input.ts';

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function loadGame(id: string): Promise<GameModule> {
  const manifest = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (manifest === undefined) {
    throw badInput('game', 'notOneOf', {
      value: id.slice(0, 40),
      words: Object.keys(GAMES).join(', '),
    });
  }
  return manifest.load();
}
