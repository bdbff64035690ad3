import type { Draw } from './deck.ts';
import type { Refusal } from './faults.ts';
import { FRAME_ARGS, FRAME_CELLS } from './frames.ts';
import type { KindDef } from './game.ts';
import type { Move, MoveBuffer, WeightBuffer } from './moves.ts';
import type { Position } from './position.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/*
 * A question of a game is one object: what it is called, which answers it has, what they do. It stands
 * in the rules file where a player would look for it; `rules/questions.ts` of the game only lists the
 * questions in order. Kinds, action ids and the kernel's functions follow from that list.
 */

/** The arguments that a question is asked with: at most six whole numbers. */
type Slots = readonly (number | undefined)[];

/** The arguments of an open question by their names, and the seat that is asked. */
export type FrameArgs<F> = { readonly [Name in keyof F]: number } & { readonly seat: Seat };

/** The same to be changed in the frame. */
type EditedArgs<F> = { -readonly [Name in keyof F]: number };

/** The law of a question that chance answers. */
export interface ChanceDef<P extends Position, F> {
  /** Every outcome in ascending order with its weight; returns how many there are. */
  readonly outcomes: (p: P, moves: MoveBuffer, weights: WeightBuffer, args: FrameArgs<F>) => number;
  /** One outcome by the same law. */
  readonly sample: (p: P, rng: Rng, args: FrameArgs<F>) => Move;
  /** How the card is drawn, where it is a card: for a keyed fate. */
  readonly draw?: (p: P, args: FrameArgs<F>) => Draw;
}

/** What every question says of itself. */
interface CommonDef<P extends Position, S, N extends string, A extends Slots, F> {
  /** What is asked: `payElves`. Saved files and links hold it, so it never changes. */
  readonly name: N;
  /** The word that begins a line with this answer; none where the answer itself says what is done. */
  readonly verb?: string;
  /** Answers are 0..moves-1. Action ids follow from it, so it never changes. */
  readonly moves: number;
  /**
   * Names the arguments: `(foe: number, total: number) => ({ foe, total })`. It is called once, with
   * the numbers of the slots. `seat` is always there and is no name for an argument.
   */
  readonly args?: (...slots: A) => F;
  /** Carries the answer out. The question has been closed; its arguments can still be read. */
  readonly apply: (p: P, move: Move, sink: S, args: FrameArgs<F>) => void;
  /** The words of an answer without the verb, as the observer may read them; by default its number. */
  readonly words?: (p: P, move: Move, observer: Seat, args: FrameArgs<F>) => string;
  /** Whether the question can be open with these arguments in this position. */
  readonly fits: (p: P, args: FrameArgs<F>) => boolean;
}

/** A question that is put to a seat or to the team. */
export interface QuestionDef<P extends Position, S, N extends string, A extends Slots, F>
  extends CommonDef<P, S, N, A, F> {
  /** Right after another answer of the same seat this one goes on in the same line. */
  readonly continues?: boolean;
  /** Asked several times in a row, it picks different things of one set: people may type them in any order. */
  readonly anyOrder?: boolean;
  /** Every legal answer in ascending order; returns how many there are. */
  readonly legal: (p: P, out: MoveBuffer, args: FrameArgs<F>) => number;
  /** Why an answer is not legal; undefined when it is. */
  readonly refuse: (p: P, move: Move, args: FrameArgs<F>) => Refusal | undefined;
  /** Where the options may leave the answer to chance. */
  readonly chance?: ChanceDef<P, F>;
}

/** A question that chance answers: a die, a card. */
export interface ChanceQuestionDef<P extends Position, S, N extends string, A extends Slots, F>
  extends CommonDef<P, S, N, A, F>,
    ChanceDef<P, F> {}

/** A frame that nobody answers: it waits below others and goes on when they are closed. */
export interface ContinuationDef<P extends Position, N extends string, A extends Slots, F> {
  readonly name: N;
  readonly args?: (...slots: A) => F;
  readonly fits: (p: P, args: FrameArgs<F>) => boolean;
}

