import { kernelRefusal, type Refusal } from './faults.ts';
import { type GameDef, type KindDef, kindNumbered, type LineContext } from './game.ts';
import type { Move } from './moves.ts';
import { show } from './options.ts';
import type { Position } from './position.ts';
import { CHANCE, HOST, OVER, type Seat } from './seat.ts';

/** The word that begins every line of chance. */
const CHANCE_WORD = 'chance';

/** The moves that a line stands for, or why it stands for none. */
export type Reading =
  | { readonly status: 'complete'; readonly moves: readonly Move[] }
  /** The line goes on after some moves: what may stand next, and which question that answers. */
  | {
      readonly status: 'partial';
      readonly moves: readonly Move[];
      readonly next: readonly string[];
      readonly question: string;
    }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** The answers to the open frame, whoever is asked: a seat, TEAM or CHANCE. Ascending. */
export function answersOf<P extends Position>(game: GameDef<P>, p: P): Move[] {
  const moves = new Int32Array(game.maxMoves);
  if (p.frames.seat === OVER) return [];
  const n =
    p.frames.seat === CHANCE
      ? game.outcomes(p, moves, new Float64Array(game.maxMoves))
      : game.legal(p, moves);
  return Array.from(moves.subarray(0, n));
}

/** What the game says of the open question. */
function openKind<P extends Position>(game: GameDef<P>, p: P): KindDef {
  return kindNumbered(game, p.frames.kind);
}

/** Whether the open frame goes on in the line that the seat's last answer belongs to. */
export function continuesLine<P extends Position>(game: GameDef<P>, p: P, seat: Seat): boolean {
  return seat !== CHANCE && p.frames.seat === seat && openKind(game, p).continues;
}

/** The words before the answer when the open frame begins a line: `chance`, the verb, both or none. */
function openingWords<P extends Position>(game: GameDef<P>, p: P): string[] {
  const { verb } = openKind(game, p);
  const opening = p.frames.seat === CHANCE ? [CHANCE_WORD] : [];
  return verb === '' ? opening : [...opening, verb];
}

/** One answer as it stands at the beginning of a line. */
export function spell<P extends Position>(
  game: GameDef<P>,
  p: P,
  move: Move,
  observer: Seat,
): string {
  return [...openingWords(game, p), game.tokens(p, move, observer)].join(' ');
}

/** A whole line, as an observer may read it. */
export function spellLine<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: readonly Move[],
  observer: Seat,
  scratch: P,
): string {
  scratch.copyFrom(p);
  const words = moves.length === 0 ? [] : openingWords(game, scratch);
  for (const move of moves) {
    words.push(game.tokens(scratch, move, observer));
    game.apply(scratch, move);
  }
  return words.join(' ');
}

/** What a sentence about a line needs besides its words. */
export function lineContext<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: readonly Move[],
  scratch: P,
): LineContext {
  scratch.copyFrom(p);
  const facts = game.lineFacts?.(scratch, scratch.frames.seat) ?? {};
  const questions = moves.map((move) => {
    const question = questionOf(game, scratch);
    game.apply(scratch, move);
    return question;
  });
  return { questions, facts };
}

