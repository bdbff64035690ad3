import { botLine } from '@nineworlds/bots';
import {
  type Bot,
  type Branch,
  badInput,
  CHANCE,
  type Fate,
  fateOf,
  type GameDef,
  kernelRefusal,
  Match,
  type MatchRecord,
  type Move,
  type Options,
  type PlayedLine,
  type Position,
  type Reading,
  type RecordHead,
  type Refusal,
  type Results,
  type Rng,
  readLine,
  readSeatInfo,
  type Seat,
  type SeatInfo,
  show,
  TEAM,
  toRecord,
} from '@nineworlds/engine';
import type {
  AgreeCommand,
  Answer,
  Command,
  DeclineCommand,
  LineCommand,
  RewindCommand,
  SeatCommand,
  UndoCommand,
} from './command.ts';
import type { Entry, LineEntry } from './entry.ts';
import { onlyLine } from './only-line.ts';
import { branchesAfterRewind, type Proposal, planRewind } from './rewind.ts';
import { planUndo, type UndoState } from './undo.ts';

/** Who settles chance: the table's fate, or people who roll real dice and type in what they see. */
export type ChanceSource = 'fate' | 'manual';

/** Everything a table starts with. */
export interface TableOptions<P extends Position = Position, V = unknown> {
  readonly game: GameDef<P, V>;
  /** Checked and complete. */
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  readonly fate: MatchRecord['fate'];
  readonly nonces: readonly string[];
  readonly chance: ChanceSource;
  /** Where the game begins, when not at the set-up of its options. */
  readonly start?: P;
  /** Lines that were left by rewinds before this table was set up. */
  readonly branches?: readonly Branch[];
}

/**
 * A table at which one game is played by people and bots: a pure machine that is given commands and
 * keeps a log. It knows no clock, no network and no file; a server, a browser and a terminal host it
 * alike.
 */
export class Table<P extends Position = Position, V = unknown> {
  readonly game: GameDef<P, V>;
  readonly #match: Match<P>;
  readonly #head: Pick<RecordHead, 'seed' | 'fate' | 'nonces'>;
  readonly #fate: Fate | undefined;
  readonly #seats: SeatInfo[];
  readonly #log: Entry[] = [];
  /** The line entries that were not taken back. */
  readonly #played: LineEntry[] = [];
  #branches: readonly Branch[];
  #proposal: Proposal | undefined;
  #seq = 0;

  constructor(given: TableOptions<P, V>) {
    const { game, options, seats, seed, fate, nonces, start } = given;
    const length = game.seatCount(options);
    if (seats.length !== length) {
      throw badInput('seats', 'wrongLength', { value: seats.length, length });
    }
    this.game = game;
    this.#match = new Match(game, options, start);
    this.#head = { seed, fate, nonces };
    this.#branches = given.branches ?? [];
    this.#fate = given.chance === 'fate' ? fateOf(fate, seed, nonces) : undefined;
    this.#seats = [...seats];
    this.#settleChance();
    this.#log.push({ seq: 0, type: 'start', lines: [...this.#match.lines] });
  }

  /** Everything that ever happened here, for the host. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The last entry that changed the game; a command has to name it. */
  get seq(): number {
    return this.#seq;
  }

  /** How many lines led to the position. */
  get ply(): number {
    return this.#match.ply;
  }

  get options(): Options {
    return this.#match.options;
  }

  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  /** Who is asked now: a seat, TEAM, CHANCE or OVER. */
  get asked(): Seat {
    return this.#match.seat;
  }

