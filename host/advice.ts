import { botRng } from '@nineworlds/bots';
import type { AdviseRequest, AllowAdviceRequest, Answers } from '@nineworlds/protocol';
import { adviceGames, adviceTask, visibleAdvice } from '@nineworlds/table';
import { badInput } from './bad-input.ts';
import type { HostedTable } from './hosted-table.ts';
import { type Following, type SearchThreads, searchIn } from './search-threads.ts';
import { requirePlayer, requireSeated } from './viewer.ts';

/** The best lines for the open question of a viewer's seat, and what speaks for them; throws `BadInput`. */
export async function adviceFor(
  hosted: HostedTable,
  viewer: string,
  { seat, names }: AdviseRequest,
  threads: SearchThreads,
  following: Following,
): Promise<Answers['advise']> {
  requireSeated(hosted, hosted.viewer(viewer), seat);
  if (hosted.advice.setting === 'off') throw badInput('table', 'adviceIsOff');
  const { table, module, botSeed } = hosted;
  const onlooker = hosted.onlooker(viewer);
  const { seq } = table;
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw badInput('table', 'noAdviser');
  const texts = await searchModel.argumentTexts(onlooker.lang, table.options);
  // The same for the same table, but nothing of its fate.
  const seed = botRng(`advice ${seq} ${botSeed}`, seat).bits() >>> 0;
  const task = adviceTask(table, seat, adviceGames(searchModel), seed);
  const { advice } = await searchIn(threads, task, following);
  // Meanwhile another question may be open.
  if (table.seq !== seq) throw badInput('table', 'cancelled');
  // Everybody may know of it.
  const { setting, advised } = hosted.advice;
  hosted.advice = { setting, advised: advised.map((n, i) => (i === seat ? n + 1 : n)) };
  hosted.noted();
  return { moves: visibleAdvice(table, seat, advice, texts, { names: names ?? onlooker.names }) };
}

/** Advice is given from now on, or not; throws `BadInput` for an onlooker. */
export function allowAdvice(
  hosted: HostedTable,
  viewer: string,
  { advice }: AllowAdviceRequest,
): Answers['allowAdvice'] {
  requirePlayer(hosted.viewer(viewer));
  hosted.advice = { ...hosted.advice, setting: advice };
  hosted.noted();
  return {};
}
