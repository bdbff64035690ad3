import type { BoardTexts, GameBoard, GameCampaign } from '@nineworlds/board';
import {
  aboutIn,
  type GameManifest,
  type GameTexts,
  type Lang,
  type Options,
} from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { badInput } from '../bad-input.ts';

/** A board of some game. The view that it is given comes from the rules of the same game. */
export type AnyBoard = GameBoard<unknown, BoardTexts<unknown>>;

/** The boards by the folder of their game, each loaded when it is wanted. The rules run in the worker. */
const BOARDS = import.meta.glob<AnyBoard>('../../games/*/board/index.ts', { import: 'board' });

/** The campaign pages of the games that have campaigns, each loaded when somebody goes there. */
const CAMPAIGNS = import.meta.glob<GameCampaign>('../../games/*/board/campaign/index.ts', {
  import: 'campaign',
});

/** The files with the pictures of the games. */
const SCENES = import.meta.glob<string>('../../games/*/board/scene.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What a game is shown with in lists. */
export function sceneOf(game: string): string {
  return `${SCENES[`../../games/${game}/board/scene.svg`] ?? ''}#scene`;
}

/** A game that an address or a file names; throws `BadInput` where there is none. */
export function gameAt(
  id: string,
  path = 'game',
  reason: 'unknownAddress' | 'badLink' = 'unknownAddress',
): GameManifest {
  const game = gameById(id);
  if (game === undefined) throw badInput(path, reason);
  return game;
}

/** What the sides of a game are called; nothing where its players are counted. */
export function sidesOf(id: string, lang: Lang): readonly string[] {
  const game = gameById(id);
  return game === undefined ? [] : (aboutIn(game, lang).sides ?? []);
}

/** Loads the board of a game. */
export function boardOf({ id }: GameManifest): Promise<AnyBoard> {
  const load = BOARDS[`../../games/${id}/board/index.ts`];
  if (load === undefined) throw new Error(`games/${id}/board has no index.ts`);
  return load();
}

/** What loads the campaign pages of a game; undefined where it has no campaigns. */
export function campaignOf(id: string): (() => Promise<GameCampaign>) | undefined {
  const path = `../../games/${id}/board/campaign/index.ts`;
  return Object.hasOwn(CAMPAIGNS, path) ? CAMPAIGNS[path] : undefined;
}

/** What a table shows itself with. */
export interface LoadedGame {
  readonly board: AnyBoard;
  readonly texts: GameTexts;
  readonly own: BoardTexts<unknown>;
}

/** Loads a game's board with all that it says in a game with these options. */
export async function loadGamePage(
  game: GameManifest,
  lang: Lang,
  options?: Options,
): Promise<LoadedGame> {
  const [board, texts] = await Promise.all([boardOf(game), game.texts(lang, options)]);
  return { board, texts, own: await board.load(lang) };
}
