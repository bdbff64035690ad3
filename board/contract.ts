import type {
  AnyEvents,
  FactsByName,
  FactTexts,
  GameTexts,
  Json,
  Lang,
  Options,
  Results,
  Seat,
  SeatInfo,
} from '@nineworlds/engine';
import type { Beat, Choice, Choices, TableState } from '@nineworlds/protocol';
import type { Component, Snippet } from 'svelte';
import type { IconName, OtherSpelling } from './icons/names.ts';

/** How much odds are shown: never, when asked for, or always. */
export type OddsSetting = 'off' | 'demand' | 'always';

/** What a person may do on a board now. All calls are cheap; nothing is played before `confirm`. */
export interface Asking<Q extends string = string, S = unknown> {
  /** The open question with its choices; undefined while nobody at this screen is asked. */
  readonly choices: Choices<Q, S> | undefined;
  /** The choice that is being considered: previewed, nothing sent. */
  readonly considered: Choice | undefined;
  /** What would follow from the considered choice, in sentences; and its sheet, if it has one. */
  readonly preview: readonly string[];
  readonly sheet: S | undefined;
  /**
   * Somebody taps a thing on the board: the word that spells it, such as `asgard` or `loki`. A choice
   * that goes on is taken, one that completes the line is considered, a considered one is played; a
   * closed one says why.
   */
  pick(word: string): void;
  /** Plays the considered choice. */
  confirm(): void;
  /** One part back. */
  back(): void;
}

/** How a thing on the board stands to the open question. */
export type Standing = 'idle' | 'legal' | 'considered' | 'selected' | 'closed';

/**
 * What every board is given. `V` is the view of its game, `T` what it says in a language, `E` its events,
 * `Q` the names of its questions, `S` the facts of its sheets.
 */
export interface BoardProps<
  V,
  T extends BoardTexts<V> = BoardTexts<V>,
  E extends FactsByName<E> = AnyEvents,
  Q extends string = string,
  S = unknown,
> {
  readonly view: V;
  /** What `GameBoard.load` has brought. */
  readonly own: T;
  readonly state: TableState;
  /** The step that the view has just come to, for motion; undefined when nothing is to move. */
  readonly beat: Beat<E> | undefined;
  readonly lang: Lang;
  readonly texts: GameTexts;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly asking: Asking<Q, S>;
  /**
   * How a word stands to the open question: light it, dim it, mark it as chosen. Where the closed answers are
   * too many to list (`choices.unlisted`), every word that is not open stands closed, so a board asks only about
   * things of the question; a tap on one of them, by `pick`, says why.
   */
  standing(word: string): Standing;
  readonly odds: OddsSetting;
  /** Milliseconds of one step of motion; 0 when motion is off. */
  readonly pace: number;
  /** A narrow screen: show only the danger row and the pane of the open tab. */
  readonly narrow: boolean;
  readonly tab: number;
  /** Opens the rulebook at a rule. */
  showRule(id: string): void;
  /** The panel with log and odds, for the board to put where it belongs; the last tab if narrow. */
  readonly panel: Snippet;
  /** "Since your last turn" in short, for the board to put where it belongs (not on narrow screens). */
  readonly recap: Snippet;
}

/** What a board's sheet is given: the big card for one risk (a fight, a saving throw), with its facts `S`. */
export interface SheetProps<
  V,
  T extends BoardTexts<V> = BoardTexts<V>,
  Q extends string = string,
  S = unknown,
> {
  readonly view: V;
  readonly own: T;
  readonly lang: Lang;
  readonly texts: GameTexts;
  readonly names: readonly string[];
  readonly asking: Asking<Q, S>;
  readonly choices: Choices<Q, S>;
  readonly sheet: S;
  showRule(id: string): void;
}

/** A piece of the sprite by a word of any game; empty for none. */
export type BoardIcon = IconName | OtherSpelling | '';

/** What the header says about a game in progress. */
export interface Headline {
  /** `Turn 20 · normal · 3 Angry`. */
  readonly subtitle: string;
  /** `22 cards to victory`. */
  readonly progress: string;
  /** The same in the least room: `22`. */
  readonly short: string;
  /** The icon beside it. */
  readonly icon: BoardIcon;
  /** The step for phones: `action 2 of 3`. */
  readonly step: string;
  /** Whose values are played, where an owner has entered those of their box. */
  readonly whose?: string;
}

/** How a chip for a choice looks. */
export interface ChipLook {
  /** An icon of the sprite, or empty. */
  readonly icon: BoardIcon;
  /** A rune before the name, or empty. */
  readonly rune: string;
  /** The words that are named on the chip, where not all of them need be. */
  readonly words?: string;
}

/** The sounds of the table. */
export type Sound =
  | 'tap'
  | 'knock'
  | 'rattle'
  | 'drum'
  | 'horn'
  | 'clang'
  | 'slide'
  | 'crackle'
  | 'rise'
  | 'fall'
  | 'chime';

/** How an event is marked: the piece before its sentence in the log, and what it sounds like. */
export interface EventMark {
  readonly icon?: IconName;
  readonly sound?: Sound;
}

/** The mark of every event of a game; an empty one for an event without picture and sound. */
export type EventMarks<E> = Readonly<Record<keyof E & string, EventMark>>;

/**
 * Everything that a game brings to the browser. Each `games/<game>/board/index.ts` exports one as
 * `board`. `V` is its view, `T` what it says in a language, `E` its events, `Q` the names of its
 * questions, `S` the facts of its sheets.
 */
