import type { Advised } from '@nineworlds/bots/search-tools';
import { type Json, type Match, type Seat, TEAM } from '@nineworlds/engine';
import {
  type AdvisedTable,
  adviceTask,
  type VisibleAdvice,
  visibleAdvice,
} from '@nineworlds/table';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { matchOf, readGameFile, seatsOf } from '../game-file.ts';
import { text } from '../locale/index.ts';
import { onlookerOf } from '../onlooker.ts';
import { lineTeller } from '../play/told-line.ts';
import { readAll } from '../read-all.ts';
import { adviceText } from '../search/advice-text.ts';
import { readBudget, searchFor, usualAdvice } from '../search/budget.ts';
import { SearchRunner } from '../search/search-runner.ts';
import { searchModelOf } from '../search-model.ts';
import { readSeed, seedNumber } from '../seed.ts';
import { readWhole } from '../whole-number.ts';

interface AdviseOptions {
  readonly to?: string;
  readonly seat?: string;
  readonly budget?: string;
  readonly seed: string;
  readonly json?: true;
}

/** `advise FILE`: the best three lines, how likely they win, and why. */
export function addAdvise(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('advise')
    .description(text(lang, 'aboutAdvise'))
    .argument('<file>', text(lang, 'aboutFile'))
    .option('--budget <b>', text(lang, 'aboutBudget'))
    .option('--seat <n>', text(lang, 'aboutAdvisedSeat'))
    .option('--to <ply>', text(lang, 'aboutTo'))
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, given: AdviseOptions) => {
      const found = await readGameFile(context, file);
      const { entry } = found;
      const match = matchOf(found, given.to);
      const { seat, budget, seed } = readAll({
        seat: () => readSeat(given.seat, match),
        budget: () => (given.budget === undefined ? undefined : readBudget(given.budget)),
        seed: () => readSeed(given.seed),
      });
      const table = tableOf(match);
      const searchModel = await searchModelOf(entry, file);
      const task = adviceTask(table, seat, 1, seedNumber(seed));
      const search = new SearchRunner(context.io);
      try {
        const { games, answer } = await searchFor(budget ?? usualAdvice(searchModel), (games) =>
          search.run({ ...task, games }),
        );
        const onlooker = onlookerOf(context, entry, seatsOf(found, match));
        const texts = await searchModel.argumentTexts(lang, match.options);
        const moves = visibleAdvice(table, seat, answer.advice, texts, onlooker);
        if (given.json) {
          printJson(context, { seat, games, moves: movesJson(moves, answer.advice) });
          return;
        }
        const name = onlooker.names[seat] ?? '';
        print(context, text(lang, 'adviceFor', { name, games }));
        print(context, adviceText(moves, name, await lineTeller(entry.texts)));
      } finally {
        await search.close();
      }
    });
}

/** The seat that is advised: the one that is asked, unless somebody says otherwise. */
function readSeat(typed: string | undefined, { game, options, position }: Match): Seat {
  if (typed !== undefined) return readWhole(typed, '--seat', 0, game.seatCount(options) - 1);
  const { seat } = position.frames;
  return seat === TEAM ? game.active(position) : Math.max(0, seat);
}

function tableOf({ game, options, position }: Match): AdvisedTable {
  return {
    game,
    options,
    observationFor: (seat) => {
      const observation = game.blank(options);
      game.observe(position, seat, observation);
      return observation;
    },
  };
}

/** Reasons as sentences, and beside them the facts that they are made of. */
function movesJson(moves: readonly VisibleAdvice[], advice: readonly Advised[]): Json {
  return moves.map(({ line, context: _, ...told }, i) => ({
    tokens: line,
    ...told,
    facts: (advice[i]?.inFavour ?? []).map(({ argument: reason, facts }) => ({ reason, facts })),
  }));
}
