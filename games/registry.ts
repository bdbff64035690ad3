import type { GameRoom } from '@nineworlds/engine';

/** The games, each loaded only when it is wanted. This is the only list of them. */
export const GAMES: Readonly<Record<string, () => Promise<GameRoom>>> = {
  chronicles: async () => (await import('@nineworlds/chronicles')).room,
  needfire: async () => (await import('@nineworlds/needfire')).room,
  yggdrasil: async () => (await import('@nineworlds/yggdrasil')).room,
};
