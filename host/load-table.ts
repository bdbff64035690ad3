import {
  BadInput,
  type CheckedGame,
  type Fault,
  fromPositionFile,
  type GameModule,
  hashOf,
  type MatchRecord,
  type Options,
  type Position,
  Rng,
  replay,
  type Seat,
  type SeatInfo,
  verify,
} from '@nineworlds/engine';
import type { BranchRequest, OpenRequest, Purpose } from '@nineworlds/protocol';
import { Table, tableFromRecord } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import { requireBots, usualSeats } from './find-bot.ts';
import { damaged, type GameFile, parseOurs, readGameFile, requireLength } from './game-file.ts';
import type { HostedTable } from './hosted-table.ts';
import type { HostPorts } from './ports.ts';
import { readAdvice } from './saved-advice.ts';
import { isSummary, type SavedAdvice, type SavedGame } from './saved-game.ts';
import { hidesSomething, imaginerOf, ownsTable } from './viewer.ts';

// Tables of games that have begun before: saved, opened, branched off. Who begins a new game loads none
// of it, nor what reads records and checks positions.

/** What is needed to load a table. */
type Loading = Pick<HostPorts, 'loadGame' | 'newSeed'>;

/** A table with its game. */
export interface LoadedTable {
  readonly module: GameModule;
  readonly table: Table;
}

/** A table with its game, and what it is for. */
export interface PurposeTable extends LoadedTable {
  readonly purpose: Purpose;
}

/** A record, a compact record or a position file, with its game; throws `BadInput` with every fault. */
export async function readGameText(
  text: string,
  { loadGame }: Pick<Loading, 'loadGame'>,
): Promise<GameFile<{ module: GameModule; game: CheckedGame }>> {
  requireLength(text);
  return readGameFile(text, {
    loadGame: async (id) => {
      const module = await loadGame(id);
      return { module, game: await module.checked() };
    },
    parse: parseOurs,
    refuse: damaged,
  });
}

/** The table of a text from outside: to look at, or to go on with; throws `BadInput`. */
export async function tableOfText(
  { text, purpose }: OpenRequest,
  loading: Loading,
  onProgress: (done: number) => void,
): Promise<PurposeTable> {
  const found = await readGameText(text, loading);
  const { module, game } = found.entry;
  if (found.kind === 'position') {
    const { options, position } = found.loaded;
    const seats = usualSeats(module, options);
    return { module, table: tableAt(module, options, seats, position, loading.newSeed()), purpose };
  }
  const { record } = found;
  requireSound(game, record, onProgress);
  requireBots(module, record.seats);
  if (purpose === 'replay') return { module, table: forLooking(game, record), purpose };
  const knowsFate = record.seed !== undefined || record.commit === '';
  if (knowsFate) return { module, table: tableFromRecord(game, record), purpose };
  // Fate is not known here, so what the record shows is the start of a new game.
  const shown = forLooking(game, record);
  const start = shown.positionAt(shown.ply);
  const table = tableAt(module, record.options, record.seats, start, loading.newSeed());
  return { module, table, purpose };
}

/** A line that was left by a rewind, to look at; throws `BadInput`. */
export async function tableOfSideLine(
  { table: of, module }: LoadedTable,
  branch: number,
): Promise<LoadedTable> {
  const game = await module.checked();
  const record = of.record('secret');
  const side = record.branches[branch];
  if (side === undefined) throw badInput('branches', 'noSuchBranch');
  const moves = [...record.moves.slice(0, side.from), ...side.moves];
  const { match } = replay(game, { ...record, moves });
  const whole = { ...record, moves, hash: hashOf(match.position), branches: [] };
  return { module, table: forLooking(game, whole) };
}

/** A game that goes on from a moment of another one. */
export async function tableOfBranch(
  hosted: HostedTable,
  viewerId: string,
  { ply, purpose }: BranchRequest,
  { newSeed }: Pick<Loading, 'newSeed'>,
): Promise<PurposeTable> {
  const { table, module } = hosted;
  const viewer = hosted.viewer(viewerId);
  const hides = hidesSomething(hosted);
  const record = table.record('revealed');
  const start = table.positionAt(ply);
  // Who plays with others would see what is to come.
  const mayKnow = table.over || ownsTable(hosted, viewer);
  const knowsFate = !hides && mayKnow && record.seed !== undefined && record.commit !== '';
  if (purpose === 'again' && knowsFate) {
    // The same decisions will have the same fate.
    const moves = record.moves.slice(0, ply);
    const again = { ...record, moves, hash: hashOf(start), branches: [] };
    return { module, table: tableFromRecord(await module.checked(), again), purpose: 'play' };
  }
  const known = hides ? imagined(table, imaginerOf(hosted, viewer), start, newSeed()) : start;
  const fresh = tableAt(module, table.options, table.seats, known, newSeed());
  return { module, table: fresh, purpose: purpose === 'again' ? 'play' : 'sandbox' };
}

