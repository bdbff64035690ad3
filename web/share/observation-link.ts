import {
  isPlainObject,
  type Json,
  kernelRefusal,
  readSeatInfo,
  type SeatInfo,
  tryParse,
} from '@nineworlds/engine';
import type { Joined, TableState } from '@nineworlds/protocol';
import type { VisibleEntry } from '@nineworlds/table';
import * as v from 'valibot';
import { badInput } from '../bad-input.ts';
import { beginningOf, entriesLeft } from '../play/entries-left.ts';

/**
 * What one player knows of a running game, in a link: the board and the log as they see them, deflated,
 * in base64url. While others have secrets nothing more may leave the table.
 */
const VERSION = 1;
/** A longer address is no longer taken by every browser and messenger. */
const MAX_TEXT = 60_000;
const MAX_JSON = 2_000_000;
/** No view is nested so deeply; a hostile one could exhaust the stack. */
const MOST_NESTED = 50;
/** What a state says about the table itself, not about one browser. */
const FIELDS = [
  'game',
  'cooperative',
  'options',
  'viewer',
  'ply',
  'turn',
  'asked',
  'question',
] as const;

/** Writes what the viewer of a state knows; undefined when it is too long for a link. */
export async function toObservationLink(
  state: TableState,
  entries: readonly VisibleEntry[],
): Promise<string | undefined> {
  const head = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  const { seats, view } = state;
  const known = { nw: VERSION, ...head, seats, view, entries: entriesUpTo(entries, state.ply) };
  const text = toBase64(await deflated(JSON.stringify(known)));
  return text.length <= MAX_TEXT ? text : undefined;
}

/** The lines that had been played by a ply, without what was taken back and without talk. */
function entriesUpTo(entries: readonly VisibleEntry[], ply: number): readonly VisibleEntry[] {
  return entriesLeft(entries)
    .map((entry) => ({ ...entry, lines: entry.lines.slice(0, ply - beginningOf(entry)) }))
    .filter((entry) => beginningOf(entry) < ply && entry.lines.length > 0);
}

/** Reads such a link; throws `BadInput` for anything else. */
export async function fromObservationLink(text: string): Promise<Joined> {
  if (text.length > MAX_TEXT) throw badLink();
  let known: unknown;
  try {
    known = JSON.parse(await inflated(fromBase64(text)));
  } catch {
    throw badLink();
  }
  return checked(known);
}

function badLink() {
  return badInput('link', 'badLink');
}

const whole = v.pipe(v.number(), v.integer());
const plain = v.custom<{ readonly [key: string]: Json }>(isPlainObject);

const toldLine = v.object({
  seat: whole,
  line: v.string(),
  context: v.exactOptional(
    v.object({
      questions: v.array(v.string()),
      facts: v.pipe(plain, v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
  events: v.array(
    v.object({
      name: v.string(),
      facts: v.pipe(plain, v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
});

/** What was told of the start of a game, or of a line. */
const toldEntry = v.variant('type', [
  v.object({ seq: whole, type: v.literal('start'), lines: v.array(toldLine) }),
  v.object({
    seq: whole,
    type: v.literal('line'),
    by: whole,
    ply: whole,
    forced: v.fallback(v.boolean(), false),
    lines: v.array(toldLine),
  }),
]);

/** What such a link holds. Whatever is wrong with it: nobody could mend it, so it is told as one fault. */
const KNOWN = v.object({
  nw: v.literal(VERSION),
  game: v.string(),
  cooperative: v.boolean(),
  options: plain,
  viewer: whole,
  ply: whole,
  turn: whole,
  asked: whole,
  question: v.string(),
  view: plain,
  seats: v.pipe(
    v.array(v.custom<SeatInfo>((seat) => readSeatInfo(seat) !== undefined)),
    v.minLength(1),
  ),
  entries: v.array(toldEntry),
});

function checked(given: unknown): Joined {
  const known = tryParse(KNOWN, given);
  if (known === undefined) throw badLink();
  const { nw: _, entries, view, ...head } = known;
  return {
    state: {
      ...head,
      seq: 0,
      answerers: [],
      advice: 'off',
      advised: [],
      view: withGaps(view),
      undo: { possible: false, refusal: kernelRefusal('K-15', 'nothingToUndo') },
      branches: [],
      manual: false,
      secretive: true,
      saved: 'never',
      purpose: 'replay',
    },
    entries,
  };
}

/** Views leave out what is not there; JSON has no other word for it in a list than null. */
function withGaps(value: Json, depth = 0): Json {
  if (depth > MOST_NESTED) throw badLink();
  if (Array.isArray(value)) return value.map((item) => withGaps(item, depth + 1));
  if (value === null) return undefined as unknown as Json;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withGaps(item, depth + 1)]),
  );
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A short link may unfold into anything, so unfolding stops at a limit. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MAX_JSON) throw badLink();
  }
  return text + decoder.decode();
}

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
