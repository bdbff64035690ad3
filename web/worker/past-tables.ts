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
import { badInput } from '../bad-input.ts';
import { isSummary, type KeptAdvice, type KeptGame } from '../storage/kept-game.ts';
import { requireBots, usualSeats } from './bots-here.ts';
import type { Desk } from './desk.ts';
import { damaged, readGameText } from './game-text.ts';
import { readAdvice } from './kept-advice.ts';
import { loadModule } from './load-module.ts';

// Tables of games that have begun before: kept, opened, branched off. Who begins a new game loads none
// of it, nor what reads records and checks positions.

/** A table with its game. */
export interface RoomTable {
  readonly module: GameModule;
  readonly table: Table;
}

/** A table with its game, and what it is for. */
export interface PurposeTable extends RoomTable {
  readonly purpose: Purpose;
}

/** The table of a text from outside: to look at, or to go on with; throws `BadInput`. */
export async function tableOfText(
  { text, purpose }: OpenRequest,
  newSeed: () => string,
): Promise<PurposeTable> {
  const found = await readGameText(text);
  const { module, game } = found;
  if (found.kind === 'position') {
    const { options, position } = found.loaded;
    const table = tableAt(module, options, usualSeats(module, options), position, newSeed());
    return { module, table, purpose };
  }
  const { record } = found;
  requireSound(game, record);
  await requireBots(module, record.seats);
  if (purpose === 'replay') return { module, table: forLooking(game, record), purpose };
  const knowsFate = record.seed !== undefined || record.commit === '';
  if (knowsFate) return { module, table: tableFromRecord(game, record), purpose };
  // Fate is not known here, so what the record shows is the start of a new game.
  const shown = forLooking(game, record);
  const start = shown.positionAt(shown.ply);
  return {
    module,
    table: tableAt(module, record.options, record.seats, start, newSeed()),
    purpose,
  };
}

/** A line that was left by a rewind, to look at; throws `BadInput`. */
export async function tableOfSideLine(of: Table, branch: number): Promise<RoomTable> {
  const module = await loadModule(of.game.id);
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
  desk: Desk,
  { ply, purpose }: BranchRequest,
  newSeed: () => string,
): Promise<PurposeTable> {
  const { table, hidesSomething } = desk;
  const module = await loadModule(table.game.id);
  const record = table.record('revealed');
  const start = table.positionAt(ply);
  const knowsFate = !hidesSomething && record.seed !== undefined && record.commit !== '';
  if (purpose === 'again' && knowsFate) {
    // The same decisions will have the same fate.
    const moves = record.moves.slice(0, ply);
    const again = { ...record, moves, hash: hashOf(start), branches: [] };
    return { module, table: tableFromRecord(await module.checked(), again), purpose: 'play' };
  }
  const known = hidesSomething ? imagined(table, desk.imaginer, start, newSeed()) : start;
  const fresh = tableAt(module, table.options, table.seats, known, newSeed());
  return { module, table: fresh, purpose: purpose === 'again' ? 'play' : 'sandbox' };
}

/** The table of a kept game, and if the rules have changed since, from which version to which. */
export interface KeptTable extends RoomTable {
  readonly advice: KeptAdvice | undefined;
  readonly rules?: { readonly from: string | number; readonly to: number };
}

/**
 * The table of a kept game. If the rules have changed since, it stands at the position that was kept
 * beside the record; throws `BadInput` where nothing can be read.
 */
export async function tableOfKept(kept: KeptGame, newSeed: () => string): Promise<KeptTable> {
  try {
    if (typeof kept.record !== 'string') throw badInput('record', 'notJson');
    const found = await readGameText(kept.record);
    if (found.kind !== 'record') throw badInput('record', 'notJson');
    const { module, game, record } = found;
    await requireBots(module, record.seats);
    const advice = readAdvice(kept.advice, record.seats.length);
    return { module, table: tableFromRecord(game, record), advice };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const changed = error.faults.find(({ reason }) => reason === 'otherRules');
    if (changed !== undefined) return tableOfPosition(kept, newSeed(), changed);
    const details = error.faults.filter(({ reason }) => !VAGUE.includes(reason));
    throw new BadInput([...badInput('record', 'keptDamaged').faults, ...details]);
  }
}

/** What says no more than that something is damaged. */
const VAGUE = ['notJson', 'damaged'];

/** Another version of the rules: the position that was kept beside the record, if it can be played. */
async function tableOfPosition(kept: KeptGame, seed: string, changed: Fault): Promise<KeptTable> {
  const module = await loadModule(kept.game);
  const to = module.game.rulesVersion;
  const rules = { from: String(changed.facts.value), to };
  const checked = await module.checked();
  try {
    const file = JSON.parse(kept.position) as object;
    const { options, position } = fromPositionFile(checked, { ...file, rulesVersion: to });
    const { seats } = kept.summary;
    if (!isSummary(kept.summary) || seats.length !== module.game.seatCount(options))
      throw badInput('seat', 'damaged');
    await requireBots(module, seats);
    const table = tableAt(module, options, seats, position, seed);
    return { module, table, rules, advice: readAdvice(kept.advice, seats.length) };
  } catch {
    throw badInput('record', 'otherRulesKept', rules);
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
function requireSound(game: CheckedGame, record: MatchRecord): void {
  const { ok, failedAt, reason } = verify(game, record);
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
