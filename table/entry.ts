import {
  eventFor,
  type Facts,
  type ForgottenFacts,
  HOST,
  type LineContext,
  type PlayedLine,
  type Seat,
  type SeatInfo,
  SPECTATOR,
} from '@nineworlds/engine';

/** The set-up, with the chance that came before the first question. */
export interface StartEntry {
  readonly seq: number;
  readonly type: 'start';
  readonly lines: readonly PlayedLine[];
}

/** A line that was played and all the chance it led to: they are kept or lost together. */
export interface LineEntry {
  readonly seq: number;
  readonly type: 'line';
  /** Who answered: the seat that was asked, or for TEAM and typed chance the seat that spoke up. */
  readonly by: Seat;
  /** How many lines had been played before. */
  readonly ply: number;
  /** There was no other answer, so nobody has decided anything by it. */
  readonly forced: boolean;
  readonly lines: readonly PlayedLine[];
}

/** Lines were taken back. */
export interface UndoEntry {
  readonly seq: number;
  readonly type: 'undo';
  readonly by: Seat;
  /** How many lines are left. */
  readonly toPly: number;
}

/** The game went back by consent; what was left is a branch now. */
export interface RewindEntry {
  readonly seq: number;
  readonly type: 'rewind';
  readonly by: Seat;
  readonly toPly: number;
}

/** Somebody proposed to go back, agreed to it, or declined. */
export interface ConsentEntry {
  readonly seq: number;
  readonly type: 'proposed' | 'agreed' | 'declined';
  readonly by: Seat;
  readonly toPly: number;
}

/** Somebody else sits down in a seat. */
export interface SeatEntry {
  readonly seq: number;
  readonly type: 'seat';
  readonly seat: Seat;
  readonly occupant: SeatInfo;
}

/** One thing that happened at a table. A table's log only grows; its game is derived from it. */
export type Entry = StartEntry | LineEntry | UndoEntry | RewindEntry | ConsentEntry | SeatEntry;

/** A line and its events as one observer is told of them. */
export interface VisibleLine {
  readonly seat: Seat;
  readonly line: string;
  /** None where it comes from a link of the first version. */
  readonly context?: LineContext;
  readonly events: readonly { readonly name: string; readonly facts: Facts }[];
}

/** An entry as one observer is told of it: no raw move and nobody else's secret is in it. */
export type VisibleEntry =
  | { readonly seq: number; readonly type: 'start'; readonly lines: readonly VisibleLine[] }
  | (Omit<LineEntry, 'lines'> & { readonly lines: readonly VisibleLine[] })
  | UndoEntry
  | RewindEntry
  | ConsentEntry
  | SeatEntry;

/** A played line as an observer may read it. */
export function lineFor(played: PlayedLine, observer: Seat): string {
  if (observer === HOST) return played.line;
  return played.asSeat[observer] ?? played.asSpectator;
}

/** What an observer is told of a played line. */
export function visibleLine(played: PlayedLine, observer: Seat): VisibleLine {
  return {
    seat: played.seat,
    line: lineFor(played, observer),
    context: played.context,
    events: played.events.map((event) => eventFor(event, observer)),
  };
}

/**
 * What the log of a running game tells an observer of an entry. Where players have to remember, it tells what an
 * onlooker is told, with `?` for what is forgotten.
 */
export function loggedEntry(
  entry: Entry,
  observer: Seat,
  forgotten: ForgottenFacts | undefined,
): VisibleEntry {
  if (forgotten === undefined || !('lines' in entry)) return visibleEntry(entry, observer);
  const lines = entry.lines.map((line) =>
    withoutForgotten(visibleLine(line, SPECTATOR), forgotten),
  );
  return { ...entry, lines };
}

function withoutForgotten(
  { line, events, ...told }: VisibleLine,
  forgotten: ForgottenFacts,
): VisibleLine {
  const gone = new Set<unknown>();
  const left = events.map(({ name, facts }) => {
    const hidden = forgotten[name] ?? [];
    for (const fact of hidden) gone.add(facts[fact]);
    const blanks = hidden.filter((fact) => Object.hasOwn(facts, fact)).map((fact) => [fact, '?']);
    return { name, facts: { ...facts, ...Object.fromEntries(blanks) } };
  });
  const words = line.split(' ').map((word) => (gone.has(word) ? '?' : word));
  return { ...told, line: words.join(' '), events: left };
}

/** What an observer is told of an entry. */
export function visibleEntry(entry: Entry, observer: Seat): VisibleEntry {
  if (!('lines' in entry)) return entry;
  return { ...entry, lines: entry.lines.map((line) => visibleLine(line, observer)) };
}
