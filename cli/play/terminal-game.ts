import { dirname } from 'node:path';
import { botRng, loadBot, searchesAhead } from '@nineworlds/bots';
import {
  BadInput,
  type Bot,
  packPosition,
  type Rng,
  recordText,
  type SearchModel,
  type Seat,
  wordsOf,
} from '@nineworlds/engine';
import { adviceTask, type Command, hintFor, oddsFor, type Table, whyNot } from '@nineworlds/table';
import { oddsText, prospectsText } from '../commands/odds.ts';
import { type Context, print } from '../context.ts';
import { type GameEntry, tellFaults } from '../games.ts';
import { isInteractive, type LineReader } from '../line-reader.ts';
import { makeFolder, refuseExisting, saveFile } from '../save-file.ts';
import { usualAdvice } from '../search/budget.ts';
import { SearchRunner } from '../search/search-runner.ts';
import { seedNumber } from '../seed.ts';
import type { GameSave } from './game-save.ts';
import { Screen } from './screen.ts';
import type { StartedTable } from './start-table.ts';
import type { LineTeller } from './told-line.ts';

/** What can be typed besides lines of the game. */
const WORDS = [
  'board',
  'table',
  'rules',
  'hint',
  'undo',
  'why',
  'odds',
  'save',
  'help',
  'quit',
] as const;

/** One game at one terminal, from the first question to the last or until somebody leaves. */
export class TerminalGame {
  readonly #context: Context;
  readonly #entry: GameEntry;
  readonly #table: Table;
  readonly #screen: Screen;
  /** Where the game is saved after every line. */
  readonly #save: GameSave;
  readonly #reader: LineReader;
  readonly #rngs: readonly Rng[];
  readonly #bots = new Map<Seat, Bot>();
  readonly #search: SearchRunner;
  /** What the adviser's own chance comes from: the same question gets the same advice. */
  readonly #hintSeed: string;
  /** Who sat at the keyboard last. */
  #lastHuman: Seat | undefined;
  /** The beginning of a line whose rest is asked for part by part. */
  #beginning = '';
  /** Whether the last line is in the file. */
  #isSaved = true;

  constructor(
    context: Context,
    started: StartedTable,
    tell: LineTeller,
    save: GameSave,
    reader: LineReader,
  ) {
    const { table, botSeed, entry } = started;
    this.#context = context;
    this.#entry = entry;
    this.#table = table;
    this.#screen = new Screen(context, entry, table, tell);
    this.#save = save;
    this.#reader = reader;
    this.#search = new SearchRunner(context.io);
    this.#rngs = table.seats.map((_, seat) => botRng(botSeed, seat));
    this.#hintSeed = `hints ${botSeed}`;
  }

