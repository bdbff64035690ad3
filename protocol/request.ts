import type {
  Fault,
  Json,
  Lang,
  OptionSource,
  Options,
  Refusal,
  Seat,
  SeatInfo,
} from '@nineworlds/engine';
import type {
  Command,
  OddsAnswer,
  Thoroughness,
  VisibleAdvice,
  VisibleEntry,
  VisibleReview,
} from '@nineworlds/table';
import type { AdviceSetting, Choices, News, TableState } from './state.ts';

/** Sets up a table for a new game and saves it under the id. */
export interface StartRequest {
  readonly type: 'start';
  readonly table: string;
  readonly game: string;
  /** Not checked yet; what is missing gets its default. */
  readonly options: Options;
  /** One person and the game's best bots where nothing is said. */
  readonly seats?: readonly SeatInfo[];
  /** What all chance is made from; made up where none is given. */
  readonly seed?: string;
  readonly chance: 'fate' | 'manual';
  /** A lesson is not saved; a game is, if nothing else is said. */
  readonly purpose?: 'play' | 'lesson';
}

/** Goes on with a saved game; joins a table that is open already. */
export interface ResumeRequest {
  readonly type: 'resume';
  readonly table: string;
  /** Take the game over from another tab that has it open. */
  readonly takeOver: boolean;
}

/** Opens a record or a link: to look at, or to go on with and save under the id. */
export interface OpenRequest {
  readonly type: 'open';
  readonly table: string;
  /** A record, a position file or a compact record. */
  readonly text: string;
  readonly purpose: 'replay' | 'play';
}

/** Opens a saved game to look at, beside whoever plays it. */
export interface LookRequest {
  readonly type: 'look';
  readonly table: string;
  readonly into: string;
}

/** Opens a line that was left by a rewind, to look at. */
export interface SideLineRequest {
  readonly type: 'sideLine';
  readonly table: string;
  /** Which of the table's branches, from 0. */
  readonly branch: number;
  readonly into: string;
}

/** Somebody sits down to look: from now on everything is told as that seat may know it. */
export interface SitRequest {
  readonly type: 'sit';
  readonly table: string;
  readonly seat: Seat;
}

/** A command to the table. */
export interface CommandRequest {
  readonly type: 'command';
  readonly table: string;
  readonly command: Command;
}

/** What may be chosen after the beginning of a line. */
export interface ChoicesRequest {
  readonly type: 'choices';
  readonly table: string;
  readonly seat: Seat;
  readonly line: string;
}

/** Why the last words of a line are closed: somebody has tapped a thing that is not open. */
export interface WhyRequest {
  readonly type: 'why';
  readonly table: string;
  readonly seat: Seat;
  readonly line: string;
}

/** Why a line cannot be played, and how a typed one may go on. */
export interface CompleteRequest {
  readonly type: 'complete';
  readonly table: string;
  readonly seat: Seat;
  readonly line: string;
}

/** The exact odds of a line; of no line at all: what may come. */
export interface OddsRequest {
  readonly type: 'odds';
  readonly table: string;
  readonly seat: Seat;
  readonly line: string;
}

/**
 * The best lines for the open question of a seat, and what speaks for them. It takes a while: `Progress`
 * is told, and it can be cancelled. It is counted.
 */
export interface AdviseRequest {
  readonly type: 'advise';
  readonly table: string;
  readonly seat: Seat;
  /** What the page calls the seats, for the reasons. */
  readonly names?: readonly string[];
}

/** Whether advice is given at a table from now on. */
export interface AllowAdviceRequest {
  readonly type: 'allowAdvice';
  readonly table: string;
  readonly advice: AdviceSetting;
}

export type { Thoroughness };

/**
 * Looks back on a game for a seat: what was skill and what was luck. A game that hides something has to
 * be over. It takes a while: `Progress` is told, and it can be cancelled.
 */
export interface ReviewRequest {
  readonly type: 'review';
  readonly table: string;
  /** In a co-operative game it is for all, whoever asks. */
  readonly seat: Seat;
  /** `normal` where nothing is said. */
  readonly thoroughness?: Thoroughness;
  /** What the page calls the seats, for the reasons. */
  readonly names?: readonly string[];
}

/** Ends the search for a request at once: that request is answered with the fault `cancelled`. */
export interface CancelRequest {
  readonly type: 'cancel';
  /** The number of the request. */
  readonly request: number;
}

/** Answers the open question as the adviser would: where the order of equal things does not matter. */
export interface ChooseRequest {
  readonly type: 'choose';
  readonly table: string;
  readonly seat: Seat;
  /** What has been chosen before; it stays. */
  readonly line: string;
}

/** The game as it was after so many lines, as the viewer may know it. */
export interface MomentRequest {
  readonly type: 'moment';
  readonly table: string;
  readonly ply: number;
}

/** What can be given away of the game: a link, or everything in a file. */
export interface ExportRequest {
  readonly type: 'export';
  readonly table: string;
  /** `link`: what a running game may give away; `save`: everything, hidden cards and seed included. */
  readonly form: 'link' | 'save';
}

