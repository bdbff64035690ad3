import * as v from 'valibot';
import { type BadInput, badInput, refusedInput } from './faults.ts';
import type { CheckedGame, GameDef, Json, Options } from './game.ts';
import { canonicalJson, digest, hashOf } from './hash.ts';
import { answersOf, continuesLine } from './lines.ts';
import type { Match } from './match.ts';
import type { Move } from './moves.ts';
import { isPlainObject } from './options.ts';
import { parse, tryParse, why } from './parse.ts';
import type { Position } from './position.ts';
import type { MatchRecord } from './record.ts';
import { checkRecord, matchAtStart, rewindTo } from './record-reading.ts';
import { hexOf } from './sha256.ts';

/**
 * The compact form of a record, for links: `nw1.` and then base64url of a head (JSON) and a body.
 * The body is one big number that holds, move by move, which of the possible answers was given, so
 * that a move costs no more than the choice it was: a forced answer nothing, a coin flip one bit.
 */
const PREFIX = 'nw1.';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Far more than any game needs; an owner's deck in the options takes some thousands. */
const MAX_TEXT = 40_000;
const MAX_BRANCHES = 100;

/** How many moves a link holds, and of each branch from where it leaves and how many. */
function countsUpTo(maxPlies: number) {
  const plies = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPlies));
  const branches = v.pipe(v.array(v.strictTuple([plies, plies])), v.maxLength(MAX_BRANCHES));
  return v.object({ n: plies, b: v.optional(branches, []) });
}

/** Writes a valid record in its compact form; throws `BadInput` for one whose lines cannot be played. */
export function toCompact<P extends Position>(game: CheckedGame<P>, record: MatchRecord): string {
  return compactAs(game, record, game.rulesVersion);
}

/** The compact form as this version of the rules or an older one writes it: without what was usual then. */
function compactAs<P extends Position>(
  game: CheckedGame<P>,
  record: MatchRecord,
  version: number,
): string {
  for (const [key, value] of Object.entries(record.options)) {
    if (game.options.fields[key]?.isForLinks?.(value) !== false) continue;
    throw badInput(`options.${key}`, 'notForLinks');
  }
  const answers: Answer[] = [];
  const match = matchAtStart(game, record);
  const moves = noteMoves(match, record.moves, answers);
  const main = [...match.lines];
  // Of very many branches only the latest go into a link.
  const branches = record.branches.slice(-MAX_BRANCHES).map(({ from, moves: side }) => {
    rewindTo(match, main, from);
    return [from, noteMoves(match, side, answers)];
  });
  const usual = usualOptions(game, version);
  const changed = Object.entries(record.options).filter(([key, value]) => {
    const known = usual[key];
    return known === undefined || canonicalJson(value) !== canonicalJson(known);
  });
  const body = bodyOf(answers);
  const head = canonicalJson({
    g: record.game,
    // A link that has lost its end would otherwise be read as another game.
    h: digest(String(body)).slice(0, 8),
    v: version,
    n: moves,
    s: record.seats.map((seat) => seat as unknown as Json),
    ...(changed.length === 0 ? {} : { o: Object.fromEntries(changed) }),
    ...(record.fate === 'hmac' ? {} : { f: record.fate }),
    ...(record.commit === '' ? {} : { c: record.commit }),
    ...(record.seed === undefined ? {} : { d: record.seed }),
    ...(record.nonces.length === 0 ? {} : { x: record.nonces }),
    ...(record.from === undefined ? {} : { p: record.from }),
    ...(branches.length === 0 ? {} : { b: branches }),
  });
  // A zero byte, which no JSON text holds, parts the head from the body.
  const bytes = Uint8Array.from(`${ascii(head)}\0`, (letter) => letter.charCodeAt(0));
  return PREFIX + toBase64(Uint8Array.of(...bytes, ...bytesOf(body)));
}

/** The options of a game for which nothing was chosen, by a version of its rules. */
function usualOptions(game: CheckedGame, version: number): Options {
  const today = Object.entries(game.options.fields).map(([key, field]) => [key, field.default]);
  const then = version < game.rulesVersion ? game.upgrade?.(version, {}) : undefined;
  return { ...Object.fromEntries(today), ...then };
}

/** Which of how many possible answers was given. */
interface Answer {
  readonly chosen: number;
  readonly possible: number;
}

