import type { GameDef, Move, MoveBuffer, Position, Rng, Seat } from '@nineworlds/engine';

/** Somebody who can play any game. It is given what its seat knows and nothing else. */
export interface Bot {
  /** As written in `--seats`: `random`, `steady:1000`. */
  readonly name: string;
  /**
   * Answers the open question of an observation. The first `n` moves of `moves` are legal; `rng` is
   * the bots' own, never the match's.
   */
  choose<P extends Position>(
    game: GameDef<P>,
    observation: P,
    seat: Seat,
    moves: MoveBuffer,
    n: number,
    rng: Rng,
  ): Move;
}
