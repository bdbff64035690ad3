import { loadBot } from '@nineworlds/bots';
import { Clairvoyant } from '@nineworlds/bots/search-tools';
import type { Bot, GameModule, Options } from '@nineworlds/engine';

export { Clairvoyant };

/** `clairvoyant`, or with so many simulated games for each question. */
const CLAIRVOYANT = /^clairvoyant(?::(?<iterations>\d+))?$/;

/** A bot by its name; in a simulation also the one that is told everything. */
export async function loadSimBot(spec: string, module: GameModule, options: Options): Promise<Bot> {
  const cheat = CLAIRVOYANT.exec(spec);
  const searchModel = await module.searchModel?.();
  if (cheat === null || searchModel === undefined) return await loadBot(spec, module, options);
  const { strong } = searchModel.levels;
  const iterations = Number(cheat.groups?.iterations ?? strong.iterations);
  return new Clairvoyant(module.game, options, searchModel, { ...strong, iterations });
}
