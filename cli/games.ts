import { badInput, type GameDef, type GameTexts, type Lang } from '@nineworlds/engine';
import type { Context } from './context.ts';

/** A game with what a terminal needs to show it. */
export interface GameEntry {
  readonly game: GameDef;
  texts(lang: Lang): GameTexts;
  /** The board as text, at most 80 columns wide. */
  draw(view: unknown): string;
}

/** The games, each loaded only when it is wanted. A new one gets an entry here. */
const GAMES: Readonly<Record<string, () => Promise<GameEntry>>> = {
  async 'mini-track'() {
    const { miniTrack, miniTrackTexts, drawMiniTrack } = await import('@nineworlds/testkit');
    return { game: miniTrack, texts: () => miniTrackTexts, draw: drawMiniTrack };
  },
  async toy() {
    const { toy, toyTexts, drawToy } = await import('@nineworlds/testkit');
    return { game: toy, texts: () => toyTexts, draw: drawToy };
  },
};

/** The ids of all games. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function findGame(id: string): Promise<GameEntry> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load !== undefined) return load();
  throw badInput('', 'unknownGame', { value: id.slice(0, 40), known: GAME_IDS.join(', ') });
}

/** Loads the game that a command is about: from now on faults are told with its texts. */
export async function loadGame(context: Context, id: string): Promise<GameEntry> {
  const entry = await findGame(id);
  context.gameTexts = entry.texts(context.lang);
  return entry;
}
