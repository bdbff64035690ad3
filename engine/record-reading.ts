import { commitmentTo, type Fate } from './fate.ts';
import { BadInput, badInput, type Fault, Faults, kernelRefusal, type Refusal } from './faults.ts';
import type { CheckedGame, Json } from './game.ts';
import { hashOf } from './hash.ts';
import { spell } from './lines.ts';
import { Match } from './match.ts';
import { checkOptions, isPlainObject, show } from './options.ts';
import type { Position } from './position.ts';
import { fromPositionFile } from './position-reading.ts';
import { type Branch, fateOf, type MatchRecord, RECORD_KEYS } from './record.ts';
import { CHANCE, HOST } from './seat.ts';
import { readSeatInfo, type SeatInfo } from './seat-info.ts';

/** What `verify` finds. */
export interface Verdict {
  readonly ok: boolean;
  /** Lines that were replayed. */
  readonly plies: number;
  /** The line that fails, from 1; none when the record is whole or fails as a whole. */
  readonly failedAt?: number;
  /** The line as it stands in the record. */
  readonly line?: string;
  readonly reason?: Refusal;
}

const OPTIONAL_KEYS: readonly string[] = ['fate', 'commit', 'seed', 'nonces', 'from', 'branches'];
const MAX_LINE = 200;
const MAX_BRANCHES = 1000;

/** The id of the game that a file is about, so that the game can be loaded; throws `BadInput`. */
export function gameOfFile(file: unknown): string {
  if (!isPlainObject(file)) throw badInput('', 'notAnObject', { value: show(file) });
  if (!Object.hasOwn(file, 'nineworlds') && !Object.hasOwn(file, 'nineworlds-position')) {
    throw badInput('nineworlds', 'missingField');
  }
  const id = file.game;
  if (typeof id !== 'string') throw badInput('game', 'notText', { value: show(id) });
  return id;
}

/** Checks the shape of a record from outside; throws `BadInput` with every fault. */
export function checkRecord<P extends Position>(game: CheckedGame<P>, file: unknown): MatchRecord {
  if (!isPlainObject(file)) throw badInput('', 'notAnObject', { value: show(file) });
  const faults = new Faults();
  for (const key of Object.keys(file)) {
    if (!RECORD_KEYS.some((known) => known === key)) faults.add(key.slice(0, 40), 'unknownField');
  }
  for (const key of RECORD_KEYS) {
    if (!Object.hasOwn(file, key) && !OPTIONAL_KEYS.includes(key)) faults.add(key, 'missingField');
  }
  const has = (key: string) => Object.hasOwn(file, key);
  if (has('nineworlds') && file.nineworlds !== 1) {
    faults.add('nineworlds', 'unknownFormat', { value: show(file.nineworlds) });
  }
  if (has('game') && file.game !== game.id) {
    faults.add('game', 'otherGame', { value: show(file.game), expected: game.id });
  }
  if (has('rulesVersion') && file.rulesVersion !== game.rulesVersion) {
    const value = show(file.rulesVersion);
    faults.add('rulesVersion', 'otherRules', { value, expected: game.rulesVersion });
  }
  const options = has('options') ? checkOptions(game.options, file.options, faults) : undefined;
  const fate = file.fate ?? 'hmac';
  if (fate !== 'hmac' && fate !== 'fast') {
    faults.add('fate', 'notOneOf', { value: show(fate), words: 'hmac, fast' });
  }
  const text = (key: string): string | undefined => {
    const value = file[key];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value.length <= MAX_LINE) return value;
    faults.add(key, 'notText', { value: show(value) });
    return undefined;
  };
  const commit = text('commit') ?? '';
  if (!/^([0-9a-f]{64})?$/.test(commit)) faults.add('commit', 'notAHash', { value: show(commit) });
  const seed = text('seed');
  const hash = text('hash') ?? '';
  const nonces = readTexts(file.nonces ?? [], 'nonces', game.seats[1], faults);
  const most = fate === 'fast' || options === undefined ? 0 : game.seatCount(options);
  if (options !== undefined && nonces.length !== 0 && nonces.length !== most) {
    faults.add('nonces', 'wrongLength', { value: nonces.length, length: most });
  }
  const seats = has('seats')
    ? readSeats(file.seats, options && game.seatCount(options), faults)
    : [];
  const moves = has('moves') ? readTexts(file.moves, 'moves', game.maxPlies, faults) : [];
  const branches = readBranches(file.branches ?? [], game.maxPlies, faults);
  const from = file.from;
  if (from !== undefined && !isPlainObject(from)) {
    faults.add('from', 'notAnObject', { value: show(from) });
  }
  if (options === undefined || !faults.none) throw new BadInput(faults.list);
  return {
    nineworlds: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    fate: fate === 'fast' ? 'fast' : 'hmac',
    commit,
    ...(seed === undefined ? {} : { seed }),
    nonces,
    seats,
    ...(isPlainObject(from) ? { from } : {}),
    moves,
    hash,
    branches,
  };
}

function readTexts(
  given: Json | undefined,
  path: string,
  most: number,
  faults: Faults,
): readonly string[] {
  if (!Array.isArray(given)) {
    faults.add(path, 'notAList', { value: show(given) });
    return [];
  }
  if (given.length > most) {
    faults.add(path, 'tooLong', { length: given.length, most });
    return [];
  }
  return given.map((item: Json, i) => {
    if (typeof item === 'string' && item.length <= MAX_LINE) return item;
    faults.add(`${path}[${i}]`, 'notText', { value: show(item) });
    return '';
  });
}