/** Splits what somebody typed into words: any letters' case, any white space. */
export function wordsOf(line: string): string[] {
  return line
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Reads a line from a position. Words may be cut short as long as they stay unique, and those at the
 * end left out that are the only ones possible. A line that stops where its seat is asked on is
 * partial; one that no legal answer fits is refused with the rule that closes the door.
 */
export function readLine<P extends Position>(
  game: GameDef<P>,
  p: P,
  line: string,
  scratch: P,
): Reading {
  const words = wordsOf(line);
  const moves: Move[] = [];
  let at = 0;
  scratch.copyFrom(p);
  const seat = scratch.frames.seat;
  if (seat === OVER) return refused(kernelRefusal('K-5', 'gameOver'));

  const [first] = words;
  if (seat === CHANCE && first !== undefined && !CHANCE_WORD.startsWith(first)) {
    return refused(kernelRefusal('K-8', 'chanceDecides', { question: questionOf(game, scratch) }));
  }
  for (const word of openingWords(game, scratch)) {
    const typed = words[at];
    if (typed === undefined) return partial(game, scratch, moves, [word]);
    if (!word.startsWith(typed)) return unknown(game, scratch, typed, [word]);
    at++;
  }

  /** Where the words end, if the answers after them are left out because there is only one each. */
  let stopped: Reading | undefined;
  for (;;) {
    if (seat !== CHANCE && openKind(game, scratch).anyOrder) {
      const picks = readPicks(game, p, moves, words.slice(at), scratch);
      if (!Array.isArray(picks)) return picks;
      at = Math.min(at + picks.length, words.length);
      moves.push(...picks);
      playAgain(game, p, moves, scratch);
      if (continuesLine(game, scratch, seat)) continue;
      break;
    }
    const answers = answersOf(game, scratch);
    const answer = matchAnswer(game, scratch, answers, words, at);
    if (answer.status === 'refused') {
      const isUnknown = answer.refusal.reason === 'unknownWord';
      const refusal = isUnknown ? reasonFor(game, scratch, words, at) : undefined;
      return { status: 'refused', refusal: refusal ?? answer.refusal };
    }
    let move: Move;
    if (answer.status === 'matched') {
      move = answer.move;
      at += answer.length;
    } else {
      stopped ??= { ...answer, moves: [...moves] };
      const [only, another] = answers;
      if (moves.length === 0 || only === undefined || another !== undefined) return stopped;
      move = only;
    }
    moves.push(move);
    game.apply(scratch, move);
    if (!continuesLine(game, scratch, seat)) break;
  }
  if (at < words.length) {
    return refused(
      kernelRefusal('K-4', 'wordsLeftOver', { words: show(words.slice(at).join(' ')) }),
    );
  }
  return { status: 'complete', moves };
}

/** Makes the scratch position the one after some moves. */
function playAgain<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: readonly Move[],
  scratch: P,
): void {
  scratch.copyFrom(p);
  for (const move of moves) game.apply(scratch, move);
}

/** Makes the scratch position the one after some moves and as many of the picks, ascending, as are legal; those. */
function playPicks<P extends Position>(
  game: GameDef<P>,
  p: P,
  before: readonly Move[],
  picks: readonly Move[],
  scratch: P,
): Move[] {
  playAgain(game, p, before, scratch);
  const played: Move[] = [];
  for (const move of [...picks].sort((a, b) => a - b)) {
    if (!answersOf(game, scratch).includes(move)) break;
    game.apply(scratch, move);
    played.push(move);
  }
  return played;
}

/**
 * Reads words that pick different things of one set, in any order: as many as are asked for one after the
 * other, which is ascending. The scratch position is the one after `before`, and another one afterwards.
 */
function readPicks<P extends Position>(
  game: GameDef<P>,
  p: P,
  before: readonly Move[],
  words: readonly string[],
  scratch: P,
): Move[] | Exclude<Reading, { status: 'complete' }> {
  const { kind } = scratch.frames;
  const question = questionOf(game, scratch);
  const left = new Map<string, Move>();
  let missing = 0;
  // Whoever always picks the first one meets everything that can be picked.
  for (; scratch.frames.seat !== OVER && scratch.frames.kind === kind; missing++) {
    const answers = answersOf(game, scratch);
    for (const move of answers) left.set(game.tokens(scratch, move, HOST), move);
    const [first] = answers;
    if (first === undefined) break;
    game.apply(scratch, first);
  }
  const picks: Move[] = [];
  for (const typed of words.slice(0, missing)) {
    const choices = [...left.keys()];
    const meant = left.has(typed) ? [typed] : choices.filter((word) => isCutFrom(typed, word));
    const [only, another] = meant;
    if (another !== undefined) return ambiguous(typed, meant);
    if (only === undefined) {
      playPicks(game, p, before, picks, scratch);
      const refusal = reasonFor(game, scratch, [typed], 0);
      return refusal === undefined ? unknown(game, scratch, typed, choices) : refused(refusal);
    }
    picks.push(left.get(only) ?? 0);
    left.delete(only);
    missing--;
  }
  // Where the rest is the only one possible it may be left out.
  const isForced = picks.length > 0 && left.size === missing;
  if (isForced) picks.push(...left.values());
  if (isForced || missing === 0) return picks.sort((a, b) => a - b);
  const moves = [...before, ...playPicks(game, p, before, picks, scratch)];
  return { status: 'partial', moves, next: [...left.keys()], question };
}

