import {
  answersOf,
  CHANCE,
  continuesLine,
  type Fate,
  fastFate,
  type GameDef,
  type Match,
  type MatchRecord,
  type Move,
  type Position,
  Rng,
  type SeatInfo,
  toRecord,
} from '@nineworlds/engine';
import { broken } from './conformance-error.ts';
import type { Player } from './player.ts';

/** Looks on while a game is played. */
export interface Onlooker<P extends Position> {
  /** Called before every answer with the position it is given in. */
  asked(p: P): void;
  /** Called before every line is played with the position it is played in. */
  line(p: P, moves: readonly Move[]): void;
}

const NOBODY: Onlooker<Position> = { asked() {}, line() {} };

/** Answers at random, chance included, every answer equally likely. */
export function anyAnswer<P extends Position>(game: GameDef<P>): Player<P> {
  return (p, rng) => {
    const answers = answersOf(game, p);
    if (answers.length === 0) broken('legalNotEmpty', 'a question has no answer');
    return answers[rng.below(answers.length)];
  };
}

/**
 * A whole line of a player for whoever is asked; without one at random. `scratch` is left as it is
 * after the line.
 */
export function randomLine<P extends Position>(
  game: GameDef<P>,
  p: P,
  rng: Rng,
  scratch: P,
  asked: (p: P) => void = () => {},
  player: Player<P> = anyAnswer(game),
): Move[] {
  scratch.copyFrom(p);
  const seat = scratch.frames.seat;
  const moves: Move[] = [];
  do {
    asked(scratch);
    const move = player(scratch, rng);
    game.apply(scratch, move);
    moves.push(move);
    if (moves.length > game.maxPlies) broken('bounded', 'a line does not end');
  } while (continuesLine(game, scratch, seat));
  return moves;
}

/**
 * Plays a match to its end with a player's decisions; without one at random. The seed stands for the whole game: for the
 * decisions, and through a keyed fate for chance, so that the record can be verified.
 */
export function playAtRandom<P extends Position>(
  match: Match<P>,
  seed: number,
  onlooker: Onlooker<P> = NOBODY,
  player: Player<P> = anyAnswer(match.game),
): void {
  const { game } = match;
  const rng = new Rng(seed);
  const keyed = fastFate(String(seed));
  const fate: Fate = {
    choose(of, p, nth) {
      const move = keyed.choose(of, p, nth);
      onlooker.line(match.position, [move]);
      return move;
    },
  };
  const scratch = game.blank(match.options);
  let moves = 0;
  while (!match.over) {
    if (match.seat === CHANCE) {
      onlooker.asked(match.position);
      match.settleChance(fate);
      moves++;
    } else {
      const asked = (p: P) => onlooker.asked(p);
      const line = randomLine(game, match.position, rng, scratch, asked, player);
      onlooker.line(match.position, line);
      match.playMoves(line);
      moves += line.length;
    }
    if (moves > game.maxPlies) broken('bounded', `more than ${game.maxPlies} moves`);
  }
}

/** Random bots on every seat of a match. */
export function randomSeats<P extends Position>(match: Match<P>): readonly SeatInfo[] {
  return Array.from({ length: match.game.seatCount(match.options) }, () => {
    return { kind: 'bot', bot: 'random' };
  });
}

/** The record of a match that was played at random from a seed. */
export function recordOfRandom<P extends Position>(match: Match<P>, seed: number): MatchRecord {
  const seats = randomSeats(match);
  const head = { fate: 'fast', seats, nonces: [], branches: [], seed: String(seed) } as const;
  return toRecord(match, head, 'revealed');
}
