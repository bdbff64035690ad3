import type { Asking, Standing } from '@nineworlds/board';
import type { Json, Refusal, Seat } from '@nineworlds/engine';
import type {
  Answers,
  Beat,
  Choice,
  Choices,
  ClosedChoice,
  Joined,
  Lost,
  News,
  Request,
  TableState,
} from '@nineworlds/protocol';
import type { Command, ToldEntry } from '@nineworlds/table';
import { host } from '../app/host-link.ts';
import { playOne } from './sounds.ts';

/** What a sitting needs to know of its surroundings. */
export interface SittingSetUp {
  readonly table: string;
  /** Milliseconds of one step of motion; 0 when motion is off. */
  pace(): number;
}

/** What a person has asked for in vain, and why. */
export interface Told {
  readonly refusal: Refusal;
  /** What was tried: words of the line, or empty. */
  readonly words: string;
}

/**
 * The people of one screen at one table: what is shown, what is asked, and the line that is being put
 * together part by part. Nothing of it is a rule: all that is known comes from the host.
 */
export class Sitting implements Asking {
  readonly table: string;
  /** Called for every step that is shown. */
  onbeat: (beat: Beat) => void = () => {};
  readonly #setUp: SittingSetUp;
  readonly #stopListening: () => void;
  /** How the table stands. */
  state: TableState = $state.raw() as TableState;
  entries: readonly ToldEntry[] = $state.raw([]);
  /** What the board shows; it may still be on its way to `state.view`. */
  view: Json = $state.raw(null);
  beat: Beat | undefined = $state.raw();
  choices: Choices | undefined = $state.raw();
  considered: Choice | undefined = $state.raw();
  /** What follows from the considered choice. */
  #preview: Choices | undefined = $state.raw();
  told: Told | undefined = $state.raw();
  /** Somebody has asked for advice on the open question. */
  advising = $state(false);
  lost = $state(false);
  /** The host has failed. */
  broken: Error | undefined = $state.raw();
  /** Somebody wants to type the line instead of putting it together. */
  typing = $state(false);
  /** Somebody has asked for the odds of the open question. */
  oddsAsked = $state(false);
  /** The choices before the open ones, for going back part by part. */
  #path: readonly Choices[] = $state.raw([]);
  /** What has been picked, but can be named only after something else. */
  #waiting: readonly string[] = $state.raw([]);
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to older questions are not waited for. */
  #asking = 0;
  /** A line is on its way: a second click in the same moment is not for the next question. */
  #isPlaying = false;

