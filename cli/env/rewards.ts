import { CHANCE, type GameDef, OVER, type Position, type Seat, winShare } from '@nineworlds/engine';

/**
 * What an agent gets at the end of a game, and 0 until then: 1 for a win, 1/k for one that k seats
 * share, and the same for everybody where nobody has won. A team wins or loses as one: 1 or 0 for all of it.
 */
export function rewardOf(game: GameDef, p: Position, agent: Seat): number {
  if (p.frames.seat !== OVER || agent === CHANCE) return 0;
  const { winners, scores } = game.results(p);
  if (game.cooperative) return winners === 0 ? 0 : 1;
  return agent < 0 ? 0 : winShare(false, winners, scores.length, agent);
}
