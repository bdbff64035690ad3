import type { Advised } from '@nineworlds/bots/search-tools';
import {
  BadInput,
  canonicalJson,
  type FactsFor,
  type FactTexts,
  type Json,
  type LineContext,
  lineContext,
  type Refusal,
  type Seat,
  SPECTATOR,
  type TerminalOnlooker,
} from '@nineworlds/engine';
import { isKernelRule, lookUpRules } from '@nineworlds/engine/rulebook';
import {
  type Choice,
  type Choices,
  choicesAfter,
  type Table,
  visibleAdvice,
} from '@nineworlds/table';
import { type Context, print } from '../context.ts';
import { faultLine, reasonLine } from '../fault-line.ts';
import type { GameEntry } from '../games.ts';
import { type CliTexts, type TextKey, text } from '../locale/index.ts';
import { onlookerOf } from '../onlooker.ts';
import { showProgress } from '../progress.ts';
import { ruleList, rulesInFull } from '../rule-text.ts';
import { adviceText } from '../search/advice-text.ts';
import { seatName } from '../seat-names.ts';
import { inColumns, wrap } from '../text-layout.ts';
import { named } from './named-line.ts';
import { ending, type StoryReader, story } from './story.ts';
import type { LineTeller } from './told-line.ts';

/** Clears the screen and all that can be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Shows a table to those who sit at the terminal, to each what they may see. */
export class Screen {
  readonly #context: Context;
  readonly #entry: GameEntry;
  readonly #table: Table;
  readonly #tell: LineTeller;
  /** How many entries of the log each seat has been told. */
  readonly #told: number[];

  constructor(context: Context, entry: GameEntry, table: Table, tell: LineTeller) {
    this.#context = context;
    this.#entry = entry;
    this.#table = table;
    this.#tell = tell;
    // Of a game that goes on, only the last thing that happened is told again.
    this.#told = table.seats.map(() => table.log.length - 1);
  }

