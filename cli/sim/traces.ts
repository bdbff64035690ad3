import { observationTools } from '../env/tools.ts';
import { gameIn, sagasOf } from '../games.ts';
import type { PlayedLines, Traces } from './played-game.ts';
import type { Job } from './pool.ts';
import { trajectoryOf } from './trajectory.ts';

/** Loads what the traces that a job asks for are made with. */
export async function tracesOf(job: Job): Promise<Traces> {
  const { gameId, options, lang, seed, records, trajectories: parts } = job;
  if (parts === undefined) {
    const sagas = job.countsSaga ? await sagasOf(gameId) : undefined;
    const countsOf = sagas && ((lines: PlayedLines) => sagas.countsOf(options, lines));
    return { records, trajectoryOf: undefined, countsOf };
  }
  const entry = await gameIn(lang, gameId);
  const searchModel = parts.includes('measures') ? await entry.module.searchModel?.() : undefined;
  const tools = observationTools(entry, options, lang, searchModel);
  return {
    records,
    trajectoryOf: (index, lines) =>
      trajectoryOf(tools, options, { index, seed: `${seed}/${index}` }, lines, parts),
  };
}
