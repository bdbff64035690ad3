import type { BoardTexts, GameBoard } from '@nineworlds/board';
import type { FactsByName, GameTexts, Lang, RuleText } from '@nineworlds/engine';

/** A board of some game. The view that it is given comes from the same room. */
export type AnyBoard = GameBoard<unknown, BoardTexts<unknown>>;

/** Forgets which game a board belongs to. */
function anyBoard<V, T extends BoardTexts<V>, E extends FactsByName<E>, Q extends string, S>(
  board: GameBoard<V, T, E, Q, S>,
): AnyBoard {
  return board as unknown as AnyBoard;
}

/** What the page itself needs of a game, each part loaded when it is wanted. */
export interface GamePage {
  board(): Promise<AnyBoard>;
  texts(lang: Lang): Promise<GameTexts>;
  rulebook(lang: Lang): Promise<readonly RuleText[]>;
}

/** The games that can be played here, in the order of the start page. */
export const GAME_IDS = ['yggdrasil', 'chronicles', 'needfire'] as const;

/** A game that can be played here. */
export type GameId = (typeof GAME_IDS)[number];

/** Whether a word from an address is a game. */
export function isGameId(word: string): word is GameId {
  return GAME_IDS.some((id) => id === word);
}

/** Boards, texts and rulebooks. The rules themselves run in the worker. */
export const GAME_PAGES: Readonly<Record<GameId, GamePage>> = {
  yggdrasil: {
    board: async () => anyBoard((await import('@nineworlds/yggdrasil/board')).board),
    texts: async (lang) => (await import('@nineworlds/yggdrasil/texts')).textsOf(lang),
    rulebook: async (lang) => (await import('@nineworlds/yggdrasil/rulebook')).rulebookOf(lang),
  },
  chronicles: {
    board: async () => anyBoard((await import('@nineworlds/chronicles/board')).board),
    texts: async (lang) => (await import('@nineworlds/chronicles/texts')).textsOf(lang),
    rulebook: async (lang) => (await import('@nineworlds/chronicles/rulebook')).rulebookOf(lang),
  },
  needfire: {
    board: async () => anyBoard((await import('@nineworlds/needfire/board')).board),
    texts: async (lang) => (await import('@nineworlds/needfire/texts')).textsOf(lang),
    rulebook: async (lang) => (await import('@nineworlds/needfire/rulebook')).rulebookOf(lang),
  },
};

/** What a table shows itself with. */
export interface LoadedGame {
  readonly board: AnyBoard;
  readonly texts: GameTexts;
  readonly own: BoardTexts<unknown>;
}

/** Loads a game's board with all that it says. */
export async function loadGamePage(game: GameId, lang: Lang): Promise<LoadedGame> {
  const page = GAME_PAGES[game];
  const [board, texts] = await Promise.all([page.board(), page.texts(lang)]);
  return { board, texts, own: await board.load(lang) };
}
