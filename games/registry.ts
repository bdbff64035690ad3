import type { GameModule } from '@nineworlds/engine';

/** What every surface knows of a game before it is loaded: how to load it. */
export interface GameManifest {
  load(): Promise<GameModule>;
}

/** The id of a game. */
export type GameId = 'chronicles' | 'needfire' | 'yggdrasil';

const manifests: Readonly<Record<GameId, GameManifest>> = {
  chronicles: { load: async () => (await import('@nineworlds/chronicles')).gameModule },
  needfire: { load: async () => (await import('@nineworlds/needfire')).gameModule },
  yggdrasil: { load: async () => (await import('@nineworlds/yggdrasil')).gameModule },
};

/** The games, each loaded only when it is wanted. `terminals.ts` has their boards for a terminal. */
export const GAMES: Readonly<Record<string, GameManifest>> = manifests;