  #open: () => void = () => {};
  /** Resolves when what is asked first can be answered: a board without it would be laid out twice. */
  readonly opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  constructor(setUp: SittingSetUp, joined: Joined) {
    this.#setUp = setUp;
    this.table = setUp.table;
    void this.#join(joined);
    this.#stopListening = host.listen(setUp.table, {
      news: (news) => this.#hear(news),
      lost: (_: Lost) => {
        this.lost = true;
        this.#open();
      },
      broken: (error) => {
        this.broken = error;
        this.#open();
      },
    });
  }

  /** Leaves the table. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
    void this.#tried({ type: 'close', table: this.table });
  }

  /** The person at this screen who answers; undefined while nobody here is asked. */
  get actor(): Seat | undefined {
    const { answerers, viewer, curtain } = this.state;
    if (curtain !== undefined) return undefined;
    return answerers.includes(viewer) ? viewer : answerers[0];
  }

  get foresight(): readonly string[] {
    return (this.#preview ?? this.choices)?.foresight ?? [];
  }

  get sheet(): unknown {
    return (this.#preview ?? this.choices)?.sheet;
  }

  /** Whether there is a part of the line to go back from. */
  get canGoBack(): boolean {
    return this.considered !== undefined || this.#waiting.length + this.#path.length > 0;
  }

  /** The line as far as it has been put together. */
  get line(): string {
    return this.considered?.line ?? this.choices?.beginning ?? '';
  }

  standing(word: string): Standing {
    const { choices, considered } = this;
    if (choices === undefined) return 'idle';
    if (considered !== undefined && spells(considered.words, word)) return 'considered';
    if (choices.list.some(({ words }) => spells(words, word))) return 'legal';
    if ([...choices.beginning.split(' '), ...this.#waiting].includes(word)) return 'selected';
    const closed = choices.closed.find(({ words }) => spells(words, word));
    if (closed === undefined) return 'idle';
    return isOutOfOrder(closed) ? 'legal' : 'closed';
  }

  pick(word: string): void {
    this.finishMotion();
    const open = this.choices;
    if (open === undefined || open.seq !== this.state.seq) return;
    const exact = open.list.find(({ words }) => words === word);
    const fitting = open.list.filter(({ words }) => spells(words, word));
    const choice = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
    if (choice !== undefined) this.consider(choice);
    else if (fitting.length > 1) this.#openLine(`${open.beginning} ${word}`.trim());
    else this.#pickElsewhere(word, open);
  }

  /** A word that is no choice now: of an earlier part of the line, or one that is closed. */
  #pickElsewhere(word: string, open: Choices): void {
    const closed = open.closed.find(({ words }) => spells(words, word));
    const earlier = this.#path.findLastIndex(({ list }) =>
      list.some(({ words }) => spells(words, word)),
    );
    const level = this.#path[earlier];
    if (closed !== undefined) this.explain(closed);
    else if (level !== undefined) {
      this.#path = this.#path.slice(0, earlier);
      this.#show(level);
      this.pick(word);
    }
  }

  /** Takes a choice that goes on; considers one that completes the line; plays a considered one. */
  consider(choice: Choice): void {
    this.finishMotion();
    if (this.choices?.seq !== this.state.seq) return;
    this.told = undefined;
    playOne('tap');
    if (this.considered?.line === choice.line) this.confirm();
    else if (this.#comesBetween(choice)) this.#pickInOrder(choice.words);
    else if (choice.goesOn) this.#openLine(choice.line);
    else {
      this.considered = choice;
      void this.#ask(choice.line, (preview) => {
        this.#preview = preview;
      });
    }
  }

  /** Says why something is closed; what only comes too early or too late is put where it belongs. */
  explain(closed: ClosedChoice): void {
    const { words, refusal } = closed;
    if (isOutOfOrder(closed)) this.#pickInOrder(words);
    else this.told = { words, refusal };
  }

  /** Whether a choice is to be taken together with what has been picked after it. */
  #comesBetween(choice: Choice): boolean {
    const { choices, considered } = this;
    if (choices === undefined || (considered === undefined && this.#waiting.length === 0))
      return false;
    return choices.list.includes(choice) && choices.closed.some(isOutOfOrder);
  }

  /** One of several that are named in ascending order: people may pick them in any order (N-7.5). */
  #pickInOrder(word: string): void {
    const { choices, considered } = this;
    if (choices === undefined || choices.seq !== this.state.seq) return;
    const since = [...this.#path, choices].findIndex((one) => one.question === choices.question);
    const start = this.#path[since] ?? choices;
    const named = choices.beginning.slice(start.beginning.length).split(' ').filter(Boolean);
    const picks = [...named, ...this.#waiting, ...(considered ? [considered.words] : [])];
    const isPicked = picks.includes(word);
    const all = isPicked ? picks.filter((pick) => pick !== word) : [...picks, word];
    this.#path = this.#path.slice(0, since);
    this.#show(start);
    this.#pickAll(all.sort((a, b) => Number(a) - Number(b)));
  }

  #pickAll(picks: readonly string[]): void {
    const choice = this.choices?.list.find(({ words }) => words === picks[0]);
    this.#waiting = choice === undefined ? picks : [];
    if (choice?.goesOn) this.#openLine(choice.line, () => this.#pickAll(picks.slice(1)));
    else if (choice !== undefined) this.consider(choice);
  }

  confirm(): void {
    const { considered } = this;
    if (considered !== undefined) void this.play(considered.line);
  }

  back(): void {
    this.told = undefined;
    if (this.advising) {
      this.advising = false;
      return;
    }
    if (this.considered !== undefined) {
      this.considered = undefined;
      this.#preview = undefined;
      return;
    }
    if (this.#waiting.length > 0) {
      this.#waiting = this.#waiting.slice(0, -1);
      return;
    }
    const before = this.#path.at(-1);
    if (before === undefined) return;
    this.#path = this.#path.slice(0, -1);
    this.#show(before);
  }

  /** Plays a whole line. */
  async play(line: string): Promise<void> {
    const seat = this.actor;
    if (seat === undefined || this.#isPlaying) return;
    this.#isPlaying = true;
    await this.send({ type: 'line', seat, seq: this.state.seq, line }, line);
    this.#isPlaying = false;
  }

  async undo(): Promise<void> {
    const { undo, seq } = this.state;
    if (!undo.possible) {
      this.told = { words: '', refusal: undo.refusal };
      return;
    }
    await this.send({ type: 'undo', seat: this.undoSeat, seq });
  }

  /** Whose last decision undo takes back. */
  get undoSeat(): Seat {
    const { viewer, seats, answerers } = this.state;
    return seats[viewer]?.kind === 'human' ? viewer : (answerers[0] ?? 0);
  }

  /** Sends a command; why it was refused is told. */
  async send(command: Command, words = ''): Promise<void> {
    const answer = await this.#tried({ type: 'command', table: this.table, command });
    const refusal = answer?.refusal;
    this.told = refusal === undefined ? undefined : { words, refusal };
  }

  /** Somebody sits down at this screen. */
  async sit(seat: Seat): Promise<void> {
    const joined = await this.#tried({ type: 'sit', table: this.table, seat });
    if (joined !== undefined) await this.#join(joined);
  }

  /** Asks for advice. */
  hint(): void {
    this.advising = this.actor !== undefined;
  }

  /** Lets the adviser answer, where the answer hardly matters. */
  async chooseForMe(): Promise<void> {
    const seat = this.actor;
    if (seat === undefined) return;
    await this.#tried({ type: 'choose', table: this.table, seat, line: this.line });
  }

  /** Asks again, in another language for instance. */
  refresh(): Promise<void> {
    return this.#askAnew();
  }

  /** Shows at once what is still on its way. */
  finishMotion(): void {
    clearTimeout(this.#timer);
    const left = this.#beats.splice(0);
    for (const beat of left) this.onbeat(beat);
    const last = left.at(-1);
    // What would have been seen step by step is shown as one.
    if (last !== undefined) this.beat = { ...last, events: left.flatMap(({ events }) => events) };
    if (this.state === undefined) return;
    this.view = this.state.view;
  }

  #join({ state, entries, choices }: Joined): Promise<void> {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.state = state;
    this.entries = entries;
    this.view = state.view;
    this.beat = undefined;
    return this.#askAnew(choices);
  }

  #hear({ state, entries, beats }: News): void {
    // An undo makes what is still on its way untrue.
    const wentBack = state.ply < this.state.ply;
    const asksTheSame = state.seq === this.state.seq && state.viewer === this.state.viewer;
    this.state = state;
    this.entries = [...this.entries, ...entries];
    if (wentBack) this.#beats = [];
    this.#beats.push(...beats);
    if (wentBack || this.#setUp.pace() === 0 || document.hidden) this.finishMotion();
    else if (beats.length > 0) this.#nextBeat();
    else if (this.#beats.length === 0) this.view = state.view;
    if (!asksTheSame) void this.#askAnew();
    else if (!this.#isSoonAsked) this.#open();
  }

  /** Shows the next step, and after a while the one after it. */
  #nextBeat(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats.shift();
    if (beat === undefined) {
      this.view = this.state.view;
      return;
    }
    this.view = beat.view;
    this.beat = beat;
    this.onbeat(beat);
    const wait = beat.events.length === 0 ? 0 : this.#setUp.pace();
    this.#timer = setTimeout(() => this.#nextBeat(), wait);
  }

  /** Asks what can be answered, unless that is known. */
  async #askAnew(known?: Choices): Promise<void> {
    this.#path = [];
    this.#waiting = [];
    // The old choices stay in sight until the new ones come, and most of them come again; what is
    // picked meanwhile is not taken.
    if (this.actor === undefined) this.choices = undefined;
    this.considered = undefined;
    this.#preview = undefined;
    this.advising = false;
    this.told = undefined;
    this.oddsAsked = false;
    if (known !== undefined) this.#show(known);
    else if (this.actor !== undefined) await this.#ask('', (choices) => this.#show(choices));
    if (this.actor !== undefined || !this.#isSoonAsked) this.#open();
  }

  /** Bots that need not think are at it, and then somebody here is asked. */
  get #isSoonAsked(): boolean {
    const { curtain, results, thinking, purpose, seats } = this.state;
    if (curtain !== undefined || results !== undefined || thinking !== undefined) return false;
    return purpose !== 'replay' && seats.some(({ kind }) => kind === 'human');
  }

  #openLine(line: string, then?: () => void): void {
    const before = this.choices;
    void this.#ask(line, (choices) => {
      if (before !== undefined) this.#path = [...this.#path, before];
      this.#show(choices);
      then?.();
    });
  }

  #show(choices: Choices): void {
    this.choices = choices;
    this.considered = undefined;
    this.#preview = undefined;
  }

  async #ask(line: string, take: (choices: Choices) => void): Promise<void> {
    const seat = this.actor;
    if (seat === undefined) return;
    const asking = ++this.#asking;
    const choices = await this.#tried({ type: 'choices', table: this.table, seat, line });
    // Meanwhile something else may have been asked, or the game may have moved on.
    if (asking === this.#asking && choices?.seq === this.state.seq) take(choices);
  }

  /** Asks the host; no answer where the question came too late, or the host has failed, which is told. */
  #tried<R extends Request>(request: R): Promise<Answers[R['type']] | undefined> {
    return host.ask(request).catch(() => undefined);
  }
}

/** Whether something could be chosen in another order of the parts. */
function isOutOfOrder({ refusal }: ClosedChoice): boolean {
  return refusal.reason === 'picksAscend';
}

/** Whether some words spell a thing on the board: themselves, or by their first word. */
function spells(words: string, word: string): boolean {
  return words === word || words.startsWith(`${word} `);
}
