import type { BenchRow } from '@nineworlds/bench';
import { BadInput, checkOptions, Faults, type Json } from '@nineworlds/engine';
import type { Command } from 'commander';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { clearProgress, showProgress } from '../progress.ts';

/** The game that is written for a peer too, so that there is something to compare with. */
const COMPARED = 'mini-track';

/** `bench`: how fast a game runs here, and how fast elsewhere. */
export function addBench(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('bench')
    .description(text(lang, 'aboutBench'))
    .option('--game <id>', text(lang, 'aboutGame'), COMPARED)
    .option('--json', text(lang, 'aboutJson'))
    .action(async (given: { game: string; json?: true }) => {
      const { game, module } = await loadGame(context, given.game);
      const bench = await import('@nineworlds/bench');
      const progress = (line: string) => showProgress(context.io, line);
      const faults = new Faults();
      const options = checkOptions(game.options, {}, faults);
      if (options === undefined) throw new BadInput(faults.list);
      const isCompared = game.id === COMPARED;
      if (isCompared) preparePeer(context, bench);
      const rows = isCompared
        ? await bench.benchMiniTrack(progress)
        : await bench.benchGame(module, options, progress);
      clearProgress(context.io);
      if (rows.some(({ passed }) => !passed)) context.exitCode = EXIT.isFalse;
      if (given.json) printJson(context, rows as unknown as Json);
      else for (const row of rows) print(context, rowText(context, row));
    });
}

/** Installs the peer where it is missing: the project itself does not need it. */
function preparePeer({ io, lang }: Context, bench: typeof import('@nineworlds/bench')): void {
  if (bench.isPeerInstalled()) return;
  io.stderr.write(`${text(lang, 'benchInstalls')}\n`);
  if (!bench.installPeer()) io.stderr.write(`${text(lang, 'benchNoPeer')}\n`);
}

function rowText({ lang }: Context, row: BenchRow): string {
  const { name, peer, floor, passed } = row;
  const lines = [
    text(lang, 'benchSpeed', {
      name,
      movesPerSecond: Math.round(row.movesPerSecond),
      bytes: row.bytesPerMove.toFixed(2),
      copyNs: Math.round(row.copyNs),
    }),
  ];
  if (peer !== null && row.peerMovesPerSecond !== null && row.ratio !== null) {
    const movesPerSecond = Math.round(row.peerMovesPerSecond);
    const facts = { peer, movesPerSecond, ratio: Math.round(row.ratio), floor: floor.ratio ?? 0 };
    lines.push(text(lang, 'benchPeer', facts));
  }
  if (row.search !== null) {
    lines.push(text(lang, 'benchSearch', { perSecond: Math.round(row.search.searchPerSecond) }));
  }
  return [...lines, text(lang, passed ? 'benchPassed' : 'benchFailed')].join('\n');
}
