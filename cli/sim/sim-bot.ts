import { loadBot } from '@nineworlds/bots';
import { Clairvoyant } from '@nineworlds/bots/thinking';
import type { Bot, GameRoom, Options } from '@nineworlds/engine';

export { Clairvoyant };

/** `clairvoyant`, or with so many simulated games for each question. */
const CLAIRVOYANT = /^clairvoyant(?::(?<iterations>\d+))?$/;

/** A bot by its name; in a simulation also the one that is told everything. */
export async function loadSimBot(spec: string, room: GameRoom, options: Options): Promise<Bot> {
  const cheat = CLAIRVOYANT.exec(spec);
  const brain = await room.brain?.();
  if (cheat === null || brain === undefined) return await loadBot(spec, room, options);
  const { strong } = brain.levels;
  const iterations = Number(cheat.groups?.iterations ?? strong.iterations);
  return new Clairvoyant(room.game, options, brain, { ...strong, iterations });
}
