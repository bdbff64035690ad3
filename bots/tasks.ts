import {
  type GameModule,
  type Move,
  type Options,
  type PackedPosition,
  type Position,
  Rng,
  type Seat,
  unpackPosition,
} from '@nineworlds/engine';
import { type Advised, Adviser } from './advice.ts';
import { botLine } from './bot-line.ts';
import { loadBot } from './registry.ts';
import { type PastLine, type Review, review } from './review.ts';

/** Something to think about in another thread, as plain data. */
export type Task = {
  /** The id of the game. */
  readonly game: string;
  readonly options: Options;
  readonly seat: Seat;
  /** Of 32 bits; the same seed has the same answer. */
  readonly seed: number;
} & (
  | {
      /** The line that a bot would play, from what its seat knows. */
      readonly type: 'line';
      readonly observation: PackedPosition;
      readonly bot: string;
    }
  | {
      /** The best lines, from what a seat knows, by so many simulated games. */
      readonly type: 'advise';
      readonly observation: PackedPosition;
      readonly games: number;
    }
  | {
      /** What became of a game's chances line by line, by so many simulated games for each. */
      readonly type: 'review';
      readonly start: PackedPosition;
      readonly lines: readonly PastLine[];
      readonly games: number;
    }
);

/** What comes of a task. */
export type TaskAnswer =
  | { readonly type: 'line'; readonly line: readonly Move[] }
  | { readonly type: 'advise'; readonly advice: readonly Advised[] }
  | { readonly type: 'review'; readonly review: Review };

/** What a thread tells of a task: how much of it is done, from 0 to 1, and in the end the answer. */
export type TaskNews = { readonly progress: number } | { readonly answer: TaskAnswer };

/** Games that are simulated before progress is told. */
const SLICE = 16;

/** Does a task bit by bit: yields how much is done, from 0 to 1, and returns the answer. */
export async function* runTask<P extends Position>(
  task: Task,
  module: GameModule<P>,
): AsyncGenerator<number, TaskAnswer> {
  const { game } = module;
  const { options, seat, seed } = task;
  const p = game.blank(options);
  const rng = new Rng(seed);
  if (task.type === 'line') {
    unpackPosition(task.observation, p);
    const bot = await loadBot(task.bot, module, options);
    return { type: 'line', line: botLine(game, options, p, seat, bot, rng) };
  }
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw new RangeError(`nobody can think about ${game.id}`);
  const { games } = task;
  if (task.type === 'advise') {
    unpackPosition(task.observation, p);
    const adviser = new Adviser(game, options, searchModel);
    adviser.begin(p, seat, games, rng);
    while (!adviser.run(SLICE)) yield adviser.progress;
    return { type: 'advise', advice: adviser.advice(rng) };
  }
  unpackPosition(task.start, p);
  const { lines } = task;
  const looking = review({ game, options, searchModel, start: p, lines, seat, games, seed });
  let step = looking.next();
  for (; step.done !== true; step = looking.next()) yield step.value / lines.length;
  return { type: 'review', review: step.value };
}
