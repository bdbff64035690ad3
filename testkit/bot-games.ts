import {
  type Bot,
  CHANCE,
  continuesLine,
  type GameDef,
  HOST,
  type Match,
  type Move,
  type Options,
  OVER,
  type Position,
  Rng,
  TEAM,
} from '@nineworlds/engine';
import { completeOptions } from './random-options.ts';

/** Games that bots play, for tests of the bots of a game. */
export interface BotGames<P extends Position> {
  /** What a bot answers to the open question; throws when it is not legal. */
  readonly answerOf: (bot: Bot<P>, p: P, rng: Rng) => Move;
  /** Plays a game to its end; `asked` looks on before every answer. */
  readonly playGame: (bot: Bot<P>, options: Options, seed: number, asked?: (p: P) => void) => P;
  /** How many of so many games somebody wins: for games that all win or lose. */
  readonly winsOf: (bot: Bot<P>, options: Options, games: number) => number;
  /** The line that a bot plays. */
  readonly lineOf: (
    bot: Bot<P>,
    game: { readonly match: Match<P>; readonly position: P },
  ) => string;
}

/** Bots are shown what the seat that answers knows. */
export function botGames<P extends Position>(game: GameDef<P>): BotGames<P> {
  const legal = new Int32Array(game.maxMoves);

  function answerOf(bot: Bot<P>, p: P, rng: Rng, o = p): Move {
    const seat = p.frames.seat === TEAM ? game.active(p) : p.frames.seat;
    const n = game.legal(o, legal);
    const move = bot.choose(game, o, seat, legal, n, rng);
    const refusal = game.refuse(p, move);
    if (refusal !== undefined) {
      throw new Error(`${game.kinds[p.frames.kind]?.name} ${move}: ${refusal.reason}`);
    }
    return move;
  }

  function playGame(
    bot: Bot<P>,
    given: Options,
    seed: number,
    asked: (p: P) => void = () => {},
  ): P {
    const rng = new Rng(seed);
    const answers = new Rng(seed, 1);
    const options = completeOptions(game, given);
    const p = game.create(options);
    const observation = game.blank(options);
    while (p.frames.seat !== OVER) {
      if (p.frames.seat === CHANCE) {
        game.apply(p, game.sample(p, rng));
        continue;
      }
      asked(p);
      game.observe(p, p.frames.seat === TEAM ? game.active(p) : p.frames.seat, observation);
      game.apply(p, answerOf(bot, p, answers, observation));
    }
    return p;
  }

  return {
    answerOf: (bot, p, rng) => answerOf(bot, p, rng),
    playGame,
    winsOf(bot, options, games) {
      let wins = 0;
      for (let seed = 1; seed <= games; seed++) {
        if (game.winners(playGame(bot, options, seed)) !== 0) wins++;
      }
      return wins;
    },
    lineOf(bot, { match, position }) {
      const ahead = game.blank(match.options);
      ahead.copyFrom(position);
      const { seat } = ahead.frames;
      const words = [game.kinds[ahead.frames.kind]?.verb ?? ''].filter((verb) => verb !== '');
      do {
        const move = answerOf(bot, ahead, new Rng(1));
        words.push(game.tokens(ahead, move, HOST));
        game.apply(ahead, move);
      } while (continuesLine(game, ahead, seat));
      return words.join(' ');
    },
  };
}
