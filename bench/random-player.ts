/** What the games of a random player look like; equal for two implementations of one game. */
export interface GameStatistics {
  readonly games: number;
  /** Choices in a game: decisions with at least two options. Chance and forced steps do not count. */
  readonly movesPerGame: number;
  /** How many legal moves a choice had, on average. */
  readonly legalMoves: number;
  /** The part of the games that anybody won. */
  readonly winRate: number;
}

/** An implementation of a game that can play it to the end with uniformly random choices. */
export interface RandomPlayer {
  /** Who it is, for a report. */
  readonly name: string;
  /** Plays so many games, as fast as it can, and returns how many choices were made. */
  play(games: number): number;
  /** Plays so many games and takes notes. */
  survey(games: number): GameStatistics;
}
