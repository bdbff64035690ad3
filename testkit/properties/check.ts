import type { Match, Move, Position, Rng } from '@nineworlds/engine';

/**
 * A family of properties. It looks on while games of one game and one set of options are played, and
 * throws a `ConformanceError` when something is wrong. It must not change what it is shown.
 */
export interface Check<P extends Position> {
  /** A new game begins; the one before may have been broken off. */
  started?(): void;
  /** Looks at a position in which a question is open. */
  asked?(p: P, rng: Rng): void;
  /** Looks at a whole line before it is played. */
  line?(p: P, moves: readonly Move[], rng: Rng): void;
  /** Looks at a finished game. */
  finished?(match: Match<P>, rng: Rng): void;
  /** Draws its conclusions from all games. */
  concluded?(): void;
}
