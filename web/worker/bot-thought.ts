import { random } from '@nineworlds/bots';
import { type Bot, packPosition, type Rng, type Seat } from '@nineworlds/engine';
import type { Desk } from './desk.ts';
import type { Think } from './thoughts.ts';

/**
 * What a bot has thought out in another thread, as a bot that says it. What its seat knows goes there,
 * nothing else. Where no thinking is possible, or what it says cannot be played, the game's own best
 * bot answers instead: a table never stops.
 */
export async function thoughtOut(
  { table, module }: Desk,
  seat: Seat,
  name: string,
  rng: Rng,
  think: Think,
): Promise<Bot> {
  const { game, options } = table;
  const observation = packPosition(table.observationFor(seat));
  const seed = rng.bits() >>> 0;
  const task = {
    type: 'line',
    game: game.id,
    options,
    seat,
    seed,
    observation,
    bot: name,
  } as const;
  const found = await think(task).catch(() => undefined);
  const said = found?.type === 'line' ? found.line.values() : [].values();
  const instead = module.bots.at(-1) ?? random;
  return {
    name,
    choose(def, o, asked, moves, n, chance) {
      const move = said.next().value;
      const isLegal = move !== undefined && moves.slice(0, n).includes(move);
      return isLegal ? move : instead.choose(def, o, asked, moves, n, chance);
    },
  };
}
