import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import type { Context } from '../context.ts';
import { playedWith } from '../games.ts';
import { LineReader } from '../line-reader.ts';
import { text } from '../locale/index.ts';
import type { GameSave } from '../play/game-save.ts';
import { namedSave, newSave } from '../play/save-place.ts';
import { type PlayOptions, type StartedTable, startTable } from '../play/start-table.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { lineTeller } from '../play/told-line.ts';

/** `play`: a game in the terminal, with people at one keyboard and bots. */
export function addPlay(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('play')
    .description(text(lang, 'aboutPlay'))
    .option('--game <id>', text(lang, 'aboutGame'))
    .option('--seats <spec>', text(lang, 'aboutSeats'))
    .option('--options <o>', text(lang, 'aboutOptions'))
    .option('--seed <seed>', text(lang, 'aboutSeed'))
    .option('--from <file>', text(lang, 'aboutFrom'))
    .option('--save <file>', text(lang, 'aboutSave'))
    .option('--manual-chance', text(lang, 'aboutManualChance'))
    .action(async (given: PlayOptions) => {
      // Both would read stdin.
      if (given.from === '-') throw badInput('--from', 'notFromStdin');
      const reader = () => new LineReader(context.io);
      await play(context, given, reader);
    });
}

/** Plays a game with lines from a reader, which is opened only when there is something to ask. */
export async function play(
  context: Context,
  given: PlayOptions,
  openReader: () => LineReader,
): Promise<void> {
  // Before the game is read: nobody else may go on with it from then on.
  let save = given.save === undefined ? undefined : namedSave(given.save, given.from);
  try {
    const started = await startTable(context, given);
    save ??= newSave(context.io.env, started.entry.game.id, new Date());
    await playAt(context, started, save, openReader);
  } finally {
    save?.release();
  }
}

/** Plays at a table that is ready, and saves the game after every line. */
export async function playAt(
  context: Context,
  seated: StartedTable,
  save: GameSave,
  openReader: () => LineReader,
): Promise<void> {
  const entry = await playedWith(seated.entry, context.lang, seated.table.options);
  const started = { ...seated, entry };
  const tell = await lineTeller(entry.texts);
  const reader = openReader();
  try {
    await new TerminalGame(context, started, tell, save, reader).play();
  } finally {
    reader.close();
  }
}
