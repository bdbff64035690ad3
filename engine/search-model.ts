import type { Bot } from './bot.ts';
import type { Facts } from './faults.ts';
import type { FactTexts, Options } from './game.ts';
import type { Lang } from './locale/language.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';

/** How well a bot plays: three names that mean something in every game. */
export const LEVELS = ['novice', 'steady', 'strong'] as const;

/** One of them. */
export type Level = (typeof LEVELS)[number];

/** How a bot of a level searches. */
export interface SearchSettings {
  /** Simulated games for each question. */
  readonly iterations: number;
  /** Turns that a simulated game goes on before it is evaluated; `Infinity` for to its end. */
  readonly horizon: number;
  /** The answer of the policy has to be beaten by so much of the chance to win before it is left, */
  readonly trust: number;
  /** and by so many standard errors. */
  readonly doubt: number;
  /** How readily the tree tries what the policy would not do. */
  readonly curiosity: number;
  /** One answer in so many is any answer at all, as a beginner's would be; 0 for none. */
  readonly slips: number;
}

/**
 * What tells the chance to win from a few numbers: a net with one layer between. Found by playing
 * (`nineworlds train`), kept as data.
 */
export interface WinModelData {
  /** The numbers that it was fitted to, in order: the features of the search model. */
  readonly features: readonly string[];
  /** Each number is shifted and scaled to about -1..1 first. */
  readonly means: readonly number[];
  readonly scales: readonly number[];
  /** For each unit between: its bias, and its weight of each number. */
  readonly units: readonly (readonly number[])[];
  /** The bias of the answer, and its weight of each unit, before the logistic curve. */
  readonly answer: readonly number[];
}

/** Something that can be seen in a position and speaks for a line. */
export interface Argument {
  /** The key of its sentence in the game's advice texts. */
  readonly argument: string;
  readonly facts: Facts;
}

/**
 * What a game lends to those who think ahead in it: how to play on quickly, who is ahead, and what
 * there is to say for a line. All of it is a function of what a seat knows.
 */
export interface SearchModel<P extends Position = Position> {
  /** Answers for everybody in simulated games, and is where every search begins. */
  readonly policy: Bot<P>;
  /**
   * Kinds of questions that the policy answers as well as anybody who thinks ahead would: bots do not
   * think about them.
   */
  readonly certain: readonly number[];
  /** The names of the numbers that tell who is ahead. */
  readonly features: readonly string[];
  /** Writes those numbers for a seat, in the order of their names. Never allocates. */
  writeFeatures(o: P, seat: Seat, into: Float64Array): void;
  readonly winModel: WinModelData;
  readonly levels: Readonly<Record<Level, SearchSettings>>;
  /**
   * What speaks for a line, the weightiest first: facts of the position before it and of what it
   * changes, every one of them to be seen on the board.
   */
  argumentsFor(before: P, seat: Seat, line: readonly Move[]): readonly Argument[];
  /** The sentences for arguments in a language. */
  argumentTexts(lang: Lang, options: Options): Promise<FactTexts>;
}
