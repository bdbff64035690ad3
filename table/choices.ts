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
  /** It would be open in another order of the parts: somebody may pick them as they come to hand. */
  readonly reorder?: true;
}

/** Of kinds with more answers only the open ones are listed: why another is closed is asked for by its line. */
const MOST_LISTED = 64;

/** By this reason a game refuses one of several picks that are named in ascending order. */
const OUT_OF_ORDER = 'picksAscend';

/**
 * The answers to the question after some moves that are closed, each with its reason; undefined where the
 * kind has too many answers to list.
 */
export function closedAnswers<P extends Position>(
  game: GameDef<P>,
  options: Options,
  observation: P,
  moves: readonly Move[],
): ClosedAnswer[] | undefined {
  const ahead = game.blank(options);
  ahead.copyFrom(observation);
  for (const move of moves) game.apply(ahead, move);
  const { seat } = ahead.frames;
  if (seat === CHANCE || seat === OVER) return [];
  const kind = game.kinds[ahead.frames.kind];
  if (kind === undefined) return [];
  if (kind.moves > MOST_LISTED) return undefined;
  const closed: ClosedAnswer[] = [];
  for (let move = 0; move < kind.moves; move++) {
    const refusal = game.refuse(ahead, move);
    if (refusal === undefined || isAbsent(refusal)) continue;
    const words = game.tokens(ahead, move, HOST);
    const isLater = refusal.reason === OUT_OF_ORDER;
    closed.push(isLater ? { words, refusal, reorder: true } : { words, refusal });
  }
  return closed;
}

/** What is not there at this table at all is no closed door. */
function isAbsent({ reason }: Refusal): boolean {
  return reason.startsWith('noSuch');
}

/**
 * Why the last words of a line are closed; undefined where they are open, or name nothing that the question
 * could be answered with.
 */
export function whyClosed(read: ReadLine, line: string): Refusal | undefined {
  const reading = read(line);
  if (reading.status !== 'refused' || isAbsent(reading.refusal)) return undefined;
  // These say that the words fit no answer, open or closed.
  const isOther = ['unknownWord', 'ambiguousWord', 'wordsLeftOver'].includes(
    reading.refusal.reason,
  );
  return isOther ? undefined : reading.refusal;
}
