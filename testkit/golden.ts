import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CheckedGame,
  checkRecord,
  hashOf,
  type Json,
  Match,
  type MatchRecord,
  matchAtStart,
  type Position,
  recordText,
  replay,
  verify,
} from '@nineworlds/engine';
import { perft } from './perft.ts';
import { playAtRandom, recordOfRandom } from './random-game.ts';

/** Whether golden files are compared with the game or written anew. */
export type GoldenMode = 'compare' | 'rewrite';

/** What the environment asks for: `GOLDEN_UPDATE=1` writes golden files anew. */
export function goldenMode(): GoldenMode {
  return process.env.GOLDEN_UPDATE === '1' ? 'rewrite' : 'compare';
}

const ENDING = '.nw.json';
const RESULTS = 'results.json';
const PERFT = 'perft.json';

/** The golden games of a folder: every record in it. */
export function goldenFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort();
}

/**
 * Replays every golden game of a folder and returns what is not as it was: a line, a roll, the last
 * position, the results. Rewriting plays games of random bots again from their seed; games with
 * people in them keep their lines; games of older rules stay as they are. A new golden game is a record
 * with a seed and no moves, rewritten.
 */
export function goldenGames<P extends Position>(
  game: CheckedGame<P>,
  folder: string,
  mode: GoldenMode,
): string[] {
  const names = goldenFiles(folder);
  if (names.length === 0) return [`no golden games in ${folder}`];
  if (mode === 'rewrite') for (const name of names) rewrite(game, join(folder, name));
  const problems = names.flatMap((name) => {
    const record = readRecord(game, join(folder, name));
    const { ok, failedAt, line, reason } = verify(game, record);
    if (!ok) return [`${name}: line ${failedAt ?? '-'} "${line ?? ''}": ${JSON.stringify(reason)}`];
    if (!replay(game, record).match.over) return [`${name}: the game is not over`];
    const isCanonical = readFileSync(join(folder, name), 'utf8') === recordText(record);
    return isCanonical || isOlder(game, join(folder, name))
      ? []
      : [`${name}: written in another way`];
  });
  if (problems.length > 0) return problems;
  const results: Json = Object.fromEntries(
    names.map((name) => {
      const { position } = replay(game, readRecord(game, join(folder, name))).match;
      return [name, { ...game.results(position) }];
    }),
  );
  return compareOrWrite(join(folder, RESULTS), results, mode);
}

/**
 * Counts the moves of positions in golden games anew and returns what is not as it was. A file
 * `perft.json` beside the folder lists which: `[{ "game": "1.nw.json", "ply": 40, "leaves": [..] }]`.
 */
export function goldenPerft<P extends Position>(
  game: CheckedGame<P>,
  folder: string,
  mode: GoldenMode,
): string[] {
  const path = join(folder, '..', PERFT);
  const entries = JSON.parse(readFileSync(path, 'utf8')) as readonly PerftEntry[];
  const counted = entries.map((entry) => {
    const record = readRecord(game, join(folder, entry.game));
    const { position } = replay(game, record, entry.ply).match;
    const { game: name, ply } = entry;
    return { game: name, ply, leaves: perft(game, record.options, position, entry.leaves.length) };
  });
  return compareOrWrite(path, counted, mode);
}

/** A position of a golden game, and the leaves of the tree of moves from there by depth. */
type PerftEntry = {
  readonly game: string;
  readonly ply: number;
  readonly leaves: readonly number[];
};

function readRecord<P extends Position>(game: CheckedGame<P>, path: string): MatchRecord {
  return checkRecord(game, JSON.parse(readFileSync(path, 'utf8')));
}

/** Whether a game was written by older rules: it is read by what they were, and never written anew. */
function isOlder<P extends Position>(game: CheckedGame<P>, path: string): boolean {
  const { rulesVersion } = JSON.parse(readFileSync(path, 'utf8')) as { rulesVersion: number };
  return rulesVersion < game.rulesVersion;
}

function rewrite<P extends Position>(game: CheckedGame<P>, path: string): void {
  if (isOlder(game, path)) return;
  const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Json>;
  const record = checkRecord(game, { ...file, rulesVersion: game.rulesVersion });
  writeFileSync(path, recordText(playedAgain(game, record)));
}

function playedAgain<P extends Position>(game: CheckedGame<P>, record: MatchRecord): MatchRecord {
  const isRandom = record.seats.every((seat) => seat.kind === 'bot' && seat.bot === 'random');
  const seed = Number(record.seed);
  if (isRandom && record.from === undefined && Number.isSafeInteger(seed)) {
    const match = new Match(game, record.options);
    playAtRandom(match, seed);
    return recordOfRandom(match, seed);
  }
  const match = matchAtStart(game, record);
  for (const line of record.moves) match.play(line);
  return {
    ...record,
    moves: match.lines.map(({ line }) => line),
    hash: hashOf(match.position),
  };
}

/** Compares a value with a file, or writes it there. */
function compareOrWrite(path: string, value: Json, mode: GoldenMode): string[] {
  const text = `${listText(value)}\n`;
  if (mode === 'rewrite') writeFileSync(path, text);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return written === text ? [] : [`${path} says\n${written}but the game says\n${text}`];
}

/** One entry a line, so that changes read well. */
function listText(value: Json): string {
  if (Array.isArray(value)) {
    return `[\n${value.map((item: Json) => `  ${spaced(item)}`).join(',\n')}\n]`;
  }
  const entries = Object.entries(value ?? {}).map(([key, item]) => `  "${key}": ${spaced(item)}`);
  return `{\n${entries.join(',\n')}\n}`;
}

/** JSON in one line, spaced as the formatter of the sources does it. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `"${key}": ${spaced(item)}`);
  return `{ ${entries.join(', ')} }`;
}
