import { setImmediate } from 'node:timers/promises';
import { BadInput, type Json } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, EXIT } from '../context.ts';
import { type ObservationPart, readParts } from '../env/observation.ts';
import { faultLine } from '../fault-line.ts';
import { type GameEntry, loadGame } from '../games.ts';
import { sweepLeftOvers } from '../left-overs.ts';
import { text } from '../locale/index.ts';
import { readOptions } from '../options-spec.ts';
import { Progress } from '../progress.ts';
import { readAll } from '../read-all.ts';
import { makeFolder } from '../save-file.ts';
import { readBots } from '../seats-spec.ts';
import { readSeed } from '../seed.ts';
import { playGame } from '../sim/played-game.ts';
import { type Job, playOnThreads, threadsOfMachine } from '../sim/pool.ts';
import { Simulator } from '../sim/simulator.ts';
import { type Summary, summarize } from '../sim/statistics.ts';
import { Tally } from '../sim/tally.ts';
import { tracesOf } from '../sim/traces.ts';
import { openTrajectories } from '../sim/trajectory-file.ts';
import { readWhole } from '../whole-number.ts';

const MOST_GAMES = 10_000_000;
const MOST_THREADS = 64;

interface SimOptions {
  readonly game: string;
  readonly seats: string;
  readonly games: string;
  readonly seed: string;
  readonly options?: string;
  readonly threads?: string;
  readonly records?: string;
  readonly trajectories?: string;
  readonly observations?: string;
  readonly json?: true;
}

/** `sim`: many games between bots, and what they tell. */
export function addSim(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('sim')
    .description(text(lang, 'aboutSim'))
    .requiredOption('--game <id>', text(lang, 'aboutGame'))
    .requiredOption('--seats <spec>', text(lang, 'aboutSeats'))
    .requiredOption('--games <n>', text(lang, 'aboutGames'))
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--options <o>', text(lang, 'aboutOptions'))
    .option('--threads <t>', text(lang, 'aboutThreads'))
    .option('--records <dir>', text(lang, 'aboutRecords'))
    .option('--trajectories <file>', text(lang, 'aboutTrajectories'))
    .option('--observations <parts>', text(lang, 'aboutTrajectoryParts'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: SimOptions) => {
      const entry = await loadGame(context, given.game);
      const { threads, ...read } = readAll({
        bots: () => readBots(given.seats, entry.module),
        games: () => readWhole(given.games, '--games', 1, MOST_GAMES),
        seed: () => readSeed(given.seed),
        threads: () => readThreads(given.threads),
        trajectories: () => readTrajectories(given),
      });
      const { length } = read.bots;
      const job: Job = {
        ...read,
        gameId: entry.game.id,
        options: await readOptions(context.io, entry.game, given.options, length),
        records: given.records,
        lang,
      };
      if (job.records !== undefined) {
        makeFolder(job.records);
        sweepLeftOvers(job.records);
      }
      const before = process.cpuUsage();
      const tally = await playAll(context, entry, job, threads, given.trajectories);
      if (tally === undefined) return;
      const chunks = tally.chunks();
      const { user, system } = process.cpuUsage(before);
      const choices = chunks.reduce((sum, chunk) => sum + chunk.choices, 0);
      const movesPerSecond = Math.round(choices / ((user + system) / 1e6));
      const summary = summarize(entry.game, job.games, chunks);
      const report = given.json
        ? JSON.stringify(summaryJson(entry, job, summary, movesPerSecond))
        : summaryText(context, entry, job, summary, movesPerSecond);
      // Where stdout is full of trajectories, the summary is apart from them.
      const { stdout, stderr } = context.io;
      (given.trajectories === '-' ? stderr : stdout).write(`${report}\n`);
    });
}

/** As many threads as are asked for, or as the machine has cores. */
export function readThreads(typed: string | undefined): number {
  if (typed === undefined) return Math.min(threadsOfMachine(), MOST_THREADS);
  return readWhole(typed, '--threads', 1, MOST_THREADS);
}

