import {
  type Bot,
  continuesLine,
  type GameDef,
  type Move,
  type Options,
  type Position,
  type Rng,
  type Seat,
} from '@nineworlds/engine';

/**
 * The whole line that a bot answers with. It is asked move by move, and every time it is given what
 * its seat knows by then and nothing else.
 */
export function botLine<P extends Position>(
  game: GameDef<P>,
  options: Options,
  position: P,
  seat: Seat,
  bot: Bot<P>,
  rng: Rng,
): Move[] {
  const ahead = game.blank(options);
  const observation = game.blank(options);
  const legal = new Int32Array(game.maxMoves);
  const line: Move[] = [];
  ahead.copyFrom(position);
  const asked = ahead.frames.seat;
  do {
    game.observe(ahead, seat, observation);
    const n = game.legal(observation, legal);
    const move = bot.choose(game, observation, seat, legal, n, rng);
    // The bot may have scribbled on what it was given.
    if (!isLegal(game, ahead, move, legal))
      throw new RangeError(`${bot.name}: illegal move ${move}`);
    line.push(move);
    game.apply(ahead, move);
  } while (continuesLine(game, ahead, asked));
  return line;
}

function isLegal<P extends Position>(
  game: GameDef<P>,
  p: P,
  move: Move,
  legal: Int32Array,
): boolean {
  const n = game.legal(p, legal);
  return legal.subarray(0, n).includes(move);
}
