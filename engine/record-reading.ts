import * as v from 'valibot';
import { commitmentTo, type Fate } from './fate.ts';
import { BadInput, badInput, type Fault, Faults, kernelRefusal, type Refusal } from './faults.ts';
import type { CheckedGame, Json, Options } from './game.ts';
import { hashOf } from './hash.ts';
import { spell } from './lines.ts';
import { Match, type PlayedLine } from './match.ts';
import { isPlainObject } from './options.ts';
import {
  anyList,
  anyObject,
  evenMissing,
  fields,
  found,
  lengthOf,
  listOf,
  listOfAtMost,
  oneOf,
  parse,
  shown,
  textUpTo,
  why,
} from './parse.ts';
import type { Position } from './position.ts';
import {
  formatOne,
  fromPositionFile,
  gameNamed,
  readOptions,
  rulesOf,
} from './position-reading.ts';
import { fateOf, type MatchRecord, MOST_BRANCHES } from './record.ts';
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

const HASH = /^([0-9a-f]{64})?$/;
const MAX_LINE = 200;
/** After so many branches it is told how far the check has come. */
const TOLD_EVERY = 20;

/** The id of the game that a file is about, so that the game can be loaded; throws `BadInput`. */
export function gameOfFile(file: unknown): string {
  const given = parse(anyObject, file);
  if (!Object.hasOwn(given, 'nineworlds') && !Object.hasOwn(given, 'nineworlds-position')) {
    throw badInput('nineworlds', 'missingField');
  }
  return parse(v.string(why('notText', shown)), given.game, 'game');
}

/** What a record of a game looks like, its options aside: those have been checked, and are given here. */
function recordShape<P extends Position>(
  game: CheckedGame<P>,
  options: Options | undefined,
  optionFaults: readonly Fault[],
  fate: unknown,
) {
  const seatCount = options && game.seatCount(options);
  const moves = listOfAtMost(game.maxPlies, textUpTo(MAX_LINE));
  return fields({
    nineworlds: formatOne,
    game: gameNamed(game),
    rulesVersion: rulesOf(game),
    options: found(options, optionFaults),
    fate: v.nullish(oneOf(['hmac', 'fast']), 'hmac'),
    commit: v.optional(v.pipe(textUpTo(MAX_LINE), v.regex(HASH, why('notAHash', shown))), ''),
    seed: v.optional(textUpTo(MAX_LINE)),
    hash: textUpTo(MAX_LINE),
    nonces: v.nullish(noncesShape(game.seats[1], fate === 'fast' ? 0 : seatCount), []),
    seats:
      seatCount === undefined ? v.pipe(anyList, v.array(seatShape)) : listOf(seatCount, seatShape),
    moves,
    branches: v.nullish(branchesShape(moves), []),
    from: v.optional(anyObject),
  });
}

/** As many as there are seats, or none at all. */
function noncesShape(most: number, seatCount: number | undefined) {
  return v.pipe(
    listOfAtMost(most, textUpTo(MAX_LINE)),
    v.check(
      (nonces) => nonces.length === 0 || seatCount === undefined || nonces.length === seatCount,
      why('wrongLength', (nonces) => ({ value: lengthOf(nonces), length: seatCount ?? 0 })),
    ),
  );
}

/** Who sits at a seat. */
export const seatShape = v.pipe(
  v.custom((given) => readSeatInfo(given) !== undefined, why('notASeat', shown)),
  v.transform((given) => readSeatInfo(given) as SeatInfo),
);

function branchesShape(moves: v.GenericSchema<unknown, string[]>) {
  const isPly = (from: unknown) => Number.isInteger(from) && Number(from) >= 0;
  return v.pipe(
    v.custom<readonly unknown[]>(
      (list) => Array.isArray(list) && list.length <= MOST_BRANCHES,
      why('notAList', shown),
    ),
    v.array(
      v.pipe(
        v.custom<unknown>(
          (branch) =>
            isPlainObject(branch) && isPly(branch.from) && Object.keys(branch).length === 2,
          why('notABranch', shown),
        ),
        fields({ from: v.number(), moves: evenMissing(moves) }),
      ),
    ),
  );
}

