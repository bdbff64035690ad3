import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, print, printJson } from '../context.ts';
import { loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { modelSource } from '../model-file.ts';
import { Progress } from '../progress.ts';
import { readAll } from '../read-all.ts';
import { reliabilityJson, reliabilityLines } from '../reliability-table.ts';
import { saveFile } from '../save-file.ts';
import { searchModelOf } from '../search-model.ts';
import { readSeed } from '../seed.ts';
import { readWhole } from '../whole-number.ts';

/** With fewer games there may be none to judge a model by. */
const FEWEST_GAMES = 64;
const MOST_GAMES = 1_000_000;

interface TrainOptions {
  readonly game: string;
  readonly games: string;
  readonly seed: string;
  readonly out?: string;
  readonly json?: true;
}

/** `train`: finds by playing what tells the chance to win, and writes it into a data file. */
export function addTrain(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('train')
    .description(text(lang, 'aboutTrain'))
    .requiredOption('--game <id>', text(lang, 'aboutGame'))
    .option('--games <n>', text(lang, 'aboutGames'), '35000')
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--out <file>', text(lang, 'aboutTrainOut'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: TrainOptions) => {
      const entry = await loadGame(context, given.game);
      const { game } = entry;
      const { games, seed, file } = readAll({
        games: () => readWhole(given.games, '--games', FEWEST_GAMES, MOST_GAMES),
        seed: () => readSeed(given.seed),
        file: () => readOut(given.out ?? join('games', game.id, 'bot', 'win-model.ts')),
      });
      const searchModel = await searchModelOf(entry);
      const { Fit, Gatherer, optionSpread } = await import('@nineworlds/bots/training');
      const gatherer = new Gatherer(game, searchModel, optionSpread(game), seed);
      let done = 0;
      const playing = new Progress(context.io, () => `${done}/${games}`);
      while (done < games) {
        gatherer.play(done++);
        // Signals and output get their turn.
        if (playing.show()) await setImmediate();
      }
      const fit = new Fit(searchModel.features, gatherer.fitted, gatherer.kept, seed);
      const fitting = new Progress(context.io, () =>
        text(lang, 'trainRound', { round: fit.rounds, loss: fit.best.toFixed(4) }),
      );
      while (fit.round()) {
        fitting.show();
        await setImmediate();
      }
      fitting.clear();
      const model = fit.model();
      const reliability = gatherer.reliabilityOf(model);
      saveFile(file, modelSource(game.id, model));
      const positions = gatherer.fitted.count + gatherer.kept.count;
      if (given.json) {
        const { rulesVersion } = game;
        const { games: judged, ...judgement } = reliabilityJson(reliability);
        const { rounds } = fit;
        const run = { game: game.id, rulesVersion, games, seed, positions, rounds };
        printJson(context, { ...run, judged: judged ?? null, ...judgement, file });
        return;
      }
      print(context, text(lang, 'trained', { games, positions, rounds: fit.rounds, file }));
      const { count, logLoss, brier } = reliability;
      const losses = { logLoss: logLoss.toFixed(4), brier: brier.toFixed(4) };
      print(context, text(lang, 'predictions', { games: count, ...losses }));
      for (const line of reliabilityLines(reliability)) print(context, line);
    });
}

/** Where the model goes; that there is no such folder is told before, not after minutes of work. */
function readOut(file: string): string {
  const folder = dirname(file);
  if (existsSync(folder)) return file;
  throw badInput(folder.slice(0, 200), 'folderMissing');
}
