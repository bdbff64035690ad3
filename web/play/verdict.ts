import { includes } from '@nineworlds/engine';
import type { TableState } from '@nineworlds/protocol';
import type { AppTexts } from '../app/texts.svelte.ts';

/** How a game ended, in one sentence; empty while it runs. */
export function verdictOn(
  { cooperative, results }: Pick<TableState, 'cooperative' | 'results'>,
  app: AppTexts,
  names: readonly string[],
): string {
  if (results === undefined) return '';
  if (cooperative) return results.winners === 0 ? app.teamLost : app.teamWon;
  if (results.winners === 0) return app.nobodyWon;
  const winners = names.filter((_, seat) => includes(results.winners, seat));
  return (winners.length > 1 ? app.sharedWin : app.winners)(winners.join(', '));
}
