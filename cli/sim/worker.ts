import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '@nineworlds/engine';
import { findGame } from '../games.ts';
import { type PlayedGame, playGame } from './played-game.ts';
import { NEXT_GAME, STOPPED, type WorkerData, type WorkerNews, WRITTEN_DOWN } from './pool.ts';
import { Simulator } from './simulator.ts';
import { tracesOf } from './traces.ts';

/** So many games are sent at once, or those of so long a time. */
const MOST_AT_ONCE = 16;
const LONGEST_SILENCE_MS = 200;

/** No game is begun that is so far ahead of those written down: they all wait in memory. */
const MOST_AHEAD = 256;
const LOOK_AGAIN_MS = 100;

const { job, progress } = workerData as WorkerData;
const module = await findGame(job.gameId);
const simulator = await Simulator.of({ ...job, game: await module.checked(), module });
const traces = await tracesOf(job);

let games: PlayedGame[] = [];
let lastNews = performance.now();

function send(): void {
  const news: WorkerNews = { games };
  parentPort?.postMessage(news);
  games = [];
  lastNews = performance.now();
}

/** The number of the next game that nobody has begun. */
function nextGame(): number {
  return Atomics.add(progress, NEXT_GAME, 1);
}

/** Waits until a game may be begun; false when none is any more. */
function mayBegin(index: number): boolean {
  for (;;) {
    if (Atomics.load(progress, STOPPED) === 1) return false;
    const written = Atomics.load(progress, WRITTEN_DOWN);
    if (index < written + MOST_AHEAD) return true;
    // What it waits for may be among those not sent yet.
    if (games.length > 0) send();
    Atomics.wait(progress, WRITTEN_DOWN, written, LOOK_AGAIN_MS);
  }
}

for (let index = nextGame(); index < job.games && mayBegin(index); index = nextGame()) {
  try {
    games.push(playGame(simulator, index, traces));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    Atomics.store(progress, STOPPED, 1);
    const news: WorkerNews = { index, faults: error.faults };
    parentPort?.postMessage(news);
  }
  if (games.length === MOST_AT_ONCE || performance.now() - lastNews > LONGEST_SILENCE_MS) send();
}
if (games.length > 0) send();
