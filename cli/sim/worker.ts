import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '@nineworlds/engine';
import { findGame } from '../games.ts';
import { playChunk } from './chunk.ts';
import type { Job, WorkerAnswer } from './pool.ts';
import { Simulator } from './simulator.ts';

/** A thread of a simulation: is sent the numbers of chunks and answers with their results. */
const { gameId, options, bots, seed, games, records } = workerData as Job;
const room = await findGame(gameId);
const simulator = new Simulator({ game: await room.checked(), room, options, bots, seed });

parentPort?.on('message', (chunk: number) => {
  parentPort?.postMessage(answer(chunk));
});

function answer(chunk: number): WorkerAnswer {
  try {
    return { result: playChunk(simulator, bots.length, games, chunk, records) };
  } catch (error) {
    if (error instanceof BadInput) return { faults: error.faults };
    throw error;
  }
}
