import {
  type Bot,
  CHANCE,
  continuesLine,
  type GameDef,
  type Move,
  type Options,
  OVER,
  type Position,
  Rng,
  type Seat,
  TEAM,
} from '@nineworlds/engine';
import { completeOptions } from './random-options.ts';

/** A line that a bot is about to play, and what its seat knows before it. */
export interface BotLine<P extends Position> {
  readonly observation: P;
  /** The seat that answers; for TEAM the one whose turn it is. */
  readonly seat: Seat;
  /** The kind of the question that the line answers first. */
  readonly kind: string;
  readonly line: readonly Move[];
}

/** A table to play a game at: its options and the seed of its game. */
export type SeededTable = readonly [options: Options, seed: number];

/** A bot that answers anything: lines that are not a policy's, too. */
export const anything: Bot<Position> = {
  name: 'anything',
  choose: (_game, _o, _seat, moves, n, rng) => moves[rng.below(n)] ?? 0,
};

/** Plays a game at each table with a bot in every seat; `visit` sees every line before it is played. */
export function everyLine<P extends Position>(
  game: GameDef<P>,
  bot: Bot<P>,
  tables: readonly SeededTable[],
  visit: (line: BotLine<P>) => void,
): void {
  for (const [options, seed] of tables) playByLines(game, bot, options, seed, visit);
}

/** Plays a game with a bot in every seat; `visit` sees every line before it is played. */
export function playByLines<P extends Position>(
  game: GameDef<P>,
  bot: Bot<P>,
  given: Options,
  seed: number,
  visit: (line: BotLine<P>) => void,
): void {
  const options = completeOptions(game, given);
  const [chance, answers] = [new Rng(seed), new Rng(seed, 1)];
  const [observation, ahead] = [game.blank(options), game.blank(options)];
  const p = game.create(options);
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      game.apply(p, game.sample(p, chance));
      continue;
    }
    const seat = p.frames.seat === TEAM ? game.active(p) : p.frames.seat;
    const kind = game.kinds[p.frames.kind].name;
    ahead.copyFrom(p);
    const line = playLine(game, bot, ahead, seat, observation, answers);
    game.observe(p, seat, observation);
    visit({ observation, seat, kind, line });
    p.copyFrom(ahead);
  }
}

/** Plays one line of a bot and tells it. */
function playLine<P extends Position>(
  game: GameDef<P>,
  bot: Bot<P>,
  p: P,
  seat: Seat,
  observation: P,
  rng: Rng,
): readonly Move[] {
  const out = new Int32Array(game.maxMoves);
  const asked = p.frames.seat;
  const line: Move[] = [];
  do {
    game.observe(p, seat, observation);
    const n = game.legal(p, out);
    const move = bot.choose(game, observation, seat, out, n, rng);
    line.push(move);
    game.apply(p, move);
  } while (continuesLine(game, p, asked));
  return line;
}
