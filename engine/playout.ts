import type { GameDef } from './game.ts';
import { type MoveBuffer, moveAt } from './moves.ts';
import type { Position } from './position.ts';
import type { Rng } from './rng.ts';
import { CHANCE, OVER } from './seat.ts';

/**
 * Plays a position to its end with uniformly random answers and returns how many of them were
 * choices: decisions with at least two options. Chance and forced answers do not count.
 */
export function playRandomly<P extends Position>(
  game: GameDef<P>,
  p: P,
  rng: Rng,
  out: MoveBuffer,
): number {
  const frames = p.frames;
  let choices = 0;
  for (let plies = 0; plies <= game.maxPlies; plies++) {
    const seat = frames.seat;
    if (seat === OVER) return choices;
    if (seat === CHANCE) {
      game.apply(p, game.sample(p, rng));
      continue;
    }
    const n = game.legal(p, out);
    if (n > 1) choices++;
    game.apply(p, moveAt(out, n === 1 ? 0 : rng.below(n)));
  }
  throw new RangeError(`${game.id}: more than ${game.maxPlies} moves in a game`);
}
