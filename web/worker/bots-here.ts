import { botNamed } from '@nineworlds/bots';
import type { GameRoom, Options, SeatInfo } from '@nineworlds/engine';

/** A file may name bots that do not exist here; throws `BadInput`. */
export function requireBots(room: GameRoom, seats: readonly SeatInfo[]): void {
  for (const seat of seats) if (seat.kind === 'bot') botNamed(seat.bot, room.bots);
}

/** One person and the best bots there are. */
export function usualSeats({ game, bots }: GameRoom, options: Options): SeatInfo[] {
  const bot = bots.at(-1)?.name ?? 'random';
  return Array.from({ length: game.seatCount(options) }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', bot },
  );
}
