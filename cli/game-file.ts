import { BadInput, Match, replay, type SeatInfo } from '@nineworlds/engine';
import { type GameFile as FileOf, readGameFile as readFile } from '@nineworlds/host/game-file';
import type { Context } from './context.ts';
import { type GameEntry, loadGame, playedWith } from './games.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';
import { readWhole } from './whole-number.ts';

/** What a FILE turned out to be: a record or a position, with its game. Its shape has been checked. */
export type GameFile = FileOf<GameEntry>;

/** Reads a record, a compact record or a position file; throws `BadInput` with every fault. */
export async function readGameFile(context: Context, file: string): Promise<GameFile> {
  const found = await readFile(await readText(context.io, file), {
    loadGame: (id) => loadGame(context, id),
    parse: (text) => parseJson(text, file),
  });
  const { options } = found.kind === 'record' ? found.record : found.loaded;
  return { ...found, entry: await playedWith(found.entry, context.lang, options) };
}

/** Who sits where; of a position nobody knows. */
export function seatsOf(file: GameFile, { options }: Match): readonly SeatInfo[] {
  if (file.kind === 'record') return file.record.seats;
  const count = file.entry.game.seatCount(options);
  return Array.from({ length: count }, () => ({ kind: 'human', name: '' }));
}

/** How many lines a file holds. */
function pliesOf(file: GameFile): number {
  return file.kind === 'record' ? file.record.moves.length : 0;
}

/**
 * The game of a file as it stood after so many lines, all of them where `--to` was not given;
 * throws `BadInput` at a line that cannot be played.
 */
export function matchOf(file: GameFile, to: string | undefined): Match {
  const toPly = to === undefined ? pliesOf(file) : readWhole(to, '--to', 0, pliesOf(file));
  const { game } = file.entry;
  if (file.kind === 'position') {
    return new Match(game, file.loaded.options, file.loaded.position);
  }
  const { match, failedAt, reason } = replay(game, file.record, toPly);
  if (failedAt === undefined || reason === undefined) return match;
  const path = `moves[${failedAt - 1}]`;
  throw new BadInput([{ path, reason: reason.reason, facts: reason.facts }]);
}