export interface GameBoard<
  V,
  T extends BoardTexts<V> = BoardTexts<V>,
  E extends FactsByName<E> = AnyEvents,
  Q extends string = string,
  S = unknown,
> {
  /** Loads what the board says in a language. */
  load(lang: Lang): Promise<T>;
  readonly Board: Component<BoardProps<V, T, E, Q, S>>;
  /** The sheet for choices that have `sheet` facts. */
  readonly Sheet?: Component<SheetProps<V, T, Q, S>>;
  readonly marks: EventMarks<E>;
  /** The rules of this table of which something is ours, not published; none where a game leaves it out. */
  ours?(view: V): readonly string[];
  /** Questions whose answer hardly matters (an order of equal things): "choose for me" is offered. */
  readonly indifferent: readonly Q[];
}

/** What somebody is given who enters a value of their own box. `T` is what the editor says in a language. */
export interface EditorProps<T = unknown> {
  /** The value as far as it has been entered; `OptionEditor.read` has read it. */
  readonly value: Json;
  readonly own: T;
  readonly lang: Lang;
  readonly texts: GameTexts;
  /** Something has been entered: the whole value anew. */
  change(value: Json): void;
}

/**
 * How the value of an option is entered that an owner copies from their own box. Each
 * `games/<game>/board/editors/<option>.ts` exports one as `editor`; its JSON Schema lies beside it.
 */
export interface OptionEditor<T = unknown> {
  /** Loads what the editor says in a language. */
  load(lang: Lang): Promise<T>;
  readonly Editor: Component<EditorProps<T>>;
  /** Our own value, to begin with and to download. */
  readonly ours: Json;
  /** A value in which everything is still to be entered; absent where a value is written as a file and only shown. */
  readonly empty?: Json;
  /**
   * A value from a file as far as it can be edited, though it may not be whole; else undefined. Absent where a value is
   * only shown: then the host reads files, and takes whole ones only.
   */
  read?(value: Json): Json | undefined;
}

/** A campaign as the app saves it: games of one kind that belong together. What it means is for its game to say. */
export interface ShelvedCampaign {
  readonly id: string;
  readonly game: string;
  /** Counts the changes; whoever saves names the one that they have seen. A new campaign has 0. */
  readonly revision: number;
  /** The campaign itself, as it goes into a file. */
  readonly document: Json;
  /** Who sits where in its games. */
  readonly seats: readonly SeatInfo[];
  /** The table of the game that has begun and is not counted yet. */
  readonly table?: string;
}

/** A game of a campaign, as it stands. */
export interface CampaignGame {
  readonly record: Json;
  readonly options: Options;
  readonly turn: number;
  readonly view: Json;
  /** Absent while it is being played. */
  readonly results?: Results;
}

/** What the app does for the campaign pages of a game. */
export interface CampaignApp {
  /** The campaigns of the game that this browser has saved. */
  list(): Promise<readonly ShelvedCampaign[]>;
  load(id: string): Promise<ShelvedCampaign | undefined>;
  /** Saves a campaign; `changed` where another tab has saved another one meanwhile, which then stays. */
  save(campaign: ShelvedCampaign): Promise<'saved' | 'changed'>;
  remove(id: string): Promise<void>;
  /** Begins a game: the id of its table. Throws `BadInput`. */
  start(options: Options, seats: readonly SeatInfo[]): Promise<string>;
  /** The game of a table; undefined where it is not saved any more. */
  gameAt(table: string): Promise<CampaignGame | undefined>;
  /** Replays a record; throws `BadInput` where it does not hold what it claims. */
  replay(record: Json): Promise<CampaignGame>;
  /** Options with all that they lack; throws `BadInput`. */
  checkOptions(options: Options): Promise<Options>;
  /** The bots of the game, the weakest first, with what the app calls them. */
  bots(): Promise<readonly { readonly bot: string; readonly name: string }[]>;
  /** What an owner has entered from their box. */
  ownOptions(): Options;
  /** Gives a text to the browser as a file to keep. */
  download(text: string, name: string): void;
  /** The address of a campaign page. */
  addressOf(...parts: readonly string[]): string;
  goTo(...parts: readonly string[]): void;
  /** The addresses of a table, and of the start page. */
  tableAddress(table: string): string;
  startAddress(): string;
  /** Goes to a table. */
  goToTable(table: string): void;
  /** What went wrong, in sentences; `own` are the reasons of the campaign. */
  faultTexts(error: unknown, own: FactTexts): readonly string[];
}

/** What the campaign pages of a game are given. `T` is what they say in a language. */
export interface CampaignProps<T = unknown> {
  /** The parts of the address after the name of the game. */
  readonly parts: readonly string[];
  readonly own: T;
  readonly lang: Lang;
  readonly texts: GameTexts;
  readonly app: CampaignApp;
}

/** The campaign pages of a game. `games/<game>/board/campaign/index.ts` exports them as `campaign`. */
export interface GameCampaign<T = unknown> {
  /** Loads what the pages say in a language. */
  load(lang: Lang): Promise<T>;
  readonly Page: Component<CampaignProps<T>>;
}

/** What a board says in one language. */
export interface BoardTexts<V> {
  /** The four tabs of a narrow screen; the last one is always the log. */
  readonly tabs: readonly [string, string, string, string];
  /** A fifth tab after them, where a game has more to show; empty for none. */
  extraTab?(view: V): string;
  headline(view: V, names: readonly string[]): Headline;
  /** The emblem of the actor in the action bar: an icon of the sprite. */
  actor(view: V, seat: Seat): BoardIcon;
  chip(words: string, view: V): ChipLook;
}
