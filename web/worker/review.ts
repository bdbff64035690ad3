import type { Answers, ReviewRequest, Thoroughness } from '@nineworlds/protocol';
import { reviewTask, tellReview } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { Desk } from './desk.ts';
import type { Think } from './thoughts.ts';

/** Simulated games for each moment of a game. */
const GAMES: Readonly<Record<Thoroughness, number>> = { quick: 16, normal: 64, thorough: 256 };

/** Whoever looks back on a game again sees the same. */
const SEED = 1;

/** A game looked back on for a seat; throws `BadInput`. */
export async function reviewAt(
  desk: Desk,
  { seat, names, thoroughness = 'normal' }: ReviewRequest,
  think: Think,
): Promise<Answers['review']> {
  if (desk.hidesSomething) throw badInput('table', 'reviewAfterEnd');
  const { table, module, onlooker } = desk;
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined) throw badInput('table', 'noAdviser');
  const texts = await searchModel.argumentTexts(onlooker.lang);
  const { game, options } = table;
  // The game may go on while it is looked back on.
  const past = { game, options, start: table.positionAt(0), lines: [...table.lines] };
  const games = GAMES[thoroughness];
  const found = await think(reviewTask(past, seat, games, SEED));
  if (found.type !== 'review') throw new RangeError(`no review, but ${found.type}`);
  return tellReview(past, found.review, texts, { names: names ?? onlooker.names });
}