  /** Plays until the game is over or the input ends; the game is saved either way. */
  async play(): Promise<void> {
    this.#save.write(this.#recordText());
    await tellFaults(this.#context, this.#entry.texts);
    if (isInteractive(this.#context.io) && this.#haveSecrets(this.#humans())) this.#screen.clear();
    if (this.#entry.isEnglishOnly) this.#screen.say('englishOnly');
    this.#screen.say('savesTo', { file: this.#save.file });
    this.#screen.say('typeHelp');
    await this.#screen.warnings();
    this.#reader.complete = (words) => this.#completions(words);
    await this.#playOn();
    if (this.#table.over) this.#screen.end(this.#lastHuman ?? this.#humans()[0]);
    this.#screen.say(this.#isSaved ? 'saved' : 'notSaved', { file: this.#save.file });
  }

  /** Plays on until nobody is asked or somebody leaves. */
  async #playOn(): Promise<void> {
    try {
      do await this.#playBots();
      while (await this.#playHuman());
    } catch (error) {
      // Who leaves during a search waits for nothing more.
      if (error !== this.#reader.interrupted.reason) throw error;
    } finally {
      await this.#search.close();
    }
  }

  #humans(): Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** The human who is to answer; where several may, the one at the keyboard. */
  #humanToMove(): Seat | undefined {
    const humans = this.#humans().filter((seat) => this.#table.mayAnswer(seat));
    return humans.find((seat) => seat === this.#lastHuman) ?? humans[0];
  }

  async #playBots(): Promise<void> {
    for (let seat = this.#table.botToMove(); seat !== undefined; seat = this.#table.botToMove()) {
      const info = this.#table.seats[seat];
      const rng = this.#rngs[seat];
      if (info?.kind !== 'bot' || rng === undefined) throw new RangeError(`no bot at ${seat}`);
      if (searchesAhead(info.bot)) await this.#playSearcher(seat, info.bot, rng);
      else this.#table.playBot(await this.#botAt(seat, info.bot), rng);
      this.#keep();
    }
  }

  /** Lets a bot search apart, so that keys are heard meanwhile. */
  async #playSearcher(seat: Seat, bot: string, rng: Rng): Promise<void> {
    const { game, options } = this.#table;
    const observation = packPosition(this.#table.observationFor(seat));
    const task = { type: 'line', game: game.id, options, seat, bot, observation } as const;
    const seed = rng.bits() >>> 0;
    this.#screen.thinking(seat);
    const { line } = await this.#search.run({ ...task, seed }, this.#reader.interrupted);
    this.#table.playBotLine(line);
  }

  async #botAt(seat: Seat, name: string): Promise<Bot> {
    const { options } = this.#table;
    const bot = this.#bots.get(seat) ?? (await loadBot(name, this.#entry.module, options));
    this.#bots.set(seat, bot);
    return bot;
  }

  /** Lets a human type until the game moves; false when he leaves or nobody is asked. */
  async #playHuman(): Promise<boolean> {
    const seat = this.#humanToMove();
    if (seat === undefined || !(await this.#sitDown(seat))) return false;
    this.#screen.show(seat);
    this.#showChoices(seat);
    for (const { seq } = this.#table; this.#table.seq === seq; ) {
      const { beginning } = this.#screen.choicesAfter(seat, this.#beginning);
      const prompt = beginning === '' ? '> ' : `${beginning} … > `;
      const typed = await this.#reader.ask(prompt);
      if (typed === undefined || typed.trim().toLowerCase() === 'quit') return false;
      await this.#obey(seat, typed.trim());
    }
    return true;
  }

  /** Draws a curtain between humans with secrets; false when the input ends meanwhile. */
  async #sitDown(seat: Seat): Promise<boolean> {
    const last = this.#lastHuman;
    this.#lastHuman = seat;
    // Before the first hand is shown, anybody may sit there.
    const others = last === undefined ? this.#humans() : [last];
    if (!isInteractive(this.#context.io) || !this.#haveSecrets([seat, ...others])) return true;
    if (last !== undefined) this.#screen.clear();
    this.#screen.passKeyboard(seat);
    return (await this.#reader.ask('')) !== undefined;
  }

  /** Whether some of the seats see what others do not. */
  #haveSecrets([first, ...others]: readonly Seat[]): boolean {
    return first !== undefined && others.some((seat) => !this.#screen.seeTheSame(first, seat));
  }

  async #obey(seat: Seat, typed: string): Promise<void> {
    const [word = '', ...words] = typed.split(/\s+/);
    const rest = words.join(' ');
    switch (word.toLowerCase()) {
      case '':
        this.#beginning = '';
        this.#showChoices(seat);
        break;
      case 'undo':
        this.#send({ type: 'undo', seat, seq: this.#table.seq });
        break;
      case 'why':
        this.#why(seat, rest);
        break;
      case 'odds':
        await this.#odds(seat, rest);
        break;
      case 'hint':
        await this.#hint(seat);
        break;
      case 'board':
        this.#screen.board(seat);
        this.#showChoices(seat);
        break;
      case 'table':
        this.#screen.reference(seat);
        break;
      case 'rules':
        await this.#screen.rules(rest);
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
    const { beginning, list, numbered } = this.#screen.choicesAfter(seat, this.#beginning);
    const picked = numbered && /^\d{1,3}$/.test(typed) ? list[Number(typed) - 1] : undefined;
    if (picked !== undefined) return picked.line;
    if (beginning === '') return typed;
    const rest = `${beginning} ${typed}`;
    const fits = (line: string) => this.#table.readFor(seat, line).status !== 'refused';
    if (fits(rest)) return rest;
    // Where neither can be played, the first word tells which was meant.
    const [first = ''] = wordsOf(typed);
    return fits(typed) || beginning.startsWith(first) ? typed : rest;
  }

  #playLine(seat: Seat, line: string): void {
    if (this.#table.readFor(seat, line).status === 'partial') {
      this.#beginning = wordsOf(line).join(' ');
      this.#showChoices(seat);
      return;
    }
    this.#send({ type: 'line', seat, seq: this.#table.seq, line });
  }

  #send(command: Command): void {
    const answer = this.#table.send(command);
    if ('refusal' in answer) {
      this.#screen.refusal(answer.refusal);
      return;
    }
    this.#beginning = '';
    this.#keep();
  }

  #why(seat: Seat, line: string): void {
    const { game, options } = this.#table;
    const refusal = whyNot(game, options, this.#table.observationFor(seat), line);
    if (refusal === undefined) this.#screen.say('isLegal');
    else this.#screen.refusal(refusal);
  }

  async #odds(seat: Seat, line: string): Promise<void> {
    const { module, texts } = this.#entry;
    const known = this.#table.observationFor(seat);
    try {
      const { odds, prospects, refusal } = await oddsFor(module, this.#table.options, known, line);
      if (refusal !== undefined) this.#screen.refusal(refusal);
      else if (prospects.length > 0) print(this.#context, prospectsText(prospects, texts));
      else print(this.#context, oddsText(odds, texts));
    } catch (error) {
      this.#screen.complaint(error);
    }
  }

  async #hint(seat: Seat): Promise<void> {
    const searchModel = await this.#entry.module.searchModel?.();
    if (searchModel === undefined) this.#quickHint(seat);
    else await this.#advise(seat, searchModel);
  }

  async #advise(seat: Seat, searchModel: SearchModel): Promise<void> {
    try {
      const seed = seedNumber(this.#hintSeed);
      const task = adviceTask(this.#table, seat, usualAdvice(searchModel).games, seed);
      const { advice } = await this.#search.run(task, this.#reader.interrupted);
      this.#screen.advice(
        seat,
        advice,
        await searchModel.argumentTexts(this.#context.lang, this.#table.options),
      );
    } catch (error) {
      this.#screen.complaint(error);
    }
  }

  /** What the game's own bot would play, where nobody thinks ahead. */
  #quickHint(seat: Seat): void {
    const line = hintFor(this.#table, this.#entry.module, seat, this.#hintSeed);
    if (line === undefined) this.#screen.say('noAdviser');
    else this.#screen.hint(seat, line);
  }

  #showChoices(seat: Seat): void {
    this.#screen.choices(seat, this.#screen.choicesAfter(seat, this.#beginning));
  }

  /** Saves, if need be into a folder made anew; who cannot save is told once and plays on. */
  #keep(): void {
    const wasSaved = this.#isSaved;
    try {
      makeFolder(dirname(this.#save.file));
      this.#save.write(this.#recordText());
      this.#isSaved = true;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#isSaved = false;
      if (!wasSaved) return;
      this.#screen.say('notSaved', { file: this.#save.file });
      this.#screen.complaint(error);
      this.#screen.say('saveWhere');
    }
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
    const { beginning } = this.#screen.choicesAfter(seat, this.#beginning);
    const nextAfter = (line: readonly string[]) => {
      const reading = this.#table.readFor(seat, line.join(' '));
      return reading.status === 'partial' ? reading.next : [];
    };
    if (about) return nextAfter(words.slice(1));
    // A line may be typed from its first word on, or from where the choices begin.
    const next = new Set([...nextAfter([...wordsOf(beginning), ...words]), ...nextAfter(words)]);
    return words.length === 0 ? [...next, ...WORDS] : [...next];
  }
}
