import type { Asking, Standing } from '@nineworlds/board';
import type { Json, Refusal, Seat } from '@nineworlds/engine';
import type {
  Beat,
  Choice,
  Choices,
  ClosedChoice,
  Joined,
  News,
  TableState,
} from '@nineworlds/protocol';
import type { Command, VisibleEntry } from '@nineworlds/table';
import { host } from '../app/host-link.ts';
import { BeatQueue } from '../client/beat-queue.ts';
import {
  back,
  canGoBack,
  confirm,
  consider,
  type Drafted,
  draftOf,
  explain,
  type LineDraft,
  lineOf,
  NO_DRAFT,
  opened,
  pick,
  standing,
} from '../client/line-draft.ts';
import { actorIn, isSoonAsked, TableClient, undoSeatIn } from '../client/table-client.ts';
import { playOne } from './sounds.ts';

/** What a table on a page is shown with. */
export interface PlayedTableOptions {
  readonly table: string;
  /** Milliseconds of one step of motion; 0 when motion is off. */
  readonly pace: () => number;
}

/** What a person has asked for in vain, and why. */
export interface RefusalNotice {
  readonly refusal: Refusal;
  /** What was tried: words of the line, or empty. */
  readonly words: string;
}

/** A table as a page shows it: what the client and the draft of a line know, for Svelte. */
export class PlayedTable implements Asking {
  readonly id: string;
  /** Called for every step that is shown. */
  onbeat: (beat: Beat) => void = () => {};
  readonly #client: TableClient;
  readonly #beats: BeatQueue;
  readonly #pace: () => number;
  /** How the table stands. */
  state: TableState = $state.raw() as TableState;
  entries: readonly VisibleEntry[] = $state.raw([]);
  /** What the board shows; it may still be on its way to `state.view`. */
  view: Json = $state.raw(null);
  beat: Beat | undefined = $state.raw();
  #draft: LineDraft = $state.raw(NO_DRAFT);
  notice: RefusalNotice | undefined = $state.raw();
  /** Somebody has asked for advice on the open question. */
  advising = $state(false);
  lost = $state(false);
  /** The host has failed. */
  broken: Error | undefined = $state.raw();
  /** Somebody wants to type the line instead of putting it together. */
  typing = $state(false);
  /** Somebody has asked for the odds of the open question. */
  oddsAsked = $state(false);
  /** A line is on its way: a second click in the same moment is not for the next question. */
  #isPlaying = false;

  #open: () => void = () => {};
  /** Resolves when what is asked first can be answered: a board without it would be laid out twice. */
  readonly opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  constructor({ table, pace }: PlayedTableOptions, joined: Joined) {
    this.id = table;
    this.#pace = pace;
    this.#beats = new BeatQueue({
      clock: {
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      pace: ({ events }) => (events.length === 0 ? 0 : pace()),
      show: (beat) => this.#show(beat),
      skip: (beats) => this.#skip(beats),
      done: () => {
        this.view = this.state.view;
      },
    });
    this.#client = new TableClient(host, table, joined);
    void this.#join(joined);
    this.#client.listen({
      news: (news, before) => this.#hear(news, before),
      lost: () => {
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
    this.#beats.clear();
    this.#client.leave();
  }

  /** The person before this screen who answers; undefined while nobody here is asked. */
  get actor(): Seat | undefined {
    return actorIn(this.state);
  }

  get choices(): Choices | undefined {
    return this.#draft.open;
  }

  get considered(): Choice | undefined {
    return this.#draft.considered;
  }

