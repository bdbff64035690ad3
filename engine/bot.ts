import type { GameDef } from './game.ts';
import type { Move, MoveBuffer } from './moves.ts';
import type { Position } from './position.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/** Somebody who can play. It is given what its seat knows and nothing else. */
export interface Bot<P extends Position = Position> {
  /** As written in `--seats`: `random`, `steady:1000`. */
  readonly name: string;
  /** It answers without looking at the observation: nobody need work one out for it. */
  readonly isBlind?: true;
  /**
   * Answers the open question of an observation. The first `n` moves of `moves` are legal; `rng` is
   * the bots' own, never the match's.
   */
  choose(
    game: GameDef<P>,
    observation: P,
    seat: Seat,
    moves: MoveBuffer,
    n: number,
    rng: Rng,
  ): Move;
}
