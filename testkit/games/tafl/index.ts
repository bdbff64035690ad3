import { type GameModule, gameModuleFrom } from '@nineworlds/engine';
import { tafl } from './game.ts';

/** The game with its texts. The bots that need no knowledge of a game play it. */
export const gameModule: GameModule = gameModuleFrom({
  game: tafl,
  checked: async () => (await import('./checked.ts')).tafl,
  texts: async () => (await import('./texts.ts')).texts,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
}) as GameModule;
