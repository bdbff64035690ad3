import { setImmediate } from 'node:timers/promises';
import { BadInput, type Json } from '@nineworlds/engine';
import type { Command } from 'commander';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { faultLine } from '../fault-line.ts';
import { type GameEntry, loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { readOptions } from '../options-spec.ts';
import { clearProgress, showProgress } from '../progress.ts';
import { readAll } from '../read-all.ts';
import { makeFolder } from '../save-file.ts';
import { readBots } from '../seats-spec.ts';
import { readSeed } from '../seed.ts';
import { CHUNK, type ChunkResult, chunksOf, playChunk } from '../sim/chunk.ts';
import { type Job, playOnThreads } from '../sim/pool.ts';
import { Simulator } from '../sim/simulator.ts';
import { type Summary, summarize } from '../sim/statistics.ts';
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
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: SimOptions) => {
      const entry = await loadGame(context, given.game);
      const { threads, ...read } = readAll({
        bots: () => readBots(given.seats, entry.room.bots),
        games: () => readWhole(given.games, '--games', 1, MOST_GAMES),
        seed: () => readSeed(given.seed),
        threads: () => readWhole(given.threads ?? '1', '--threads', 1, MOST_THREADS),
      });
      const { length } = read.bots;
      const job: Job = {
        ...read,
        gameId: entry.game.id,
        options: await readOptions(context.io, entry.game, given.options, length),
        records: given.records,
      };
      if (job.records !== undefined) makeFolder(job.records);
      const before = process.cpuUsage();
      const chunks = await play(context, entry, job, threads);
      if (chunks === undefined) return;
      const { user, system } = process.cpuUsage(before);
      const choices = chunks.reduce((sum, chunk) => sum + chunk.choices, 0);
      const movesPerSecond = Math.round(choices / ((user + system) / 1e6));
      const summary = summarize(entry.game, job.games, chunks);
      if (!given.json) {
        print(context, summaryText(context, entry, job, summary, movesPerSecond));
        return;
      }
      printJson(context, summaryJson(entry, job, summary, movesPerSecond));
    });
}

/** All chunks of a job; undefined, and the exit code says so, when the rules break their own word. */
async function play(
  context: Context,
  { game, room }: GameEntry,
  job: Job,
  threads: number,
): Promise<ChunkResult[] | undefined> {
  const onChunk = (done: number) =>
    showProgress(context.io, `${Math.min(done * CHUNK, job.games)}/${job.games}`);
  try {
    if (threads > 1) return await playOnThreads(job, threads, onChunk);
    const simulator = new Simulator({ ...job, game, room });
    const results: ChunkResult[] = [];
    for (let chunk = 0; chunk < chunksOf(job.games); chunk++) {
      results.push(playChunk(simulator, job.bots.length, job.games, chunk, job.records));
      onChunk(chunk + 1);
      // Signals and output get their turn.
      await setImmediate();
    }
    return results;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    context.io.stderr.write(`${faultLine(context, context.reasons, error.faults)}\n`);
    context.exitCode = EXIT.isFalse;
    return undefined;
  } finally {
    clearProgress(context.io);
  }
}

function summaryJson(
  { game }: GameEntry,
  { options, bots, games, seed }: Job,
  summary: Summary,
  movesPerSecond: number,
): Json {
  const { winsBySeat, teamWins, meanScores, meanPlies, meanFigures, checked, hash } = summary;
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
    text(lang, 'simScores', { scores: summary.meanScores.join(' ') }),
    ...(figures.length === 0 ? [] : [text(lang, 'simFigures', { figures: figures.join(', ') })]),
    text(lang, 'simSpeed', { movesPerSecond, checked: summary.checked }),
    `hash ${summary.hash}`,
  ].join('\n');
}