/** Checks the shape of a record from outside; throws `BadInput` with every fault. */
export function checkRecord<P extends Position>(game: CheckedGame<P>, file: unknown): MatchRecord {
  const given = parse(anyObject, file);
  const optionFaults = new Faults();
  const options = readOptions(game, given.rulesVersion, given.options, optionFaults);
  const read = parse(recordShape(game, options, optionFaults.list, given.fate), given);
  if (read.options === undefined) throw new BadInput(optionFaults.list);
  const { seed, from } = read;
  return {
    nineworlds: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: read.options,
    fate: read.fate,
    commit: read.commit,
    ...(seed === undefined ? {} : { seed }),
    nonces: read.nonces,
    seats: read.seats,
    ...(from === undefined ? {} : { from: from as { readonly [field: string]: Json } }),
    moves: read.moves,
    hash: read.hash,
    branches: read.branches,
  };
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
  return playLines(match, record.moves.slice(0, toPly), fate);
}

/** Plays lines that a record holds, as far as they can be played. */
function playLines<P extends Position>(
  match: Match<P>,
  lines: readonly string[],
  fate: Fate | undefined,
): Replay<P> {
  const { game } = match;
  for (const line of lines) {
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

/**
 * Checks everything a record claims: every line, every roll where the seed is known, the hash. Many branches take a
 * while: how much of them is done is told, from 0 to 1.
 */
export function verify<P extends Position>(
  game: CheckedGame<P>,
  record: MatchRecord,
  onProgress?: (done: number) => void,
): Verdict {
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
  const plies = match.ply;
  const bad = firstBadBranch(match, record, fate, onProgress);
  if (bad === undefined) return { ok: true, plies };
  return { ok: false, plies, reason: kernelRefusal('K-13', 'badBranch', bad) };
}

/**
 * The first branch of a record that cannot be played, with its number from 1; undefined where all can. The match is
 * that of the record, and is left somewhere else. Branches that begin alike are played one after the other, so that
 * what they share is played once.
 */
function firstBadBranch<P extends Position>(
  match: Match<P>,
  { moves, branches }: MatchRecord,
  fate: Fate | undefined,
  onProgress: ((done: number) => void) | undefined,
): { readonly branch: number; readonly line: string } | undefined {
  const sides = branches.map((side, index) => ({
    branch: index + 1,
    isOff: side.from > moves.length,
    lines: [...moves.slice(0, side.from), ...side.moves],
  }));
  sides.sort((a, b) => compareLines(a.lines, b.lines));
  let first: { readonly branch: number; readonly line: string } | undefined;
  for (const [done, { branch, isOff, lines }] of sides.entries()) {
    if (done % TOLD_EVERY === 0) onProgress?.(done / sides.length);
    const shared = sharedLines(match, lines);
    match.takeBackTo(shared);
    const { failedAt, reason, line = lines[0] ?? '' } = playLines(match, lines.slice(shared), fate);
    // A line that was played and should not have been is no part of another branch.
    if (failedAt !== undefined) match.takeBackTo(failedAt - 1);
    const isFirst = first === undefined || branch < first.branch;
    if (isFirst && (isOff || reason !== undefined)) first = { branch, line };
  }
  return first;
}

/** With how many of some lines a match has begun. */
function sharedLines(match: Match, lines: readonly string[]): number {
  const other = match.lines.findIndex(({ line }, ply) => line !== lines[ply]);
  return other < 0 ? match.ply : other;
}

/** The order of two lists of lines, by the first line in which they differ. */
function compareLines(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((line, i) => line !== b[i]);
  const [one, other] = [a[at] ?? '', b[at] ?? ''];
  if (at < 0) return a.length - b.length;
  return one < other ? -1 : 1;
}

/** Takes a match back to a ply of lines that it has played before. */
export function rewindTo<P extends Position>(
  match: Match<P>,
  lines: readonly PlayedLine[],
  ply: number,
): void {
  match.lines.splice(0, match.ply, ...lines);
  match.takeBackTo(ply);
}
