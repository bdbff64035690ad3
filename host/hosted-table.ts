import {
  type GameModule,
  type GameTexts,
  type Json,
  type Lang,
  type Onlooker,
  type Position,
  type Refusal,
  readSeatInfo,
  recordText,
  type Seat,
  SPECTATOR,
  textsFor,
  toPositionFile,
} from '@nineworlds/engine';
import type {
  Answers,
  Beat,
  Choices,
  Continued,
  Joined,
  Lost,
  News,
  Purpose,
  TableState,
} from '@nineworlds/protocol';
import {
  type Command,
  type Entry,
  haveSecrets,
  loggedEntry,
  type Table,
  visibleLine,
} from '@nineworlds/table';
import { Autosave } from './autosave.ts';
import { badInput } from './bad-input.ts';
import { BotRunner } from './bot-runner.ts';
import {
  choicesFor,
  type LookAhead,
  NEXT_PART,
  NOTHING,
  REST_OF_LINE,
  whyNotChosen,
} from './choices.ts';
import { requireBots } from './find-bot.ts';
import type { HostClock, SaveStore } from './ports.ts';
import type { SavedAdvice, SavedGame } from './saved-game.ts';
import type { SearchThreads } from './search-threads.ts';
import { stateFor, viewFor } from './table-state.ts';
import {
  answerersOf,
  curtainOf,
  firstSeat,
  forgottenAt,
  isSeated,
  observerOf,
  requireCommand,
  requireSeated,
  requireSight,
  seatNow,
  type Viewer,
  type Viewing,
} from './viewer.ts';

/** What a hosted table needs of its host. */
export interface HostedTableOptions {
  readonly id: string;
  readonly module: GameModule;
  readonly table: Table;
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
  /** `play` is saved, `sandbox` and `lesson` are not, `replay` is only looked at. */
  readonly purpose: Purpose;
  /** A game of other rules that goes on here. */
  readonly continued?: Continued | undefined;
  /** What was saved of the advice that was given. */
  readonly advice?: SavedAdvice | undefined;
  readonly clock: HostClock;
  readonly store: Pick<SaveStore, 'save'>;
  threads(): Promise<SearchThreads>;
}

/** Whoever joins a table: not yet anybody in particular. */
export type Newcomer = Omit<Viewer, 'seat'>;

/** Tells a viewer what has happened. */
export type Send = (message: News | Lost) => void;

/** A viewer at the table, and what they have been told so far. */
interface Place {
  viewer: Viewer;
  texts: GameTexts;
  readonly send: Send;
  /** The position up to which things have been told, for the views in between. */
  readonly shown: Position;
  /** How many entries of the log have been told. */
  told: number;
  /** The question whose choices were told last: its seq and its seat. */
  asked: string;
}

/**
 * A table with its viewers. It lets bots answer, tells each viewer what they may know and nothing else, and
 * has the game saved after every line.
 */
export class HostedTable implements Viewing {
  readonly id: string;
  readonly table: Table;
  readonly module: GameModule;
  readonly purpose: Purpose;
  readonly secretive: boolean;
  readonly people: readonly Seat[];
  /** What the bots' own chance comes from. */
  readonly botSeed: string;
  /** Whether advice is given here, and how often it was; `noted` tells of a change. */
  advice: SavedAdvice;
  readonly #continued: Continued | undefined;
  readonly #clock: HostClock;
  readonly #places = new Map<string, Place>();
  readonly #bots: BotRunner;
  readonly #autosave: Autosave;
  /** The seat whose bot is searching. */
  #searching: Seat | undefined;

