import { botNamed } from '@nineworlds/bots';
import { type Rng, recordText, type Seat, wordsOf } from '@nineworlds/engine';
import type { Command, Table } from '@nineworlds/table';
import { oddsText } from '../commands/odds.ts';
import { type Context, print } from '../context.ts';
import { isInteractive, type LineReader } from '../line-reader.ts';
import { refuseExisting, saveFile } from '../save-file.ts';
import { botRng } from '../seed.ts';
import { oddsOf, whyNot } from '../thinking.ts';
import { Screen } from './screen.ts';
import type { StartedTable } from './start-table.ts';

/** What can be typed besides lines of the game. */
const WORDS = ['undo', 'why', 'odds', 'hint', 'save', 'help', 'quit'] as const;

/** One game at one terminal, from the first question to the last or until somebody leaves. */
export class Session {
  readonly #context: Context;
  readonly #table: Table;
  readonly #screen: Screen;
  /** Where the game is saved after every line. */
  readonly #file: string;
  readonly #reader: LineReader;
  readonly #rngs: readonly Rng[];
  /** Who sat at the keyboard last. */
  #lastHuman: Seat | undefined;
  /** The beginning of a line whose rest is asked for part by part. */
  #beginning = '';

  constructor(context: Context, started: StartedTable, file: string, reader: LineReader) {
    const { entry, table, botSeed } = started;
    this.#context = context;
    this.#table = table;
    this.#screen = new Screen(context, entry, table);
    this.#file = file;
    this.#reader = reader;
    this.#rngs = table.seats.map((_, seat) => botRng(botSeed, seat));
  }

  /** Plays until the game is over or the input ends; the game is saved either way. */
  async play(): Promise<void> {
    this.#save();
    this.#screen.say('savesTo', { file: this.#file });
    this.#reader.complete = (words) => this.#completions(words);
    do this.#playBots();
    while (await this.#playHuman());
    if (this.#table.over) this.#screen.end(this.#lastHuman ?? this.#humans()[0]);
    this.#screen.say('saved', { file: this.#file });
  }

  #humans(): Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** The human who is to answer; where several may, the one at the keyboard. */
  #humanToMove(): Seat | undefined {
    const humans = this.#humans().filter((seat) => this.#table.mayAnswer(seat));
    return humans.find((seat) => seat === this.#lastHuman) ?? humans[0];
  }

  #playBots(): void {
    for (let seat = this.#table.botToMove(); seat !== undefined; seat = this.#table.botToMove()) {
      const info = this.#table.seats[seat];
      const rng = this.#rngs[seat];
      if (info?.kind !== 'bot' || rng === undefined) throw new RangeError(`no bot at ${seat}`);
      this.#table.playBot(botNamed(info.bot), rng);
      this.#save();
    }
  }

  /** Lets a human type until the game moves; false when he leaves or nobody is asked. */
  async #playHuman(): Promise<boolean> {
    const seat = this.#humanToMove();
    if (seat === undefined || !(await this.#sitDown(seat))) return false;
    this.#screen.question(seat);
    this.#showChoices(seat);
    for (const { seq } = this.#table; this.#table.seq === seq; ) {
      const prompt = this.#beginning === '' ? '> ' : `${this.#beginning} … > `;
      const typed = await this.#reader.ask(prompt);
      if (typed === undefined || typed.trim().toLowerCase() === 'quit') return false;
      this.#obey(seat, typed.trim());
    }
    return true;
  }

  /** Draws a curtain between two humans with secrets; false when the input ends meanwhile. */
  async #sitDown(seat: Seat): Promise<boolean> {
    const last = this.#lastHuman ?? seat;
    this.#lastHuman = seat;
    if (this.#screen.seeTheSame(last, seat) || !isInteractive(this.#context.io)) return true;
    this.#screen.curtain(seat);
    return (await this.#reader.ask('')) !== undefined;
  }

  #obey(seat: Seat, typed: string): void {
    const [word = '', ...words] = typed.split(/\s+/);
    const rest = words.join(' ');
    switch (word.toLowerCase()) {
      case '':
        this.#beginning = '';
        this.#showChoices(seat);
        break;
      case 'undo':
        this.#undo(seat);
        break;
      case 'why':
        this.#why(seat, rest);
        break;
      case 'odds':
        this.#odds(seat, rest);
        break;
      case 'hint':
        this.#screen.say('noAdviser');
        break;
      case 'save':
        this.#saveCopy(typed.slice(word.length).trim());
        break;
      case 'help':
        this.#screen.say('playHelp');
        break;
      default:
        this.#playLine(seat, this.#meant(seat, typed));
    }
  }

  /** What was typed as a line: the number of a choice, the rest of a line begun before, or a line. */
  #meant(seat: Seat, typed: string): string {
    const { list, numbered } = this.#screen.choicesAfter(seat, this.#beginning);
    const picked = numbered && /^\d{1,3}$/.test(typed) ? list[Number(typed) - 1] : undefined;
    if (picked !== undefined) return picked.line;
    if (this.#beginning === '') return typed;
    const rest = `${this.#beginning} ${typed}`;
    const fits = (line: string) => this.#table.readFor(seat, line).status !== 'refused';
    return fits(typed) && !fits(rest) ? typed : rest;
  }

  #playLine(seat: Seat, line: string): void {
    if (this.#table.readFor(seat, line).status === 'partial') {
      this.#beginning = wordsOf(line).join(' ');
      this.#showChoices(seat);
      return;
    }
    this.#send({ type: 'line', seat, seq: this.#table.seq, line });
  }

  /** At one keyboard anybody may take back for the human who played last. */
  #undo(seat: Seat): void {
    const speakers = [...this.#humans(), seat];
    const state = (by: Seat) => this.#table.undoState(by);
    const isSpeaker = (by: Seat) => {
      const undo = state(by);
      return undo.possible || undo.refusal.reason === 'somebodyLearned';
    };
    const by = speakers.find(isSpeaker) ?? seat;
    this.#send({ type: 'undo', seat: by, seq: this.#table.seq });
  }

  #send(command: Command): void {
    const answer = this.#table.send(command);
    if ('refusal' in answer) {
      this.#screen.refusal(answer.refusal);
      return;
    }
    this.#beginning = '';
    this.#save();
  }