type Match = { readonly status: 'matched'; readonly move: Move; readonly length: number };

/** Finds the one answer that the words from `at` on spell. */
function matchAnswer<P extends Position>(
  game: GameDef<P>,
  p: P,
  answers: readonly Move[],
  words: readonly string[],
  at: number,
): Match | Exclude<Reading, { status: 'complete' }> {
  let left = answers.map((move) => ({ move, spelled: game.tokens(p, move, HOST).split(' ') }));
  for (let k = 0; ; k++) {
    const typed = words[at + k];
    const done = left.filter(({ spelled }) => spelled.length === k);
    const [first] = done;
    if (first !== undefined && (left.length === done.length || typed === undefined)) {
      return { status: 'matched', move: first.move, length: k };
    }
    const choices = [...new Set(left.flatMap(({ spelled }) => spelled.slice(k, k + 1)))];
    if (typed === undefined) return partial(game, p, [], choices);
    const meant = choices.includes(typed)
      ? [typed]
      : isWholeWord(game, p, typed, k)
        ? []
        : choices.filter((choice) => isCutFrom(typed, choice));
    const [only, another] = meant;
    if (another !== undefined) return ambiguous(typed, meant);
    if (only === undefined) return unknown(game, p, typed, choices);
    left = left.filter(({ spelled }) => spelled[k] === only);
  }
}

/** Whether a typed word is a word cut short. Numbers are never cut: 1 does not mean 14. */
function isCutFrom(typed: string, word: string): boolean {
  return word.startsWith(typed) && !(/\d$/.test(typed) && /^\d/.test(word.slice(typed.length)));
}

/** The words of every answer to the open question, legal or not. */
function everySpelling<P extends Position>(game: GameDef<P>, p: P): string[][] {
  return Array.from({ length: openKind(game, p).moves }, (_, move) =>
    game.tokens(p, move, HOST).split(' '),
  );
}

/** Whether a word stands by itself in some answer, legal or not: then it is not another one cut short. */
function isWholeWord<P extends Position>(
  game: GameDef<P>,
  p: P,
  typed: string,
  at: number,
): boolean {
  return p.frames.seat !== CHANCE && everySpelling(game, p).some((words) => words[at] === typed);
}

/** Why a move that the words spell is not open now; undefined when they spell none. */
function reasonFor<P extends Position>(
  game: GameDef<P>,
  p: P,
  words: readonly string[],
  at: number,
): Refusal | undefined {
  if (p.frames.seat === CHANCE) return undefined;
  const typed = words.slice(at);
  const spellings = everySpelling(game, p);
  // Words written in full mean themselves; only then what they may be short for.
  for (const isMeant of [(a: string, b: string) => a === b, isCutFrom]) {
    for (const [move, tokens] of spellings.entries()) {
      const fits = typed.every((word, k) => {
        const token = tokens[k];
        return token === undefined || isMeant(word, token);
      });
      const refusal = fits ? game.refuse(p, move) : undefined;
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

function questionOf<P extends Position>(game: GameDef<P>, p: P): string {
  return openKind(game, p).name;
}

function partial<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: readonly Move[],
  next: readonly string[],
): Extract<Reading, { status: 'partial' }> {
  return { status: 'partial', moves, next, question: questionOf(game, p) };
}

function refused(refusal: Refusal): Extract<Reading, { status: 'refused' }> {
  return { status: 'refused', refusal };
}

function ambiguous(
  typed: string,
  meant: readonly string[],
): Extract<Reading, { status: 'refused' }> {
  return refused(
    kernelRefusal('K-2', 'ambiguousWord', { word: show(typed), matches: meant.join(', ') }),
  );
}

function unknown<P extends Position>(
  game: GameDef<P>,
  p: P,
  word: string,
  choices: readonly string[],
): Extract<Reading, { status: 'refused' }> {
  const shown = choices.length > 12 ? [...choices.slice(0, 12), '…'] : choices;
  return refused(
    kernelRefusal('K-1', 'unknownWord', {
      word: show(word),
      question: questionOf(game, p),
      expected: shown.join(', '),
    }),
  );
}
