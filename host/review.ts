import type { Answers, ReviewRequest } from '@nineworlds/protocol';
import { REVIEW_GAMES, reviewTask, visibleReview } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import type { HostedTable } from './hosted-table.ts';
import { type Following, type SearchThreads, searchIn } from './search-threads.ts';
import { hidesSomething } from './viewer.ts';

/** Whoever looks back on a game again sees the same. */
const SEED = 1;

/** A game looked back on for a seat; throws `BadInput`. */
export async function reviewFor(
  hosted: HostedTable,
  viewer: string,
  { seat, names, thoroughness = 'normal' }: ReviewRequest,
  threads: SearchThreads,
  following: Following,
): Promise<Answers['review']> {
  if (hidesSomething(hosted)) throw badInput('table', 'reviewAfterEnd');
  const { table, module } = hosted;
  const onlooker = hosted.onlooker(viewer);
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw badInput('table', 'noAdviser');
  const texts = await searchModel.argumentTexts(onlooker.lang, table.options);
  const { game, options, start } = table;
  // The game may go on while it is looked back on.
  const past = { game, options, start, lines: [...table.lines] };
  const task = reviewTask(past, seat, REVIEW_GAMES[thoroughness], SEED);
  const { review } = await searchIn(threads, task, following);
  return visibleReview(past, review, texts, { names: names ?? onlooker.names });
}