  constructor(options: HostedTableOptions) {
    const { id, module, table, botSeed, purpose, clock } = options;
    this.id = id;
    this.table = table;
    this.module = module;
    this.purpose = purpose;
    this.secretive = haveSecrets(table.game, table.options);
    this.people = table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.botSeed = botSeed;
    // Where several people play together, one who is advised plays for all of them.
    const usual = table.game.cooperative && this.people.length > 1 ? 'off' : 'on';
    this.advice = options.advice ?? { setting: usual, advised: table.seats.map(() => 0) };
    this.#continued = options.continued;
    this.#clock = clock;
    this.#autosave = new Autosave(options.store, () => this.#tell());
    this.#bots = new BotRunner({
      table,
      module,
      botSeed,
      clock,
      threads: () => options.threads(),
      batch: () => this.noted(),
      searching: (seat) => this.#search(seat),
      rest: (hasPlayed) => this.#rest(hasPlayed),
    });
  }

  /** How many viewers there are. */
  get viewers(): number {
    return this.#places.size;
  }

  /** Whether a viewer has joined. */
  has(viewer: string): boolean {
    return this.#places.has(viewer);
  }

  /** Somebody joins, or asks again how things stand: all that led there, as they may know it. */
  join(newcomer: Newcomer, texts: GameTexts, send: Send): Joined {
    const { table } = this;
    const before = this.#places.get(newcomer.id);
    const seat = before?.viewer.seat ?? firstSeat(this, { ...newcomer, seat: SPECTATOR });
    const shown = before?.shown ?? table.game.blank(table.options);
    const viewer = { ...newcomer, seat };
    const named = textsFor(texts, table.options);
    const place: Place = { viewer, texts: named, send, shown, told: 0, asked: '' };
    this.#places.set(newcomer.id, place);
    return this.#joined(place);
  }

  /** Saves a game that has just begun, and lets bots begin if it is for them. */
  begin(): void {
    if (this.purpose === 'replay') return;
    this.#save();
    this.#bots.wake();
  }

  /** Resolves when everything that has happened so far is saved, or could not be. */
  settled(): Promise<void> {
    return this.#autosave.settled();
  }

  leave(viewer: string): void {
    this.#places.delete(viewer);
  }

  /** Nobody plays here any more. */
  close(): void {
    this.#places.clear();
    this.#bots.close();
    this.#autosave.close();
  }

  /** Another host has the game now, and every viewer is told so. */
  lose(): void {
    this.#autosave.abandon();
    const places = [...this.#places.values()];
    this.close();
    for (const { send } of places) send({ type: 'lost', table: this.id });
  }

  /** Remarks and previews are told to a viewer in this language from now on. */
  speak(viewer: string, lang: Lang, texts: GameTexts): void {
    const place = this.#place(viewer);
    place.viewer = { ...place.viewer, lang };
    place.texts = textsFor(texts, this.table.options);
  }

  /** A viewer looks as a seat from now on; throws `BadInput` if it is not theirs. */
  sit(viewer: string, seat: Seat): Answers['sit'] {
    const place = this.#place(viewer);
    requireSight(this, place.viewer, seat);
    place.viewer = { ...place.viewer, seat };
    return this.#joined(place);
  }

  /** Does what a viewer wants of the table; news tell everybody what happened. Throws `BadInput`. */
  command(viewer: string, command: Command): Answers['command'] {
    requireCommand(this, this.viewer(viewer), command);
    const occupant = command.type === 'seat' ? readSeatInfo(command.occupant) : undefined;
    // A seat of a bot that does not exist would make the saved game unreadable.
    if (occupant !== undefined) requireBots(this.module, [occupant]);
    const answer = this.table.send(command);
    if ('refusal' in answer) return { refusal: answer.refusal };
    this.#bots.interrupt();
    this.#bots.answerAtOnce();
    this.noted();
    this.#bots.wake();
    return {};
  }

  /** What a viewer's seat may choose after the beginning of a line; throws `BadInput` if it is not theirs. */
  choices(viewer: string, seat: Seat, line: string): Choices {
    const place = this.#place(viewer);
    requireSeated(this, place.viewer, seat);
    return choicesFor(this.#asked(place, seat), line, line === '' ? NEXT_PART : REST_OF_LINE);
  }

  /** Why the last words of a line are closed to a viewer's seat; throws `BadInput` if it is not theirs. */
  why(viewer: string, seat: Seat, line: string): Refusal | undefined {
    const place = this.#place(viewer);
    requireSeated(this, place.viewer, seat);
    return whyNotChosen(this.#asked(place, seat), line);
  }

  /** Something was noted that changes nothing in the game. */
  noted(): void {
    this.#tell();
    this.#save();
  }

  /** Who a viewer is; throws `BadInput` for one who has not joined. */
  viewer(id: string): Viewer {
    return this.#place(id).viewer;
  }

  /** How a viewer reads: in what language, and who sits where. */
  onlooker(viewer: string): Onlooker {
    return this.#onlooker(this.#place(viewer));
  }

  /** A position of this game as a viewer may know it. */
  viewOf(viewer: string, position: Position): Json {
    return viewFor(this.table, observerOf(this, this.viewer(viewer)), position);
  }

  #place(viewer: string): Place {
    const place = this.#places.get(viewer);
    if (place === undefined)
      throw badInput('table', 'noSuchTable', { value: this.id.slice(0, 40) });
    return place;
  }

  #onlooker({ viewer, texts }: Place): Onlooker {
    const names = this.table.seats.map(({ name = '' }, seat) =>
      name === '' ? String(seat + 1) : name,
    );
    return { lang: viewer.lang, texts, names };
  }

  #asked(place: Place, seat: Seat) {
    return { table: this.table, module: this.module, onlooker: this.#onlooker(place), seat };
  }

  #joined(place: Place): Joined {
    place.viewer = { ...place.viewer, seat: seatNow(this, place.viewer) };
    place.shown.copyFrom(this.table.position);
    place.told = this.table.log.length;
    const observer = observerOf(this, place.viewer);
    place.asked = '';
    return {
      state: this.#state(place),
      entries: this.table.log.map((entry) => loggedEntry(entry, observer, forgottenAt(this))),
      ...this.#choicesOf(place, NOTHING),
    };
  }

  /** What a viewer's person can answer, if the question is a new one to them. */
  #choicesOf(place: Place, lookAhead: LookAhead): { readonly choices?: Choices } {
    const { viewer } = place;
    const answerers = answerersOf(this, viewer);
    const seat = answerers.includes(viewer.seat) ? viewer.seat : answerers[0];
    const isAsked =
      seat !== undefined && curtainOf(this, viewer) === undefined && isSeated(this, viewer, seat);
    const asked = isAsked ? `${this.table.seq} ${seat}` : '';
    const isNew = asked !== place.asked;
    place.asked = asked;
    if (!isAsked || !isNew) return {};
    return { choices: choicesFor(this.#asked(place, seat), '', lookAhead) };
  }

  /** A bot begins to search, and nobody can tell for how long. */
  #search(seat: Seat): void {
    if (this.#searching === seat) return;
    this.#searching = seat;
    this.#tell();
  }

  /** The bots have nothing more to answer. */
  #rest(hasPlayed: boolean): void {
    if (!hasPlayed && this.#searching === undefined) return;
    this.#searching = undefined;
    this.noted();
  }

  /** Tells every viewer what has happened since the last time. */
  #tell(): void {
    for (const place of this.#places.values()) place.send(this.#news(place));
  }

  #news(place: Place): News {
    const fresh = this.table.log.slice(place.told);
    place.told = this.table.log.length;
    place.viewer = { ...place.viewer, seat: seatNow(this, place.viewer) };
    const observer = observerOf(this, place.viewer);
    return {
      type: 'news',
      table: this.id,
      beats: this.#beats(place, fresh, observer),
      entries: fresh.map((entry) => loggedEntry(entry, observer, forgottenAt(this))),
      state: this.#state(place),
      ...this.#choicesOf(place, NEXT_PART),
    };
  }

  /** The steps of some entries, each with the view after it. */
  #beats({ shown }: Place, fresh: readonly Entry[], observer: Seat): Beat[] {
    const { table } = this;
    const back = fresh.findLastIndex(({ type }) => type === 'undo' || type === 'rewind');
    const lines = fresh.slice(back + 1).filter((entry) => entry.type === 'line');
    if (back >= 0) {
      const [next] = lines;
      // Nothing is shown of what was taken back; what was played after it is.
      shown.copyFrom(next === undefined ? table.position : table.positionAt(next.ply));
    }
    return lines.flatMap((entry) =>
      entry.lines.map((played, i) => {
        for (const move of played.moves) table.game.apply(shown, move);
        const view = viewFor(table, observer, shown);
        return { ply: entry.ply + i + 1, ...visibleLine(played, observer), view };
      }),
    );
  }

  #state({ viewer, shown }: Place): TableState {
    return {
      ...stateFor(this, viewer, shown),
      ...(this.#searching === undefined ? {} : { searching: this.#searching }),
      advice: this.advice.setting,
      advised: this.advice.advised,
      saved: this.purpose === 'play' ? this.#autosave.saved : 'never',
      ...(this.#continued === undefined ? {} : { continued: this.#continued }),
    };
  }

  #save(): void {
    if (this.purpose === 'play') this.#autosave.save(() => this.#snapshot());
  }

  #snapshot(): SavedGame {
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
        changed: this.#clock.now(),
      },
    };
  }
}
