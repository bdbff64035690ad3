import {
  CHANCE,
  type GameDef,
  HOST,
  type Move,
  type Options,
  OVER,
  type Position,
  type Reading,
  type Refusal,
} from '@nineworlds/engine';

/** Reads a line without playing it. */
export type ReadLine = (line: string) => Reading;

/** One way to go on from what was typed so far. */
export interface Choice {
  /** The line so far with this choice. */
  readonly line: string;
  /** The moves that it stands for so far. */
  readonly moves: readonly Move[];
  /** The line goes on after it. */
  readonly goesOn: boolean;
}

/** What can be chosen next. */
export interface Choices {
  /** The words that all choices begin with. */
  readonly beginning: string;
  readonly list: readonly Choice[];
  /** Choices may be picked by their number; not where the words themselves are numbers. */
  readonly numbered: boolean;
}

/** So many whole answers are listed at once; if there are more, only their next words are. */
const MOST_WHOLE_ANSWERS = 18;

/**
 * The choices after a beginning of a line: whole answers to the question that is open then when they
 * are few, else only their next words. What the line is asked after that comes later.
 */
export function choicesAfter(read: ReadLine, beginning: string): Choices {
  const next = nextChoices(read, beginning);
  const [first] = next;
  // A word without an alternative is no choice: the choice comes after it.
  if (next.length === 1 && first?.goesOn) return choicesAfter(read, first.line);
  const numbered = !next.some(({ line }) => /(^| )\d+$/.test(line));
  const answered = movesOf(read(beginning)).length;
  return { beginning, list: wholeAnswers(read, next, answered) ?? next, numbered };
}

function nextChoices(read: ReadLine, beginning: string): Choice[] {
  const reading = read(beginning);
  if (reading.status !== 'partial') return [];
  return reading.next.flatMap((word) => {
    const line = beginning === '' ? word : `${beginning} ${word}`;
    const after = read(line);
    if (after.status === 'refused') return [];
    return [{ line, moves: after.moves, goesOn: after.status === 'partial' }];
  });
}

/**
 * All whole answers that some choices lead to, after so many that were given before; undefined when
 * there are too many to list.
 */
function wholeAnswers(
  read: ReadLine,
  choices: readonly Choice[],
  answered: number,
): Choice[] | undefined {
  const found: Choice[] = [];
  for (const choice of choices) {
    const isWhole = choice.moves.length > answered;
    const answers = isWhole
      ? [choice]
      : wholeAnswers(read, nextChoices(read, choice.line), answered);
    if (answers === undefined || found.length + answers.length > MOST_WHOLE_ANSWERS) {
      return undefined;
    }
    found.push(...answers);
  }
  return found;
}

function movesOf(reading: Reading): readonly Move[] {
  return reading.status === 'refused' ? [] : reading.moves;
}

/** An answer that is not open, and why. */
export interface ClosedAnswer {
  readonly words: string;
  readonly refusal: Refusal;
}

/** Of kinds with more answers than this, only the open ones are told. */
const MOST_CLOSED = 64;

/** The answers to the question after some moves that are closed, each with its reason. */
export function closedAnswers<P extends Position>(
  game: GameDef<P>,
  options: Options,
  observation: P,
  moves: readonly Move[],
): ClosedAnswer[] {
  const ahead = game.blank(options);
  ahead.copyFrom(observation);
  for (const move of moves) game.apply(ahead, move);
  const { seat } = ahead.frames;
  if (seat === CHANCE || seat === OVER) return [];
  const kind = game.kinds[ahead.frames.kind];
  if (kind === undefined || kind.moves > MOST_CLOSED) return [];
  const closed: ClosedAnswer[] = [];
  for (let move = 0; move < kind.moves; move++) {
    const refusal = game.refuse(ahead, move);
    // What is not there at this table at all is no closed door.
    const isThere = refusal !== undefined && !refusal.reason.startsWith('noSuch');
    if (isThere) closed.push({ words: game.tokens(ahead, move, HOST), refusal });
  }
  return closed;
}
