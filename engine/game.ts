import type { Draw } from './deck.ts';
import type { EventDef, EventSink, GameEvent } from './events.ts';
import type { Facts, Faults, Refusal } from './faults.ts';
import type { Move, MoveBuffer, WeightBuffer } from './moves.ts';
import type { OptionsDef } from './options.ts';
import type { Position } from './position.ts';
import type { Rng } from './rng.ts';
import type { Seat, SeatMask } from './seat.ts';

/** Anything that can stand in a JSON file. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What a game is set up with, checked and complete. */
export type Options = { readonly [key: string]: Json };

/** One kind of question. */
export interface KindDef {
  /** The question: `payVikings`. */
  readonly name: string;
  /** Moves of this kind are 0..moves-1. */
  readonly moves: number;
  /** The word that begins a line with this answer; empty where the answer itself says what is done. */
  readonly verb: string;
  /** Right after another answer of the same seat this one goes on in the same line. */
  readonly continues: boolean;
  /**
   * Several questions of this kind in a row pick different things of one set, asked for in ascending order.
   * People may type them in any order. Each answer is one word.
   */
  readonly anyOrder?: boolean;
}

/** How a game ended. */
export interface Results {
  /** Points by seat; in a co-operative game 1 or 0, the same for all. */
  readonly scores: readonly number[];
  /** Who won; several share the win, and where nobody has won it is a draw. In a co-operative game all or nobody. */
  readonly winners: SeatMask;
}

/**
 * What a seat has of the end of a game: a win is shared by those who won, a draw, in which nobody has won, by all;
 * a team wins or loses whole.
 */
export function winShare(isTeam: boolean, winners: SeatMask, seats: number, seat: Seat): number {
  const isWinner = (winners >> seat) & 1;
  if (isTeam) return isWinner;
  let shared = 0;
  for (let other = 0; other < seats; other++) shared += (winners >> other) & 1;
  return shared === 0 ? 1 / seats : isWinner / shared;
}

/** What a sentence about a line needs besides its words. */
export type LineContext = {
  /** The names of the questions that it answers, one after the other. */
  readonly questions: readonly string[];
  /** Facts of the moment that its words leave out. */
  readonly facts: Facts;
};

/** Something that happened. */
export type EventFacts = Pick<GameEvent, 'name' | 'facts'>;

/** Names of facts by event. What others are not told is left out anyway. */
export type ForgottenFacts = { readonly [event: string]: readonly string[] };

/** What an outcome of chance means, in one word or line, and what it is worth. */
export interface NamedOutcome {
  readonly what: string;
  readonly value: number;
}

/**
 * A game: everything the kernel, the bots and every surface need to know of it to play. All functions are
 * pure but for the position they are given; none allocates in `legal`, `apply`, `outcomes`,
 * `sample`, `winners`, `observe` or `determinize` unless a sink listens.
 */
export interface GameDef<P extends Position = Position, V = unknown> {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly rulesVersion: number;
  /**
   * The options of a file of older rules as these rules read them: what it does not name gets the reading
   * that its rules had. Not checked yet. A game that has had one version only needs none.
   */
  upgrade?(from: number, options: Options): Options;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** One result for all seats. */
  readonly cooperative: boolean;
  readonly options: OptionsDef;
  /** The kinds of questions; a frame's kind is an index into this list. */
  readonly kinds: readonly KindDef[];
  readonly events: readonly EventDef[];
  /** No list of legal moves or outcomes is longer. */
  readonly maxMoves: number;
  /** No game has more moves, chance included. */
  readonly maxPlies: number;

  seatCount(options: Options): number;
  /**
   * Facts of events that players have to remember by themselves with these options: the log of a running game
   * does not tell them. Undefined where it tells everything.
   */
  forgotten?(options: Options): ForgottenFacts | undefined;
  /** The words for the values of fields in position files: value v is written `words[v]`. */
  fieldWords(options: Options): { readonly [field: string]: readonly string[] };
  /** The position before any chance: equal options give equal positions. */
  create(options: Options): P;
  /** Room for `copyFrom`. */
  blank(options: Options): P;

  /** The answers to the open question of a seat or TEAM, ascending. */
  legal(p: P, out: MoveBuffer): number;
  /** The outcomes of an open CHANCE frame, ascending, with their weights. */
  outcomes(p: P, moves: MoveBuffer, weights: WeightBuffer): number;
  /** One outcome of an open CHANCE frame, by the same law as `outcomes`. */
  sample(p: P, rng: Rng): Move;
  /** Answers the open frame; the caller guarantees that the answer is legal. */
  apply(p: P, move: Move, sink?: EventSink): void;
  /** The end of a finished game. */
  results(p: P): Results;
  /** Who has won a finished game, as its results say; for who plays many games to their end. */
  winners(p: P): SeatMask;