/**
 * A kind of question. The objects that `open`, `at` and `edit` return, and that the callbacks are given,
 * belong to the question and read the frame that it was last opened at: destructure them at once, keep none.
 */
export interface Question<
  P extends Position = Position,
  N extends string = string,
  A extends Slots = never,
  F = unknown,
> extends KindDef {
  readonly name: N;
  /** Its place in the list of questions, -1 until the list is made. */
  readonly kind: number;
  /** Opens the question on top of those that are open. */
  ask(p: P, seat: Seat, ...args: A): void;
  /** Whether it is the innermost open question. */
  isOpen(p: P): boolean;
  /** Whether it is the open question at a depth. */
  isAt(p: P, depth: number): boolean;
  /** The arguments of the innermost open question, which has to be this one. */
  open(p: P): FrameArgs<F>;
  /** Its arguments where it is open at a depth. */
  at(p: P, depth: number): FrameArgs<F>;
  /** The same, to be changed. */
  edit(p: P, depth: number): EditedArgs<F>;
}

/** Where a question's arguments are read. Every question has its own. */
class Cursor {
  cells: Int32Array = NO_CELLS;
  at = 0;
}

const NO_CELLS = new Int32Array(FRAME_CELLS);
const SEAT_CELL = 1;
const FIRST_ARG_CELL = FRAME_CELLS - FRAME_ARGS;

/** Which slot each argument is in, as the names say it. */
function slotsOf(
  name: string,
  args: ((...slots: never) => unknown) | undefined,
): [string, number][] {
  if (args === undefined) return [];
  const named: unknown = Reflect.apply(args, undefined, [0, 1, 2, 3, 4, 5]);
  return Object.entries(named as Record<string, number>).map(([arg, slot]) => {
    if (arg === 'seat') throw new TypeError(`${name}: "seat" is who is asked, no argument`);
    if (!Number.isInteger(slot) || slot < 0 || slot >= FRAME_ARGS) {
      throw new TypeError(`${name}: the argument ${arg} is no parameter of "args"`);
    }
    return [arg, slot];
  });
}

/** An object whose properties are the cells under the cursor. */
function cellsByName(cursor: Cursor, slots: readonly [string, number][]): object {
  const cells: [string, number][] = slots.map(([arg, slot]) => [arg, FIRST_ARG_CELL + slot]);
  // With a prototype of its own every object has a shape of its own. Objects that begin with one shape
  // and define other accessors by the same name become dictionaries, whose properties are slow.
  const byName: object = Object.create({});
  for (const [arg, cell] of [['seat', SEAT_CELL] as const, ...cells]) {
    Object.defineProperty(byName, arg, {
      enumerable: true,
      get: () => cursor.cells[cursor.at + cell],
      set: (value: number) => {
        cursor.cells[cursor.at + cell] = value;
      },
    });
  }
  return byName;
}

/** Asks a question by its number: what a question and a reference to one have in common. */
class Asked {
  kind = -1;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  ask(p: Position, seat: Seat, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    p.frames.push(this.kind, seat, a, b, c, d, e, f);
  }
}

type Args = FrameArgs<unknown>;

/** All that a question can say, with what is left out filled in. One shape for all of them. */
interface CompleteDef<P extends Position, S> {
  readonly name: string;
  readonly verb: string;
  readonly continues: boolean;
  readonly anyOrder: boolean;
  readonly moves: number;
  readonly args: ((...slots: never) => unknown) | undefined;
  readonly legal: (p: P, out: MoveBuffer, args: Args) => number;
  readonly refuse: ((p: P, move: Move, args: Args) => Refusal | undefined) | undefined;
  readonly apply: (p: P, move: Move, sink: S, args: Args) => void;
  readonly words: (p: P, move: Move, observer: Seat, args: Args) => string;
  readonly fits: (p: P, args: Args) => boolean;
  readonly outcomes: (p: P, moves: MoveBuffer, weights: WeightBuffer, args: Args) => number;
  readonly sample: (p: P, rng: Rng, args: Args) => Move;
  readonly draw: (p: P, args: Args) => Draw | undefined;
}

