import { BadInput, badInput } from './faults.ts';
import type { GameDef, Json } from './game.ts';
import { canonicalJson, hashOf } from './hash.ts';
import { answersOf, continuesLine } from './lines.ts';
import type { Match } from './match.ts';
import type { Move } from './moves.ts';
import { isPlainObject } from './options.ts';
import type { Position } from './position.ts';
import { checkRecord, type MatchRecord, matchAtStart, replay } from './record.ts';

/**
 * The compact form of a record, for links: `nw1.` and then base64url of a head (JSON) and a body.
 * The body is one big number that holds, move by move, which of the possible answers was given, so
 * that a move costs no more than the choice it was: a forced answer nothing, a coin flip one bit.
 */
const PREFIX = 'nw1.';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MAX_TEXT = 200_000;

/** Writes a valid record in its compact form. */
export function toCompact<P extends Position>(game: GameDef<P>, record: MatchRecord): string {
  const radices: number[] = [];
  const digits: number[] = [];
  const note = (lines: MatchRecord): number => {
    const { match, reason } = replay(game, lines);
    if (reason !== undefined) throw badInput('moves', reason.reason, reason.facts);
    const from = matchAtStart(game, lines);
    let moves = 0;
    for (const line of match.lines) {
      for (const move of line.moves) {
        const answers = answersOf(game, from.position);
        radices.push(answers.length);
        digits.push(answers.indexOf(move));
        game.apply(from.position, move);
        moves++;
      }
    }
    return moves;
  };
  const moves = note(record);
  const branches = record.branches.map(({ from, moves: side }) => ({
    from,
    moves: note({ ...record, moves: [...record.moves.slice(0, from), ...side] }),
  }));
  let body = 0n;
  for (let i = digits.length - 1; i >= 0; i--) body = body * BigInt(radices[i]) + BigInt(digits[i]);
  const changed = Object.entries(record.options).filter(
    ([key, value]) => canonicalJson(value) !== canonicalJson(game.options.fields[key].default),
  );
  const head = canonicalJson({
    g: record.game,
    v: record.rulesVersion,
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

/** The id of the game that a compact record is about; throws `BadInput`. */
export function gameOfCompact(text: string): string {
  const id = partsOf(text).head.g;
  if (typeof id !== 'string') throw badInput('link', 'badLink');
  return id;
}

/** Reads a compact record; throws `BadInput` when it is not one. */
export function fromCompact<P extends Position>(game: GameDef<P>, text: string): MatchRecord {
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
  const left = { body };
  const main = readMoves(game, matchAtStart(game, record), head.n, left);
  const moves = main.lines.map(({ line }) => line);
  const branches = Array.isArray(head.b) ? head.b : [];
  return {
    ...record,
    moves,
    hash: hashOf(main.position),
    branches: branches.map((branch: Json) => {
      const { from, moves: count } = isPlainObject(branch) ? branch : {};
      if (typeof from !== 'number') throw badInput('link', 'badLink');
      const side = readMoves(game, matchAtStart(game, record), count, left);
      return { from, moves: side.lines.slice(from).map(({ line }) => line) };
    }),
  };
}

/** Takes so many moves off the body and plays them. */
function readMoves<P extends Position>(
  game: GameDef<P>,
  match: Match<P>,
  count: Json | undefined,
  left: { body: bigint },
): Match<P> {
  if (typeof count !== 'number' || !(count >= 0 && count <= game.maxPlies)) {
    throw badInput('link', 'badLink');
  }
  const ahead = game.blank(match.options);
  ahead.copyFrom(match.position);
  let line: Move[] = [];
  for (let i = 0; i < count; i++) {
    const answers = answersOf(game, ahead);
    if (answers.length === 0) throw badInput('link', 'badLink');
    const radix = BigInt(answers.length);
    const move = answers[Number(left.body % radix)];
    left.body /= radix;
    const seat = ahead.frames.seat;
    line.push(move);
    game.apply(ahead, move);
    if (continuesLine(game, ahead, seat)) continue;
    match.playMoves(line);
    line = [];
  }
  if (line.length > 0) throw badInput('link', 'badLink');
  return match;
}

function partsOf(text: string): { head: { readonly [key: string]: Json }; body: bigint } {
  const bytes =
    text.startsWith(PREFIX) && text.length <= MAX_TEXT
      ? fromBase64(text.slice(PREFIX.length))
      : undefined;
  const end = bytes?.indexOf(0) ?? -1;
  if (bytes === undefined || end < 0) throw badInput('link', 'badLink');
  try {
    const head: unknown = JSON.parse(String.fromCharCode(...bytes.subarray(0, end)));
    if (!isPlainObject(head)) throw badInput('link', 'badLink');
    return { head, body: numberOf(bytes.subarray(end + 1)) };
  } catch (error) {
    throw error instanceof BadInput ? error : badInput('link', 'badLink');
  }
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
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += DIGITS[(three >> (18 - 6 * k)) & 63];
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
