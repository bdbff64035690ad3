import { basename } from 'node:path';
import { BadInput } from '@nineworlds/engine';
import { play } from './commands/play.ts';
import { type Context, print } from './context.ts';
import { faultLine } from './fault-line.ts';
import { GAME_IDS, loadGame } from './games.ts';
import { LineReader } from './line-reader.ts';
import { text } from './locale/index.ts';
import { savedGames } from './play/save-place.ts';
import type { PlayOptions } from './play/start-table.ts';
import { wrap } from './text-layout.ts';

const MOST_SAVED = 9;

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
        print(context, wrap(`\n${text(lang, 'howToPlay')}\n\n${text(lang, 'playHelp')}`));
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
): Promise<boolean> {
  items.forEach(({ label }, i) => {
    print(context, `${String(i + 1).padStart(2)}  ${label}`);
  });
  for (;;) {
    const typed = await reader.ask('> ');
    if (typed === undefined) return false;
    const item = items[Number(typed.trim()) - 1];
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
  const items = files.map((file) => ({
    label: basename(file),
    choose: () => start(context, reader, { from: file, save: file }),
  }));
  return choose(context, reader, items);
}

/** Plays and comes back to the menu, also when the game cannot be started. */
async function start(context: Context, reader: LineReader, given: PlayOptions): Promise<boolean> {
  try {
    await play(context, given, () => reader);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    print(context, faultLine(context.lang, context.gameTexts, error.faults));
  }
  return true;
}
