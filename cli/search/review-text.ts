import { type Match, OVER, roundedPercent, type SeatInfo } from '@nineworlds/engine';
import type { VisibleDecision, VisibleReview, VisibleStep } from '@nineworlds/table';
import type { Context } from '../context.ts';
import type { GameEntry } from '../games.ts';
import { text } from '../locale/index.ts';
import { ending } from '../play/story.ts';
import type { LineTeller } from '../play/told-line.ts';
import { seatName } from '../seat-names.ts';
import { wrap } from '../text-layout.ts';

/** So many of the costliest decisions are told. */
const MOST_DECISIONS = 5;
/** A curve is so many letters wide at most. */
const CURVE_WIDTH = 60;
/** From no chance to win to certainty. */
const HEIGHTS = '▁▂▃▄▅▆▇█';
const BELOW = ' '.repeat(6);

/** A review for people: the result, the curve, skill and luck, what mattered and what it cost. */
export function reviewText(
  { lang }: Context,
  { game, texts }: GameEntry,
  { position }: Match,
  seats: readonly SeatInfo[],
  review: VisibleReview,
  tell: LineTeller,
): string {
  const { start, result, skill, luck, others } = review;
  const isOver = position.frames.seat === OVER;
  const name = game.cooperative ? text(lang, 'team') : seatName(lang, seats, review.seat, texts);
  const told = ({ turn, seat, line, context }: VisibleStep | VisibleDecision) =>
    text(lang, 'pastLine', { turn, line: tell(line, seatName(lang, seats, seat, texts), context) });
  const turningPoint = (step: VisibleStep) =>
    wrap(`${percent(step.before)} → ${percent(step.after)}  ${told(step)}`, BELOW);
  const decision = (one: VisibleDecision) => {
    const cost = { points: points(one.loss), error: points(one.error) };
    const best = tell(one.best, seatName(lang, seats, one.seat, texts), one.bestContext);
    const better = text(lang, 'better', { ...cost, line: best });
    return [
      wrap(`  ${told(one)}`, BELOW),
      ...[better, ...one.reasons].map((sentence) => wrap(`${BELOW}${sentence}`, BELOW)),
    ].join('\n');
  };
  const costly = review.decisions
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_DECISIONS);
  const account = {
    start: percent(start).trim(),
    skill: signed(skill),
    luck: signed(luck),
    others: signed(others),
    result: percent(result).trim(),
  };
  const turns = review.steps.filter(({ ply }) => review.turningPoints.includes(ply));
  return [
    isOver ? ending(lang, game, seats, game.results(position), texts) : text(lang, 'notOverYet'),
    '',
    wrap(text(lang, 'winCurve', { name })),
    `  ${curveText(review)}`,
    wrap(`  ${text(lang, game.cooperative ? 'teamAccount' : 'account', account)}`, '  '),
    '',
    ...(turns.length === 0 ? [] : [text(lang, 'turningPoints'), ...turns.map(turningPoint), '']),
    text(lang, costly.length === 0 ? 'nothingCostly' : 'costlyDecisions'),
    ...costly.map(decision),
  ].join('\n');
}

/** The chance to win at the end of each turn, drawn as letters of different heights. */
function curveText({ start, steps }: VisibleReview): string {
  const ends = steps.filter(({ turn }, i) => steps[i + 1]?.turn !== turn);
  const values = [start, ...ends.map(({ after }) => after)];
  const width = Math.min(values.length, CURVE_WIDTH);
  return Array.from({ length: width }, (_, i) => {
    const at = width === 1 ? 0 : Math.round((i * (values.length - 1)) / (width - 1));
    const height = Math.round((values[at] ?? 0) * (HEIGHTS.length - 1));
    return HEIGHTS[height] ?? '';
  }).join('');
}

function percent(probability: number): string {
  const { bound, percent: rounded } = roundedPercent(probability, 0);
  return `${`${bound}${rounded}`.padStart(3)} %`;
}

function points(difference: number): string {
  return (100 * difference).toFixed(1);
}

function signed(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${points(Math.abs(difference))}`;
}