/** The table of a saved game, and if the rules have changed since, from which version to which. */
export interface SavedTable extends LoadedTable {
  readonly advice: SavedAdvice | undefined;
  readonly rules?: { readonly from: string | number; readonly to: number };
}

/**
 * The table of a saved game. If the rules have changed since, it stands at the position that was saved
 * beside the record; throws `BadInput` where nothing can be read.
 */
export async function tableOfSaved(saved: SavedGame, loading: Loading): Promise<SavedTable> {
  try {
    if (typeof saved.record !== 'string') throw badInput('record', 'notJson');
    const found = await readGameText(saved.record, loading);
    if (found.kind !== 'record') throw badInput('record', 'notJson');
    const { record, entry } = found;
    const { module, game } = entry;
    requireBots(module, record.seats);
    const advice = readAdvice(saved.advice, record.seats.length);
    return { module, table: tableFromRecord(game, record), advice };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const changed = error.faults.find(({ reason }) => reason === 'otherRules');
    if (changed !== undefined) return tableOfPosition(saved, loading, changed);
    const details = error.faults.filter(({ reason }) => !VAGUE.includes(reason));
    throw new BadInput([...badInput('record', 'savedDamaged').faults, ...details]);
  }
}

/** What says no more than that something is damaged. */
const VAGUE = ['notJson', 'damaged'];

/** Another version of the rules: the position that was saved beside the record, if it can be played. */
async function tableOfPosition(
  saved: SavedGame,
  { loadGame, newSeed }: Loading,
  changed: Fault,
): Promise<SavedTable> {
  const module = await loadGame(saved.game);
  const to = module.game.rulesVersion;
  const rules = { from: String(changed.facts.value), to };
  const checked = await module.checked();
  try {
    const file = JSON.parse(saved.position) as object;
    const { options, position } = fromPositionFile(checked, { ...file, rulesVersion: to });
    const { seats } = saved.summary;
    if (!isSummary(saved.summary) || seats.length !== module.game.seatCount(options))
      throw badInput('seat', 'damaged');
    requireBots(module, seats);
    const table = tableAt(module, options, seats, position, newSeed());
    return { module, table, rules, advice: readAdvice(saved.advice, seats.length) };
  } catch {
    throw badInput('record', 'savedByOtherRules', rules);
  }
}

/** A table that begins at a position, with a fate of its own. */
function tableAt(
  { game }: GameModule,
  options: Options,
  seats: readonly SeatInfo[],
  start: Position,
  seed: string,
): Table {
  return new Table({ game, options, seats, seed, fate: 'hmac', nonces: [], chance: 'fate', start });
}

/** Throws `BadInput` for a record that does not hold what it claims. */
function requireSound(
  game: CheckedGame,
  record: MatchRecord,
  onProgress: (done: number) => void,
): void {
  const { ok, failedAt, reason } = verify(game, record, onProgress);
  if (ok || reason === undefined) return;
  const path = failedAt === undefined ? 'record' : `moves[${failedAt - 1}]`;
  throw damaged([{ path, reason: reason.reason, facts: reason.facts }]);
}

/** A table at which a sound record lies to be looked at: its chance was told, none will follow. */
function forLooking(game: CheckedGame, { seed: _, ...record }: MatchRecord): Table {
  return tableFromRecord(game, { ...record, commit: '' });
}

/** A position as a seat could imagine it: what it cannot know is made up. */
function imagined(table: Table, viewer: Seat, position: Position, seed: string): Position {
  const { game, options } = table;
  const observation = game.blank(options);
  game.observe(position, viewer, observation);
  game.determinize(observation, new Rng(Number.parseInt(seed.slice(0, 12), 16)));
  return observation;
}
