import {
  anyObject,
  fields,
  isPlainObject,
  LANGS,
  listOfAtMost,
  type Options,
  oneOf,
  parse,
  SPECTATOR,
  seatShape,
  show,
  textUpTo,
  whole,
  why,
} from '@nineworlds/engine';
import type { Command } from '@nineworlds/table';
import * as v from 'valibot';
import type { Numbered, Request } from './request.ts';

// A message is hostile until it has been read here: that every field is there, of its type and not too long, and that
// nothing else is. Whether a table, a game or a seat exists, and who may ask for it, is for the host to say.

/** More seats than any game has. */
const MOST_SEATS = 64;
const LONGEST_NAME = 80;
const LONGEST_LINE = 200;
/** No record of a game is longer. */
const LONGEST_TEXT = 8_000_000;

const number = whole(0, Number.MAX_SAFE_INTEGER);
/** A place of a person: nobody asks as chance, as the team or as the host, who sees everything. */
const seat = whole(0, MOST_SEATS - 1);
const viewer = v.lazy((given) => (given === SPECTATOR ? v.literal(SPECTATOR) : seat));
const table = textUpTo(100);
const line = textUpTo(LONGEST_LINE);
const names = v.optional(listOfAtMost(MOST_SEATS, textUpTo(LONGEST_NAME)));
/** The game checks them by its own rules. */
const options = v.pipe(
  anyObject,
  v.transform((given) => given as Options),
);

/** The fields of something by their names, each with a shape for what it holds; none may be forgotten. */
type Entries<T> = {
  readonly [K in Exclude<keyof T, 'type'>]-?: v.GenericSchema<unknown, T[K] | undefined>;
};
/** The same for each member of a union that is told by its type. */
type EntriesByType<U extends { readonly type: string }> = {
  readonly [T in U['type']]: Entries<Extract<U, { readonly type: T }>>;
};

const COMMANDS: EntriesByType<Command> = {
  line: { seat, seq: number, line },
  undo: { seat, seq: number },
  rewind: { seat, seq: number, toPly: number },
  agree: { seat, seq: number },
  decline: { seat, seq: number },
  seat: { seat, occupant: seatShape },
};

const REQUESTS: EntriesByType<Request> = {
  start: {
    table,
    game: table,
    options,
    seats: v.optional(listOfAtMost(MOST_SEATS, seatShape)),
    seed: v.optional(textUpTo(64)),
    chance: oneOf(['fate', 'manual']),
    purpose: v.optional(oneOf(['play', 'lesson'])),
  },
  resume: { table, takeOver: oneOf([true, false]) },
  open: { table, text: textUpTo(LONGEST_TEXT), purpose: oneOf(['replay', 'play']) },
  look: { table, into: table },
  sideLine: { table, branch: number, into: table },
  sit: { table, seat: viewer },
  command: { table, command: byType(COMMANDS, {}) },
  choices: { table, seat, line },
  why: { table, seat, line },
  complete: { table, seat, line },
  odds: { table, seat, line },
  advise: { table, seat, names },
  allowAdvice: { table, advice: oneOf(['on', 'off']) },
  review: {
    table,
    seat,
    thoroughness: v.optional(oneOf(['quick', 'normal', 'thorough'])),
    names,
  },
  cancel: { request: number },
  choose: { table, seat, line },
  moment: { table, ply: number },
  export: { table, form: oneOf(['link', 'save']) },
  branch: { table, ply: number, into: table, purpose: oneOf(['sandbox', 'again']) },
  close: { table },
  describe: { game: table },
  checkOptions: { game: table, options },
  language: { lang: oneOf(LANGS) },
};

/** One of several things, each told by its type and read by its own fields. */
function byType<U extends { readonly type: string }>(
  shapes: EntriesByType<U>,
  besides: v.ObjectEntries,
): v.GenericSchema<unknown, U> {
  const words = Object.keys(shapes);
  const type = oneOf(words);
  const byName = new Map<unknown, v.GenericSchema<unknown, object>>(
    Object.entries<v.ObjectEntries>(shapes).map(([name, entries]) => [
      name,
      fields({ type, ...besides, ...entries }),
    ]),
  );
  // What has no type cannot be read any further.
  const none = why('notOneOf', (value) => ({ value: show(value), words: words.join(', ') }));
  const untyped = v.pipe(anyObject, v.object({ type }, none));
  return v.pipe(
    v.lazy((given) => byName.get(isPlainObject(given) ? given.type : undefined) ?? untyped),
    v.transform((read) => read as U),
  );
}

const MESSAGE = byType<Request>(REQUESTS, { id: number });

/** Reads a message from outside; throws `BadInput` with every fault unless it is a request. */
export function readRequest(message: unknown): Numbered {
  return parse(MESSAGE, message) as Numbered;
}