  /** What is asked: the name of a kind of question; undefined when the game is over. */
  get question(): string | undefined {
    return this.over ? undefined : this.game.kinds[this.#match.position.frames.kind]?.name;
  }

  get over(): boolean {
    return this.#match.over;
  }

  /** How the game ended; undefined while it goes on. */
  get results(): Results | undefined {
    return this.over ? this.game.results(this.#match.position) : undefined;
  }

  /** Does what is asked, or refuses with a reason and changes nothing. */
  send(command: Command): Answer {
    switch (command.type) {
      case 'line':
        return this.#playLine(command);
      case 'undo':
        return this.#undo(command);
      case 'rewind':
        return this.#propose(command);
      case 'agree':
        return this.#agree(command);
      case 'decline':
        return this.#decline(command);
      case 'seat':
        return this.#changeSeat(command);
    }
  }

  /** Whether a seat may answer the open question. */
  mayAnswer(seat: Seat): boolean {
    if (this.asked >= 0) return seat === this.asked;
    if (this.asked !== TEAM && this.asked !== CHANCE) return false;
    // What concerns everybody is answered by any human, or by the active seat where none sits.
    if (this.#seats.some(({ kind }) => kind === 'human')) return this.#isHuman(seat);
    return seat === this.game.active(this.#match.position);
  }

  /** The seat whose bot is asked now, if one is. */
  botToMove(): Seat | undefined {
    const seat = this.asked === TEAM ? this.game.active(this.#match.position) : this.asked;
    return this.#isBot(seat) && this.mayAnswer(seat) ? seat : undefined;
  }

  /** Lets a bot answer for the seat that `botToMove` names. */
  playBot(bot: Bot, rng: Rng): Entry {
    const seat = this.#botSeat();
    return this.#commit(
      seat,
      botLine(this.game, this.options, this.#match.position, seat, bot, rng),
    );
  }

  /** Plays the line that a bot has thought of elsewhere, for the seat that `botToMove` names. */
  playBotLine(moves: readonly Move[]): Entry {
    return this.#commit(this.#botSeat(), moves);
  }

  /** Whether a seat can take its last line back, and if not, why. */
  undoState(seat: Seat): UndoState {
    return planUndo(this.#match, this.#played, seat, (other) => this.#isBot(other));
  }

  /** The proposal to go back that is open, if one is. */
  get proposal(): Proposal | undefined {
    return this.#proposal;
  }

  /** The lines that were left by rewinds. */
  get branches(): readonly Branch[] {
    return this.#branches;
  }

  /** Who settles chance here. */
  get chance(): ChanceSource {
    return this.#fate === undefined ? 'manual' : 'fate';
  }

  /** Plays the only line that the people who are asked could answer with; undefined if they can choose. */
  playForced(): Entry | undefined {
    if (this.over || this.asked === CHANCE || this.botToMove() !== undefined) return undefined;
    const line = onlyLine(this.game, this.options, this.#match.position);
    return line === undefined ? undefined : this.#commit(this.#speakerFor(this.asked), line);
  }

  /** Plays a line that was played before, as if whoever is asked had answered so again. */
  playAgain(moves: readonly Move[]): Entry {
    return this.#commit(this.#speakerFor(this.asked), moves);
  }

  /** Where the game began; not to be changed. */
  get start(): P {
    return this.#match.start;
  }

  /** The position as it is now; not to be changed, and another one after the next line. */
  get position(): P {
    return this.#match.position;
  }

  /** The lines that led to the position, as the host knows them. */
  get lines(): readonly PlayedLine[] {
    return this.#match.lines;
  }

  /** A copy of the position after so many lines; it plays them all again. */
  positionAt(ply: number): P {
    const past = this.game.blank(this.options);
    past.copyFrom(this.#match.start);
    for (const { moves } of this.#match.lines.slice(0, ply)) {
      for (const move of moves) this.game.apply(past, move);
    }
    return past;
  }

  /** The ply at which a seat last decided something; undefined when it has not yet. */
  lastDecisionOf(seat: Seat): number | undefined {
    return this.#played.findLast(({ by, forced }) => by === seat && !forced)?.ply;
  }

  /** What a seat knows: a position of its own, to think with. */
  observationFor(seat: Seat): P {
    const observation = this.game.blank(this.options);
    this.game.observe(this.#match.position, seat, observation);
    return observation;
  }

  /** What a seat's board shows. */
  viewFor(seat: Seat): V {
    return this.game.view(this.observationFor(seat), seat);
  }

  /** What a line of a seat would do, read from what the seat knows. */
  readFor(seat: Seat, line: string): Reading {
    return readLine(this.game, this.observationFor(seat), line, this.game.blank(this.options));
  }

  /** The game written down. Lines that were taken back are in the log only. */
  record(seed: 'revealed' | 'secret'): MatchRecord {
    const head = { ...this.#head, seats: [...this.#seats], branches: this.#branches };
    if (this.#fate !== undefined) return toRecord(this.#match, head, seed);
    // Real dice come from no seed, so there is none to commit to.
    return { ...toRecord(this.#match, head, 'secret'), commit: '' };
  }

  #botSeat(): Seat {
    const seat = this.botToMove();
    if (seat === undefined) throw new RangeError('no bot is asked');
    return seat;
  }

  #isBot(seat: Seat): boolean {
    return this.#seats[seat]?.kind === 'bot';
  }

  #isHuman(seat: Seat): boolean {
    return this.#seats[seat]?.kind === 'human';
  }

  /** Who answered a question in a record, which does not tell for TEAM and CHANCE. */
  #speakerFor(asked: Seat): Seat {
    return asked >= 0 ? asked : this.#seats.findIndex((_, seat) => this.mayAnswer(seat));
  }

  #stale(seq: number): Answer | undefined {
    if (seq === this.#seq) return undefined;
    return refused(kernelRefusal('K-7', 'staleCommand', { seq, current: this.#seq }));
  }

  #playLine({ seat, seq, line }: LineCommand): Answer {
    const stale = this.#stale(seq);
    if (stale !== undefined) return stale;
    if (!this.over && !this.mayAnswer(seat))
      return refused(kernelRefusal('K-6', 'notYourTurn', { seat }));
    const ply = this.ply;
    const forced = this.#isForced();
    const played = this.#match.play(line);
    if ('moves' in played) return { entry: this.#close(seat, ply, forced) };
    // Why not is told from what the seat knows; real dice are typed by people who see them.
    const reading = this.asked === CHANCE || this.over ? undefined : this.readFor(seat, line);
    return { refusal: reading?.status === 'refused' ? reading.refusal : played };
  }

  #commit(by: Seat, moves: readonly Move[]): Entry {
    const ply = this.ply;
    const forced = this.#isForced();
    this.#match.playMoves(moves);
    return this.#close(by, ply, forced);
  }

  /** Ends an entry that began at a ply: with the chance that the line led to. */
  #close(by: Seat, ply: number, forced: boolean): Entry {
    this.#settleChance();
    const lines = this.#match.lines.slice(ply);
    const entry = { seq: this.#log.length, type: 'line', by, ply, forced, lines } as const;
    this.#played.push(entry);
    return this.#changed(entry);
  }

  #undo({ seat, seq }: UndoCommand): Answer {
    const stale = this.#stale(seq);
    if (stale !== undefined) return stale;
    const plan = this.undoState(seat);
    if (!plan.possible) return { refusal: plan.refusal };
    const { toPly } = plan;
    this.#takeBackTo(toPly);
    return { entry: this.#changed({ seq: this.#log.length, type: 'undo', by: seat, toPly }) };
  }

  #takeBackTo(ply: number): void {
    this.#match.takeBackTo(ply);
    while ((this.#played.at(-1)?.ply ?? -1) >= ply) this.#played.pop();
  }

  /** Whether the open question has one answer only, to the end of its line. */
  #isForced(): boolean {
    if (this.over || this.asked === CHANCE) return false;
    return onlyLine(this.game, this.options, this.#match.position) !== undefined;
  }

  #propose({ seat, seq, toPly }: RewindCommand): Answer {
    const stale = this.#stale(seq);
    if (stale !== undefined) return stale;
    if (!this.#isHuman(seat)) return refused(kernelRefusal('K-6', 'notYourTurn', { seat }));
    const plan = planRewind(this.game, this.#played, seat, toPly);
    if (plan !== undefined) return { refusal: plan };
    this.#proposal = { by: seat, toPly, agreed: [seat] };
    return this.#rewindIfAgreed('proposed', seat, toPly);
  }

  #agree({ seat, seq }: AgreeCommand): Answer {
    const stale = this.#stale(seq);
    if (stale !== undefined) return stale;
    const open = this.#proposal;
    if (open === undefined) return refused(kernelRefusal('K-18', 'nothingProposed', {}));
    if (!this.#isHuman(seat)) return refused(kernelRefusal('K-6', 'notYourTurn', { seat }));
    const agreed = [...new Set([...open.agreed, seat])];
    this.#proposal = { ...open, agreed };
    return this.#rewindIfAgreed('agreed', seat, open.toPly);
  }

  #decline({ seat, seq }: DeclineCommand): Answer {
    const stale = this.#stale(seq);
    if (stale !== undefined) return stale;
    const open = this.#proposal;
    if (open === undefined) return refused(kernelRefusal('K-18', 'nothingProposed', {}));
    if (!this.#isHuman(seat)) return refused(kernelRefusal('K-6', 'notYourTurn', { seat }));
    this.#proposal = undefined;
    return { entry: this.#consent('declined', seat, open.toPly) };
  }

  /** Goes back when nobody is left to ask; otherwise notes who has spoken. */
  #rewindIfAgreed(type: 'proposed' | 'agreed', by: Seat, toPly: number): Answer {
    if (this.missingConsent().length > 0) return { entry: this.#consent(type, by, toPly) };
    this.#branches = branchesAfterRewind(
      this.#branches,
      this.#match.lines.map(({ line }) => line),
      toPly,
    );
    this.#takeBackTo(toPly);
    // Chance that was open there falls as it fell before.
    this.#settleChance();
    return { entry: this.#changed({ seq: this.#log.length, type: 'rewind', by, toPly }) };
  }

  /** The people who have not agreed to the open proposal yet. */
  missingConsent(): readonly Seat[] {
    const agreed = this.#proposal?.agreed ?? [];
    return this.#seats.flatMap(({ kind }, seat) =>
      this.#proposal !== undefined && kind === 'human' && !agreed.includes(seat) ? [seat] : [],
    );
  }

  /** Talk about going back does not change the game: commands that are under way stay fresh. */
  #consent(type: 'proposed' | 'agreed' | 'declined', by: Seat, toPly: number): Entry {
    const entry = { seq: this.#log.length, type, by, toPly } as const;
    this.#log.push(entry);
    return entry;
  }

  /** Who sits where is no part of the game: commands that are under way stay fresh. */
  #changeSeat({ seat, occupant }: SeatCommand): Answer {
    if (this.#seats[seat] === undefined) {
      return refused(
        kernelRefusal('K-17', 'unknownSeat', { value: seat, seats: this.#seats.length }),
      );
    }
    const checked = readSeatInfo(occupant);
    if (checked === undefined)
      return refused(kernelRefusal('K-17', 'notASeat', { value: show(occupant) }));
    this.#seats[seat] = checked;
    const entry = { seq: this.#log.length, type: 'seat', seat, occupant: checked } as const;
    this.#log.push(entry);
    return { entry };
  }

  #changed(entry: Entry): Entry {
    this.#log.push(entry);
    this.#seq = entry.seq;
    // What was proposed about another position is no longer asked.
    this.#proposal = undefined;
    return entry;
  }

  #settleChance(): void {
    if (this.#fate !== undefined) this.#match.settleAllChance(this.#fate);
  }
}

function refused(refusal: Refusal): Answer {
  return { refusal };
}
