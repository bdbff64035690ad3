import type {
  AnyEvents,
  EventOf,
  FactsByName,
  Json,
  Options,
  Refusal,
  Results,
  Seat,
  SeatInfo,
} from '@nineworlds/engine';
import type { UndoState, VisibleEntry } from '@nineworlds/table';

/** Whether the last line is saved, and if not, why. */
export type Saved = 'yes' | 'full' | 'blocked' | 'never';

/** A game that is saved; a try-out that never touches it; a lesson; a game that is only looked at. */
export type Purpose = 'play' | 'sandbox' | 'lesson' | 'replay';

/** Whether advice is given at a table. */
export type AdviceSetting = 'on' | 'off';

/** A proposal to go back to an earlier ply, until all people have agreed. */
export interface Proposal {
  readonly by: Seat;
  readonly toPly: number;
  /** Who has agreed, the proposer included, and who is still to be asked. */
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
}

/** A line that was left by a rewind. */
export interface BranchState {
  readonly from: number;
  readonly plies: number;
}

/** A game of other rules that goes on here from its position. */
export interface Continued {
  /** Where it goes on; the old record stays where it was. */
  readonly table: string;
  /** The versions of the rules. */
  readonly from: string | number;
  readonly to: string | number;
}

/** A table as one observer may see it now. */
export interface TableState {
  readonly game: string;
  readonly cooperative: boolean;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** As whom the observer looks: a seat, or `SPECTATOR`. */
  readonly viewer: Seat;
  /** The last entry that changed the game; a command names it. */
  readonly seq: number;
  readonly ply: number;
  readonly turn: number;
  /** Who is asked, and what: the name of a kind of question, empty when the game is over. */
  readonly asked: Seat;
  readonly question: string;
  /** The people before this viewer's screen who may answer. */
  readonly answerers: readonly Seat[];
  /** The seat whose bot is searching. */
  readonly searching?: Seat;
  readonly advice: AdviceSetting;
  /** How often each seat has been advised. */
  readonly advised: readonly number[];
  /** A person with secrets is asked, and somebody else may be looking: they have to sit down first. */
  readonly curtain?: Seat;
  /** The view of the game, as the viewer knows it. */
  readonly view: Json;
  readonly results?: Results;
  readonly undo: UndoState;
  /** The ply of the last decision of whoever undo is for: how far going back by consent leads. */
  readonly lastDecision?: number;
  readonly proposal?: Proposal;
  readonly branches: readonly BranchState[];
  /** Real dice and cards: people type in what they see. */
  readonly manual: boolean;
  /** Somebody at this table knows what others do not. */
  readonly secretive: boolean;
  readonly saved: Saved;
  readonly purpose: Purpose;
  /** The rules have changed since the game was saved. */
  readonly continued?: Continued;
}

/** One step of what happened, with the view after it: what a board animates. `E` are the game's events. */
export interface Beat<E extends FactsByName<E> = AnyEvents> {
  readonly ply: number;
  readonly seat: Seat;
  readonly line: string;
  /** As one observer may know them. */
  readonly events: readonly EventOf<E>[];
  readonly view: Json;
}

/** What a table tells its observers whenever something has happened. */
export interface News {
  readonly type: 'news';
  readonly table: string;
  readonly state: TableState;
  /** The entries since the last news, as the viewer may read them. */
  readonly entries: readonly VisibleEntry[];
  /** The same, step by step. */
  readonly beats: readonly Beat[];
  /** What whoever is asked before this screen can answer, when the question is a new one. */
  readonly choices?: Choices;
}

/** One way to go on from the beginning of a line. */
export interface Choice {
  /** The line so far with this choice. */
  readonly line: string;
  /** The words that it adds. */
  readonly words: string;
  /** In a few words what it brings; empty where there is nothing to say. */
  readonly remark: string;
  /** The line goes on after it; otherwise it can be played. */
  readonly goesOn: boolean;
}

/** An answer that is not open now, and why. */
export interface ClosedChoice {
  readonly words: string;
  readonly refusal: Refusal;
  /** It would be open in another order of the parts: somebody may pick them as they come to hand. */
  readonly reorder?: true;
}

/** What may be chosen after the beginning of a line. `Q` are the questions of the game, `S` the facts of its sheets. */
export interface Choices<Q extends string = string, S = Json> {
  readonly seat: Seat;
  readonly seq: number;
  /** The words that all choices begin with. */
  readonly beginning: string;
  /** The question that is open after them. */
  readonly question: Q;
  readonly list: readonly Choice[];
  /** The closed answers; empty where they are too many to list. */
  readonly closed: readonly ClosedChoice[];
  /** The closed answers are too many to list: why one of them is closed is told when it is asked for. */
  readonly unlisted?: true;
  /** What follows from the beginning, in sentences. */
  readonly preview: readonly string[];
  /** The facts of the risk that the line runs so far, where the game has a sheet for it. */
  readonly sheet?: S;
  /** What may be chosen after some longer beginnings, by those; nobody has to ask for it. */
  readonly ahead?: Readonly<Record<string, Choices<Q, S>>>;
}
