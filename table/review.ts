import type { Review, ReviewedStep, Task } from '@nineworlds/bots/search-tools';
import {
  badInput,
  type FactTexts,
  type GameDef,
  HOST,
  type LineContext,
  lineContext,
  type Onlooker,
  type Options,
  OVER,
  type PlayedLine,
  type Position,
  packPosition,
  type Seat,
  spellLine,
} from '@nineworlds/engine';
import { argumentText } from './advice.ts';
import { lineFor } from './entry.ts';

/** A game that is looked back on: a match or a table. */
export interface PastGame<P extends Position = Position> {
  readonly game: GameDef<P>;
  readonly options: Options;
  /** Where it began. */
  readonly start: P;
  readonly lines: readonly PlayedLine[];
}

/** How thoroughly a game is looked back on. */
export type Thoroughness = 'quick' | 'normal' | 'thorough';

/** Simulated games for each moment of a game that is looked back on. */
export const REVIEW_GAMES: Readonly<Record<Thoroughness, number>> = {
  quick: 16,
  normal: 64,
  thorough: 256,
};

/** A choice, and what would have been better. */
export interface VisibleDecision {
  readonly ply: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly line: string;
  readonly context: LineContext;
  /** The best line that was found; the same line where nothing better was. */
  readonly best: string;
  readonly bestContext: LineContext;
  readonly winProbability: number;
  readonly bestWinProbability: number;
  /** How much of the chance to win the choice cost, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** What speaks for the best line, in sentences. */
  readonly reasons: readonly string[];
}

/** What one line did to the chance to win. */
export interface VisibleStep {
  readonly ply: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly cause: ReviewedStep['cause'];
  readonly line: string;
  readonly context: LineContext;
  readonly before: number;
  readonly after: number;
  /** The standard error of what it changed, about. */
  readonly error: number;
}

/** A game looked back on, for people: result = start + skill + luck + others. */
export interface VisibleReview {
  /** For whom; in a co-operative game seat 0 stands for all. */
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
  /** The chance to win after each line; the first number is that before all of them. */
  readonly curve: readonly number[];
  readonly steps: readonly VisibleStep[];
  readonly decisions: readonly VisibleDecision[];
  /** The plies of the steps that mattered most, in order. */
  readonly turningPoints: readonly number[];
}

/**
 * The task of reviewing a game for a seat, by so many simulated games for each position; throws
 * `BadInput` where nothing has been played. In a co-operative game it is for all.
 */
export function reviewTask(
  { game, options, start, lines }: PastGame,
  seat: Seat,
  games: number,
  seed: number,
): Extract<Task, { readonly type: 'review' }> {
  const seats = game.seatCount(options);
  if (lines.length === 0) throw badInput('', 'nothingToReview');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
    throw badInput('', 'unknownSeat', { value: seat, seats });
  }
  return {
    type: 'review',
    game: game.id,
    options,
    seat: game.cooperative ? 0 : seat,
    seed,
    start: packPosition(start),
    lines: lines.map(({ seat: by, moves }) => ({ seat: by, moves })),
    games,
  };
}

/** What came of that task, as the seat may read it; of a finished game everything is revealed. */
export function visibleReview<P extends Position>(
  past: PastGame<P>,
  review: Review,
  texts: FactTexts,
  onlooker: Pick<Onlooker, 'names'>,
): VisibleReview {
  const { game, options, start, lines } = past;
  const p = game.blank(options);
  const known = game.blank(options);
  const scratch = game.blank(options);
  const decisionAt = new Map(review.decisions.map((decision) => [decision.ply, decision]));
  /** The better lines, spelled from what was known when they could have been played. */
  const better = new Map<number, { readonly best: string; readonly bestContext: LineContext }>();
  p.copyFrom(start);
  for (const [ply, { seat, moves }] of lines.entries()) {
    const decision = decisionAt.get(ply);
    if (decision !== undefined) {
      const asked = seat >= 0 ? seat : game.active(p);
      game.observe(p, asked, known);
      better.set(ply, {
        best: spellLine(game, known, decision.best, asked, scratch),
        bestContext: lineContext(game, known, decision.best, scratch),
      });
    }
    for (const move of moves) game.apply(p, move);
  }
  const observer = p.frames.seat === OVER ? HOST : review.seat;
  const told = (ply: number) => {
    const played = lines[ply];
    if (played === undefined) throw new RangeError(`there is no line ${ply}`);
    const { turn, seat, context } = played;
    return { ply, turn, seat, context, line: lineFor(played, observer) };
  };
  return {
    ...review,
    steps: review.steps.map(({ ply, cause, before, after, error }) => ({
      ...told(ply),
      cause,
      before,
      after,
      error,
    })),
    decisions: review.decisions.map((decision) => ({
      ...told(decision.ply),
      ...(better.get(decision.ply) ?? { best: '', bestContext: { questions: [], facts: {} } }),
      winProbability: decision.winProbability,
      bestWinProbability: decision.bestWinProbability,
      loss: decision.loss,
      error: decision.error,
      reasons: decision.inFavour.map((argument) => argumentText(argument, texts, onlooker)),
    })),
  };
}
