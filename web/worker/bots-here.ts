import { random, requireBot } from '@nineworlds/bots';
import type { Bot, GameModule, Options, SeatInfo } from '@nineworlds/engine';

/** A bot that answers without thinking ahead; undefined where there is none of that name. */
export function botInPlace({ bots }: GameModule, bot: string): Bot | undefined {
  return [random, ...bots].find(({ name }) => name === bot);
}

/** A file may name bots that do not exist here; throws `BadInput`. */
export async function requireBots(module: GameModule, seats: readonly SeatInfo[]): Promise<void> {
  for (const seat of seats) {
    if (seat.kind === 'human' || botInPlace(module, seat.bot) !== undefined) continue;
    requireBot(seat.bot, module);
  }
}

/** One person and the best bots there are. */
export function usualSeats({ game, bots }: GameModule, options: Options): SeatInfo[] {
  const bot = bots.at(-1)?.name ?? 'random';
  return Array.from({ length: game.seatCount(options) }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', bot },
  );
}
