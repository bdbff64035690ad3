import { CHANCE, type EventOf, type Facts } from '@nineworlds/engine';
import type { VisibleEntry, VisibleLine } from '@nineworlds/table';
import type { AppTexts } from '../app/texts.svelte.ts';
import { eventSentence, type LineReader, lineSentence, namedWords, seatName } from './sentences.ts';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  /** The ply after it, the same for all that one line brought; none for what is no part of the game. */
  readonly ply: number | undefined;
  readonly text: string;
  /** A line as somebody could type it. */
  readonly typed?: string | undefined;
  /** `line` is a line as it is spelled, `event` what came of it, `note` what people agreed on. */
  readonly kind: 'line' | 'event' | 'note';
  /** The event that it tells. */
  readonly event: EventOf | undefined;
  /** A line that had no event to tell it by, told in a sentence of its own. */
  readonly alone: boolean;
  /** The ply that going back to this decision leads to. */
  readonly decidedAt: number | undefined;
  /** It was taken back since. */
  readonly gone: boolean;
}

/** A turn in the log. */
export interface LogGroup {
  readonly key: string;
  /** Whose turn it is, and which. */
  readonly title: string;
  /** The ply at which it begins. */
  readonly ply: number;
  /** Who draws or acts in it, as the game calls them; empty before the first turn. */
  readonly word: string;
  readonly lines: readonly LogLine[];
}

/** Who reads the log, and with which texts. */
export interface LogReader extends LineReader {
  readonly app: AppTexts;
  readonly names: readonly string[];
}

/** What happened, turn by turn: every line with what came of it, as its reader may know it. */
export function logGroups(
  reader: LogReader,
  entries: readonly VisibleEntry[],
): readonly LogGroup[] {
  return growingLog()(reader, entries);
}

/** The same for a log that grows: what was there before stays the same, and a page draws what is new. */
export function growingLog(): typeof logGroups {
  let writer: LogWriter | undefined;
  let written: readonly VisibleEntry[] = [];
  return (reader, entries) => {
    const turnsAreTold = entries.some(tellsTurns);
    const goesOn =
      writer?.writesFor(reader, turnsAreTold) && written.at(-1) === entries[written.length - 1];
    if (writer === undefined || !goesOn) {
      writer = new LogWriter(reader, turnsAreTold);
      written = [];
    }
    for (const entry of entries.slice(written.length)) writer.write(entry);
    written = entries;
    return [...writer.groups];
  };
}

/** The same without the turns. */
export function logLines(reader: LogReader, entries: readonly VisibleEntry[]): readonly LogLine[] {
  return logGroups(reader, entries).flatMap(({ lines }) => lines);
}

/** Whether some line has no event that tells it: only then sentences for lines are needed. */
export function hasLineAlone(entries: readonly VisibleEntry[]): boolean {
  return entries.some((entry) => 'lines' in entry && entry.lines.some(isAlone));
}

function isAlone({ events }: VisibleLine): boolean {
  return events.every(isTurn);
}

/** A game that says when a turn begins; in others a turn lasts while the same seat answers. */
function tellsTurns(entry: VisibleEntry): boolean {
  return 'lines' in entry && entry.lines.some(({ events }) => events.some(isTurn));
}

function isTurn({ name }: { readonly name: string }): boolean {
  return name === 'turnBegan';
}

class LogWriter {
  /** A group that changes is another one. */
  groups: LogGroup[] = [];
  readonly #reader: LogReader;
  readonly #tellsTurns: boolean;
  #seat: number = CHANCE;

  constructor(reader: LogReader, turnsAreTold: boolean) {
    this.#reader = reader;
    this.#tellsTurns = turnsAreTold;
    this.#open('start', reader.app.logStart, 0, '');
  }

  writesFor({ app, texts, lines, names }: LogReader, turnsAreTold: boolean): boolean {
    const by = this.#reader;
    return (
      turnsAreTold === this.#tellsTurns &&
      app === by.app &&
      texts === by.texts &&
      lines === by.lines &&
      names === by.names
    );
  }

  write(entry: VisibleEntry): void {
    const { app, names } = this.#reader;
    const key = String(entry.seq);
    const who = (seat: number): string => seatName(app, names, seat);
    switch (entry.type) {
      case 'start':
        entry.lines.forEach((line, i) => {
          this.#line(line, `${key}.${i}`, i + 1, undefined);
        });
        break;
      case 'line':
        entry.lines.forEach((line, i) => {
          const decidedAt = i === 0 && !entry.forced ? entry.ply : undefined;
          this.#line(line, `${key}.${i}`, entry.ply + i + 1, decidedAt);
        });
        break;
      case 'seat':
        this.#note(key, app.satDown(who(entry.seat)));
        break;
      case 'undo':
        this.#takeBack(entry.toPly);
        this.#note(key, app.tookBack(who(entry.by)));
        break;
      case 'rewind':
        this.#takeBack(entry.toPly);
        this.#note(key, app.wentBack(who(entry.by), entry.toPly));
        break;
      default:
        this.#note(key, app.consents[entry.type](who(entry.by)));
    }
  }

  #open(key: string, title: string, ply: number, word: string): void {
    const last = this.groups.at(-1);
    if (last?.lines.length === 0) this.groups.pop();
    this.groups.push({ key, title, ply, word, lines: [] });
  }

  #push(line: Partial<LogLine> & Pick<LogLine, 'key' | 'text' | 'kind'>): void {
    const whole = {
      ply: undefined,
      event: undefined,
      alone: true,
      decidedAt: undefined,
      gone: false,
    };
    const last = this.groups.pop();
    if (last !== undefined)
      this.groups.push({ ...last, lines: [...last.lines, { ...whole, ...line }] });
  }

  #note(key: string, text: string): void {
    this.#push({ key, text, kind: 'note' });
  }

  #line(told: VisibleLine, key: string, ply: number, decidedAt: number | undefined): void {
    const { app, texts, names } = this.#reader;
    const { seat, line, context, events } = told;
    const who = seatName(app, names, seat);
    if (!this.#tellsTurns && seat >= 0 && seat !== this.#seat) {
      this.#seat = seat;
      this.#open(`${key}t`, who, ply - 1, '');
    }
    const alone = isAlone(told);
    const text = alone ? lineSentence(this.#reader, line, who, context) : line;
    this.#push({ key, ply, text, typed: line, kind: 'line', alone, decidedAt });
    events.forEach((event, i) => {
      if (isTurn(event)) this.#turn(`${key}.${i}t`, ply, event.facts);
      else {
        this.#push({
          key: `${key}.${i}`,
          ply,
          text: eventSentence(texts, names, event),
          kind: 'event',
          event,
          decidedAt: i === 0 ? decidedAt : undefined,
        });
      }
    });
  }

  #turn(key: string, ply: number, { turn, god }: Facts): void {
    const { app, texts } = this.#reader;
    const word = String(god ?? '');
    const title = [app.turnNumber(Number(turn)), namedWords(texts, word)].join(' · ');
    this.#open(key, title, ply, word);
  }

  /** What was taken back stays in the log, but there is no such moment any more. */
  #takeBack(toPly: number): void {
    this.groups = this.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) =>
        (line.ply ?? 0) > toPly
          ? { ...line, ply: undefined, decidedAt: undefined, gone: true }
          : line,
      ),
    }));
  }
}
