import {
  BadInput,
  canonicalJson,
  type Facts,
  type GameTexts,
  type Json,
  type Refusal,
  reasonText,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';
import type { Table } from '@nineworlds/table';
import { type Context, print } from '../context.ts';
import { faultLine } from '../fault-line.ts';
import type { GameEntry } from '../games.ts';
import { type TextKey, text } from '../locale/index.ts';
import { seatName } from '../seat-names.ts';
import { inColumns, wrap } from '../text-layout.ts';
import { type Choices, choicesAfter } from './choices.ts';
import { ending, story } from './story.ts';

/** Clears the screen and all that can be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Shows a table to those who sit at the terminal, to each what he may see. */
export class Screen {
  readonly #context: Context;
  readonly #entry: GameEntry;
  readonly #table: Table;
  readonly #texts: GameTexts;
  /** How many entries of the log each seat has been told. */
  readonly #told: number[];

  constructor(context: Context, entry: GameEntry, table: Table) {
    this.#context = context;
    this.#entry = entry;
    this.#table = table;
    this.#texts = entry.texts(context.lang);
    // Of a game that goes on, only the last thing that happened is told again.
    this.#told = table.seats.map(() => table.log.length - 1);
  }

  /** Whether two seats have the same before their eyes. */
  seeTheSame(a: Seat, b: Seat): boolean {
    const shown = (seat: Seat) => canonicalJson(this.#table.viewFor(seat) as Json);
    return a === b || shown(a) === shown(b);
  }

  /** Hides everything until the next one sits at the keyboard. */
  curtain(next: Seat): void {
    this.#context.io.stdout.write(CLEAR);
    this.say('passKeyboard', { name: this.#name(next) });
  }

  /** What happened since the seat last looked, its board, and the question. */
  question(seat: Seat): void {
    this.#tell(seat);
    this.#board(seat);
    const kind = this.#table.question ?? '';
    const asked = this.#texts.questions[kind] ?? kind;
    print(this.#context, wrap(`\n${this.#name(seat)}: ${asked}`, '  '));
  }

  /** What may be chosen after the beginning of a line. */
  choicesAfter(seat: Seat, beginning: string): Choices {
    return choicesAfter((line) => this.#table.readFor(seat, line), beginning);
  }

  /** Lists what may be chosen. */
  choices({ list, numbered }: Choices): void {
    const items = list.map(({ line, goesOn }, i) => {
      const number = numbered ? `${String(i + 1).padStart(2)}  ` : '    ';
      return `${number}${this.#named(line)}${goesOn ? ' …' : ''}`;
    });
    print(this.#context, inColumns(items));
  }

  /** The last board and how the game ended, for whoever sat there last. */
  end(watcher: Seat | undefined): void {
    const { lang } = this.#context;
    if (watcher !== undefined) this.#tell(watcher);
    else print(this.#context, story(lang, this.#texts, this.#table, this.#table.log, SPECTATOR));
    this.#board(watcher ?? SPECTATOR);
    print(this.#context, `\n${ending(lang, this.#table)}`);
  }

  /** Why something cannot be done. */
  refusal(refusal: Refusal): void {
    const sentence = reasonText(this.#context.lang, this.#texts, refusal);
    print(this.#context, wrap(`${refusal.rule}: ${sentence}`, '  '));
  }

  /** What is wrong with something typed; anything else that was thrown is thrown on. */
  complaint(error: unknown): void {
    if (!(error instanceof BadInput)) throw error;
    print(this.#context, faultLine(this.#context.lang, this.#texts, error.faults));
  }

  /** A text of the terminal's own. */
  say(key: TextKey, facts: Facts = {}): void {
    print(this.#context, wrap(text(this.#context.lang, key, facts)));
  }

  #tell(seat: Seat): void {
    const { log, seats } = this.#table;
    const fresh = log.slice(this.#told[seat] ?? 0);
    const told = story(this.#context.lang, this.#texts, this.#table, fresh, seat);
    if (told !== '') print(this.#context, `\n${told}`);
    for (const [other, { kind }] of seats.entries()) {
      // Who sees the same has read it over the shoulder.
      if (kind === 'human' && this.seeTheSame(other, seat)) this.#told[other] = log.length;
    }
  }

  #board(observer: Seat): void {
    print(this.#context, `\n${this.#entry.draw(this.#table.viewFor(observer))}`);
  }

  /** A line with the names that this language has for its words. */
  #named(line: string): string {
    const { words } = this.#texts;
    const named = line
      .split(' ')
      .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
      .join(' ');
    return named === line ? line : `${line} (${named})`;
  }

  #name(seat: Seat): string {
    return seatName(this.#context.lang, this.#table.seats, seat);
  }
}
