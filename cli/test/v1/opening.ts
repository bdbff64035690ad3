import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botRng, loadBot } from '@nineworlds/bots';
import {
  type CheckedGame,
  checkRecord,
  digest,
  fromPositionFile,
  type GameModule,
  gameOfFile,
  HOST,
  hashOf,
  Match,
  type MatchRecord,
  type Options,
  OVER,
  type Position,
  replay,
  type Seat,
} from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { tableFromRecord } from '@nineworlds/table';
import { playAtRandom } from '@nineworlds/testkit';

/** What the first version wrote: `fixtures/v1/README.md` says what each file is. */
export const V1 = fileURLToPath(new URL('../../../fixtures/v1', import.meta.url));

/** The text of a fixture. */
export function textIn(...path: readonly string[]): string {
  return readFileSync(join(V1, ...path), 'utf8');
}

/** The JSON value of a fixture. */
export function valueIn<T>(...path: readonly string[]): T {
  return JSON.parse(textIn(...path)) as T;
}

/** The names of the fixtures in a folder. */
export function namesIn(folder: string): string[] {
  return readdirSync(join(V1, folder)).sort();
}

/** A game with its checks and all that surfaces need. */
export interface Opened {
  readonly module: GameModule;
  readonly game: CheckedGame;
}

export async function openGame(id: string): Promise<Opened> {
  const module = await gameById(id)?.load();
  if (module === undefined) throw new Error(`there is no game ${id}`);
  return { module, game: await module.checked() };
}

/** A record from its text, and the match that it leads to. */
export interface OpenedRecord extends Opened {
  readonly record: MatchRecord;
  readonly match: Match;
}

export async function openRecord(text: string): Promise<OpenedRecord> {
  const file: unknown = JSON.parse(text);
  const opened = await openGame(gameOfFile(file));
  const record = checkRecord(opened.game, file);
  const { match, failedAt, reason } = replay(opened.game, record);
  if (failedAt !== undefined) throw new Error(`line ${failedAt}: ${JSON.stringify(reason)}`);
  return { ...opened, record, match };
}

/** The match that begins with a position file. */
export async function openPosition(text: string): Promise<Opened & { readonly match: Match }> {
  const file: unknown = JSON.parse(text);
  const opened = await openGame(gameOfFile(file));
  const { options, position } = fromPositionFile(opened.game, file);
  return { ...opened, match: new Match(opened.game, options, position) };
}

/**
 * What the program of today writes for a file of the first version, as JSON: the same with the number of today's
 * rules, and with the readings of the first rules for the options that have been added since.
 */
export function writtenToday(game: CheckedGame, text: string): unknown {
  const file = JSON.parse(text) as { rulesVersion: number; options: Options };
  const options = game.upgrade?.(1, file.options) ?? file.options;
  return { ...file, rulesVersion: game.rulesVersion, options };
}

/** What is asked, and of whom. */
export function askedIn({ game, position }: Match): { asked: Seat; question: string } {
  const { seat, kind } = position.frames;
  return { asked: seat, question: seat === OVER ? '' : (game.kinds[kind]?.name ?? '') };
}

/** What a game was like on its way. */
export interface Way {
  readonly plies: number;
  /** Of the last position. */
  readonly hash: string;
  /** The hash of the hashes of its positions, ply by ply. */
  readonly trail: string;
  /** The hash of its lines, as everybody reads them, and of its events with all their facts. */
  readonly told: string;
}

export function wayOf(match: Match): Way {
  const trail: string[] = [];
  walk(match, (at) => trail.push(hashOf(at)));
  const told = match.lines.map(({ seat, line, asSeat, asSpectator, events, learned, turn }) =>
    JSON.stringify([seat, line, asSeat, asSpectator, events, learned, turn]),
  );
  return {
    plies: match.ply,
    hash: hashOf(match.position),
    trail: digest(trail.join('\n')),
    told: digest(told.join('\n')),
  };
}

/** The hash of what boards show in a game, ply by ply: to the host and to the first seat. */
export function viewsOf(match: Match): string {
  const { game, options } = match;
  const known = game.blank(options);
  const views: string[] = [];
  walk(match, (at) => {
    game.observe(at, 0, known);
    views.push(JSON.stringify([game.view(at, HOST), game.view(known, 0)]));
  });
  return digest(views.join('\n'));
}

/** Goes through the positions of a match, the first one included. */
function walk({ game, options, start, lines }: Match, visit: (at: Position) => void): void {
  const at = game.blank(options);
  at.copyFrom(start);
  visit(at);
  for (const { moves } of lines) {
    for (const move of moves) game.apply(at, move);
    visit(at);
  }
}

/** Where a match ends if it is played on at random with a seed. */
export function endAtRandom(match: Match, seed: number): string {
  const on = new Match(match.game, match.options, match.position);
  playAtRandom(on, seed);
  return hashOf(on.position);
}

/** Where the table of a record ends if a bot takes all its seats: with the fate that the record has. */
export async function endAtTable({ module, game, record }: OpenedRecord, bot: string) {
  const table = tableFromRecord(game, record);
  for (const seat of record.seats.keys()) {
    table.send({ type: 'seat', seat, occupant: { kind: 'bot', bot } });
  }
  const player = await loadBot(bot, module, record.options);
  const rngs = record.seats.map((_, seat) => botRng('v1', seat));
  for (let seat = table.botToMove(); seat !== undefined; seat = table.botToMove()) {
    const rng = rngs[seat];
    if (rng === undefined) throw new RangeError(`no seat ${seat}`);
    table.playBot(player, rng);
  }
  if (!table.over) throw new Error(`${record.game}: nobody is asked`);
  return hashOf(table.positionAt(table.ply));
}
