import { Worker } from 'node:worker_threads';
import { BadInput, type Fault, type Options } from '@nineworlds/engine';
import { type ChunkResult, chunksOf } from './chunk.ts';

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
}

/** What a thread answers to the number of a chunk. */
export type WorkerAnswer = { readonly result: ChunkResult } | { readonly faults: readonly Fault[] };

/** Plays all chunks of a job on several threads and returns their results in order. */
export async function playOnThreads(
  job: Job,
  threads: number,
  onChunk: (done: number) => void,
): Promise<ChunkResult[]> {
  const chunks = chunksOf(job.games);
  const results: ChunkResult[] = [];
  const workers: Worker[] = [];
  let next = 0;
  try {
    await Promise.all(
      Array.from({ length: Math.min(threads, chunks) }, async () => {
        // Threads run what was built; there is no .ts here to be found by tests of the sources.
        const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
        workers.push(worker);
        for (let chunk = next++; chunk < chunks; chunk = next++) {
          results[chunk] = await ask(worker, chunk);
          onChunk(Object.keys(results).length);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function ask(worker: Worker, chunk: number): Promise<ChunkResult> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: WorkerAnswer) => {
      worker.off('error', reject);
      if ('result' in answer) resolve(answer.result);
      else reject(new BadInput(answer.faults));
    };
    worker.once('message', onMessage);
    worker.once('error', reject);
    worker.postMessage(chunk);
  });
}
