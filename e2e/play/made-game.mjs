// Games for tests and pictures, played by bots. In a script of its own kind, as tools/ use it too.
import { botRng, loadBot } from '@nineworlds/bots';
import { BadInput, checkOptions, Faults, recordText } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { Table } from '@nineworlds/table';

/** @import { GameModule, MatchRecord, Options, SeatInfo } from '@nineworlds/engine' */

/**
 * Which game is wanted. `seats`: who sits there when somebody comes to the table. `plies`: played so
 * far, or to the end if that comes earlier.
 * @typedef {{ game: string, options?: Options, seats: readonly SeatInfo[], seed: string, plies: number }} MadeGame
 */

/**
 * A game with all that it brings.
 * @param {string} game
 * @returns {Promise<GameModule>}
 */
export async function moduleOf(game) {
  const manifest = gameById(game);
  if (manifest === undefined) throw new Error(`there is no game ${game}`);
  return manifest.load();
}

/**
 * Everybody is a person.
 * @param {readonly string[]} names
 * @returns {readonly SeatInfo[]}
 */
export function people(...names) {
  return names.map((name) => ({ kind: 'human', name }));
}

/**
 * Lets the game's best bots play a game up to a ply, always the same way.
 * @param {MadeGame} made
 * @returns {Promise<MatchRecord>}
 */
export async function madeGame(made) {
  const module = await moduleOf(made.game);
  const faults = new Faults();
  const given = { ...made.options, seats: made.seats.length };
  const options = checkOptions(module.game.options, given, faults);
  if (options === undefined) throw new BadInput(faults.list);
  const name = module.bots.at(-1)?.name ?? 'random';
  const bot = await loadBot(name, module, options);
  const table = new Table({
    game: module.game,
    options,
    seats: made.seats.map(() => ({ kind: 'bot', bot: name })),
    seed: made.seed,
    fate: 'hmac',
    nonces: [],
    chance: 'fate',
  });
  const rngs = made.seats.map((_, seat) => botRng(made.seed, seat));
  while (!table.over && table.ply < made.plies) {
    const rng = rngs[table.botToMove() ?? -1];
    if (rng === undefined) table.playForced();
    else table.playBot(bot, rng);
  }
  return { ...table.record('revealed'), seats: made.seats };
}

/**
 * The same as the text of a file.
 * @param {MadeGame} made
 * @returns {Promise<string>}
 */
export async function madeSave(made) {
  return recordText(await madeGame(made));
}

/**
 * What tests know of a game's board.
 * @param {string} game
 * @returns {Promise<import('./scene.ts').Scene>}
 */
export async function sceneOf(game) {
  const { scene } = await import(`../../games/${game}/e2e/scene.mjs`);
  return scene;
}

/**
 * A save in the middle of a game, always the same.
 * @param {string} game
 * @returns {Promise<string>}
 */
export async function midGame(game) {
  const { seats, seed, plies } = await sceneOf(game);
  return madeSave({ game, seats, seed, plies });
}
