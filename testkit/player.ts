import {
  type Bot,
  type GameDef,
  type Move,
  type Options,
  type Position,
  type Rng,
  TEAM,
} from '@nineworlds/engine';

/** Chooses an answer to the open question of a seat or TEAM. */
export type Player<P extends Position> = (p: P, rng: Rng) => Move;

/** How a game is answered: as without bots, by a bot, or now in this way and now in that. */
export type Style = 'free' | 'bot' | 'mixed';

/** The styles take turns: a good player sees what careless play never reaches, and the other way round. */
const STYLES: readonly Style[] = ['bot', 'free', 'mixed', 'free'];
/** After so many games every style has had its turn. */
export const STYLE_TURNS = STYLES.length;
/** In a mixed game the bot gives so many of as many answers. */
const BOT_ANSWERS = 7;
const OF_ANSWERS = 8;

/** The style of the nth game. */
export function styleOf(nth: number, bots: readonly unknown[]): Style {
  return bots.length === 0 ? 'free' : STYLES[nth % STYLES.length];
}

/**
 * Answers a game in a style: the best bot, which stands last, is given what the seat that is asked
 * knows, and `free` answers the rest. A bot whose answer is not legal is an error.
 */
export function playerOf<P extends Position>(
  game: GameDef<P>,
  options: Options,
  bots: readonly Bot<P>[],
  style: Style,
  free: Player<P>,
): Player<P> {
  const bot = bots.at(-1);
  if (bot === undefined || style === 'free') return free;
  const observation = game.blank(options);
  const legal = new Int32Array(game.maxMoves);
  const botAnswer: Player<P> = (p, rng) => {
    const seat = p.frames.seat === TEAM ? game.active(p) : p.frames.seat;
    game.observe(p, seat, observation);
    const move = bot.choose(game, observation, seat, legal, game.legal(p, legal), rng);
    if (game.refuse(p, move) !== undefined) {
      throw new RangeError(`${bot.name}: ${game.kinds[p.frames.kind].name} ${move} is not legal`);
    }
    return move;
  };
  if (style === 'bot') return botAnswer;
  return (p, rng) => (rng.below(OF_ANSWERS) < BOT_ANSWERS ? botAnswer(p, rng) : free(p, rng));
}
