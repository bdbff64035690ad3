import type { Json, Match, Seat } from '@nineworlds/engine';
import { reviewTask, type VisibleReview, visibleReview } from '@nineworlds/table';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { type GameFile, matchOf, readGameFile, seatsOf } from '../game-file.ts';
import { text } from '../locale/index.ts';
import { onlookerOf } from '../onlooker.ts';
import { lineTeller } from '../play/told-line.ts';
import { readAll } from '../read-all.ts';
import { readBudget, searchFor, USUAL_REVIEW } from '../search/budget.ts';
import { reviewText } from '../search/review-text.ts';
import { SearchRunner } from '../search/search-runner.ts';
import { searchModelOf } from '../search-model.ts';
import { seatJson } from '../seat-names.ts';
import { readSeed, seedNumber } from '../seed.ts';
import { readWhole } from '../whole-number.ts';

interface ReviewOptions {
  readonly seat?: string;
  readonly budget?: string;
  readonly seed: string;
  readonly json?: true;
}

/** `review FILE`: what was skill and what was luck in a game, and what would have been better. */
export function addReview(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('review')
    .description(text(lang, 'aboutReview'))
    .argument('<file>', text(lang, 'aboutFile'))
    .option('--budget <b>', text(lang, 'aboutReviewBudget'))
    .option('--seat <n>', text(lang, 'aboutReviewedSeat'))
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, given: ReviewOptions) => {
      const found = await readGameFile(context, file);
      const { entry } = found;
      const match = matchOf(found, undefined);
      const seats = seatsOf(found, match);
      const { seat, budget, seed } = readAll({
        seat: () => readSeat(given.seat, found, match),
        budget: () => (given.budget === undefined ? USUAL_REVIEW : readBudget(given.budget)),
        seed: () => readSeed(given.seed),
      });
      const searchModel = await searchModelOf(entry, file);
      const task = reviewTask(match, seat, 1, seedNumber(seed));
      const search = new SearchRunner(context.io);
      try {
        const { games, answer } = await searchFor(budget, (games) =>
          search.run({ ...task, games }),
        );
        const onlooker = onlookerOf(context, entry, seats);
        const told = visibleReview(
          match,
          answer.review,
          await searchModel.argumentTexts(lang, match.options),
          onlooker,
        );
        if (given.json) printJson(context, { games, ...reviewJson(told) });
        else
          print(
            context,
            reviewText(context, entry, match, seats, told, await lineTeller(entry.texts)),
          );
      } finally {
        await search.close();
      }
    });
}

/** The seat that the review is for: the first person's, unless somebody says otherwise. */
function readSeat(typed: string | undefined, file: GameFile, match: Match): Seat {
  const seats = seatsOf(file, match);
  if (typed !== undefined) return readWhole(typed, '--seat', 0, seats.length - 1);
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );
}

function reviewJson({ steps, decisions, ...told }: VisibleReview): {
  readonly [key: string]: Json;
} {
  return {
    ...told,
    steps: steps.map(({ context: _, ...step }) => ({ ...step, seat: seatJson(step.seat) })),
    decisions: decisions.map(({ context: _, bestContext: __, ...decision }) => ({
      ...decision,
      seat: seatJson(decision.seat),
    })),
  };
}
