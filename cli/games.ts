import {
  type CheckedGame,
  type GameCampaigns,
  type GameModule,
  type GameSagas,
  type GameTexts,
  type Lang,
  type Options,
  speaks,
  type TerminalBoard,
  textsFor,
} from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { badInput } from './bad-input.ts';
import type { Context } from './context.ts';
import { EXAMPLES, type Playable } from './examples.ts';
import { text } from './locale/index.ts';

/** A game with its texts and its board in the language of the run. */
export interface GameEntry {
  readonly game: CheckedGame;
  readonly module: GameModule;
  readonly texts: GameTexts;
  readonly board: TerminalBoard;
  /** Whether the reader's language is none of the game's, so that it speaks English. */
  readonly isEnglishOnly: boolean;
}

/** The games first, then the examples. */
const PLAYABLE: readonly Playable[] = [...GAMES, ...EXAMPLES];

/** The ids of all that can be played. */
export const GAME_IDS: readonly string[] = PLAYABLE.map(({ id }) => id);

/** The first help, with a game that there is. */
export function howToPlay(lang: Lang): string {
  return text(lang, 'howToPlay', { game: GAME_IDS[0] ?? '' });
}

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function findGame(id: string): Promise<GameModule> {
  return playable(id).load();
}

function playable(id: string): Playable {
  const found = PLAYABLE.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw badInput('', 'unknownGame', { value: id.slice(0, 40), known: GAME_IDS.join(', ') });
}

/** What a game has for sagas; undefined where it has none. */
export async function sagasOf(id: string): Promise<GameSagas | undefined> {
  return GAMES.find((one) => one.id === id)?.sagas?.();
}

/** The id of the game that has sagas. */
export function gameWithSagas(): string {
  const found = GAMES.find(({ sagas }) => sagas !== undefined);
  if (found === undefined) throw badInput('', 'noSagas');
  return found.id;
}

/** A game with its texts and its board in a language; throws `BadInput` for one that does not exist. */
export async function gameIn(lang: Lang, id: string): Promise<GameEntry> {
  const found = playable(id);
  const module = await found.load();
  const texts = await module.texts(lang);
  const board = await found.terminal(lang);
  const isEnglishOnly = !speaks(found, lang);
  return { game: await module.checked(), module, texts, board, isEnglishOnly };
}

/** A game with the texts and the names that its options bring. */
export async function playedWith(
  entry: GameEntry,
  lang: Lang,
  options: Options,
): Promise<GameEntry> {
  return { ...entry, texts: textsFor(await entry.module.texts(lang, options), options) };
}

/** Loads the game that a command is about: from now on faults are told in its words. */
export async function loadGame(context: Context, id: string): Promise<GameEntry> {
  const entry = await gameIn(context.lang, id);
  await tellFaults(context, entry.texts);
  return entry;
}

/** The game that has campaigns, with what it lends to the terminal; throws `BadInput` where none has. */
export async function loadCampaigns(
  context: Context,
): Promise<{ readonly entry: GameEntry; readonly campaigns: GameCampaigns }> {
  const found = GAMES.find((game) => game.campaigns !== undefined);
  const campaigns = await found?.campaigns?.(context.lang);
  if (found === undefined || campaigns === undefined) throw badInput('', 'noCampaignGame');
  const entry = await loadGame(context, found.id);
  context.refusals = { ...context.refusals, ...campaigns.reasons };
  return { entry, campaigns };
}

/** From now on faults are told in these words. */
export async function tellFaults(context: Context, texts: GameTexts): Promise<void> {
  context.refusals = await texts.refusals();
  context.places = await texts.places?.();
}
