import { basename } from 'node:path';
import { BadInput } from '@nineworlds/engine';
import { play } from './commands/play.ts';
import { type Context, print } from './context.ts';
import { faultLine } from './fault-line.ts';
import { matchOf, readGameFile, seatsOf } from './game-file.ts';
import { GAME_IDS, howToPlay, loadGame } from './games.ts';
import { LineReader } from './line-reader.ts';
import { text } from './locale/index.ts';
import { plainText } from './plain-text.ts';
import { savedGames } from './play/save-place.ts';
import type { PlayOptions } from './play/start-table.ts';
import { seatName } from './seat-names.ts';
import { wrap } from './text-layout.ts';

const MOST_SAVED = 9;

/** What leads from a list back to the menu. */
const BACK: readonly string[] = ['', '0', 'q', 'quit'];

/** One line of a menu and what choosing it does. */
interface MenuItem {
  readonly label: string;
  /** Answers whether the menu is shown again. */
  choose(): Promise<boolean>;
}

/** What is shown to somebody at a keyboard who gave no command. */
export async function menu(context: Context): Promise<void> {
  const { lang } = context;
  for (let again = true; again; ) {
    const reader = new LineReader(context.io);
    const items = await mainItems(context, reader);
    print(context, `\n${text(lang, 'menuTitle')}\n`);
    again = await choose(context, reader, items);
    reader.close();
  }
}

async function mainItems(context: Context, reader: LineReader): Promise<MenuItem[]> {
  const { lang } = context;
  const games = GAME_IDS.map(async (id): Promise<MenuItem> => {
    const { texts } = await loadGame(context, id);
    return { label: texts.title, choose: () => newGame(context, reader, id) };
  });
  return [
    ...(await Promise.all(games)),
    { label: text(lang, 'menuResume'), choose: () => resume(context, reader) },
    {
      label: text(lang, 'menuHelp'),
      async choose() {
        print(context, wrap(`\n${howToPlay(lang)}\n\n${text(lang, 'playHelp')}`));
        return true;
      },
    },
    { label: text(lang, 'menuQuit'), choose: async () => false },
  ];
}

/** Shows numbered items and does what is picked; false when the input ends. */
async function choose(
  context: Context,
  reader: LineReader,
  items: readonly MenuItem[],
  canGoBack = false,
): Promise<boolean> {
  items.forEach(({ label }, i) => {
    print(context, wrap(`${String(i + 1).padStart(2)}  ${label}`, '    '));
  });
  if (canGoBack) print(context, ` 0  ${text(context.lang, 'menuBack')}`);
  for (;;) {
    const typed = await reader.ask('> ');
    if (typed === undefined) return false;
    const word = typed.trim().toLowerCase();
    if (canGoBack && BACK.includes(word)) return true;
    const item = items[Number(word) - 1];
    if (item !== undefined) return item.choose();
    print(context, text(context.lang, 'pickNumber', { most: items.length }));
  }
}

async function newGame(context: Context, reader: LineReader, id: string): Promise<boolean> {
  print(context, wrap(text(context.lang, 'whoSits')));
  const typed = await reader.ask('> ');
  if (typed === undefined) return false;
  const seats = typed.trim();
  return start(context, reader, seats === '' ? { game: id } : { game: id, seats });
}

async function resume(context: Context, reader: LineReader): Promise<boolean> {
  const files = savedGames(context.io.env, MOST_SAVED);
  if (files.length === 0) {
    print(context, text(context.lang, 'nothingSaved'));
    return true;
  }
  const items = files.map(async (file) => ({
    label: await savedLabel(context, file),
    choose: () => start(context, reader, { from: file, save: file }),
  }));
  return choose(context, reader, await Promise.all(items), true);
}

/** A saved game with who plays and how far it got; of a broken file only the name. */
async function savedLabel(context: Context, file: string): Promise<string> {
  const { lang } = context;
  const name = plainText(basename(file));
  try {
    const found = await readGameFile(context, file);
    const match = matchOf(found, undefined);
    const seats = seatsOf(found, match);
    const names = seats.map((_, seat) => seatName(lang, seats, seat, found.entry.texts)).join(', ');
    const facts = { title: found.entry.texts.title, names, plies: match.ply, file: name };
    return text(lang, match.over ? 'savedGameOver' : 'savedGame', facts);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return name;
  }
}

/** Plays and comes back to the menu, also when the game cannot be started. */
async function start(context: Context, reader: LineReader, given: PlayOptions): Promise<boolean> {
  try {
    await play(context, given, () => reader);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    print(context, faultLine(context, context.refusals, error.faults));
  }
  return true;
}
