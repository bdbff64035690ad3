import {
  CHANCE,
  type GameDef,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
  show,
  TEAM,
} from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';

/** Who answers for chance: the fate of the seed, or whoever drives the environment. */
export type ChanceSource = 'fate' | 'manual';

/** What somebody who is asked is called: `seat_0`, `team`, `chance`. */
export function agentName(seat: Seat): string {
  if (seat === TEAM) return 'team';
  return seat === CHANCE ? 'chance' : `seat_${seat}`;
}

/** Everybody who may be asked in a game: the seats, the team, and chance where somebody plays it. */
export function agentsOf(game: GameDef, options: Options, chance: ChanceSource): readonly Seat[] {
  const seats = Array.from({ length: game.seatCount(options) }, (_, seat) => seat);
  if (game.cooperative) seats.push(TEAM);
  if (chance === 'manual') seats.push(CHANCE);
  return seats;
}

/** An agent by its name; throws `BadInput` for one that does not exist. */
export function agentNamed(name: string, agents: readonly Seat[]): Seat {
  const found = agents.find((agent) => agentName(agent) === name);
  if (found !== undefined) return found;
  throw badInput('agent', 'notOneOf', {
    value: show(name),
    words: agents.map(agentName).join(', '),
  });
}

/**
 * Whose eyes an agent sees with. The team knows what the one knows whose turn it is; whoever plays
 * chance sees what lies open.
 */
export function eyesOf(game: GameDef, p: Position, agent: Seat): Seat {
  if (agent === TEAM) return game.active(p);
  return agent === CHANCE ? SPECTATOR : agent;
}