/** Opens a second table from a ply of this one: a try-out, or a game of its own that is saved. */
export interface BranchRequest {
  readonly type: 'branch';
  readonly table: string;
  readonly ply: number;
  readonly into: string;
  readonly purpose: 'sandbox' | 'again';
}

/** Leaves a table. */
export interface CloseRequest {
  readonly type: 'close';
  readonly table: string;
}

/** What a game can be set up with. */
export interface DescribeRequest {
  readonly type: 'describe';
  readonly game: string;
}

/** Whether options can be played with; what is missing gets its default. */
export interface CheckOptionsRequest {
  readonly type: 'checkOptions';
  readonly game: string;
  readonly options: Options;
}

/** Remarks and previews are told in this language from now on. */
export interface LanguageRequest {
  readonly type: 'language';
  readonly lang: Lang;
}

/** What a surface asks of a host of tables. */
export type Request =
  | StartRequest
  | ResumeRequest
  | OpenRequest
  | LookRequest
  | SideLineRequest
  | SitRequest
  | CommandRequest
  | ChoicesRequest
  | WhyRequest
  | CompleteRequest
  | OddsRequest
  | AdviseRequest
  | AllowAdviceRequest
  | ReviewRequest
  | CancelRequest
  | ChooseRequest
  | MomentRequest
  | ExportRequest
  | BranchRequest
  | CloseRequest
  | DescribeRequest
  | CheckOptionsRequest
  | LanguageRequest;

/** A request with the number that its answer bears. */
export type Numbered<R extends Request = Request> = R & { readonly id: number };

/** Somebody joined a table: how it stands, and what led there. */
export interface Joined {
  readonly state: TableState;
  /** Everything that has happened, as the viewer may read it. */
  readonly entries: readonly VisibleEntry[];
  /** What whoever is asked at this screen can answer. */
  readonly choices?: Choices;
}

/** A moment of a game. */
export interface Moment {
  readonly ply: number;
  /** How many lines the game has in all. */
  readonly plies: number;
  readonly view: Json;
  readonly asked: Seat;
  readonly question: string;
}

/** How a typed line may go on. */
export interface Completion {
  readonly next: readonly string[];
  /** The line can be played as it stands. */
  readonly complete: boolean;
  readonly refusal?: Refusal;
}

/** One option of a game, for a set-up page. */
export interface OptionForm {
  readonly key: string;
  readonly kind: 'number' | 'choice' | 'flag' | 'list' | 'file';
  readonly default: Json;
  /** The values to choose from; the words of a list. */
  readonly values: readonly Json[];
  /** What its values rest on; none for an option that only says who plays. */
  readonly source?: OptionSource | undefined;
}

/** A game, for a set-up page. */
export interface GameForm {
  readonly game: string;
  readonly seats: readonly [min: number, max: number];
  readonly cooperative: boolean;
  /** Somebody has secrets, so chance cannot be typed in by hand. */
  readonly secrets: boolean;
  readonly bots: readonly string[];
  readonly options: readonly OptionForm[];
  readonly presets: Readonly<Record<string, Options>>;
  readonly presetSource?: OptionSource | undefined;
}

/** What comes back for each request. */
export interface Answers {
  readonly start: Joined;
  readonly resume: Joined;
  readonly open: Joined;
  readonly look: Joined;
  readonly sideLine: Joined;
  readonly sit: Joined;
  /** The refusal, if the command was refused; news tell what else happened. */
  readonly command: { readonly refusal?: Refusal };
  readonly choices: Choices;
  /** The refusal; none where the words are open, or name nothing that could be chosen. */
  readonly why: { readonly refusal?: Refusal };
  readonly complete: Completion;
  readonly odds: OddsAnswer;
  /** The best lines, the best first. */
  readonly advise: { readonly moves: readonly VisibleAdvice[] };
  readonly allowAdvice: Record<string, never>;
  readonly review: VisibleReview;
  readonly cancel: Record<string, never>;
  readonly choose: { readonly refusal?: Refusal };
  readonly moment: Moment;
  readonly export: { readonly text: string; readonly hash: string };
  readonly branch: Joined;
  readonly close: Record<string, never>;
  readonly describe: GameForm;
  readonly checkOptions: { readonly options?: Options; readonly faults: readonly Fault[] };
  readonly language: Record<string, never>;
}

/** The answer to a request: what was asked for, or every fault of it; without a number to what had none. */
export type Reply =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[Request['type']] }
  | { readonly type: 'faults'; readonly id: number | null; readonly faults: readonly Fault[] };

/** Another host has taken a game over: for a page, another tab. */
export interface Lost {
  readonly type: 'lost';
  readonly table: string;
}

/** How far the search for a request has come. */
export interface Progress {
  readonly type: 'progress';
  /** The number of the request. */
  readonly request: number;
  /** From 0 to 1. */
  readonly done: number;
}

/** Everything that a host says. */
export type Message = Reply | News | Lost | Progress;
