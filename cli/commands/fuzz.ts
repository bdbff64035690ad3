import { join } from 'node:path';
import { recordText } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { plainText } from '../plain-text.ts';
import { clearProgress, showProgress } from '../progress.ts';
import { readAll } from '../read-all.ts';
import { makeFolder, saveFile } from '../save-file.ts';
import { readWhole } from '../whole-number.ts';

const MOST_GAMES = 10_000_000;

interface FuzzOptions {
  readonly game: string;
  readonly games: string;
  readonly seed: string;
  readonly options?: string;
  readonly out: string;
  readonly json?: true;
}

/** `fuzz`: random games that look for anything wrong; what is found is written as fixtures. */
export function addFuzz(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('fuzz')
    .description(text(lang, 'aboutFuzz'))
    .requiredOption('--game <id>', text(lang, 'aboutGame'))
    .requiredOption('--games <n>', text(lang, 'aboutGames'))
    .option('--seed <n>', text(lang, 'aboutFuzzSeed'), '1')
    .option('--options <any>', text(lang, 'aboutAnyOptions'))
    .option('--out <dir>', text(lang, 'aboutFuzzOut'), 'fuzz-failures')
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: FuzzOptions) => {
      const { game, module } = await loadGame(context, given.game);
      const { games, seed, options } = readAll({
        games: () => readWhole(given.games, '--games', 1, MOST_GAMES),
        seed: () => readWhole(given.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - MOST_GAMES),
        options: () => readAny(given.options),
      });
      const { fuzz } = await import('@nineworlds/testkit');
      const report = fuzz(game, {
        games,
        seed,
        options,
        bots: module.bots,
        onProgress: (done) => {
          if (done % 10 === 0) showProgress(context.io, `${done}/${games}`);
        },
      });
      clearProgress(context.io);
      if (report.failures.length > 0) makeFolder(given.out);
      const failures = report.failures.map(({ record, reason }, i) => {
        const file = join(given.out, `${game.id}-${seed}-${i + 1}.nw.json`);
        saveFile(file, recordText(record));
        return { file, reason };
      });
      if (failures.length > 0 || report.unseen.length > 0) context.exitCode = EXIT.isFalse;
      const { plies, unseen } = report;
      if (given.json) {
        printJson(context, { games: report.games, plies, failures, unseen });
        return;
      }
      print(context, text(lang, 'fuzzed', { games: report.games, plies }));
      for (const { file, reason } of failures) print(context, `${file}: ${plainText(reason)}`);
      if (unseen.length > 0) print(context, text(lang, 'unseen', { names: unseen.join(', ') }));
    });
}

function readAny(typed: string | undefined): 'default' | 'any' {
  if (typed === undefined) return 'default';
  if (typed === 'any') return 'any';
  throw badInput('--options', 'notOneOf', { value: typed.slice(0, 40), words: 'any' });
}
