import type { CheckedGame, GameModule, GameTexts, Lang, TerminalBoard } from '@nineworlds/engine';
import { GAMES, type GameManifest } from '@nineworlds/games';
import { type LoadTerminal, TERMINALS } from '@nineworlds/games/terminals';
import { badInput } from './bad-input.ts';
import type { Context } from './context.ts';
import { EXAMPLE_BOARDS, EXAMPLES } from './examples.ts';

/** A game with its texts and its board in the language of the run. */
export interface GameEntry {
  readonly game: CheckedGame;
  readonly module: GameModule;
  readonly texts: GameTexts;
  readonly board: TerminalBoard;
}

/** The games first, then the examples. */
const MANIFESTS: Readonly<Record<string, GameManifest>> = { ...GAMES, ...EXAMPLES };
const BOARDS: Readonly<Record<string, LoadTerminal>> = { ...TERMINALS, ...EXAMPLE_BOARDS };

/** The ids of all that can be played. */
export const GAME_IDS: readonly string[] = Object.keys(MANIFESTS);

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function findGame(id: string): Promise<GameModule> {
  return ofGame(MANIFESTS, id).load();
}

function ofGame<T>(list: Readonly<Record<string, T>>, id: string): T {
  const found = Object.hasOwn(list, id) ? list[id] : undefined;
  if (found !== undefined) return found;
  throw badInput('', 'unknownGame', { value: id.slice(0, 40), known: GAME_IDS.join(', ') });
}

/** A game with its texts and its board in a language; throws `BadInput` for one that does not exist. */
export async function gameIn(lang: Lang, id: string): Promise<GameEntry> {
  const module = await findGame(id);
  const texts = await module.texts(lang);
  return { game: await module.checked(), module, texts, board: await ofGame(BOARDS, id)(lang) };
}

/** Loads the game that a command is about: from now on faults are told in its words. */
export async function loadGame(context: Context, id: string): Promise<GameEntry> {
  const entry = await gameIn(context.lang, id);
  context.reasons = await entry.texts.refusals();
  return entry;
}