  #why(seat: Seat, line: string): void {
    const { game, options } = this.#table;
    const refusal = whyNot(game, options, this.#table.observationFor(seat), line);
    if (refusal === undefined) this.#screen.say('isLegal');
    else this.#screen.refusal(refusal);
  }

  #odds(seat: Seat, line: string): void {
    const { game, options } = this.#table;
    try {
      const odds = oddsOf(game, options, this.#table.observationFor(seat), line);
      if ('rule' in odds) this.#screen.refusal(odds);
      else print(this.#context, oddsText(odds));
    } catch (error) {
      this.#screen.complaint(error);
    }
  }

  #showChoices(seat: Seat): void {
    this.#screen.choices(this.#screen.choicesAfter(seat, this.#beginning));
  }

  #save(): void {
    saveFile(this.#file, this.#recordText());
  }

  #saveCopy(file: string): void {
    if (file === '') {
      this.#screen.say('saveWhere');
      return;
    }
    try {
      refuseExisting(file);
      saveFile(file, this.#recordText());
      this.#screen.say('saved', { file });
    } catch (error) {
      this.#screen.complaint(error);
    }
  }

  #recordText(): string {
    return recordText(this.#table.record('revealed'));
  }

  /** The words that Tab offers after some others. */
  #completions(words: readonly string[]): readonly string[] {
    const seat = this.#humanToMove();
    if (seat === undefined) return [];
    const about = words[0] === 'why' || words[0] === 'odds';
    const typed = about ? words.slice(1) : [...wordsOf(this.#beginning), ...words];
    const reading = this.#table.readFor(seat, typed.join(' '));
    const next = reading.status === 'partial' ? reading.next : [];
    return words.length === 0 ? [...next, ...WORDS] : next;
  }
}