/**
 * A question as the kernel uses it. Its functions are fields of the class, so that all questions have
 * one shape and calling one of them is quick.
 */
class Kind<P extends Position, S> extends Asked {
  readonly moves: number;
  readonly verb: string;
  readonly continues: boolean;
  readonly anyOrder: boolean;
  readonly legal: CompleteDef<P, S>['legal'];
  readonly refuse: CompleteDef<P, S>['refuse'];
  readonly apply: CompleteDef<P, S>['apply'];
  readonly words: CompleteDef<P, S>['words'];
  readonly fits: CompleteDef<P, S>['fits'];
  readonly outcomes: CompleteDef<P, S>['outcomes'];
  readonly sample: CompleteDef<P, S>['sample'];
  readonly draw: CompleteDef<P, S>['draw'];
  readonly args: CompleteDef<P, S>['args'];
  /** The slots that have no name; they hold 0. */
  readonly unnamed: readonly number[];
  readonly #cursor = new Cursor();
  readonly #args: Args;
  readonly #editCursor = new Cursor();
  readonly #editArgs: object;

  constructor(def: CompleteDef<P, S>) {
    super(def.name);
    this.moves = def.moves;
    this.verb = def.verb;
    this.continues = def.continues;
    this.anyOrder = def.anyOrder;
    this.legal = def.legal;
    this.refuse = def.refuse;
    this.apply = def.apply;
    this.words = def.words;
    this.fits = def.fits;
    this.outcomes = def.outcomes;
    this.sample = def.sample;
    this.draw = def.draw;
    this.args = def.args;
    const slots = slotsOf(def.name, def.args);
    const named = slots.map(([, slot]) => slot);
    this.unnamed = [0, 1, 2, 3, 4, 5].filter((slot) => !named.includes(slot));
    this.#args = cellsByName(this.#cursor, slots) as Args;
    this.#editArgs = cellsByName(this.#editCursor, slots);
  }

  isOpen(p: Position): boolean {
    return p.frames.depth > 0 && p.frames.kind === this.kind;
  }

  isAt(p: Position, depth: number): boolean {
    return p.frames.kindAt(depth) === this.kind;
  }

  open(p: Position): Args {
    return this.at(p, p.frames.depth - 1);
  }

  at(p: Position, depth: number): Args {
    const cursor = this.#cursor;
    cursor.cells = p.cells;
    cursor.at = depth * FRAME_CELLS;
    return this.#args;
  }

  edit(p: Position, depth: number): object {
    this.#editCursor.cells = p.cells;
    this.#editCursor.at = depth * FRAME_CELLS;
    return this.#editArgs;
  }
}

/**
 * A question that is asked in a file further down than the one that defines it: a reference that
 * `questionList` binds. The question takes its `args`.
 */
export interface QuestionRef<P extends Position, N extends string, A extends Slots, F> {
  readonly name: N;
  readonly args: (...slots: A) => F;
  readonly kind: number;
  ask(p: P, seat: Seat, ...args: A): void;
}

class Ref extends Asked {
  readonly args: (...slots: never) => unknown;

  constructor(name: string, args: (...slots: never) => unknown) {
    super(name);
    this.args = args;
  }
}

/** The makers of questions for one game: `questionsFor<MyPosition, Sink>()`. */
export interface QuestionMakers<P extends Position, S> {
  readonly question: <const N extends string, A extends Slots = [], F = object>(
    def: QuestionDef<P, S, N, A, F>,
  ) => Question<P, N, A, F>;
  readonly chanceQuestion: <const N extends string, A extends Slots = [], F = object>(
    def: ChanceQuestionDef<P, S, N, A, F>,
  ) => Question<P, N, A, F>;
  readonly continuation: <const N extends string, A extends Slots = [], F = object>(
    def: ContinuationDef<P, N, A, F>,
  ) => Question<P, N, A, F>;
  readonly questionRef: <const N extends string, A extends Slots, F>(
    name: N,
    args: (...slots: A) => F,
  ) => QuestionRef<P, N, A, F>;
  readonly questionList: <const N extends string>(
    list: readonly Question<P, N>[],
    settings: QuestionListSettings<P>,
  ) => QuestionList<P, S, N>;
}