  /** Whether two seats have the same before their eyes. */
  seeTheSame(a: Seat, b: Seat): boolean {
    const shown = (seat: Seat) => canonicalJson(this.#table.viewFor(seat) as Json);
    return a === b || shown(a) === shown(b);
  }

  /** Hides everything that was shown so far. */
  clear(): void {
    this.#context.io.stdout.write(CLEAR);
  }

  /** Asks for the next one to sit down at the keyboard. */
  passKeyboard(next: Seat): void {
    this.say('passKeyboard', { name: this.#name(next) });
  }

  /** What is odd about the game's options, if anything is. */
  async warnings(): Promise<void> {
    const odd = await this.#entry.module.warnings(this.#table.options);
    if (odd.length === 0) return;
    this.say('warning', { text: faultLine(this.#context, this.#context.refusals, odd) });
  }

  /** What happened since the seat last looked, and its board. */
  show(seat: Seat): void {
    this.#tellSince(seat);
    this.board(seat);
  }

  /** The board of a seat. */
  board(observer: Seat): void {
    const board = this.#entry.board.draw(this.#table.viewFor(observer), this.#onlooker());
    print(this.#context, `\n${board}`);
  }

  /** What a seat can look things up in beside its board. */
  reference(seat: Seat): void {
    const sheet = this.#entry.board.reference(this.#table.viewFor(seat), this.#onlooker());
    if (sheet === '') this.say('noReference');
    else print(this.#context, sheet);
  }

  /** The rules that somebody looks up, by id or words; without either, a list of all. */
  async rules(query: string): Promise<void> {
    const { lang } = this.#context;
    const rulebook = await this.#entry.module.rulebook(lang);
    const search = await lookUpRules(lang, rulebook, query);
    if ('found' in search && search.found.length > 0) {
      const show = query === '' ? ruleList : rulesInFull;
      print(this.#context, show(lang, search.found));
    } else if (rulebook.length === 0 && !isKernelRule(query)) {
      this.say('noRulebook');
    } else if ('nearest' in search) {
      this.say('unknownRule', { value: query, known: search.nearest.join(', ') });
    } else {
      this.say('noRuleFound', { words: query });
    }
  }

  /** What may be chosen after the beginning of a line. */
  choicesAfter(seat: Seat, beginning: string): Choices {
    return choicesAfter((line) => this.#table.readFor(seat, line), beginning);
  }

  /** Says what the beginning of a line leads to, what is asked then, and lists the answers. */
  choices(seat: Seat, { beginning, list, numbered }: Choices): void {
    const reading = this.#table.readFor(seat, beginning);
    const kind = reading.status === 'partial' ? reading.question : '';
    const asked = this.#entry.texts.questions[kind] ?? kind;
    this.#foresee(seat, beginning);
    print(this.#context, wrap(`\n${this.#name(seat)}: ${asked}`, '  '));
    // Where all lines go on, that says nothing about any of them.
    const isMixed = list.some(({ goesOn }) => !goesOn);
    const items = list.map((choice, i) => {
      const number = numbered ? `${String(i + 1).padStart(2)}  ` : '    ';
      const more = isMixed && choice.goesOn ? ' …' : '';
      return `${number}${this.#choiceText(seat, beginning, choice)}${more}`;
    });
    print(this.#context, inColumns(items));
  }

  /** That a bot thinks, until something else is shown. */
  thinking(seat: Seat): void {
    const { io, lang } = this.#context;
    showProgress(io, text(lang, 'botThinks', { name: this.#name(seat) }));
  }

  /** The best lines for a seat, their chances, and what speaks for them. */
  advice(seat: Seat, advice: readonly Advised[], texts: FactTexts): void {
    const moves = visibleAdvice(this.#table, seat, advice, texts, this.#onlooker());
    print(this.#context, adviceText(moves, this.#name(seat), this.#tell));
  }

  /** A line that somebody might play, and what it leads to. */
  hint(seat: Seat, line: string): void {
    this.say('hint', {
      line: `${this.#tell(line, this.#name(seat), this.#contextOf(seat, line))} (${line})`,
    });
    this.#foresee(seat, line);
  }

  /** The last board and how the game ended, for whoever sat there last. */
  end(watcher: Seat | undefined): void {
    const { lang } = this.#context;
    const { game, seats, results } = this.#table;
    if (watcher !== undefined) this.#tellSince(watcher);
    else print(this.#context, story(this.#reader(), this.#table.log, SPECTATOR));
    this.board(watcher ?? SPECTATOR);
    print(this.#context, `\n${ending(lang, game, seats, results, this.#entry.texts)}`);
  }

  /** Why something cannot be done. */
  refusal(refusal: Refusal): void {
    const sentence = reasonLine(this.#context, refusal);
    print(this.#context, wrap(`${refusal.rule}: ${sentence}`, '  '));
  }

  /** What is wrong with something typed; anything else that was thrown is thrown on. */
  complaint(error: unknown): void {
    if (!(error instanceof BadInput)) throw error;
    print(this.#context, faultLine(this.#context, this.#context.refusals, error.faults));
  }

  /** A text of the terminal's own. */
  say<K extends TextKey>(key: K, ...facts: FactsFor<CliTexts, K>): void {
    print(this.#context, wrap(text(this.#context.lang, key, ...facts)));
  }

  #tellSince(seat: Seat): void {
    const { log, seats } = this.#table;
    const fresh = log.slice(this.#told[seat] ?? 0);
    const told = story(this.#reader(), fresh, seat);
    if (told !== '') print(this.#context, `\n${told}`);
    for (const [other, { kind }] of seats.entries()) {
      // Who sees the same has read it over the shoulder.
      if (kind === 'human' && this.seeTheSame(other, seat)) this.#told[other] = log.length;
    }
  }

  /** What a line leads to, as far as the game can say. */
  #foresee(seat: Seat, line: string): void {
    const reading = this.#table.readFor(seat, line);
    if (reading.status === 'refused') return;
    const observation = this.#table.observationFor(seat);
    const onlooker = this.#onlooker();
    const { module, board } = this.#entry;
    const sheet = module.sheet?.(observation, seat, reading.moves);
    const table = sheet === undefined ? [] : (board.drawSheet?.(sheet, onlooker) ?? []);
    for (const row of [...table, ...module.preview(observation, seat, reading.moves, onlooker)]) {
      print(this.#context, wrap(`  ${row}`, '  '));
    }
  }

  /** A choice without the words that all of them share, and a remark on it. */
  #choiceText(seat: Seat, beginning: string, { line, moves }: Choice): string {
    const rest = line.slice(beginning.length).trim();
    const observation = this.#table.observationFor(seat);
    const remark = this.#entry.module.remark(observation, seat, moves, this.#onlooker());
    return remark === '' ? this.#named(rest) : `${this.#named(rest)}  ${remark}`;
  }

  #named(line: string): string {
    return named(line, this.#entry.texts);
  }

  #reader(): StoryReader {
    const { seats } = this.#table;
    return { lang: this.#context.lang, texts: this.#entry.texts, tell: this.#tell, seats };
  }

  /** The context of a line that a seat might play. */
  #contextOf(seat: Seat, line: string): LineContext | undefined {
    const reading = this.#table.readFor(seat, line);
    if (reading.status === 'refused') return undefined;
    const { game, options } = this.#table;
    const known = this.#table.observationFor(seat);
    return lineContext(game, known, reading.moves, game.blank(options));
  }

  #onlooker(): TerminalOnlooker {
    return onlookerOf(this.#context, this.#entry, this.#table.seats);
  }

  #name(seat: Seat): string {
    return seatName(this.#context.lang, this.#table.seats, seat, this.#entry.texts);
  }
}
