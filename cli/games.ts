import { badInput, type GameDef, type GameRoom, type GameTexts } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import type { Context } from './context.ts';
import { EXAMPLES } from './examples.ts';

/** A game with its texts in the language of the run. */
export interface GameEntry {
  readonly game: GameDef;
  readonly room: GameRoom;
  readonly texts: GameTexts;
}

/** The games first, then the examples. */
const ROOMS: Readonly<Record<string, () => Promise<GameRoom>>> = { ...GAMES, ...EXAMPLES };

/** The ids of all that can be played. */
export const GAME_IDS: readonly string[] = Object.keys(ROOMS);

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function findGame(id: string): Promise<GameRoom> {
  const load = Object.hasOwn(ROOMS, id) ? ROOMS[id] : undefined;
  if (load !== undefined) return load();
  throw badInput('', 'unknownGame', { value: id.slice(0, 40), known: GAME_IDS.join(', ') });
}

/** Loads the game that a command is about: from now on faults are told with its texts. */
export async function loadGame(context: Context, id: string): Promise<GameEntry> {
  const room = await findGame(id);
  const texts = await room.texts(context.lang);
  context.gameTexts = texts;
  return { game: room.game, room, texts };
}