/** What a list of questions needs besides them. */
export interface QuestionListSettings<P extends Position> {
  /** Why no answer of a seat is accepted where chance is asked. */
  readonly notAsked: Refusal;
  /** The references to questions of the list. */
  readonly refs?: readonly QuestionRef<P, string, never, unknown>[];
}

/** The questions of a game in order, with the functions of `GameDef` that follow from them. */
export interface QuestionList<P extends Position, S, N extends string = string> {
  readonly kinds: readonly (KindDef & { readonly name: N })[];
  /** The innermost open question; undefined when the game is over. */
  readonly asked: (p: P) => Question<P, N> | undefined;
  /** The numbers of some questions, for those who need them when they are loaded. */
  readonly kindsOf: (...questions: readonly Question<P>[]) => readonly number[];
  readonly legal: (p: P, out: MoveBuffer) => number;
  readonly refuse: (p: P, move: Move) => Refusal | undefined;
  /** Closes the open question and carries its answer out. */
  readonly answer: (p: P, move: Move, sink: S) => void;
  readonly tokens: (p: P, move: Move, observer: Seat) => string;
  readonly outcomes: (p: P, moves: MoveBuffer, weights: WeightBuffer) => number;
  readonly sample: (p: P, rng: Rng) => Move;
  readonly draw: (p: P) => Draw | undefined;
  /** Whether the frame at a depth fits the position; by default the innermost one. */
  readonly fits: (p: P, depth?: number) => boolean;
}

/**
 * Binds the types of a game: its position and its sink of events. What is made has to be listed, or it
 * would be asked by no number.
 */
export function questionsFor<P extends Position, S>(): QuestionMakers<P, S> {
  const unlisted = new Set<Asked>();
  const made = <T extends Asked>(asked: T): T => {
    unlisted.add(asked);
    return asked;
  };
  const makers = {
    question: (def: QuestionDef<P, S, string, never, unknown>) =>
      made(
        new Kind<P, S>({
          ...notByChance(def.name),
          ...def.chance,
          ...common(def),
          continues: def.continues ?? false,
          anyOrder: def.anyOrder ?? false,
          legal: def.legal,
          refuse: def.refuse,
        }),
      ),
    chanceQuestion: (def: ChanceQuestionDef<P, S, string, never, unknown>) =>
      made(
        new Kind<P, S>({
          ...notBySeats(def.name),
          draw: () => undefined,
          ...common(def),
          ...chanceOf(def),
        }),
      ),
    continuation: (def: ContinuationDef<P, string, never, unknown>) =>
      made(
        new Kind<P, S>({
          ...notByChance(def.name),
          ...notBySeats(def.name),
          ...common({ ...def, moves: 0, apply: () => nobodyAsked(def.name) }),
        }),
      ),
    questionRef: (name: string, args: (...slots: never) => unknown) => made(new Ref(name, args)),
    questionList(list: readonly Kind<P, S>[], settings: QuestionListSettings<P>) {
      const functions = listOf(list, settings);
      for (const asked of [...list, ...refsOf(settings)]) unlisted.delete(asked);
      for (const { name } of unlisted) throw new TypeError(`${name} is not listed`);
      return functions;
    },
  };
  // The classes know nothing of names; the interfaces give them to whoever uses them.
  return makers as unknown as QuestionMakers<P, S>;
}

function nobodyAsked(name: string): never {
  throw new RangeError(`nobody is asked for ${name}`);
}

function chanceNotAsked(name: string): never {
  throw new RangeError(`chance is not asked for ${name}`);
}

function notByChance(name: string) {
  return {
    outcomes: () => chanceNotAsked(name),
    sample: () => chanceNotAsked(name),
    draw: () => undefined,
  };
}

