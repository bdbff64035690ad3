import type { Draw } from './choosing.ts';
import { sceneOf } from './made-game.mjs';
import type { TablePage } from './table-page.ts';
import { toldState } from './worker-ear.ts';

/** Most clicks until a game has come to a risk. */
const PATIENCE = 200;

/** Plays until a sheet with odds lies on the table; in a game without sheets, until something is considered. */
export async function comeToRisk(table: TablePage, draw: Draw): Promise<void> {
  for (let step = 0; step < PATIENCE; step++) {
    const moment = await table.moment();
    if (moment.can === 'nothing') throw new Error('the game was over before there was a risk');
    const { game } = await toldState(table.page);
    const { risk } = await sceneOf(game);
    if (risk === 'confirm' ? moment.can === 'confirm' : moment.on === 'onSheet') return;
    await table.do(moment, draw);
  }
  throw new Error('there is no risk to be run');
}