  get preview(): readonly string[] {
    return (this.#draft.preview ?? this.#draft.open)?.preview ?? [];
  }

  get sheet(): unknown {
    return (this.#draft.preview ?? this.#draft.open)?.sheet;
  }

  get canGoBack(): boolean {
    return canGoBack(this.#draft);
  }

  /** The line as far as it has been put together. */
  get line(): string {
    return lineOf(this.#draft);
  }

  standing(word: string): Standing {
    return standing(this.#draft, word);
  }

  pick(word: string): void {
    this.#tap((draft) => pick(draft, word));
  }

  consider(choice: Choice): void {
    this.#tap((draft) => consider(draft, choice));
  }

  explain(closed: ClosedChoice): void {
    this.#tap((draft) => explain(draft, closed));
  }

  confirm(): void {
    this.#perform(confirm(this.#draft));
  }

  back(): void {
    this.notice = undefined;
    if (this.advising) this.advising = false;
    else this.#draft = back(this.#draft);
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
    if (undo.possible) await this.send({ type: 'undo', seat: this.undoSeat, seq });
    else this.notice = { words: '', refusal: undo.refusal };
  }

  /** Whose last decision undo takes back. */
  get undoSeat(): Seat {
    return undoSeatIn(this.state);
  }

  /** Sends a command; why it was refused is told. */
  async send(command: Command, words = ''): Promise<void> {
    const refusal = await this.#client.send(command);
    this.notice = refusal === undefined ? undefined : { words, refusal };
  }

  /** Somebody sits down before this screen. */
  async sit(seat: Seat): Promise<void> {
    const joined = await this.#client.sit(seat);
    if (joined !== undefined) await this.#join(joined);
  }

  /** Asks for advice. */
  hint(): void {
    this.advising = this.actor !== undefined;
  }

  /** Lets the adviser answer, where the answer hardly matters. */
  async chooseForMe(): Promise<void> {
    const seat = this.actor;
    if (seat === undefined || this.#isPlaying) return;
    this.#isPlaying = true;
    await this.#client.ask({ type: 'choose', seat, line: this.line });
    this.#isPlaying = false;
  }

  /** Asks again, in another language for instance. */
  refresh(): Promise<void> {
    return this.#askAnew();
  }

  /** Shows at once what is still on its way. */
  finishMotion(): void {
    if (this.state !== undefined) this.#beats.finish();
  }

  /** Somebody taps something; on a question that is gone nothing comes of it. */
  #tap(change: (draft: LineDraft) => Drafted): void {
    this.finishMotion();
    const before = this.#draft;
    if (before.open === undefined || before.open.seq !== this.state.seq) return;
    const drafted = change(before);
    const { type } = drafted.effect;
    if (type === 'none' && drafted.draft === before) return;
    if (type !== 'explain' && type !== 'why') playOne('tap');
    this.notice = undefined;
    this.#perform(drafted);
  }

  /** Does what a change of the draft asks for. */
  #perform({ draft, effect }: Drafted): void {
    this.#draft = draft;
    if (effect.type === 'play') void this.play(effect.line);
    else if (effect.type === 'explain')
      this.notice = { words: effect.words, refusal: effect.refusal };
    else if (effect.type === 'ask') void this.#ask(effect.line);
    else if (effect.type === 'why') void this.#askWhy(effect.line, effect.words);
  }

  async #ask(line: string): Promise<void> {
    const seat = this.actor;
    if (seat === undefined) return;
    const choices = await this.#client.ask({ type: 'choices', seat, line });
    // Meanwhile something else may have been asked, or the game may have moved on.
    if (choices?.seq === this.state.seq) this.#perform(opened(this.#draft, line, choices));
  }

  async #askWhy(line: string, words: string): Promise<void> {
    const seat = this.actor;
    const { seq } = this.state;
    if (seat === undefined) return;
    const refusal = (await this.#client.ask({ type: 'why', seat, line }))?.refusal;
    if (refusal !== undefined && seq === this.state.seq) this.notice = { words, refusal };
  }

  #join({ state, entries, choices }: Joined): Promise<void> {
    this.#beats.clear();
    this.state = state;
    this.entries = entries;
    this.view = state.view;
    this.beat = undefined;
    return this.#askAnew(choices);
  }

  #hear({ state, beats, choices }: News, before: TableState): void {
    this.state = state;
    this.entries = this.#client.entries;
    // An undo makes what is still on its way untrue.
    const wentBack = state.ply < before.ply;
    if (wentBack) this.#beats.clear();
    if (wentBack || this.#pace() === 0 || document.hidden) this.#beats.finish(beats);
    else if (beats.length > 0) this.#beats.add(beats);
    else if (this.#beats.isEmpty) this.view = state.view;
    const asksTheSame = state.seq === before.seq && state.viewer === before.viewer;
    if (!asksTheSame) void this.#askAnew(choices);
    else if (!isSoonAsked(this.state)) this.#open();
  }

  #show(beat: Beat): void {
    this.view = beat.view;
    this.beat = beat;
    this.onbeat(beat);
  }

  /** What would have been seen step by step is shown as one. */
  #skip(beats: readonly Beat[]): void {
    for (const beat of beats) this.onbeat(beat);
    const last = beats.at(-1);
    if (last !== undefined) this.beat = { ...last, events: beats.flatMap(({ events }) => events) };
  }

  /** Begins with the open question anew, and asks what can be answered unless that is known. */
  async #askAnew(known?: Choices): Promise<void> {
    // The old choices stay in sight until the new ones come, and most of them come again; what is
    // picked meanwhile is not taken.
    const shown = this.actor === undefined ? undefined : this.#draft.open;
    this.#draft = known === undefined ? { ...NO_DRAFT, open: shown } : draftOf(known);
    this.advising = false;
    this.notice = undefined;
    this.oddsAsked = false;
    const seat = this.actor;
    if (known === undefined && seat !== undefined) {
      const begun = this.#draft;
      const choices = await this.#client.ask({ type: 'choices', seat, line: '' });
      const isCurrent = choices?.seq === this.state.seq && begun === this.#draft;
      if (isCurrent) this.#draft = draftOf(choices);
    }
    if (this.actor !== undefined || !isSoonAsked(this.state)) this.#open();
  }
}