/** What is written of observations; undefined where no trajectories are wanted at all. */
function readTrajectories({
  trajectories,
  observations,
}: SimOptions): readonly ObservationPart[] | undefined {
  if (trajectories === undefined) {
    if (observations === undefined) return undefined;
    throw badInput('--observations', 'onlyWithTrajectories');
  }
  if (observations === undefined || observations === 'none') return [];
  return readParts(observations.split(','), '--observations');
}

/** All games of a job; undefined, and the exit code says so, when the rules break their own word. */
export async function playAll(
  context: Context,
  { game, module }: GameEntry,
  job: Job,
  threads: number,
  file: string | undefined,
): Promise<Tally | undefined> {
  const trajectories = openTrajectories(context.io, file);
  const tally = new Tally(job.bots.length, trajectories.take);
  const progress = new Progress(context.io, () => `${tally.played}/${job.games}`);
  try {
    if (Math.min(threads, job.games) > 1) {
      await playOnThreads(job, threads, tally, () => progress.show());
      return tally;
    }
    const simulator = await Simulator.of({ ...job, game, module });
    const traces = await tracesOf(job);
    for (let index = 0; index < job.games; index++) {
      await tally.add(playGame(simulator, index, traces));
      // Signals and output get their turn.
      if (progress.show()) await setImmediate();
    }
    return tally;
  } catch (error) {
    if (!isBroken(error)) throw error;
    context.io.stderr.write(`${faultLine(context, context.refusals, error.faults)}\n`);
    context.exitCode = EXIT.isFalse;
    return undefined;
  } finally {
    progress.clear();
    trajectories.close();
  }
}

/** Whether the rules break their own word, which is no fault of who started the simulation. */
function isBroken(error: unknown): error is BadInput {
  return (
    error instanceof BadInput && error.faults.every(({ reason }) => reason === 'brokenInvariant')
  );
}

function summaryJson(
  { game }: GameEntry,
  { options, bots, games, seed }: Job,
  summary: Summary,
  movesPerSecond: number,
): Json {
  const {
    winsBySeat,
    teamWins,
    draws,
    sharedWins,
    meanScores,
    meanPlies,
    meanFigures,
    checked,
    hash,
  } = summary;
  const rates = summary.winRates.map(({ rate }) => rate);
  const intervals = summary.winRates.map(({ ci95 }) => ci95);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: bots,
    games,
    seed,
    winsBySeat,
    teamWins,
    // Told only where there were any.
    ...(draws === 0 ? {} : { draws }),
    ...(sharedWins === 0 ? {} : { sharedWins }),
    winRate: game.cooperative ? (rates[0] ?? null) : rates,
    ci95: game.cooperative ? (intervals[0] ?? null) : intervals,
    meanScores,
    meanPlies,
    ...(meanFigures === undefined ? {} : { meanFigures }),
    checked,
    movesPerSecond,
    hash,
  };
}

function summaryText(
  { lang }: Context,
  { texts }: GameEntry,
  { bots, games }: Job,
  summary: Summary,
  movesPerSecond: number,
): string {
  const { sharedWins } = summary;
  const percent = (rate: number) => `${(100 * rate).toFixed(2)} %`;
  const wins = summary.winRates.map(({ rate, ci95: [low, high] }, seat) => {
    const who = summary.teamWins === null ? `${seat} ${bots[seat]}` : text(lang, 'team');
    return `${who}: ${percent(rate)} (${percent(low)} – ${percent(high)})`;
  });
  // A figure has a name in the game's texts, or it is shown as it is.
  const figures = Object.entries(summary.meanFigures ?? {}).map(
    ([name, mean]) => `${texts.words[name] ?? name} ${mean.toFixed(2)}`,
  );
  return [
    text(lang, 'simGames', { games, plies: summary.meanPlies }),
    ...wins,
    ...(summary.draws === 0 ? [] : [text(lang, 'simDraws', { draws: summary.draws })]),
    ...(sharedWins === 0 ? [] : [text(lang, 'simShared', { shared: sharedWins })]),
    text(lang, 'simScores', { scores: summary.meanScores.join(' ') }),
    ...(figures.length === 0 ? [] : [text(lang, 'simFigures', { figures: figures.join(', ') })]),
    text(lang, 'simSpeed', { movesPerSecond, checked: summary.checked }),
    `hash ${summary.hash}`,
  ].join('\n');
}
