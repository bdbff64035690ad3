import type { Lang } from '@nineworlds/engine';
import { gameAt, loadGamePage } from '../app/games.ts';
import { host } from '../app/host-link.ts';
import { replaceRoute } from '../app/route.svelte.ts';
import { joinTable, passReady } from './ready-table.ts';
import type { PlayedTable } from './table.svelte.ts';

/** Begins a game with the usual options and goes to its table; who has left the page meanwhile leaves the table too. */
export async function beginGame(id: string, lang: Lang, left: AbortSignal): Promise<void> {
  const game = gameAt(id);
  // The board comes while the table is set up.
  const [played, loaded] = await Promise.all([seated(id, lang), loadGamePage(game, lang)]);
  if (left.aborted) {
    played.leave();
    return;
  }
  passReady({ played, ...loaded });
  replaceRoute('play', played.id);
}

/** Sits down at a new table at once, so that nothing is missed and its question is soon open. */
async function seated(game: string, lang: Lang): Promise<PlayedTable> {
  const { table, joined } = await host.startUsual(game, lang);
  const played = joinTable(table, joined);
  // A table that was asked for before any setting was read speaks English.
  if (lang !== 'en') {
    await host.ask({ type: 'language', lang });
    await played.refresh();
  }
  await played.opened;
  return played;
}