function readSeats(
  given: Json | undefined,
  count: number | undefined,
  faults: Faults,
): readonly SeatInfo[] {
  if (!Array.isArray(given)) {
    faults.add('seats', 'notAList', { value: show(given) });
    return [];
  }
  if (count !== undefined && given.length !== count) {
    faults.add('seats', 'wrongLength', { value: given.length, length: count });
    return [];
  }
  return given.map((seat: Json, i): SeatInfo => {
    const read = readSeatInfo(seat);
    if (read === undefined) faults.add(`seats[${i}]`, 'notASeat', { value: show(seat) });
    return read ?? { kind: 'human', name: '' };
  });
}

function readBranches(given: Json, maxPlies: number, faults: Faults): readonly Branch[] {
  if (!Array.isArray(given) || given.length > MAX_BRANCHES) {
    faults.add('branches', 'notAList', { value: show(given) });
    return [];
  }
  return given.map((branch: Json, i): Branch => {
    const path = `branches[${i}]`;
    const from = isPlainObject(branch) ? branch.from : undefined;
    const isPly = typeof from === 'number' && Number.isInteger(from) && from >= 0;
    if (!isPlainObject(branch) || !isPly || Object.keys(branch).length !== 2) {
      faults.add(path, 'notABranch', { value: show(branch) });
      return { from: 0, moves: [] };
    }
    return { from, moves: readTexts(branch.moves, `${path}.moves`, maxPlies, faults) };
  });
}

/** The match as it stood at the start of a record; throws `BadInput` when that position is bad. */
export function matchAtStart<P extends Position>(
  game: CheckedGame<P>,
  record: MatchRecord,
): Match<P> {
  if (record.from === undefined) return new Match(game, record.options);
  try {
    const { position } = fromPositionFile(game, {
      'nineworlds-position': 1,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: record.options,
      position: record.from,
    });
    return new Match(game, record.options, position);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.faults.map((fault) => ({ ...fault, path: inRecord(fault) })));
  }
}

/** In a record the fields of the position stand under `from`. */
function inRecord(fault: Fault): string {
  return fault.path.replace(/^position/, 'from');
}

/** A match replayed so far, and where and why it stopped short. */
export interface Replay<P extends Position> {
  readonly match: Match<P>;
  /** The line that was refused, from 1. */
  readonly failedAt?: number;
  /** The line as it stands in the record. */
  readonly line?: string;
  readonly reason?: Refusal;
}

/**
 * Replays a record up to a ply. Every line has to be legal and spelled in full; where the record
 * reveals its seed and a fate is given, chance has to be what that fate decrees.
 */
export function replay<P extends Position>(
  game: CheckedGame<P>,
  record: MatchRecord,
  toPly = record.moves.length,
  fate?: Fate,
): Replay<P> {
  const match = matchAtStart(game, record);
  for (const line of record.moves.slice(0, toPly)) {
    const failedAt = match.ply + 1;
    const decreed =
      fate !== undefined && match.seat === CHANCE
        ? spell(game, match.position, match.foretell(fate), HOST)
        : line;
    const played = match.play(line);
    if (!('moves' in played)) return { match, failedAt, line, reason: played };
    if (played.line !== line) {
      const facts = { line, canonical: played.line };
      return { match, failedAt, line, reason: kernelRefusal('K-9', 'notCanonical', facts) };
    }
    if (decreed !== line) {
      const facts = { line, decreed };
      return { match, failedAt, line, reason: kernelRefusal('K-10', 'notFate', facts) };
    }
  }
  return { match };
}

/** Checks everything a record claims: every line, every roll where the seed is known, the hash. */
export function verify<P extends Position>(game: CheckedGame<P>, record: MatchRecord): Verdict {
  const { seed, commit } = record;
  if (seed !== undefined && commit !== '' && commitmentTo(seed) !== commit) {
    const reason = kernelRefusal('K-11', 'seedNotCommitted', { commit });
    return { ok: false, plies: 0, reason };
  }
  const fate = seed === undefined ? undefined : fateOf(record.fate, seed, record.nonces);
  const { match, failedAt, line, reason } = replay(game, record, record.moves.length, fate);
  if (failedAt !== undefined && line !== undefined && reason !== undefined) {
    return { ok: false, plies: failedAt - 1, failedAt, line, reason };
  }
  const hash = hashOf(match.position);
  if (hash !== record.hash) {
    const facts = { claimed: record.hash, actual: hash };
    return { ok: false, plies: match.ply, reason: kernelRefusal('K-12', 'otherHash', facts) };
  }
  for (const [index, branch] of record.branches.entries()) {
    const moves = [...record.moves.slice(0, branch.from), ...branch.moves];
    const side = replay(game, { ...record, moves }, moves.length, fate);
    if (branch.from > record.moves.length || side.reason !== undefined) {
      const facts = { branch: index + 1, line: side.line ?? moves[0] ?? '' };
      return { ok: false, plies: match.ply, reason: kernelRefusal('K-13', 'badBranch', facts) };
    }
  }
  return { ok: true, plies: match.ply };
}
