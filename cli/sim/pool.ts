import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput, type Fault, type Lang, type Options } from '@nineworlds/engine';
import type { ObservationPart } from '../env/observation.ts';
import type { PlayedGame } from './played-game.ts';
import type { Tally } from './tally.ts';

/** What every thread of a simulation is told at its start. */
export interface Job {
  readonly gameId: string;
  readonly options: Options;
  /** The bots' names, by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** The folder for the records of all games. */
  readonly records: string | undefined;
  /** What the trajectories tell of observations; undefined where none are wanted. */
  readonly trajectories: readonly ObservationPart[] | undefined;
  /** Whether what happens is counted as the game's sagas do it, instead of the game's own numbers. */
  readonly countsSaga?: true;
  /** The language of observations in words. */
  readonly lang: Lang;
}

/** What a thread is started with. */
export interface WorkerData {
  readonly job: Job;
  /** Which game is begun next, how many are written down, and whether to stop; shared by all. */
  readonly progress: Int32Array;
}

/** Cells of the shared progress; the last one is 1 once no game is to be begun any more. */
export const NEXT_GAME = 0;
export const WRITTEN_DOWN = 1;
export const STOPPED = 2;

/** What a thread sends: games that it has played, or what is wrong with one of them. */
export type WorkerNews = { readonly games: readonly PlayedGame[] } | BrokenGame;

/** A game that broke its own rules. */
interface BrokenGame {
  readonly index: number;
  readonly faults: readonly Fault[];
}

/** Threads run what was built; beside the sources there is none. */
const WORKER = new URL('./worker.js', import.meta.url);

/** As many threads as there are cores; one where the thread's program is not built. */
export function threadsOfMachine(): number {
  return existsSync(WORKER) ? availableParallelism() : 1;
}

/**
 * Plays all games of a job on several threads. Each takes the next game whenever it is through with
 * one, so that none waits for another; the tally puts them in order.
 */
export async function playOnThreads(
  job: Job,
  threads: number,
  tally: Tally,
  onProgress: () => void,
): Promise<void> {
  const progress = new Int32Array(new SharedArrayBuffer(12));
  const workers = Array.from({ length: Math.min(threads, job.games) }, () => {
    const workerData: WorkerData = { job, progress };
    return new Worker(WORKER, { workerData });
  });
  const broken: BrokenGame[] = [];
  let written = Promise.resolve();
  const onNews = async (news: WorkerNews) => {
    if ('faults' in news) {
      broken.push(news);
      return;
    }
    for (const game of news.games) await tally.add(game);
    Atomics.store(progress, WRITTEN_DOWN, tally.next);
    Atomics.notify(progress, WRITTEN_DOWN);
    onProgress();
  };
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.on('message', (news: WorkerNews) => {
              written = written.then(() => onNews(news));
              written.catch(reject);
            });
            worker.once('error', reject);
            worker.once('exit', () => resolve());
          }),
      ),
    );
    await written;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  // Games are begun by their numbers: the first broken one is the same whatever the threads.
  const [first] = broken.sort((a, b) => a.index - b.index);
  if (first !== undefined) throw new BadInput(first.faults);
}
