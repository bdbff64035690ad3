import type { GameStatistics } from './random-player.ts';

/** The figures of random games that two implementations of one game must share. */
export type Figures = Omit<GameStatistics, 'games'>;

/** What random games of mini-track look like, whoever wrote the rules down, as the description of the game says. */
const REFERENCE: Figures = { movesPerGame: 82.6, legalMoves: 21.8, winRate: 0.007 };

const KEYS = ['movesPerGame', 'legalMoves', 'winRate'] as const;

/** The figures that are further from the reference than they may be, in words; none in the same game. */
export function strangeFigures(found: Figures, tolerance: Figures): string[] {
  return KEYS.filter((key) => !(Math.abs(found[key] - REFERENCE[key]) < tolerance[key])).map(
    (key) => `${key} is ${found[key]} and should be about ${REFERENCE[key]}`,
  );
}
