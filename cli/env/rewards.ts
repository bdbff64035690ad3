import { CHANCE, type GameDef, includes, OVER, type Position, type Seat } from '@nineworlds/engine';

/**
 * What an agent gets at the end of a game, and 0 until then: 1 for a win, 1/k for one that k seats
 * share. A team wins or loses as one: 1 or 0 for all of it.
 */
export function rewardOf(game: GameDef, p: Position, agent: Seat): number {
  if (p.frames.seat !== OVER || agent === CHANCE) return 0;
  const { winners, scores } = game.results(p);
  if (game.cooperative) return winners === 0 ? 0 : 1;
  if (agent < 0 || !includes(winners, agent)) return 0;
  return 1 / scores.filter((_, seat) => includes(winners, seat)).length;
}
