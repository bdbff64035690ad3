import { randomBytes } from 'node:crypto';
import { requireBot } from '@nineworlds/bots';
import type { GameDef, Match, MatchRecord, Options, SeatInfo } from '@nineworlds/engine';
import { type ChanceSource, haveSecrets, Table, tableFromRecord } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { Context } from '../context.ts';
import { type GameFile, matchOf, readGameFile } from '../game-file.ts';
import { type GameEntry, loadGame } from '../games.ts';
import { readOptions } from '../options-spec.ts';
import { readSeats } from '../seats-spec.ts';
import { readSeed } from '../seed.ts';

/** What somebody typed after `play`. */
export interface PlayOptions {
  readonly game?: string;
  readonly seats?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly from?: string;
  readonly save?: string;
  readonly manualChance?: true;
}

/** A table that is ready to be played at. */
export interface StartedTable {
  readonly entry: GameEntry;
  readonly table: Table;
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
}

type Seated = Omit<StartedTable, 'botSeed'>;

/** Sets up a table as asked; throws `BadInput`. */
export async function startTable(context: Context, given: PlayOptions): Promise<StartedTable> {
  const started =
    given.from === undefined
      ? await newGame(context, given)
      : goOn(await readGameFile(context, given.from), given);
  // A file may name bots that do not exist here.
  const { module } = started.entry;
  for (const seat of started.table.seats) if (seat.kind === 'bot') requireBot(seat.bot, module);
  return { ...started, botSeed: given.seed ?? newSeed() };
}

function newSeed(): string {
  return randomBytes(32).toString('hex');
}

async function newGame(context: Context, given: PlayOptions): Promise<Seated> {
  if (given.game === undefined) throw badInput('', 'missingSwitch', { value: '--game' });
  const entry = await loadGame(context, given.game);
  const seats = seatsGiven(entry, given);
  const options = await readOptions(context.io, entry.game, given.options, seats?.length);
  return { entry, table: newTable(entry, options, seats, given, undefined) };
}

/** A table for a new game with options that have been checked; throws `BadInput`. */
export function startWith(
  entry: GameEntry,
  options: Options,
  seats: readonly SeatInfo[],
  given: Pick<PlayOptions, 'seed'>,
): StartedTable {
  for (const seat of seats) if (seat.kind === 'bot') requireBot(seat.bot, entry.module);
  const table = newTable(entry, options, seats, given, undefined);
  return { entry, table, botSeed: given.seed ?? newSeed() };
}

function seatsGiven({ module }: GameEntry, { seats }: PlayOptions): SeatInfo[] | undefined {
  return seats === undefined ? undefined : readSeats(seats, module);
}

/** One human and the best bots there are, unless somebody says otherwise. */
function usualSeats({ game, module }: GameEntry, options: Options): SeatInfo[] {
  const bot = module.bots.at(-1)?.name ?? 'random';
  return Array.from({ length: game.seatCount(options) }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', bot },
  );
}

function newTable(
  entry: GameEntry,
  options: Options,
  seats: readonly SeatInfo[] | undefined,
  given: PlayOptions,
  start: Match | undefined,
): Table {
  if (given.manualChance) refuseSecrets('--manual-chance', entry.game, options);
  const chance: ChanceSource = given.manualChance ? 'manual' : 'fate';
  return new Table({
    game: entry.game,
    options,
    seats: seats ?? usualSeats(entry, options),
    seed: given.seed === undefined ? newSeed() : readSeed(given.seed),
    fate: 'hmac',
    nonces: [],
    chance,
    ...(start === undefined ? {} : { start: start.position }),
  });
}

/** Who types in real cards sees them, and so does whoever sits beside; throws `BadInput`. */
function refuseSecrets(path: string, game: GameDef, options: Options): void {
  if (haveSecrets(game, options)) throw badInput(path, 'noSecretsByHand');
}

function goOn(file: GameFile, given: PlayOptions): Seated {
  const { entry } = file;
  if (given.game !== undefined && given.game !== entry.game.id) {
    throw badInput('--game', 'otherGame', { value: entry.game.id, expected: given.game });
  }
  if (given.options !== undefined) throw badInput('--options', 'notWithFrom');
  const seats = seatsGiven(entry, given);
  if (file.kind === 'record' && canGoOn(file.record)) {
    if (given.seed !== undefined) throw badInput('--seed', 'notWithFrom');
    if (given.manualChance) throw badInput('--manual-chance', 'notWithFrom');
    // Such a game goes on with real dice.
    const { seed, options } = file.record;
    if (seed === undefined) refuseSecrets('--from', entry.game, options);
    const record = seats === undefined ? file.record : { ...file.record, seats };
    return { entry, table: tableFromRecord(entry.game, record) };
  }
  // Fate is not known here, so what the file shows is the start of a new game.
  const start = matchOf(file, undefined);
  const sitters = seats ?? (file.kind === 'record' ? file.record.seats : undefined);
  return { entry, table: newTable(entry, start.options, sitters, given, start) };
}

/** A record goes on if its fate is known, or if it has none because real dice were rolled. */
function canGoOn({ seed, commit }: MatchRecord): boolean {
  return seed !== undefined || commit === '';
}
