import { random, requireBot } from '@nineworlds/bots';
import type { Bot, GameModule, Options, SeatInfo } from '@nineworlds/engine';

/** A bot that answers without a search; undefined where there is none of that name. */
export function findBot({ bots }: GameModule, bot: string): Bot | undefined {
  return [random, ...bots].find(({ name }) => name === bot);
}

/** A file may name bots that do not exist here; throws `BadInput`. */
export function requireBots(module: GameModule, seats: readonly SeatInfo[]): void {
  for (const seat of seats) {
    if (seat.kind === 'human' || findBot(module, seat.bot) !== undefined) continue;
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
