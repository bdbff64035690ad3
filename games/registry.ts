import type { GameRoom } from '@nineworlds/engine';

/** How to load a game. */
export interface GameDoor {
  room(): Promise<GameRoom>;
}

/** The id of a game. */
export type GameId = 'chronicles' | 'needfire' | 'yggdrasil';

const doors: Readonly<Record<GameId, GameDoor>> = {
  chronicles: { room: async () => (await import('@nineworlds/chronicles')).room },
  needfire: { room: async () => (await import('@nineworlds/needfire')).room },
  yggdrasil: { room: async () => (await import('@nineworlds/yggdrasil')).room },
};

/** The games, each loaded only when it is wanted. `terminals.ts` has their boards for a terminal. */
export const GAMES: Readonly<Record<string, GameDoor>> = doors;