/** Plays lines and notes the answers they are made of; returns how many. */
function noteMoves<P extends Position>(
  match: Match<P>,
  lines: readonly string[],
  answers: Answer[],
): number {
  const { game } = match;
  const before = game.blank(match.options);
  let count = 0;
  for (const line of lines) {
    before.copyFrom(match.position);
    const played = match.play(line);
    if (!('moves' in played)) throw refusedInput('moves', played);
    for (const move of played.moves) {
      const possible = answersOf(game, before);
      answers.push({ chosen: possible.indexOf(move), possible: possible.length });
      game.apply(before, move);
      count++;
    }
  }
  return count;
}

/** One number for all answers, the first one in its lowest place. */
function bodyOf(answers: readonly Answer[]): bigint {
  return answers.reduceRight(
    (body, { chosen, possible }) => body * BigInt(possible) + BigInt(chosen),
    0n,
  );
}

/** The id of the game that a compact record is about; throws `BadInput`. */
export function gameOfCompact(text: string): string {
  return parse(v.string(why('badLink')), partsOf(text).head.g, 'link');
}

/** Reads a compact record; throws `BadInput` when it is not one. */
export function fromCompact<P extends Position>(game: CheckedGame<P>, text: string): MatchRecord {
  const { head, body } = partsOf(text);
  const record = checkRecord(game, {
    nineworlds: 1,
    game: head.g,
    rulesVersion: head.v,
    options: head.o ?? {},
    fate: head.f ?? 'hmac',
    commit: head.c ?? '',
    ...(head.d === undefined ? {} : { seed: head.d }),
    nonces: head.x ?? [],
    seats: head.s,
    ...(head.p === undefined ? {} : { from: head.p }),
    moves: [],
    hash: '',
    branches: [],
  } as Json);
  const counts = tryParse(countsUpTo(game.maxPlies), head);
  if (counts === undefined) throw badLink();
  const left = { body };
  const main = readMoves(game, matchAtStart(game, record), counts.n, left);
  const played = {
    ...record,
    moves: main.lines.map(({ line }) => line),
    hash: hashOf(main.position),
  };
  const lines = [...main.lines];
  const branches = counts.b.map(([from, count]) => {
    if (from > lines.length) throw badLink();
    rewindTo(main, lines, from);
    const side = readMoves(game, main, count, left);
    return { from, moves: side.lines.slice(from).map(({ line }) => line) };
  });
  // Whatever else a link may say or leave over: only its own writing is accepted.
  const read = { ...played, branches };
  if (compactAs(game, read, Number(head.v)) !== text) throw badLink();
  return read;
}

/** Takes so many moves off the body and plays them. */
function readMoves<P extends Position>(
  game: GameDef<P>,
  match: Match<P>,
  count: number,
  left: { body: bigint },
): Match<P> {
  const ahead = game.blank(match.options);
  ahead.copyFrom(match.position);
  let line: Move[] = [];
  for (let i = 0; i < count; i++) {
    const answers = answersOf(game, ahead);
    const radix = BigInt(answers.length);
    const move = radix === 0n ? undefined : answers[Number(left.body % radix)];
    if (move === undefined) throw badLink();
    left.body /= radix;
    const seat = ahead.frames.seat;
    line.push(move);
    game.apply(ahead, move);
    if (continuesLine(game, ahead, seat)) continue;
    match.playMoves(line);
    line = [];
  }
  if (line.length > 0) throw badLink();
  return match;
}

function badLink(): BadInput {
  return badInput('link', 'badLink');
}

function partsOf(text: string): { head: { readonly [key: string]: Json }; body: bigint } {
  const bytes =
    text.startsWith(PREFIX) && text.length <= MAX_TEXT
      ? fromBase64(text.slice(PREFIX.length))
      : undefined;
  const end = bytes?.indexOf(0) ?? -1;
  if (bytes === undefined || end < 0) throw badLink();
  try {
    const head: unknown = JSON.parse(String.fromCharCode(...bytes.subarray(0, end)));
    if (isPlainObject(head)) return { head, body: numberOf(bytes.subarray(end + 1)) };
  } catch {
    // Neither JSON nor a number.
  }
  throw badLink();
}

/** Escapes what is not ASCII, so that a letter of the head is a byte. */
function ascii(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The bytes of a number, least significant first. */
function bytesOf(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return bytes;
}

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x0${hexOf(bytes.toReversed())}`);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3);
    const three = (first << 16) | (second << 8) | third;
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += DIGITS.charAt((three >> (18 - 6 * k)) & 63);
  }
  return text;
}

function fromBase64(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 255);
    }
  }
  return Uint8Array.from(bytes);
}
