import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { readOptions } from '../options-spec.ts';
import { Progress } from '../progress.ts';
import { readAll } from '../read-all.ts';
import { reliabilityJson, reliabilityLines, untrueBins } from '../reliability-table.ts';
import { searchModelOf } from '../search-model.ts';
import { readSeed } from '../seed.ts';
import { readWhole } from '../whole-number.ts';

const MOST_GAMES = 1_000_000;

interface CalibrateOptions {
  readonly game: string;
  readonly games: string;
  readonly seed: string;
  readonly options?: string;
  readonly json?: true;
}

/** `calibrate`: whether what is given a chance of seven in ten comes true seven times in ten. */
export function addCalibrate(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('calibrate')
    .description(text(lang, 'aboutCalibrate'))
    .requiredOption('--game <id>', text(lang, 'aboutGame'))
    .option('--games <n>', text(lang, 'aboutGames'), '40000')
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--options <o>', text(lang, 'aboutCalibrateOptions'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: CalibrateOptions) => {
      const entry = await loadGame(context, given.game);
      const { game } = entry;
      const { games, seed } = readAll({
        games: () => readWhole(given.games, '--games', 1, MOST_GAMES),
        seed: () => readSeed(given.seed),
      });
      const searchModel = await searchModelOf(entry);
      const { Calibration, optionSpread } = await import('@nineworlds/bots/training');
      const options =
        given.options === undefined
          ? undefined
          : await readOptions(context.io, game, given.options, undefined);
      const spread = options === undefined ? optionSpread(game) : [options];
      const calibration = new Calibration(game, searchModel, spread, seed);
      let done = 0;
      const progress = new Progress(context.io, () => `${done}/${games}`);
      while (done < games) {
        calibration.play(done++);
        // Signals and output get their turn.
        if (progress.show()) await setImmediate();
      }
      progress.clear();
      const { reliability } = calibration;
      const untrue = untrueBins(reliability);
      if (untrue > 0) context.exitCode = EXIT.isFalse;
      if (given.json) {
        const { rulesVersion } = game;
        const head = { game: game.id, rulesVersion, options: options ?? null, seed };
        printJson(context, { ...head, ...reliabilityJson(reliability), ok: untrue === 0 });
        return;
      }
      const { count, logLoss, brier } = reliability;
      const losses = { logLoss: logLoss.toFixed(4), brier: brier.toFixed(4) };
      print(context, text(lang, 'predictions', { games: count, ...losses }));
      for (const line of reliabilityLines(reliability)) print(context, line);
      print(context, text(lang, untrue === 0 ? 'calibrated' : 'notCalibrated', { bins: untrue }));
    });
}
