import { botRng } from '@nineworlds/bots';
import type { Task, TaskAnswer } from '@nineworlds/bots/search-tools';
import {
  type Bot,
  CHANCE,
  type GameModule,
  type GameTexts,
  HOST,
  type Json,
  kernelRefusal,
  type Lang,
  type Move,
  type Onlooker,
  type Position,
  type Rng,
  recordText,
  type Seat,
  SPECTATOR,
  toPositionFile,
} from '@nineworlds/engine';
import type {
  Answers,
  Beat,
  Choices,
  Continued,
  News,
  Purpose,
  Saved,
  TableState,
} from '@nineworlds/protocol';
import {
  type Answer,
  type Command,
  choicesAfter,
  closedAnswers,
  type Entry,
  haveSecrets,
  type Table,
  tellEntry,
  tellLine,
  type UndoState,
} from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { KeptAdvice, KeptGame } from '../storage/kept-game.ts';
import { thoughtOut } from './bot-thought.ts';
import { botInPlace } from './bots-here.ts';
import type { Think } from './thoughts.ts';

/** Nobody waits longer than this for news while bots answer. */
const TELL_EVERY_MS = 40;
/** Who answers as quickly as this is told together with what he answers. */
const AT_ONCE_MS = 8;

/** What a desk needs from its surroundings. */
export interface Surroundings {
  /** Tells the page what happened. */
  tell(news: News): void;
  /** Keeps the game; what became of it. */
  keep(game: KeptGame): Promise<Saved>;
  /** Lets others have a turn before a long piece of work goes on. */
  pause(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does a task in another thread, until it is cancelled. */
  think(task: Task, signal: AbortSignal): Promise<TaskAnswer>;
}

/** What a desk is set up with. */
export interface DeskSetUp {
  readonly id: string;
  readonly module: GameModule;
  readonly texts: GameTexts;
  readonly lang: Lang;
  readonly table: Table;
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
  /** `play` is kept, `sandbox` and `lesson` are not, `replay` is only looked at. */
  readonly purpose: Purpose;
  /** A game of other rules that goes on here. */
  readonly continued?: Continued | undefined;
  /** What was kept of the advice that was given. */
  readonly advice?: KeptAdvice | undefined;
  readonly around: Surroundings;
}

/**
 * A table with the people of one screen before it. It lets bots answer, tells the page what the one
 * who is looking may know and nothing else, and has the game kept after every line.
 */
export class Desk {
  readonly id: string;
  readonly table: Table;
  readonly module: GameModule;
  /** Whether advice is given here, and how often it was; `noted` tells of a change. */
  advice: KeptAdvice;
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
  readonly #around: Surroundings;
  readonly #purpose: DeskSetUp['purpose'];
  readonly #continued: Continued | undefined;
  readonly #secretive: boolean;
  /** The seats of people when they sat down here. */
  readonly #people: readonly Seat[];
  readonly #rngs: readonly Rng[];
  /** The position up to which things have been told, for the views in between. */
  readonly #shown: Position;
  #texts: GameTexts;
  #lang: Lang;
  #viewer: Seat;
  /** How many entries of the log have been told. */
  #told: number;
  #saved: Saved;
  /** How long bots took for their slower answers; undefined before the first one. */
  #pace: number | undefined;
  #advancing: Promise<void> = Promise.resolve();
  /** The seat whose bot is thinking ahead, and what ends that. */
  #thinking: Seat | undefined;
  #thought = new AbortController();
  #lastTold = 0;
  #closed = false;

  constructor(setUp: DeskSetUp) {
    const { id, module, texts, lang, table, botSeed, purpose, around } = setUp;
    this.id = id;
    this.table = table;
    this.module = module;
    this.#texts = texts;
    this.#lang = lang;
    this.#around = around;
    this.#purpose = purpose;
    this.#continued = setUp.continued;
    this.botSeed = botSeed;
    this.#secretive = haveSecrets(table.game, table.options);
    this.#rngs = table.seats.map((_, seat) => botRng(botSeed, seat));
    this.#shown = table.game.blank(table.options);
    this.#shown.copyFrom(table.position);
    this.#told = table.log.length;
    this.#saved = purpose === 'play' ? 'yes' : 'never';
    this.#people = this.#humans();
    this.#viewer = this.#firstViewer();
    this.#followViewer();
    // Where several people play together, one who is advised plays for all of them.
    const usual = table.game.cooperative && this.#people.length > 1 ? 'off' : 'on';
    this.advice = setUp.advice ?? { setting: usual, advised: table.seats.map(() => 0) };
  }