  /** Whose turn it is; that seat's bot answers for TEAM where no human sits. */
  active(p: P): Seat;
  /** The turn's number; dice are keyed by it. */
  turn(p: P): number;
  /** How the open CHANCE frame draws a card; undefined for dice and other chance. */
  draw(p: P): Draw | undefined;

  /** Makes `into` the position as the seat knows it: what it cannot know is unresolved. */
  observe(p: P, seat: Seat, into: P): void;
  /** Fills what others know and the observer does not, uniformly over the consistent worlds. */
  determinize(o: P, rng: Rng): void;
  /** What a board shows, from an observation only. */
  view(o: P, seat: Seat): V;

  /** The words of a move without its verb, as the observer may read them; `?` for a hidden word. */
  tokens(p: P, move: Move, observer: Seat): string;
  /**
   * Facts that everybody knows and that the words of a line leave out, though a sentence about it needs them:
   * which god a seat plays, in which world they are. A game whose lines say enough has none.
   */
  lineFacts?(p: P, seat: Seat): Facts;
  /** Why a move does not answer the open question; undefined when it does. */
  refuse(p: P, move: Move): Refusal | undefined;
  /**
   * What came of a line, given what has happened since; undefined when the chance that followed it
   * says enough.
   */
  outcomeOf(
    before: P,
    line: readonly Move[],
    after: P,
    told: readonly EventFacts[],
  ): NamedOutcome | undefined;
}

/**
 * A game that can tell a sound position from a broken one: for whoever reads positions from outside,
 * and for tests. Apart from the rules, because play needs none of it and it is as long as they are.
 */
export interface CheckedGame<P extends Position = Position, V = unknown> extends GameDef<P, V> {
  /** Words (cards, worlds, powers) that must turn up in lines or events for a test run to be whole. */
  readonly content: readonly string[];

  /** Everything that always holds: counts of components, ranges, knowledge. */
  invariants(p: P, faults: Faults): void;
  /** Whether every open frame fits the position and its parents. */
  checkFrames(p: P, faults: Faults): void;
}

/** Sentences by key, each told with its facts: of refusals and faults, of arguments for a line. */
export type FactTexts = { readonly [reason: string]: (facts: Facts) => string };

/**
 * Tells a line in a sentence, by its words as somebody may read them, its context and the name of who played it.
 * Without a context it says what the words say. Undefined for words that are no line of the game.
 */
export type LineTexts = (
  line: string,
  name: string,
  context: LineContext | undefined,
) => string | undefined;

/** What a place in a file is called, by its path: `options.edition.godDie[3]`; undefined where it has no name. */
export type PlaceNames = (path: string) => string | undefined;

/** The texts of a game in one language. */
export interface GameTexts {
  readonly title: string;
  /** What the sides are called, seat by seat, for players without a name; else they are counted. */
  readonly sides?: readonly string[];
  /** Names of the words of lines: worlds, cards, verbs. */
  readonly words: { readonly [word: string]: string };
  /** Why something is refused or faulty; loaded when it is asked for, as many games never ask. */
  refusals(): Promise<FactTexts>;
  /** What the places in files are called that faults are told of; without it, and where it has no name, by their paths. */
  places?(): Promise<PlaceNames>;
  /**
   * Sentences for events; the shared version of a secret event lacks some of its facts. The fact
   * `seat` is its number from 0, or the name of who sits there.
   */
  readonly events: { readonly [event: string]: (facts: Facts) => string };
  /** Sentences for lines, loaded when they are asked for; a game without any is told in the names of its words. */
  lines?(): Promise<LineTexts>;
  /** The questions, by kind. */
  readonly questions: { readonly [kind: string]: string };
  /** The same for a game with these options, where they can bring names: those of an owner's box. */
  playedWith?(options: Options): this;
}

/** The texts of a game with these options. */
export function textsFor<T extends GameTexts>(texts: T, options: Options): T {
  return texts.playedWith?.(options) ?? texts;
}

/** What a game says of a kind of question. */
export function kindNumbered(game: Pick<GameDef, 'id' | 'kinds'>, kind: number): KindDef {
  const found = game.kinds[kind];
  if (found === undefined) throw new RangeError(`${game.id} has no question number ${kind}`);
  return found;
}

/** The first action id of each kind: `actionId = offsets[kind] + move`, fixed for a game. */
export function actionOffsets(game: GameDef): readonly number[] {
  let next = 0;
  return game.kinds.map((kind) => {
    const offset = next;
    next += kind.moves;
    return offset;
  });
}

/** How many action ids a game has. */
export function actionCount(game: GameDef): number {
  return game.kinds.reduce((sum, kind) => sum + kind.moves, 0);
}