function notBySeats(name: string) {
  return { legal: () => nobodyAsked(name), refuse: undefined, continues: false, anyOrder: false };
}

function chanceOf<P extends Position>({ outcomes, sample, draw }: ChanceDef<P, unknown>) {
  return draw === undefined ? { outcomes, sample } : { outcomes, sample, draw };
}

function common<P extends Position, S>(def: CommonDef<P, S, string, never, unknown>) {
  const { name, verb = '', moves, args, apply, words = ownNumber, fits } = def;
  return { name, verb, moves, args, apply, words, fits };
}

function ownNumber(_p: Position, move: Move): string {
  return String(move);
}

/** The question of a kind. */
function numbered<K>(list: readonly K[], kind: number): K {
  const question = list[kind];
  if (question === undefined) throw new RangeError(`no question has the number ${kind}`);
  return question;
}

/** The references as what they are; whoever uses them knows only the interface. */
function refsOf<P extends Position>({ refs = [] }: QuestionListSettings<P>): readonly Ref[] {
  return refs as unknown as readonly Ref[];
}

/** Numbers the questions, binds the references and makes the kernel's functions. */
function listOf<P extends Position, S>(
  list: readonly Kind<P, S>[],
  settings: QuestionListSettings<P>,
) {
  const { notAsked } = settings;
  const byName = new Map<string, Kind<P, S>>();
  for (const [kind, question] of list.entries()) {
    if (byName.has(question.name)) throw new TypeError(`${question.name} is listed twice`);
    byName.set(question.name, question);
    question.kind = kind;
  }
  for (const ref of refsOf(settings)) {
    const question = byName.get(ref.name);
    if (question === undefined) throw new TypeError(`${ref.name} is referred to and not listed`);
    if (question.args !== ref.args) throw new TypeError(`${ref.name} has arguments of its own`);
    ref.kind = question.kind;
  }

  return {
    kinds: list.map(({ name, moves, verb, continues, anyOrder }) => ({
      name,
      moves,
      verb,
      continues,
      ...(anyOrder ? { anyOrder } : {}),
    })),

    asked: (p: P) => (p.frames.depth === 0 ? undefined : list[p.frames.kind]),

    kindsOf: (...questions: readonly Kind<P, S>[]) => questions.map(({ kind }) => kind),

    legal(p: P, out: MoveBuffer): number {
      const question = numbered(list, p.frames.kind);
      return question.legal(p, out, question.open(p));
    },

    refuse(p: P, move: Move): Refusal | undefined {
      const question = numbered(list, p.frames.kind);
      if (question.refuse === undefined) return notAsked;
      return question.refuse(p, move, question.open(p));
    },

    answer(p: P, move: Move, sink: S): void {
      const question = numbered(list, p.frames.kind);
      p.frames.pop();
      // The frame is closed, but its cells keep their numbers until the next question is asked.
      question.apply(p, move, sink, question.at(p, p.frames.depth));
    },

    tokens(p: P, move: Move, observer: Seat): string {
      const question = numbered(list, p.frames.kind);
      return question.words(p, move, observer, question.open(p));
    },

    outcomes(p: P, moves: MoveBuffer, weights: WeightBuffer): number {
      const question = numbered(list, p.frames.kind);
      return question.outcomes(p, moves, weights, question.open(p));
    },

    sample(p: P, rng: Rng): Move {
      const question = numbered(list, p.frames.kind);
      return question.sample(p, rng, question.open(p));
    },

    draw(p: P): Draw | undefined {
      const question = numbered(list, p.frames.kind);
      return question.draw(p, question.open(p));
    },

    fits(p: P, depth = p.frames.depth - 1): boolean {
      const question = numbered(list, p.frames.kindAt(depth));
      const isRestUnused = question.unnamed.every((slot) => p.frames.argAt(depth, slot) === 0);
      return isRestUnused && question.fits(p, question.at(p, depth));
    },
  };
}