  /** Who looks. */
  get viewer(): Seat {
    return this.#viewer;
  }

  /** From whose knowledge a try-out is made up: whoever looks, or will look when the device is passed. */
  get imaginer(): Seat {
    return this.#humans().length === 0 ? this.#viewer : this.#actor();
  }

  /** Whether somebody at this table knows what others must not learn yet. */
  get hidesSomething(): boolean {
    return this.#secretive && !this.table.over;
  }

  /** The language of remarks and foresight from now on. */
  speak(lang: Lang, texts: GameTexts): void {
    this.#lang = lang;
    this.#texts = texts;
  }

  /** How things stand, and all that led there, for whoever looks. */
  joined(): Answers['start'] {
    const observer = this.#observer();
    const state = this.state();
    const asked = state.answerers.includes(this.#viewer) ? this.#viewer : state.answerers[0];
    return {
      state,
      entries: this.table.log.map((entry) => tellEntry(entry, observer)),
      ...(asked === undefined || state.curtain !== undefined
        ? {}
        : { choices: this.choices(asked, '') }),
    };
  }

  /** Keeps a game that has just begun, and lets bots begin if it is for them. */
  begin(): void {
    if (this.#purpose === 'replay') return;
    void this.#keep();
    this.#advance();
  }

  /** Somebody sits down to look. */
  sit(seat: Seat): Answers['sit'] {
    if (seat !== SPECTATOR && !this.#isHuman(seat) && this.#secretive && !this.table.over) {
      throw badInput('seat', 'notYourSeat', { seat });
    }
    this.#viewer = seat;
    return this.joined();
  }

  /** Does what somebody wants of the table; news tell what happened. */
  command(command: Command): Answers['command'] {
    if (this.#purpose === 'replay') throw badInput('table', 'onlyReplay');
    // A line is read with what its seat knows: nobody answers for one who has not sat down.
    if (command.type === 'line' || command.type === 'undo') this.requireSeated(command.seat);
    if (command.type === 'seat' && command.occupant.kind === 'human')
      this.#requireOwn(command.seat);
    const answer: Answer = this.table.send(command);
    if ('refusal' in answer) return { refusal: answer.refusal };
    this.#changed();
    return {};
  }

  /** Something was noted that changes nothing in the game. */
  noted(): void {
    this.#tell();
    void this.#keep();
  }

  choices(seat: Seat, line: string): Choices {
    this.requireSeated(seat);
    const { game, options, seq } = this.table;
    const observation = this.table.observationFor(seat);
    const read = (typed: string) => this.table.readFor(seat, typed);
    const { beginning, list } = choicesAfter(read, line);
    const reading = read(beginning);
    const moves: readonly Move[] = reading.status === 'refused' ? [] : reading.moves;
    const question = reading.status === 'partial' ? reading.question : '';
    const onlooker = this.onlooker;
    const isChance = this.table.asked === CHANCE;
    const sheet = isChance ? undefined : this.module.sheet?.(observation, seat, moves);
    return {
      seat,
      seq,
      beginning,
      question,
      list: list.map((choice) => ({
        line: choice.line,
        words: choice.line.slice(beginning.length).trim(),
        remark: isChance ? '' : this.module.remark(observation, seat, choice.moves, onlooker),
        goesOn: choice.goesOn,
      })),
      closed: question === '' || isChance ? [] : closedAnswers(game, options, observation, moves),
      foresight: isChance ? [] : this.module.preview(observation, seat, moves, onlooker),
      ...(sheet === undefined ? {} : { sheet }),
    };
  }

  /** A position of this game as whoever looks may know it. */
  viewOf(position: Position): Json {
    return this.#viewFor(this.#observer(), position);
  }

  close(): void {
    this.#closed = true;
    this.#thought.abort();
  }

  state(): TableState {
    const { table } = this;
    const viewer = this.#observer();
    const curtain = this.#curtain();
    const { proposal, results } = table;
    const lastDecision = table.lastDecisionOf(this.#actor());
    return {
      game: table.game.id,
      cooperative: table.game.cooperative,
      options: table.options,
      seats: table.seats,
      viewer,
      seq: table.seq,
      ply: table.ply,
      turn: table.game.turn(this.#shown),
      asked: table.asked,
      question: table.question ?? '',
      answerers: this.#purpose === 'replay' ? [] : this.#answerers(),
      ...(this.#thinking === undefined ? {} : { thinking: this.#thinking }),
      advice: this.advice.setting,
      advised: this.advice.advised,
      ...(curtain === undefined ? {} : { curtain }),
      view: this.#viewFor(viewer, table.position),
      ...(results === undefined ? {} : { results }),
      undo: this.#undoFor(viewer),
      ...(lastDecision === undefined ? {} : { lastDecision }),
      ...(proposal === undefined
        ? {}
        : { proposal: { ...proposal, missing: table.missingConsent() } }),
      branches: table.branches.map(({ from, moves }) => ({ from, plies: moves.length })),
      manual: table.chance === 'manual',
      secretive: this.#secretive,
      saved: this.#saved,
      purpose: this.#purpose,
      ...(this.#continued === undefined ? {} : { continued: this.#continued }),
    };
  }

  /** After anything that changed the log: tell, keep, and let bots answer. */
  #changed(): void {
    // What a bot is thinking about may be no longer asked.
    this.#thought.abort();
    this.#answerAtOnce();
    this.noted();
    this.#advance();
  }

  /** Lets bots answer, and plays what is forced, until a person can choose. */
  #advance(): void {
    this.#advancing = this.#advancing.then(async () => {
      this.#lastTold = this.#around.now();
      while (!this.#closed && (await this.#step())) {
        // Quick answers are told together: the page draws once, not for each of them.
        if (this.#around.now() - this.#lastTold < TELL_EVERY_MS) continue;
        this.#tell();
        await this.#around.pause();
      }
      const { length } = this.table.log;
      if (this.#closed || (this.#told === length && this.#thinking === undefined)) return;
      this.#thinking = undefined;
      this.#tell();
      await this.#keep();
    });
  }

  /** Where nobody has to think, the page draws a line and its answers once instead of twice. */
  #answerAtOnce(): void {
    if (this.#pace === undefined || this.#pace > AT_ONCE_MS) return;
    const end = this.#around.now() + TELL_EVERY_MS;
    while (this.#around.now() < end && this.#stepInPlace() === 'played');
  }

  async #step(): Promise<boolean> {
    const step = this.#stepInPlace();
    if (typeof step === 'string') return step === 'played';
    const [seat, name, rng] = step;
    const bot = await this.#thoughtOut(seat, name, rng);
    if (bot !== undefined) this.table.playBot(bot, rng);
    return true;
  }

  /** Lets a simple bot answer, or plays what is forced; who has to think first is told. */
  #stepInPlace(): 'played' | 'nobody' | [seat: Seat, name: string, rng: Rng] {
    const { table } = this;
    const seat = table.botToMove();
    if (seat === undefined) return table.playForced() === undefined ? 'nobody' : 'played';
    const info = table.seats[seat];
    const rng = this.#rngs[seat];
    if (info?.kind !== 'bot' || rng === undefined) throw new RangeError(`no bot at ${seat}`);
    const bot = botInPlace(this.module, info.bot);
    if (bot === undefined) return [seat, info.bot, rng];
    const began = this.#around.now();
    table.playBot(bot, rng);
    // One slow answer is remembered for a while.
    const took = this.#around.now() - began;
    this.#pace = Math.max(took, (this.#pace ?? 0) * 0.9);
    return 'played';
  }

  /**
   * Lets a bot think ahead in another thread; what comes of it is a bot that says it. Nothing does if
   * something has happened meanwhile.
   */
  async #thoughtOut(seat: Seat, name: string, rng: Rng): Promise<Bot | undefined> {
    this.#thought = new AbortController();
    const { signal } = this.#thought;
    const begins = this.#thinking !== seat;
    this.#thinking = seat;
    if (begins) this.#tell();
    const think: Think = (task) => this.#around.think(task, signal);
    const bot = await thoughtOut(this, seat, name, rng, think);
    return signal.aborted ? undefined : bot;
  }

  #tell(): void {
    const fresh = this.table.log.slice(this.#told);
    this.#told = this.table.log.length;
    this.#lastTold = this.#around.now();
    this.#followViewer();
    const observer = this.#observer();
    const beats = fresh.flatMap((entry) => this.#beatsOf(entry, observer));
    const entries = fresh.map((entry) => tellEntry(entry, observer));
    this.#around.tell({ type: 'news', table: this.id, state: this.state(), entries, beats });
  }

  /** The steps of an entry, each with the view after it. */
  #beatsOf(entry: Entry, observer: Seat): Beat[] {
    const { game } = this.table;
    if (entry.type === 'undo' || entry.type === 'rewind') {
      this.#shown.copyFrom(this.table.position);
      return [];
    }
    if (entry.type !== 'line') return [];
    return entry.lines.map((played, i) => {
      for (const move of played.moves) game.apply(this.#shown, move);
      const told = tellLine(played, observer);
      return { ply: entry.ply + i + 1, ...told, view: this.#viewFor(observer, this.#shown) };
    });
  }

  async #keep(): Promise<void> {
    if (this.#purpose !== 'play') return;
    const saved = await this.#around.keep(this.#kept());
    if (saved === this.#saved) return;
    this.#saved = saved;
    this.#tell();
  }

  #kept(): KeptGame {
    const { id, table } = this;
    const { game, options, position, seats, ply, asked, over, results } = table;
    return {
      id,
      game: game.id,
      record: recordText(table.record('revealed')),
      position: JSON.stringify(toPositionFile(game, options, position)),
      advice: this.advice,
      summary: {
        id,
        game: game.id,
        seats,
        turn: game.turn(position),
        ply,
        asked,
        over,
        winners: results?.winners ?? 0,
        changed: this.#around.now(),
      },
    };
  }

  #viewFor(observer: Seat, position: Position): Json {
    const { game, options } = this.table;
    if (observer === HOST) return game.view(position, HOST) as Json;
    const observation = game.blank(options);
    game.observe(position, observer, observation);
    return game.view(observation, observer) as Json;
  }

  #humans(): Seat[] {
    return this.table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  #isHuman(seat: Seat): boolean {
    return this.table.seats[seat]?.kind === 'human';
  }

  #answerers(): Seat[] {
    return this.#humans().filter((seat) => this.table.mayAnswer(seat));
  }

  #firstViewer(): Seat {
    const humans = this.#humans();
    if (this.#secretive && humans.length > 1) return SPECTATOR;
    return humans[0] ?? SPECTATOR;
  }

  /** Where nobody has secrets, whoever is asked looks. */
  #followViewer(): void {
    if (this.#secretive) return;
    this.#viewer = this.#answerers()[0] ?? this.#viewer;
  }

  /** As whom things are told: nobody in particular while somebody else has to sit down. */
  #observer(): Seat {
    if (this.#purpose === 'replay' && this.table.over) return HOST;
    return this.#curtain() === undefined ? this.#viewer : SPECTATOR;
  }

  /** The person who has to sit down before anything of his is shown. */
  #curtain(): Seat | undefined {
    if (!this.#secretive || this.#purpose === 'replay' || this.table.over) return undefined;
    const humans = this.#humans();
    if (humans.length < 2) return undefined;
    const asked = this.#answerers();
    if (asked.length === 0 || asked.includes(this.#viewer)) return undefined;
    return asked[0];
  }

  /** Why undo stops is told as its seat may read it, so only to somebody who sits there. */
  #undoFor(observer: Seat): UndoState {
    if (!this.hidesSomething || this.#isHuman(observer)) return this.table.undoState(this.#actor());
    return { possible: false, refusal: kernelRefusal('K-6', 'notYourTurn') };
  }

  /** The seat whose undo the page shows: the one who looks, or whoever is asked. */
  #actor(): Seat {
    if (this.#isHuman(this.#viewer)) return this.#viewer;
    return this.#answerers()[0] ?? this.#humans()[0] ?? 0;
  }

  /** Throws `BadInput` unless a person at this screen sits there. */
  requireSeated(seat: Seat): void {
    if (!this.#isHuman(seat)) throw badInput('seat', 'notYourSeat', { seat });
    if (this.#secretive && seat !== this.#viewer) throw badInput('seat', 'notYourSeat', { seat });
  }

  /** Who took a bot's seat would see its cards. */
  #requireOwn(seat: Seat): void {
    if (this.hidesSomething && !this.#people.includes(seat)) throw badInput('seat', 'botStays');
  }

  /** Who reads here: in what language, and who sits where. */
  get onlooker(): Onlooker {
    const names = this.table.seats.map(({ name = '' }, seat) =>
      name === '' ? String(seat + 1) : name,
    );
    return { lang: this.#lang, texts: this.#texts, names };
  }
}
